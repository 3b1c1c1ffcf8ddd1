import { FieldNote } from '@/components/ui/field-note/field-note';
import { Picture } from '@/components/ui/picture/picture';
import { hero } from '@/content/home';
import { sectionIds } from '@/content/routes';
import { below } from '@/lib/media/below';
import { flatWindow } from '@/lib/media/flat';
import { tall } from '@/styles/tokens/tokens';
import { Words } from './words';
import scene from './hero-scene.module.scss';
import styles from './hero.module.scss';

/** One element for both places, since the pictures must lie exactly over one another. */
const field = {
  name: 'hero-wide',
  art: [
    { name: 'hero-tall', media: `${below('desktop')} and (max-aspect-ratio: ${tall})` },
    { name: 'hero-flat', media: flatWindow, sizes: 'max(100vw, 229vh)' },
  ],
  sizes: `${below('phone')} max(100vw, 53vh), max(100vw, 165vh)`,
} as const;

/**
 * First light over the field, and the ground cut open below it. The picture is shown twice: the second,
 * masked to leaves and bottle, covers the heading in part, so that the letters stand in the field.
 */
export function Hero() {
  const { heading } = hero;
  return (
    <section id={sectionIds.home} className={styles.hero} aria-labelledby="hero-heading">
      <div className={scene.scene}>
        <Picture {...field} alt={hero.picture.alt} priority className={scene.picture} />
      </div>
      <p className={styles.tagline}>{hero.tagline}</p>
      <h1 id="hero-heading" className={styles.heading}>
        <Words className={styles.sky} text={heading.sky} first={0} />
        <Words className={styles.soil} text={heading.soil} first={2} />
        <span className={styles.join}>{`${heading.join} `}</span>
        <Words className={styles.close} text={heading.close} first={4} />
      </h1>
      <div className={scene.front} aria-hidden="true">
        <Picture {...field} alt="" className={scene.picture} />
      </div>
      <FieldNote lines={hero.fieldNote} className={scene.note} />
      <div className={scene.ground} aria-hidden="true" />
    </section>
  );
}
