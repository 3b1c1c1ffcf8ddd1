import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Depth } from '@/components/ui/depth/depth';
import { FindBottle } from '@/components/ui/find-bottle/find-bottle';
import { Facts } from '@/components/ui/facts/facts';
import { Lines } from '@/components/ui/lines/lines';
import { TastingNotes } from '@/components/ui/tasting-notes/tasting-notes';
import { textureProps } from '@/components/ui/texture';
import { plata } from '@/content/home';
import { anchorIds } from '@/content/routes';
import { PlataBottle } from './plata-bottle';
import styles from './plata.module.scss';

/** The section of Plata, on limewash: its name behind the clear bottle, notes, facts and the enquiry button. */
export function Plata() {
  return (
    <article
      id={plata.id}
      className={styles.plata}
      {...textureProps}
      aria-labelledby="plata-heading"
    >
      <Depth label={plata.depth} className={styles.depth} />
      <i className={styles.shade} {...textureProps} aria-hidden="true" />
      <h3 id="plata-heading" className={styles.name} data-fit-text>
        {plata.name}
      </h3>
      <PlataBottle />
      <Reveal className={styles.say}>
        <p className={styles.line}>
          <Lines of={plata.line} />
        </p>
        <p id={anchorIds.plataText}>{plata.text}</p>
        <EnquireButton product={plata.key} className={styles.enquire}>
          {plata.enquire}
        </EnquireButton>
        <FindBottle />
      </Reveal>
      <div id={anchorIds.plataNotes} className={styles.data}>
        <TastingNotes notes={plata.notes} leaders="left" />
        <Facts product={plata} className={styles.facts} />
      </div>
    </article>
  );
}
