/**
 * Where the forms post to, fixed when the site is built. Without one they open the visitor's mail program.
 * The build has checked it with `validate-endpoint.ts`.
 */
export const contactEndpoint: string | undefined =
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || undefined;
