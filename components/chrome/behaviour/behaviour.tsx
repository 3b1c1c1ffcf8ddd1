'use client';

import { WordFit } from '@/components/chrome/word-fit/word-fit';
import { RouteChanges } from '@/components/motion/route-changes/route-changes';
import { ViewWatch } from '@/components/motion/view-watch/view-watch';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';

/**
 * What every page does by itself, each in a boundary: the words stay if one crashes. Renders nothing. A client
 * component, because a boundary that the layout itself named would bring the home page's script to every route.
 */
export function Behaviour() {
  return (
    <>
      <IslandBoundary>
        <ViewWatch />
      </IslandBoundary>
      <IslandBoundary>
        <WordFit />
      </IslandBoundary>
      <IslandBoundary>
        <RouteChanges />
      </IslandBoundary>
    </>
  );
}
