import type { PolicyNeeds } from '../../hosting/policy';
import { markLazyTextures } from './lazy-textures';
import { auditPage } from './audit';
import type { Bundle } from './bundles';
import { dropFontPreloads } from './fonts';
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

/** Where the bundles stand: Next finds its other chunks by the folder of the one that runs. */
export const bundleFolder = '/_next/static/chunks/';

/**
 * Finishes a page whose scripts were taken: style sheets in the page, the payload and the loader at
 * its end, the policy at its head. Throws, listing the places, if the policy would refuse anything in it.
 */
export function finishPage(
  file: string,
  page: HtmlDocument,
  payload: string,
  bundles: readonly Bundle[],
  { loader, endpoint, read }: Settings,
): { html: string; needs: PolicyNeeds } {
  dropFontPreloads(page);
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
