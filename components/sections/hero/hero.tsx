import type { ComponentProps } from 'react';
import { Caption } from '@/components/ui/caption/caption';
import { Picture } from '@/components/ui/picture/picture';
import { hero } from '@/content/home';
import { sectionIds } from '@/content/routes';
import { below } from '@/lib/media/below';
import { flatWindowMedia } from '@/lib/media/flat-window';
import { tallAspectRatio } from '@/styles/tokens/tokens';
import { HeadingLine } from './heading-line';
import scene from './hero-scene.module.scss';
import styles from './hero.module.scss';

/** The props of both pictures: they must be equal, because one lies exactly over the other. */
const heroPicture = {
  name: 'hero-wide',
  artDirection: [
    { name: 'hero-tall', media: `${below('desktop')} and (max-aspect-ratio: ${tallAspectRatio})` },
    { name: 'hero-flat', media: flatWindowMedia, sizes: 'max(100vw, 229vh)' },
  ],
  sizes: `${below('phone')} max(100vw, 53vh), max(100vw, 165vh)`,
} as const satisfies Partial<ComponentProps<typeof Picture>>;

/**
 * The first screen: tagline and heading over a picture of the field, above the ground. The picture is rendered twice:
 * the second one, masked to the leaves and the bottle, covers parts of the heading.
 */
export function Hero() {
  const { heading } = hero;
  return (
    <section id={sectionIds.home} className={styles.hero} aria-labelledby="hero-heading">
      <div className={scene.scene}>
        <Picture {...heroPicture} alt={hero.picture.alt} priority className={scene.picture} />
      </div>
      <p className={styles.tagline}>{hero.tagline}</p>
      <h1 id="hero-heading" className={styles.heading}>
        <HeadingLine className={styles.sky} text={heading.sky} firstIndex={0} />
        <HeadingLine className={styles.soil} text={heading.soil} firstIndex={2} />
        <span className={styles.join}>{`${heading.join} `}</span>
        <HeadingLine className={styles.close} text={heading.close} firstIndex={4} />
      </h1>
      <div className={scene.front} aria-hidden="true">
        <Picture {...heroPicture} alt="" className={scene.picture} />
      </div>
      <Caption lines={hero.fieldNote} className={scene.note} />
      <div className={scene.ground} aria-hidden="true" />
    </section>
  );
}
