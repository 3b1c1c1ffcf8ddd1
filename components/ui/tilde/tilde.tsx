import { classNames } from '@/lib/class-names';
import styles from './tilde.module.scss';

/** The tilde of the Ñ, a recurring ornament of the brand. Decorative. */
export function Tilde({ className }: { readonly className?: string }) {
  return (
    <svg
      className={classNames(styles.tilde, className)}
      viewBox="0 0 60 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 10C8 1 18 1 29 6S50 13 58 3C53 13 41 15 29 10S9 5 2 10Z" />
    </svg>
  );
}
