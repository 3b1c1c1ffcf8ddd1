/** Where the receiver answers if the site's forms post to no path of the site. */
const usualPath = '/enquiries';

/**
 * The path of this site to which the forms post, without its query; `undefined` where they post to
 * another company or open a mail.
 */
export function endpointPath(endpoint: string | undefined): string | undefined {
  return endpoint?.startsWith('/') ? endpoint.replace(/\?.*$/, '') : undefined;
}

/** The path at which the receiver of this repository takes enquiries of a site built for `endpoint`. */
export function receiverPath(endpoint: string | undefined): string {
  return endpointPath(endpoint) ?? usualPath;
}
