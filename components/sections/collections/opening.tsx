import { Rise } from '@/components/ui/rise/rise';
import { Depth } from '@/components/ui/depth/depth';
import { Lines } from '@/components/ui/lines/lines';
import { Picture } from '@/components/ui/picture/picture';
import { textureProps } from '@/components/ui/texture';
import { collections } from '@/content/home';
import { below } from '@/lib/media/below';
import styles from './opening.module.scss';

/** The start of Collections: the text on both tequilas, and a bottle in front of the split. */
export function Opening({ headingId }: { readonly headingId: string }) {
  const { depth, heading, lead, text, picture } = collections;
  return (
    <div className={styles.soil} {...textureProps}>
      <Depth label={depth} className={styles.depth} />
      <h2 className={styles.heading} id={headingId}>
        <Lines of={heading} />
      </h2>
      <Rise className={styles.intro}>
        <p className={styles.lead}>{lead}</p>
        <p>{text}</p>
      </Rise>
      <Picture
        name="split"
        alt={picture.alt}
        sizes={`${below('phone')} min(27vw, 131px), ${below('desktop')} 18vw, min(13.5vw, 259px)`}
        className={styles.bottle}
      />
    </div>
  );
}
