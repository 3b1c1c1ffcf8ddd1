import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { storageKeys } from '../../lib/storage';

/** The phone that Lighthouse emulates, so that both speak of the same pictures. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The page is quiet when nothing was asked for or arrived during this time, in ms. */
const quietTime = 1500;

export type Request = {
  method: string;
  path: string;
  /** The browser's name for what it asked for: Document, Script, Image … */
  kind: string;
  /** Bytes of the body as sent. */
  bytes: number;
};

export type Traffic = {
  beforeInteraction: Request[];
  afterScroll: Request[];
  /** Scripts that were asked for before the first paint; there should be none. */
  earlyScripts: string[];
};

class Recorder {
  readonly requests = new Map<string, Request>();
  private lastEvent = Date.now();
  private readonly open = new Set<string>();
  private readonly headers = new Map<string, number>();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      const { pathname } = new URL(request.url);
      this.requests.set(requestId, {
        method: request.method,
        path: pathname,
        // The loader fetches scripts ahead of running them.
        kind: pathname.endsWith('.js') ? 'Script' : (type ?? 'Other'),
        bytes: 0,
      });
      this.open.add(requestId);
      this.lastEvent = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      this.headers.set(requestId, response.encodedDataLength);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = this.requests.get(requestId);
      const headers = this.headers.get(requestId) ?? 0;
      if (request) request.bytes = Math.max(0, encodedDataLength - headers);
      this.close(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.close(requestId));
  }

  private close(requestId: string): void {
    this.open.delete(requestId);
    this.lastEvent = Date.now();
  }

  async quiet(page: Page): Promise<Request[]> {
    while (this.open.size > 0 || Date.now() - this.lastEvent < quietTime) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    }
    return [...this.requests.values()].map((request) => ({ ...request }));
  }
}

function earlyScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint)
      .map(({ name }) => name);
  });
}

/** Moves on by a quarter of a screen and answers whether there is more below. */
function scrollOn(): Promise<boolean> {
  scrollBy({ top: innerHeight / 4, behavior: 'instant' });
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => resolve(scrollY < document.documentElement.scrollHeight - innerHeight - 2)),
    );
  });
}

/** Loads a route as a first-time visitor on a phone, waits, scrolls to the end, and counts. */
export async function measureTraffic(browser: Browser, address: string): Promise<Traffic> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const recorder = new Recorder(session);
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    // The clock reads storage at 5 s: the gate, whose code a first visit fetches all the same, stays
    // away, also where the machine is so slow that the page is not quiet by then.
    await page.evaluate((key) => localStorage.setItem(key, 'true'), storageKeys.age);
    const beforeInteraction = await recorder.quiet(page);
    const early = await earlyScripts(page);
    while (await page.evaluate(scrollOn));
    const afterScroll = await recorder.quiet(page);
    return { beforeInteraction, afterScroll, earlyScripts: early };
  } finally {
    await context.close();
  }
}

/** Bytes of all requests, or of those of one kind. */
export const bytesOf = (requests: readonly Request[], kind?: string): number =>
  requests
    .filter((request) => !kind || request.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
