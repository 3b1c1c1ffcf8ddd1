/**
 * The `test` of this project. Each page it hands out fails its test if the console complains or
 * if the page asks another host for anything.
 */
import { test as base, expect } from '@playwright/test';
import { blockOtherHosts, watchConsole } from './console';

/** What a machine without a graphics card says about WebGL; no page can help it. */
const ofTheDriver = /GL Driver Message/;
/** What Chromium says about pictures that the page asks for early and it may not show. */
const ofMissingPictures =
  /image loading is disabled|\/images\/\S+ was preloaded using link preload/;

interface Options {
  /** Whether the visitor confirmed their age on an earlier visit; default true. */
  ageVerified: boolean;
  /** Whether the visitor asks for less motion; default true, so that nothing waits for the intro. */
  calm: boolean;
  /** Complaints this test causes on purpose. */
  allowedComplaints: RegExp | undefined;
}

interface Fixtures {
  complaints: string[];
}

interface WorkerOptions {
  /**
   * Whether Chromium fetches and draws pictures; default false, which spares a third of its work.
   * Their places in the layout and their descriptions are there all the same. Tests that judge
   * what is drawn, or how long it takes, switch it on.
   */
  pictures: boolean;
}

/** Replaces Playwright's own setting of this name, so it repeats that a mouse is there. */
const withoutPictures =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,' +
  'primaryPointerType=4,availablePointerTypes=4';

export const test = base.extend<Options & Fixtures, WorkerOptions>({
  pictures: [false, { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, browserName, pictures }, provide) => {
      const { args = [] } = launchOptions;
      const spare = browserName === 'chromium' && !pictures;
      await provide({ ...launchOptions, args: spare ? [...args, withoutPictures] : args });
    },
    { scope: 'worker' },
  ],

  ageVerified: [true, { option: true }],
  calm: [true, { option: true }],
  allowedComplaints: [undefined, { option: true }],

  contextOptions: async ({ contextOptions, calm }, provide) => {
    await provide({ ...contextOptions, reducedMotion: calm ? 'reduce' : 'no-preference' });
  },

  storageState: async ({ ageVerified, baseURL }, provide) => {
    const localStorage = ageVerified ? [{ name: 'ageVerified', value: 'true' }] : [];
    await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },

  complaints: [
    async ({ context, baseURL, allowedComplaints, pictures }, provide) => {
      const noise = pictures ? [ofTheDriver] : [ofTheDriver, ofMissingPictures];
      const complaints = watchConsole(context, noise);
      const foreign = await blockOtherHosts(context, baseURL ?? '');
      await provide(complaints);
      const unexpected = complaints.filter((complaint) => !allowedComplaints?.test(complaint));
      expect(unexpected, 'the console stays silent').toEqual([]);
      expect(foreign, 'nothing is asked of other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
