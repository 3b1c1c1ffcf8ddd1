/** All that Next's client reads of Node's `process`. It imports no default. */
export const env = {};
