import { factTerms, type Product } from '@/content/home';
import { classNames } from '@/lib/class-names';
import styles from './facts.module.scss';

const terms = Object.keys(factTerms) as (keyof typeof factTerms)[];

/** A product's facts as a list: class, agave, rest, strength, gold, and the distillery's number if it is known. */
export function Facts({
  product,
  className,
}: {
  readonly product: Product;
  readonly className?: string;
}) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {terms
        .filter((key) => product[key] !== undefined)
        .map((key) => (
          <div key={key}>
            <dt>{factTerms[key]}</dt>
            <dd>{product[key]}</dd>
          </div>
        ))}
    </dl>
  );
}
