import type { PolicyNeeds } from '../../hosting/policy';
import { markLazyTextures } from './lazy-textures';
import { auditPage } from './audit';
import type { Bundle } from './bundles';
import { appendToBody, createElement, printPage, type HtmlDocument } from './html';
import { payloadType } from './payload';
import { addPolicy } from './policy';
import { inlineStyles } from './styles';

/** What the pages of one export have in common. */
export type Settings = {
  /** The loader's source. */
  loader: string;
  /** Where enquiries go, if anywhere. */
  endpoint: string | undefined;
  /** The source of a file of the export, by its address. */
  read: (address: string) => string;
};

/** The bundles' folder: Next looks for other chunks in the folder of the running one. */
export const bundleFolder = '/_next/static/chunks/';

/**
 * Finishes a page without its scripts: inlines its style sheets, appends the payload and the loader, and adds
 * the policy.
 * @throws a list of everything in it that the policy would refuse.
 */
export function finishPage(
  file: string,
  page: HtmlDocument,
  payload: string,
  bundles: readonly Bundle[],
  { loader, endpoint, read }: Settings,
): { html: string; needs: PolicyNeeds } {
  inlineStyles(page, read);
  markLazyTextures(page);
  appendToBody(page, createElement('script', { type: payloadType }, payload));
  const addresses = bundles.map(({ name }) => `${bundleFolder}${name}`).join(' ');
  appendToBody(page, createElement('script', { 'data-load': addresses }, loader));
  const needs = addPolicy(page, endpoint);
  const refused = auditPage(page);
  if (refused.length > 0) {
    throw new Error(`${file}: the content policy refuses\n  ${refused.join('\n  ')}`);
  }
  return { html: printPage(page), needs };
}
