import type { BrowserContext } from '@playwright/test';

/**
 * Collects console errors and warnings, exceptions and failed loads of a page.
 * @param noise messages to ignore, which no page can prevent.
 */
export function watchConsole(context: BrowserContext, noise: RegExp[]): string[] {
  const consoleErrors: string[] = [];
  const isNoise = (text: string) => noise.some((pattern) => pattern.test(text));
  context.on('console', (message) => {
    const serious = ['error', 'warning'].includes(message.type());
    if (serious && !isNoise(message.text())) consoleErrors.push(message.text());
  });
  context.on('weberror', (error) => consoleErrors.push(String(error.error())));
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isPage = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isPage) consoleErrors.push(`${response.status()} ${pathname}`);
  });
  return consoleErrors;
}

/** The requests to other hosts, a list that grows as the pages make them. */
export function watchOtherHosts(context: BrowserContext, own: string): string[] {
  const asked: string[] = [];
  const { host } = new URL(own);
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) asked.push(url.href);
  });
  return asked;
}
