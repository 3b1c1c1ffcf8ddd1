/** All that Next's client reads of Node's `process`; it uses named imports, so there is no default export. */
export const env = {};
