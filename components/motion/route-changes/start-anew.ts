/**
 * Loads the page again after an error that nothing smaller has caught: its HTML holds all its words. The address
 * is the next page's already. A lost script is fetched once more. What crashed would crash again, so that page
 * comes without scripts (`standAlone` in components/chrome/boot).
 */
export function startAnew(error: unknown): void {
  const isLost = error instanceof Error && error.name === 'ChunkLoadError';
  if (!isLost) history.replaceState({ plain: true }, '');
  location.reload();
}
