import { useHydrated } from '@/hooks/use-hydrated';
import { useMediaQuery } from '@/hooks/use-media-query';

type Connected = Navigator & { connection?: { saveData?: boolean } };

/**
 * Whether the visitor asks for less data, by the system's setting or by the browser's data saver
 * (Chromium's `navigator.connection.saveData`). False on the server and until the page is hydrated.
 */
export function useDataSaving(): boolean {
  const wished = useMediaQuery('(prefers-reduced-data: reduce)');
  const isHydrated = useHydrated();
  return wished || (isHydrated && (navigator as Connected).connection?.saveData === true);
}
