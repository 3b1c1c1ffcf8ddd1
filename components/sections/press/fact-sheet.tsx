import { Facts } from '@/components/ui/facts/facts';
import { anejo, plata } from '@/content/home';
import styles from './fact-sheet.module.scss';

/** What a journalist looks up: the two tequilas side by side. */
export function FactSheet() {
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
    </div>
  );
}
