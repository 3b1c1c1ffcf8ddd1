/**
 * Spread onto an element with a picture of its own in its background or mask, for it to be fetched only when the
 * visitor is near (`components/layout/page-script/textures.ts`). That script marks it, maybe before React looks at it.
 */
export const texture = { 'data-texture': '', suppressHydrationWarning: true } as const;
