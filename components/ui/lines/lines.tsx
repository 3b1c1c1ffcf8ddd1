import styles from './lines.module.scss';

/** One sentence, broken into lines by hand. It is read, copied and found in the page as one. */
export function Lines({ of }: { readonly of: readonly string[] }) {
  return of.map((line) => (
    <span key={line} className={styles.line}>
      {`${line} `}
    </span>
  ));
}
