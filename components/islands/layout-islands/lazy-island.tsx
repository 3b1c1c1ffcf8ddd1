import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { keepTrying } from '@/lib/retry/keep-trying';

export interface LazyIslandProps<Props> {
  /** Fetches the island; called when it is first wanted, and again until it succeeds. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly wanted: boolean;
  /** Called each time it is wanted but three fetches have failed or it has crashed. Must be stable. */
  readonly onFailure?: () => void;
  readonly children: (Island: ComponentType<Props>) => ReactNode;
}

/**
 * An island that is fetched when it is first wanted, until that succeeds, with an error boundary of its own.
 * Not `React.lazy`: that never retries a failed fetch, and delays a fetched component by up to 300 ms.
 */
export function LazyIsland<Props>({ load, wanted, onFailure, children }: LazyIslandProps<Props>) {
  const path = usePathname();
  const [Island, setIsland] = useState<ComponentType<Props>>();
  const [isBroken, setIsBroken] = useState(false);

  // Depends on the path to try again on each page: the visitor may be online again.
  useEffect(() => {
    if (!wanted || Island) return;
    return keepTrying(
      load,
      (fetched) => setIsland(() => fetched),
      (error) => {
        console.error(error);
        onFailure?.();
      },
    );
  }, [load, wanted, Island, onFailure, path]);

  useEffect(() => {
    if (wanted && isBroken) onFailure?.();
  }, [wanted, isBroken, onFailure]);

  return (
    Island && (
      <IslandBoundary onFailure={() => setIsBroken(true)}>{children(Island)}</IslandBoundary>
    )
  );
}
