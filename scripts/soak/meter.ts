import type { Page } from '@playwright/test';

export interface Reading {
  /** Megabytes in use after garbage collection. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** The first visits fill caches and load every island; they do not count. */
const warmUpVisits = 3;

/** What may be added from the second third of the visits to the last. */
const allowedGrowth = { heap: 1, nodes: 50, listeners: 10 } as const;

/** Attaches to Chromium's own counters and returns a function that reads them. */
export async function openMeter(page: Page): Promise<() => Promise<Reading>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      heap: value('JSHeapUsedSize') / 1_000_000,
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
    };
  };
}

const mean = (numbers: number[]) =>
  numbers.reduce((total, number) => total + number, 0) / Math.max(numbers.length, 1);

/**
 * Says what grew; an empty list is a tab that stays as it was. The first third is left out
 * as warming up.
 */
export function growth(readings: Reading[]): string[] {
  const counted = readings.slice(warmUpVisits);
  const third = Math.floor(counted.length / 3);
  if (third === 0) return [`Only ${readings.length} visits: give it more minutes.`];
  return (['heap', 'nodes', 'listeners'] as const).flatMap((name) => {
    const early = mean(counted.slice(third, -third).map((reading) => reading[name]));
    const late = mean(counted.slice(-third).map((reading) => reading[name]));
    return late - early > allowedGrowth[name]
      ? [`${name} grew from ${early.toFixed(1)} to ${late.toFixed(1)}`]
      : [];
  });
}
