import { GoldAccent } from '@/components/ui/gold-accent/gold-accent';
import { brand } from '@/content/brand';
import { classNames } from '@/lib/class-names';
import styles from './wordmark.module.scss';

/** The name in wide-set capitals; the accent of the Í is gold leaf. Decorative. */
export function Wordmark({ className }: { readonly className?: string }) {
  const { before, accented, after } = brand.wordmark;
  return (
    <span className={classNames(styles.wordmark, className)} aria-hidden>
      {before}
      <GoldAccent letter={accented} />
      {after}
    </span>
  );
}
