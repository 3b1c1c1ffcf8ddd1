import { Carousel } from '@/components/islands/carousel/carousel';
import { ImageEntrances } from '@/components/islands/image-entrances/image-entrances';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Depth } from '@/components/ui/depth/depth';
import { Edge } from '@/components/ui/edge/edge';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Lines } from '@/components/ui/lines/lines';
import { Picture } from '@/components/ui/picture/picture';
import { textureProps } from '@/components/ui/texture';
import { experience } from '@/content/home';
import { anchorIds, sectionIds } from '@/content/routes';
import { below } from '@/lib/media/below';
import styles from './experience.module.scss';
import row from './experience-pictures.module.scss';
import tears from './experience-tears.module.scss';

const sizes = `${below('phone')} and (max-resolution: 1.4dppx) 178vw, ${below('phone')} 84vw, ${below('desktop')} 52vw, 43vw`;

/** The section Experience, on how tequila is made: a heading over four pictures, and two paragraphs. */
export function Experience() {
  const [first, second] = experience.story;
  return (
    <section
      id={sectionIds.experience}
      className={styles.experience}
      {...textureProps}
      aria-labelledby="experience-heading"
    >
      <Edge ground="gold" shape={3} lip />
      <Edge ground="night" shape={3} />
      <IslandBoundary>
        <ImageEntrances />
      </IslandBoundary>
      <Depth label={experience.depth} className={styles.depth} />
      <h2 id="experience-heading" className={styles.heading} data-fit-text>
        <Lines of={experience.heading} />
      </h2>
      <Carousel
        className={`${styles.pictures} ${row.pictures}`}
        label={experience.carouselLabel}
        media={below('phone')}
        slides={experience.pictures.map(({ name, alt, caption }, index) => (
          <figure key={name} className={row.figure} data-image={index + 1}>
            <div className={`${row.frame} ${tears.torn}`} data-enter={index} {...textureProps}>
              <Picture name={name} alt={alt} sizes={sizes} className={row.picture} />
            </div>
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      />
      <Reveal className={styles.firstParagraph}>
        <p id={anchorIds.story}>{first}</p>
      </Reveal>
      <Reveal className={styles.secondParagraph} delay={1}>
        <p>{second}</p>
      </Reveal>
    </section>
  );
}
