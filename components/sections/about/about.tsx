import { Reveal } from '@/components/ui/reveal/reveal';
import { Rise } from '@/components/ui/rise/rise';
import { Depth } from '@/components/ui/depth/depth';
import { Edge } from '@/components/ui/edge/edge';
import { Caption } from '@/components/ui/caption/caption';
import { Lines } from '@/components/ui/lines/lines';
import { Picture } from '@/components/ui/picture/picture';
import { textureProps } from '@/components/ui/texture';
import { about } from '@/content/home';
import { anchorIds, sectionIds } from '@/content/routes';
import { below } from '@/lib/media/below';
import styles from './about.module.scss';

const sizes =
  `${below('phone')} and (max-resolution: 1.4dppx) 300vw, ` +
  `${below('desktop')} and (max-resolution: 1.4dppx) 182vw, 100vw`;

/** The section About us: the region, the rules for tequila, and the gold in the bottle. */
export function About() {
  return (
    <section
      id={sectionIds.about}
      className={styles.about}
      {...textureProps}
      aria-labelledby="about-heading"
    >
      <Edge ground="ash" shape={5} lip />
      <Edge ground="clay" shape={6} />
      <Depth label={about.depth} className={styles.depth} />
      <div className={styles.earth}>
        <Picture
          name={about.picture.name}
          alt={about.picture.alt}
          sizes={sizes}
          className={styles.picture}
        />
      </div>
      <h2 id="about-heading" className={styles.heading} data-fit-text>
        <Lines of={about.heading} />
      </h2>
      <Rise className={styles.lead}>
        <p id={anchorIds.place}>{about.lead}</p>
      </Rise>
      <Reveal className={styles.text}>
        {about.text.map((paragraph, index) => (
          <p key={paragraph} id={index === 0 ? anchorIds.law : undefined}>
            {paragraph}
          </p>
        ))}
      </Reveal>
      <Caption lines={about.fieldNote} className={styles.note} />
    </section>
  );
}
