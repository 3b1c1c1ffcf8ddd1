/** Replaces polyfills of features that every browser with CSS layers has. */
export {};
