import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { retry } from '@/lib/retry/retry';

export interface LaterProps<Props> {
  /** Fetches the island; called when it is first wanted, and again if that failed. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly wanted: boolean;
  readonly children: (Island: ComponentType<Props>) => ReactNode;
}

/**
 * An island that is fetched when it is first wanted, and fails alone. Not `React.lazy`: that
 * remembers a failure for ever, and holds what it has fetched back for up to 300 ms.
 */
export function Later<Props>({ load, wanted, children }: LaterProps<Props>) {
  const [Island, setIsland] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (!wanted || Island) return;
    retry(load).then(
      (fetched) => setIsland(() => fetched),
      (error: unknown) => console.error(error),
    );
  }, [load, wanted, Island]);

  return Island && <IslandBoundary>{children(Island)}</IslandBoundary>;
}
