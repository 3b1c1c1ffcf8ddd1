import { anejo, plata } from '@/content/home/products';
import type { ProductKey } from '@/lib/enquiry-flow/enquiry-flow';
import { EnquireLink } from './enquire-link';

const words: Record<ProductKey, string> = { plata: plata.enquire, anejo: anejo.enquire };

export interface EnquireButtonProps {
  readonly product: ProductKey;
  readonly className?: string;
}

/** Opens the enquiry about a product. Without JavaScript it is a link to the footer's contact. */
export function EnquireButton({ product, className }: EnquireButtonProps) {
  return (
    <EnquireLink product={product} className={className}>
      {words[product]}
    </EnquireLink>
  );
}
