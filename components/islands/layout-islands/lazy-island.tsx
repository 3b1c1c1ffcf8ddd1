import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { retry } from '@/lib/load';
import { wait } from '@/styles/tokens/motion';

export interface LazyIslandProps<Props> {
  /** Fetches the island; called when it is first wanted, and again until it succeeds. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly wanted: boolean;
  /** The button that opens it: busy while the island is fetched. */
  readonly opener?: HTMLElement | undefined;
  /** Called with `true` when fetching takes long, and with `false` when it ends. Must be stable. */
  readonly onWait?: (isLong: boolean) => void;
  /**
   * Called each time it is wanted but cannot be shown: two fetches failed, it is not there after `wait.fetch`, or it
   * crashed. Must be stable.
   */
  readonly onFailure?: () => void;
  readonly children: (Island: ComponentType<Props>) => ReactNode;
}

/**
 * An island that is fetched when it is first wanted, until that succeeds, with an error boundary of its own.
 * Not `React.lazy`: that never retries a failed fetch, and delays a fetched component by up to 300 ms.
 */
export function LazyIsland<Props>({
  load,
  wanted,
  opener,
  onWait,
  onFailure,
  children,
}: LazyIslandProps<Props>) {
  const [Island, setIsland] = useState<ComponentType<Props>>();
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    if (!wanted || Island) return;
    const ended = new AbortController();
    const giveUp = setTimeout(() => onFailure?.(), wait.fetch);
    const notice = setTimeout(() => onWait?.(true), wait.notice);
    opener?.setAttribute('aria-busy', 'true');

    retry(load, {
      attempts: Infinity,
      signal: ended.signal,
      onFailure: (error, failures) => {
        if (failures !== 2) return;
        console.error(error);
        clearTimeout(giveUp);
        onFailure?.();
      },
    }).then(
      (fetched) => setIsland(() => fetched),
      () => undefined,
    );

    return () => {
      ended.abort();
      clearTimeout(giveUp);
      clearTimeout(notice);
      onWait?.(false);
      opener?.removeAttribute('aria-busy');
    };
  }, [load, wanted, Island, opener, onWait, onFailure]);

  useEffect(() => {
    if (wanted && isBroken) onFailure?.();
  }, [wanted, isBroken, onFailure]);

  return (
    Island && (
      <IslandBoundary onFailure={() => setIsBroken(true)}>{children(Island)}</IslandBoundary>
    )
  );
}
