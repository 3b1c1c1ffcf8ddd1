import { ownReceiverPath } from '../content/folders';

/**
 * The path of this site to which the forms post, without its query; `undefined` if they post elsewhere or
 * open a mail.
 */
export function endpointPath(endpoint: string | undefined): string | undefined {
  return endpoint?.startsWith('/') ? endpoint.replace(/\?.*$/, '') : undefined;
}

/** The path of this repository's receiver for a site that was built with `endpoint`. */
export function receiverPath(endpoint: string | undefined): string {
  return endpointPath(endpoint) ?? ownReceiverPath;
}
