import { Carousel } from '@/components/islands/carousel/carousel';
import { Depth } from '@/components/ui/depth/depth';
import { Edge } from '@/components/ui/edge/edge';
import { Lines } from '@/components/ui/lines/lines';
import { Picture } from '@/components/ui/picture/picture';
import { textureProps } from '@/components/ui/texture';
import { serves } from '@/content/home';
import { anchorIds } from '@/content/routes';
import { ServeSlide, serveSizes } from './serve-slide';
import styles from './serves.module.scss';

/** The section of serves, the drinks, as a carousel. Their stacked bars share one scale. */
export function Serves() {
  return (
    <section className={styles.serves} {...textureProps} aria-labelledby={anchorIds.serves}>
      <Edge ground="oak" shape={4} />
      <Depth label={serves.depth} className={styles.depth} />
      <h2 id={anchorIds.serves} className={styles.heading}>
        <Lines of={serves.heading} />
      </h2>
      <p className={styles.how}>{serves.how}</p>
      <div id={anchorIds.servesRow} className={styles.row}>
        <Picture name="serve-counter" alt="" sizes={serveSizes} className={styles.before} />
        <Picture name="serve-counter" alt="" sizes={serveSizes} className={styles.after} />
        <Carousel
          className={styles.carousel}
          label={serves.carouselLabel}
          slides={serves.list.map((serve) => (
            <ServeSlide key={serve.name} serve={serve} />
          ))}
        />
      </div>
    </section>
  );
}
