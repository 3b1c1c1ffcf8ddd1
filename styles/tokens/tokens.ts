/** Every colour, time, size and layer of the site: the source of `_generated.scss` and of scripts. */
export * from './colour';
export * from './layout';
export * from './motion';
