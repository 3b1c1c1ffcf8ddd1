import { Mark } from '@/components/ui/mark/mark';
import { markPieces } from '@/components/ui/mark/mark-pieces';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import { textureProps } from '@/components/ui/texture';
import { brand } from '@/content/brand';
import styles from './large-logo.module.scss';

const vein = markPieces.find(({ name }) => name === 'vein');

/** The logo, alone and large. At this size its vein is a metal texture, clipped to the vein's outline. */
export function LargeLogo() {
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.name}>{brand.name}</h1>
      <div className={styles.mark} aria-hidden="true">
        <Mark />
        <svg width="0" height="0" focusable="false">
          <clipPath id="logo-vein" clipPathUnits="objectBoundingBox">
            <path transform={`scale(${1 / 100} ${1 / 92})`} d={vein?.path} />
          </clipPath>
        </svg>
        <i className={styles.vein} {...textureProps} />
      </div>
      <div className={styles.letters}>
        <Wordmark />
      </div>
    </main>
  );
}
