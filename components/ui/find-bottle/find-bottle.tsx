import { hasShops, linkToShops } from '@/content/lists/shops';

/** The link to the shops, beside Enquire. Renders nothing while there are no shops. */
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
