import { hasShops, linkToShops } from '@/content/lists/shops';

/** The link to the shops, beside Enquire and set apart from it by an em; nothing, not even a style, while there are none. */
export function FindBottle() {
  return (
    hasShops() && (
      <>
        {'\u2003'}
        <a href={linkToShops.href}>{linkToShops.label}</a>
      </>
    )
  );
}
