import { hasShops, linkToShops, shopsWords as words } from '@/content/lists/shops';

/** In a text: the way to the list of shops; nothing while there are none. */
export function WhereToBuy() {
  return (
    hasShops() && (
      <p>
        {words.answer} <a href={linkToShops.href}>{linkToShops.label}</a>
      </p>
    )
  );
}
