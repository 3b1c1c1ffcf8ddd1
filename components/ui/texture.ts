/**
 * Props for an element with a picture in its background or mask: the picture is fetched only when the visitor is near
 * (`components/layout/page-script/textures.ts`). That script may set an attribute on it before React hydrates it.
 */
export const textureProps = { 'data-texture': '', suppressHydrationWarning: true } as const;
