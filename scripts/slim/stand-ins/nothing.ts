/** Stands for polyfills of what every browser with CSS layers has. */
export {};
