import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { keepTrying } from '@/lib/retry/keep-trying';

export interface LazyIslandProps<Props> {
  /** Fetches the island; called when it is first wanted, and again for as long as that fails. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly wanted: boolean;
  /** Called each time it is wanted and cannot be had: three times lost, or broken. Must be stable. */
  readonly onFailure?: () => void;
  readonly children: (Island: ComponentType<Props>) => ReactNode;
}

/**
 * An island that is fetched when it is first wanted, asked for until it comes, and fails alone. Not
 * `React.lazy`: that remembers a failure for ever, and holds what it has fetched back for up to 300 ms.
 */
export function LazyIsland<Props>({ load, wanted, onFailure, children }: LazyIslandProps<Props>) {
  const path = usePathname();
  const [Island, setIsland] = useState<ComponentType<Props>>();
  const [isBroken, setIsBroken] = useState(false);

  // The path is among what it follows: whoever has come to another page may have a line again.
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
