import type { ReactNode } from 'react';
import { Rise } from '@/components/motion/rise/rise';
import { Depth } from '@/components/ui/depth/depth';
import { FieldNote } from '@/components/ui/field-note/field-note';
import { Picture } from '@/components/ui/picture/picture';
import { collections } from '@/content/home/collections';
import { sectionIds } from '@/content/navigation';
import { Strata } from './strata';
import styles from './collections.module.scss';

/**
 * The introduction and the split row (the same ground on both sides of a fault, one side sunk),
 * and below them the two products.
 */
export function Collections({ children }: { children: ReactNode }) {
  const { heading, lead, text, west, east, faultNote } = collections;
  return (
    <section
      id={sectionIds.collections}
      className={styles.collections}
      aria-labelledby="collections-heading"
    >
      <div className={styles.soil}>
        <Depth at={collections.depth} className={styles.depth} />
        <h2 className={styles.heading} id="collections-heading">
          {heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <Rise className={styles.intro}>
          <p className={styles.lead}>{lead}</p>
          <p>{text}</p>
        </Rise>
        <Picture
          name="split"
          alt={collections.picture.alt}
          sizes="(max-width: 767px) 27vw, (max-width: 1023px) 18vw, 13vw"
          className={styles.bottle}
        />
      </div>
      <div className={styles.fault} data-scene="strata">
        <Strata className={styles.west} label={west.label} strata={west.strata} />
        <Strata className={styles.east} label={east.label} strata={east.strata} />
        <i className={styles.vein} data-fault-vein aria-hidden="true" />
        <FieldNote className={styles.faultNote} lines={faultNote} />
      </div>
      {children}
    </section>
  );
}
