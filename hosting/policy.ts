/** Sources that a page's policy must allow besides its own origin. */
export type PolicyNeeds = {
  /** Hashes of inline scripts and speculation rules, as `sha256-…`. */
  readonly scripts: readonly string[];
  /** Hashes of inline style sheets, as `sha256-…`. */
  readonly styles: readonly string[];
  /** Where enquiries go (`NEXT_PUBLIC_CONTACT_ENDPOINT`): a path, an https address, or nothing. */
  readonly endpoint?: string | undefined;
};

/** The Trusted Types policies that the pages make: the page script's, and that of Next's client. */
const trustedTypes = ['default', 'nextjs'];

const quoted = (hashes: readonly string[]) => [...hashes].sort().map((hash) => `'${hash}'`);

/** An endpoint on another origin as a CSP source: origin and path, no query. */
function remoteSource(endpoint: string | undefined): string | undefined {
  if (!endpoint?.startsWith('https://')) return undefined;
  const { origin, pathname } = new URL(endpoint);
  return `${origin}${pathname}`;
}

function formAction(endpoint: string | undefined): string {
  // Without an endpoint there is no form to send, but a mail link.
  if (!endpoint) return "'none'";
  const remote = remoteSource(endpoint);
  // A form service may redirect back to this site, and browsers apply this directive to redirects too.
  return remote ? `${remote} 'self'` : "'self'";
}

function directives({ scripts, styles, endpoint }: PolicyNeeds): string[][] {
  const remote = remoteSource(endpoint);
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(scripts)],
    ['style-src', "'self'", ...quoted(styles)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(remote ? [remote] : [])],
    ['manifest-src', "'self'"],
    ['form-action', formAction(endpoint)],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedTypes],
  ];
}

/** The policy of a page, for its `<meta http-equiv>`. */
export const pagePolicy = (needs: PolicyNeeds): string =>
  directives(needs)
    .map((directive) => directive.join(' '))
    .join('; ');

/**
 * The policy header of every response: directives that browsers ignore in a `<meta>` element. A header with the hashes
 * of all pages would be longer than nginx accepts from a server behind it.
 */
export const headerPolicy = "frame-ancestors 'none'";
