import { Picture } from '@/components/ui/picture/picture';
import type { ImageName } from '@/content/images/manifest';
import { below } from '@/lib/media/below';
import styles from './text-picture.module.scss';

interface TextPictureProps {
  readonly name: ImageName;
  readonly alt: string;
}

/** The column of words: `.text` of the document, `.section` of a text. */
const sizes = `${below('phone')} 88vw, ${below('desktop')} 84vw, 53vw`;

/** A picture between the paragraphs of a text page, as wide as their column. */
export function TextPicture({ name, alt }: TextPictureProps) {
  return <Picture name={name} alt={alt} sizes={sizes} className={styles.picture} />;
}
