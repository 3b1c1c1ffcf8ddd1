import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { retry } from '@/lib/retry/retry';

export interface LaterProps<Props> {
  /** Fetches the island; called when it is first wanted, and again if that failed. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly wanted: boolean;
  /** Called each time it is wanted and cannot be had: three times lost, or broken. Must be stable. */
  readonly onFailure?: () => void;
  readonly children: (Island: ComponentType<Props>) => ReactNode;
}

/**
 * An island that is fetched when it is first wanted, and fails alone. Not `React.lazy`: that
 * remembers a failure for ever, and holds what it has fetched back for up to 300 ms.
 */
export function Later<Props>({ load, wanted, onFailure, children }: LaterProps<Props>) {
  const [Island, setIsland] = useState<ComponentType<Props>>();
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    if (!wanted || Island) return;
    let isStillWanted = true;
    retry(load).then(
      (fetched) => setIsland(() => fetched),
      (error: unknown) => {
        console.error(error);
        if (isStillWanted) onFailure?.();
      },
    );
    return () => {
      isStillWanted = false;
    };
  }, [load, wanted, Island, onFailure]);

  useEffect(() => {
    if (wanted && isBroken) onFailure?.();
  }, [wanted, isBroken, onFailure]);

  return (
    Island && (
      <IslandBoundary onFailure={() => setIsBroken(true)}>{children(Island)}</IslandBoundary>
    )
  );
}
