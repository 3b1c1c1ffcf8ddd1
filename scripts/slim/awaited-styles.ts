/** What this needs to know of Next's copy of mini-css-extract-plugin. */
interface StylePlugin {
  runtimeOptions: { insert?: unknown };
}

function isStylePlugin(plugin: unknown): plugin is StylePlugin {
  return typeof plugin === 'object' && plugin !== null && 'runtimeOptions' in plugin;
}

/**
 * Has an island's code wait for its style sheet, and fail with it, so that it is asked for again
 * (lib/retry). Next hands such sheets to its router, which says at once that they are there: after a
 * lost request the dialog stood bare for the rest of the visit, and React's preload of the sheet has
 * Chromium complain on the console where the island is not wanted within seconds.
 * Throws when the plugin is not found, as after an upgrade of Next.
 */
export function awaitStyles({ plugins }: { plugins: readonly unknown[] }): void {
  const plugin = plugins.find(isStylePlugin);
  if (!plugin) throw new Error('scripts/slim/awaited-styles.ts: Next’s style plugin has moved.');
  delete plugin.runtimeOptions.insert;
}
