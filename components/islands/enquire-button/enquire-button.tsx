import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { anejo, plata } from '@/content/home/products';
import { Tilde } from '@/components/ui/tilde/tilde';
import type { ProductKey } from '@/content/product-names';
import { classNames } from '@/lib/class-names';
import { EnquireLink } from './enquire-link';
import styles from './enquire-button.module.scss';

const words: Record<ProductKey, string> = { plata: plata.enquire, anejo: anejo.enquire };

interface EnquireButtonProps {
  readonly product: ProductKey;
  readonly className?: string;
}

/** Opens the enquiry about a product. Without JavaScript it is a link to the footer's contact. */
export function EnquireButton({ product, className }: EnquireButtonProps) {
  const look = classNames(styles.button, className);
  const label = (
    <>
      {words[product]}
      <Tilde className={styles.line} />
    </>
  );
  const link = (
    <a className={look} href="#contact">
      {label}
    </a>
  );

  return (
    <IslandBoundary fallback={link}>
      <EnquireLink product={product} className={look}>
        {label}
      </EnquireLink>
    </IslandBoundary>
  );
}
