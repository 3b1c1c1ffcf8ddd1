import { Mark } from '@/components/ui/mark/mark';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import { brand } from '@/content/brand';
import styles from './logo-plate.module.scss';

/** The logo, alone and large. */
export function LogoPlate() {
  return (
    <main id="main" className={styles.plate}>
      <h1 className={styles.name}>{brand.name}</h1>
      <Mark className={styles.mark} />
      <div className={styles.letters}>
        <Wordmark />
      </div>
    </main>
  );
}
