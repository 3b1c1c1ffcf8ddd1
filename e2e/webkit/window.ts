import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import {
  Browser,
  Builder,
  By,
  Capabilities,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';

export interface WindowOptions {
  windowSize: { width: number; height: number };
}

/** Debian keeps the browser in a folder named for the processor. */
const miniBrowser = () =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);

/** A visitor's window of WebKit. */
class Visitor {
  constructor(
    private readonly driver: WebDriver,
    private readonly site: string,
  ) {}

  run<T>(script: string, ...values: unknown[]): Promise<T> {
    return this.driver.executeScript<T>(script, ...values);
  }

  /** Opens a route and waits for React. Storage holds only the age flag, if that is confirmed. */
  async open(route: string, { verified = true } = {}): Promise<void> {
    await this.driver.get(`${this.site}/robots.txt`);
    await this.run('localStorage.clear(); sessionStorage.clear()');
    if (verified) await this.run('localStorage.ageVerified = "true"');
    await this.driver.get(this.site + route);
    await this.sees('body.intro-done');
    await this.sees('html[data-hydrated="true"]');
  }

  address = () => this.driver.getCurrentUrl();

  /** The first element of a CSS selector, once it is there. */
  sees(selector: string): Promise<WebElement> {
    return this.find(By.css(selector));
  }

  button(name: string): Promise<WebElement> {
    return this.find(By.xpath(`//button[normalize-space()="${name}"]`));
  }

  /** The open dialog whose heading says `name`. */
  async dialog(name: string): Promise<WebElement> {
    const dialog = await this.find(
      By.xpath(`//dialog[@open and .//*[normalize-space()="${name}"]]`),
    );
    await expect.poll(() => this.shows(dialog)).toBe(true);
    return dialog;
  }

  private async find(locator: By): Promise<WebElement> {
    await expect(async () => void (await this.driver.findElement(locator))).toPass({
      timeout: 15_000,
    });
    return this.driver.findElement(locator);
  }

  /** Whether it is visible. The driver's own answer is wrong for elements in the top layer. */
  shows(element: WebElement): Promise<boolean> {
    return this.run(
      'return arguments[0].isConnected && arguments[0].checkVisibility({ opacityProperty: true, visibilityProperty: true })',
      element,
    );
  }

  /** Whether a part of it is in the window. */
  isInView(element: WebElement): Promise<boolean> {
    return this.run(
      'const { top, bottom } = arguments[0].getBoundingClientRect(); return top < innerHeight && bottom > 0',
      element,
    );
  }

  async fill(label: string, value: string): Promise<void> {
    const labelled = `//label[starts-with(normalize-space(),"${label}")]/@for`;
    const field = await this.find(By.xpath(`//dialog[@open]//input[@id=${labelled}]`));
    await field.sendKeys(value);
  }

  press(...keys: string[]): Promise<void> {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Clicks by script: the pointer's target may still be moving. */
  click(element: WebElement): Promise<void> {
    return this.run('arguments[0].click()', element);
  }

  scrollTo(element: WebElement): Promise<void> {
    return this.run(
      'arguments[0].scrollIntoView({ behavior: "instant", block: "start" })',
      element,
    );
  }

  /** Scrolls, and returns the page's position in px. */
  scrollBy(pixels: number): Promise<number> {
    return this.run('scrollBy({ top: arguments[0], behavior: "instant" }); return scrollY', pixels);
  }
}

export const test = base.extend<{ visitor: Visitor }, WindowOptions & { driver: WebDriver }>({
  windowSize: [
    { width: 1440, height: 900 },
    { option: true, scope: 'worker' },
  ],

  driver: [
    async ({ windowSize }, provide, { parallelIndex }) => {
      const port = process.env.WEBKIT_PORTS?.split(',')[1 + parallelIndex];
      const browser = { binary: miniBrowser(), args: ['--automation'] };
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .forBrowser(Browser.SAFARI)
        .withCapabilities(
          new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser }),
        )
        .build();
      await driver.manage().window().setRect(windowSize);
      await provide(driver);
      await driver.quit();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ driver, baseURL }, provide, testInfo) => {
    await provide(new Visitor(driver, baseURL ?? ''));
    writeFileSync(testInfo.outputPath('at-the-end.png'), await driver.takeScreenshot(), 'base64');
  },
});

export { expect };
