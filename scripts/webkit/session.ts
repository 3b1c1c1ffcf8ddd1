/** One WebKitGTK window, driven over WebDriver, on a screen that exists only in memory. */
import { existsSync, readdirSync } from 'node:fs';
import { Browser, Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { start } from '../run/command';
import { freePort } from '../run/port';

const libraries = '/usr/lib';

/** Debian keeps the browser under a folder named for the processor. */
function miniBrowser(): string | undefined {
  return readdirSync(libraries)
    .flatMap((folder) => [
      `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`,
      `${libraries}/${folder}/webkit2gtk-4.0/MiniBrowser`,
    ])
    .find((file) => existsSync(file));
}

/** Only Debian's packages are looked for, by the places of their programs. */
export const webkitIsInstalled = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', libraries].every((path) => existsSync(path)) &&
  Boolean(miniBrowser());

export interface Session {
  driver: WebDriver;
  stop: () => Promise<void>;
}

/** Opens a window. Throws with the driver's own words if it cannot. */
export async function openSession(): Promise<Session> {
  const port = await freePort();
  const screen = start({
    program: 'Xvfb',
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once('data', (number: string) => resolve(`:${number.trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb ended before it was ready.')));
  });
  const service = start(
    { program: 'WebKitWebDriver', args: [`--port=${port}`] },
    { env: { DISPLAY: display } },
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const build = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .forBrowser(Browser.SAFARI)
      .withCapabilities(capabilities)
      .build();
  let driver: WebDriver | undefined;
  for (let attempt = 0; !driver; attempt += 1) {
    try {
      driver = await build();
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  const opened = driver;
  return {
    driver: opened,
    stop: async () => {
      await opened.quit().catch(() => undefined);
      service.kill();
      screen.kill();
    },
  };
}
