import { Facts } from '@/components/ui/facts/facts';
import { knownFacts } from '@/content/fact-sheet';
import { anejo, plata } from '@/content/home';
import { pressKitWords as words } from '@/content/press-kit';
import styles from './fact-sheet.module.scss';

/** Facts for journalists: the two tequilas side by side, then the house. Facts without a value are left out. */
export function FactSheet() {
  const known = knownFacts(words.terms);
  return (
    <div className={styles.sheet}>
      {[plata, anejo].map((product) => (
        <section key={product.key} className={styles.product} aria-labelledby={product.key}>
          <h3 className={styles.name} id={product.key}>
            {product.name}
          </h3>
          <p className={styles.line}>{product.line.join(' ')}</p>
          <Facts product={product} className={styles.facts} />
          <dl className={styles.notes}>
            {product.notes.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {known.length > 0 && (
        <dl className={styles.house}>
          {known.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
