/**
 * Where the forms post to, fixed when the site is built. Without one they open the visitor's mail
 * program instead. `validate-endpoint.ts` has refused at the build what could not work.
 */
export const contactEndpoint: string | undefined =
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || undefined;
