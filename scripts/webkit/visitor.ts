import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { By, until, type WebDriver, type WebElement } from 'selenium-webdriver';

const patience = 15_000;
const picturesFolder = 'shots/webkit';

/** Waits, for five seconds at most, for pictures in view and for movements that have an end. */
const settle = `
  const done = arguments[arguments.length - 1];
  const shown = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
  const endings = document.getAnimations().filter((animation) =>
    Number.isFinite(animation.effect?.getComputedTiming().endTime));
  const rest = Promise.allSettled([
    document.fonts.ready,
    ...shown.map((image) => image.decode()),
    ...endings.map((animation) => animation.finished),
  ]);
  const patience = new Promise((resolve) => setTimeout(resolve, 5000));
  const frame = () => new Promise(requestAnimationFrame);
  frame().then(frame).then(() => Promise.race([rest, patience])).then(frame).then(frame).then(done);
`;

/** A person in front of one WebKit window: opens, reads, clicks and types. */
export class Visitor {
  constructor(
    readonly driver: WebDriver,
    private readonly site: string,
  ) {}

  /** Opens a route and waits for React. Storage holds only the age flag, if that is confirmed. */
  async open(route: string, { verified = true } = {}): Promise<void> {
    await this.driver.get(`${this.site}/robots.txt`);
    await this.driver.executeScript(
      'localStorage.clear(); sessionStorage.clear(); if (arguments[0]) localStorage.ageVerified = "true"',
      verified,
    );
    await this.driver.get(this.site + route);
    await this.until(() =>
      this.driver.executeScript<boolean>(
        'return document.body.classList.contains("intro-done") && ' +
          'document.documentElement.dataset.hydrated === "true"',
      ),
    );
  }

  /** Waits until the condition holds. Throws after 15 s. */
  until(condition: () => Promise<boolean>): Promise<boolean> {
    return this.driver.wait(condition, patience);
  }

  find(selector: string): Promise<WebElement> {
    return this.driver.wait(until.elementLocated(By.css(selector)), patience);
  }

  async text(selector: string): Promise<string> {
    return (await this.find(selector)).getText();
  }

  button(name: string) {
    return this.driver.findElement(By.xpath(`//button[normalize-space()="${name}"]`));
  }

  /** The open dialog whose heading says `name`. */
  async dialog(name: string): Promise<WebElement> {
    const locator = By.xpath(`//dialog[@open and .//*[normalize-space()="${name}"]]`);
    const dialog = await this.driver.wait(until.elementLocated(locator), patience);
    await this.until(() => this.shows(dialog));
    return dialog;
  }

  /** Whether it is drawn; the driver's own answer is wrong for what lies in the top layer. */
  shows(element: WebElement): Promise<boolean> {
    return this.driver.executeScript<boolean>(
      'return arguments[0].checkVisibility({ opacityProperty: true, visibilityProperty: true })',
      element,
    );
  }

  /** Waits until the app's clock has passed so many milliseconds. */
  async passTo(milliseconds: number): Promise<void> {
    await this.until(() =>
      this.driver.executeScript<boolean>('return performance.now() > arguments[0]', milliseconds),
    );
  }

  async fill(label: string, value: string): Promise<void> {
    const field = this.driver.findElement(
      By.xpath(
        `//dialog[@open]//input[@id=//label[starts-with(normalize-space(),"${label}")]/@for]`,
      ),
    );
    await field.sendKeys(value);
  }

  async gone(element: WebElement): Promise<void> {
    await this.until(async () => !(await this.shows(element).catch(() => false)));
  }

  press(...keys: string[]): Promise<void> {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Clicks by script where the pointer's target may still be moving. */
  async click(element: WebElement): Promise<void> {
    await this.driver.executeScript('arguments[0].click()', element);
  }

  async scrollTo(element: WebElement): Promise<void> {
    await this.driver.executeScript(
      'arguments[0].scrollIntoView({ behavior: "instant", block: "start" })',
      element,
    );
  }

  /** Scrolls and answers where the page then stands, in px. */
  scrollBy(pixels: number): Promise<number> {
    return this.driver.executeScript<number>(
      'window.scrollBy({ top: arguments[0], behavior: "instant" }); return window.scrollY',
      pixels,
    );
  }

  stored(key: string): Promise<string | null> {
    return this.driver.executeScript('return localStorage.getItem(arguments[0])', key);
  }

  async address(ending: string): Promise<void> {
    await this.until(async () => (await this.driver.getCurrentUrl()).endsWith(ending));
  }

  async inView(id: string): Promise<void> {
    await this.until(() =>
      this.driver.executeScript<boolean>(
        'const { top, bottom } = document.getElementById(arguments[0]).getBoundingClientRect();' +
          'return top < innerHeight && bottom > 0',
        id,
      ),
    );
  }

  /** Keeps what the window shows once it has come to rest, in `shots/webkit/`. */
  async picture(name: string): Promise<void> {
    mkdirSync(picturesFolder, { recursive: true });
    const { width } = await this.driver.manage().window().getRect();
    await this.driver.executeAsyncScript(settle);
    // The driver's first picture often shows the window as it was before.
    await this.driver.takeScreenshot();
    const image = await this.driver.takeScreenshot();
    writeFileSync(path.join(picturesFolder, `${name}-${width}.png`), image, 'base64');
  }
}
