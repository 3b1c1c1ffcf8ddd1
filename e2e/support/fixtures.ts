/**
 * The `test` of this project. Each page it hands out fails its test if the console complains or
 * if the page asks another host for anything.
 */
import { test as base, expect } from '@playwright/test';
import { blockOtherHosts, watchConsole } from './console';

/** What a machine without a graphics card says about WebGL; no page can help it. */
const ofTheDriver = /GL Driver Message/;

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

export const test = base.extend<Options & Fixtures>({
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
    async ({ context, baseURL, allowedComplaints }, provide) => {
      const complaints = watchConsole(context);
      const foreign = await blockOtherHosts(context, baseURL ?? '');
      await provide(complaints);
      const unexpected = complaints.filter(
        (complaint) => !ofTheDriver.test(complaint) && !allowedComplaints?.test(complaint),
      );
      expect(unexpected, 'the console stays silent').toEqual([]);
      expect(foreign, 'nothing is asked of other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
