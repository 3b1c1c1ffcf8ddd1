import { directionsTo, shopsWords as words, soldAt } from '@/content/lists/shops';
import type { Shop } from '@/content/schema/lists/shops';

interface ShopEntryProps {
  readonly shop: Shop;
  /** Its owner's number, where its name does not tell whose it is. */
  readonly owner: number | undefined;
}

/**
 * A place, in letters no larger than those around it: its name, where it is, and what it sells. There may be thousands of
 * them, so an entry is as few elements as tell these apart (`components/islands/lists/find-shops.tsx` reads them).
 */
export function ShopEntry({ shop, owner }: ShopEntryProps) {
  const { name, kind, street, postalCode, web } = shop;
  return (
    <li data-owner={owner}>
      {web ? <a href={web}>{name}</a> : <b>{name}</b>}{' '}
      {street && <a href={directionsTo(shop)}>{`${street}, ${postalCode}`}</a>}
      {` ${kind === 'bar' ? `${words.bar} · ` : ''}${soldAt(shop)}`}
    </li>
  );
}
