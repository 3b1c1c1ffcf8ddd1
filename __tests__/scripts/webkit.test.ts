/** @jest-environment node */
import { webkitIsInstalled } from '@/scripts/webkit/session';

jest.mock('node:fs', () => ({
  ...jest.requireActual('node:fs'),
  existsSync: () => false,
  readdirSync(folder: string) {
    throw new Error(`ENOENT: there is no ${folder}`);
  },
}));

it('where there is not even a /usr/lib, as on Windows, WebKitGTK is not installed', () => {
  expect(webkitIsInstalled()).toBe(false);
});
