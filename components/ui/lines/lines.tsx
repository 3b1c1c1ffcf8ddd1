import styles from './lines.module.scss';

/** One sentence with fixed line breaks. It is read out, copied and found by a search as one sentence. */
export function Lines({ of }: { readonly of: readonly string[] }) {
  return of.map((line) => (
    <span key={line} className={styles.line}>
      {`${line} `}
    </span>
  ));
}
