import { directionsTo, ownerNumberOf, shopsWords as words, soldAt } from '@/content/lists/shops';
import type { Shop } from '@/content/schema/lists/shops';
import styles from './shops-page.module.scss';

/** A place, in letters no larger than those around it: its name, what it is, where, and what it sells. */
export function ShopEntry({ shop }: { readonly shop: Shop }) {
  const { name, kind, street, postalCode, web } = shop;
  return (
    <li className={styles.shop} data-owner={ownerNumberOf(shop)} data-postal={postalCode}>
      <b>{name}</b>
      {kind === 'bar' && `, ${words.bar}`}
      <br />
      {street && (
        <>
          <span translate="no">
            {street}, {postalCode}
          </span>
          <br />
        </>
      )}
      {soldAt(shop)}
      <br />
      {kind !== 'online' && (
        <a href={directionsTo(shop)} rel="external noreferrer">
          {words.directions}
        </a>
      )}
      {web && (
        <a href={web} rel="external noreferrer">
          {new URL(web).hostname.replace(/^www\./, '')}
        </a>
      )}
    </li>
  );
}
