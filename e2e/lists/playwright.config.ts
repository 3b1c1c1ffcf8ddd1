import { defineConfig } from '@playwright/test';
import { exportFolder } from '../../content/lists/read-list';
import base from '../../playwright.config';

/** Pages of lists exist only in an export with sample lists, which `npm run test:lists` builds. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.lists.ts',
  outputDir: '../../test-results/lists',
  webServer: {
    ...base.webServer,
    command: 'node --import tsx server/main.ts',
    cwd: '../..',
    env: {
      ...(Array.isArray(base.webServer) ? {} : base.webServer?.env),
      SITE_ROOT: exportFolder,
      SAMPLE_LISTS: 'yes',
      NEXT_PUBLIC_CONTACT_ENDPOINT: '/enquiries',
    },
  },
});
