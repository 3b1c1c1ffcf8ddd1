/** What this needs to know of Next's copy of mini-css-extract-plugin. */
interface StylePlugin {
  runtimeOptions: { insert?: unknown };
}

function isStylePlugin(plugin: unknown): plugin is StylePlugin {
  return typeof plugin === 'object' && plugin !== null && 'runtimeOptions' in plugin;
}

/**
 * Makes an island's import wait for its style sheet, and fail with it, so that both are retried (lib/retry).
 * Next gives such sheets to its router, which reports them as loaded at once: after a lost request a dialog
 * stayed unstyled, and React's preload of the sheet made Chromium warn about an unused preload.
 * @throws if the plugin is not found, as after an upgrade of Next.
 */
export function awaitStyles({ plugins }: { plugins: readonly unknown[] }): void {
  const plugin = plugins.find(isStylePlugin);
  if (!plugin) throw new Error('scripts/slim/awaited-styles.ts: Next’s style plugin has moved.');
  delete plugin.runtimeOptions.insert;
}
