import { Rise } from '@/components/ui/rise/rise';
import { Edge } from '@/components/ui/edge/edge';
import { Picture } from '@/components/ui/picture/picture';
import { textureProps } from '@/components/ui/texture';
import { tasting } from '@/content/home';
import { anchorIds } from '@/content/routes';
import { below } from '@/lib/media/below';
import styles from './tasting.module.scss';

const sizes = `${below('phone')} and (max-resolution: 1.4dppx) 360vw, ${below('desktop')} 164vw, 133vw`;

/** The section of tasting notes: three large lines over a picture of amber and gold leaf. */
export function Tasting() {
  return (
    <section className={styles.tasting} aria-labelledby={anchorIds.tasting}>
      <Edge ground="gold" shape={3} lip />
      <div className={styles.amber} {...textureProps}>
        <Picture
          name={tasting.picture.name}
          alt={tasting.picture.alt}
          sizes={sizes}
          className={styles.picture}
        />
      </div>
      <h2 id={anchorIds.tasting} className={styles.heading}>
        {tasting.heading}
      </h2>
      <Rise className={styles.lines}>
        <dl>
          {tasting.lines.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Rise>
      <p className={styles.note}>{tasting.note}</p>
    </section>
  );
}
