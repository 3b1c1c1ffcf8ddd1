/** All that Next's client reads of Node's `process`, which asks for it without a default. */
export const env = {};
