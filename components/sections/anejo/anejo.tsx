import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { LiveGold } from '@/components/islands/live-gold/live-gold';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Depth } from '@/components/ui/depth/depth';
import { Edge } from '@/components/ui/edge/edge';
import { FindBottle } from '@/components/ui/find-bottle/find-bottle';
import { Facts } from '@/components/ui/facts/facts';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Lines } from '@/components/ui/lines/lines';
import { Picture } from '@/components/ui/picture/picture';
import { TastingNotes } from '@/components/ui/tasting-notes/tasting-notes';
import { textureProps } from '@/components/ui/texture';
import { anejo } from '@/content/home';
import { anchorIds } from '@/content/routes';
import { below } from '@/lib/media/below';
import { AnejoCellar } from './anejo-cellar';
import { GildedName } from './gilded-name';
import styles from './anejo.module.scss';

const portraitSizes = `${below('phone')} min(59vw, 29.5vw + 142px), ${below('desktop')} 37vw, min(28vw, 539px)`;

/** The section of Añejo: its name behind the bottle, notes, facts, the live gold and the enquiry button. */
export function Anejo() {
  const portrait = <Picture name="anejo-cut" alt={anejo.picture.alt} sizes={portraitSizes} />;

  return (
    <article
      id={anejo.id}
      className={styles.anejo}
      {...textureProps}
      aria-labelledby="anejo-heading"
    >
      <Edge ground="clay" shape={5} lip />
      <Edge ground="oak" shape={2} />
      <Depth label={anejo.depth} className={styles.depth} />
      <AnejoCellar />
      <h3 id="anejo-heading" className={styles.name} data-fit-text>
        <GildedName name={anejo.name} descenderClass={styles.descender} />
      </h3>
      <div className={styles.bottle}>
        <IslandBoundary fallback={portrait}>
          <LiveGold
            poster={portrait}
            backdrop={<Picture name="anejo-cut-empty" alt="" sizes={portraitSizes} />}
          />
        </IslandBoundary>
      </div>
      <Reveal className={styles.say}>
        <p className={styles.line}>
          <Lines of={anejo.line} />
        </p>
        <p id={anchorIds.anejoText}>{anejo.text}</p>
        <EnquireButton product={anejo.key} className={styles.enquire}>
          {anejo.enquire}
        </EnquireButton>
        <FindBottle />
      </Reveal>
      <div id={anchorIds.anejoNotes} className={styles.data}>
        <TastingNotes notes={anejo.notes} leaders="right" />
        <Facts product={anejo} />
      </div>
    </article>
  );
}
