/**
 * Next adds a hash of its request headers to the address of a payload, because a server may answer each
 * differently. A static host does not: each file of a payload has an address of its own.
 */
export const setCacheBustingSearchParam = () => undefined;
