import { factTerms, type Product } from '@/content/home/products';
import styles from './facts.module.scss';

const order = Object.keys(factTerms) as (keyof typeof factTerms)[];

/** What a product is, as a quiet list: class, agave, rest, strength, gold. */
export function Facts({
  product,
  className,
}: {
  product: Product;
  className?: string | undefined;
}) {
  return (
    <dl className={className ? `${styles.facts} ${className}` : styles.facts}>
      {order.map((key) => (
        <div key={key}>
          <dt>{factTerms[key]}</dt>
          <dd>{product[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
