import { createHash } from 'node:crypto';
import { metaPolicy, type PolicyNeeds } from '../../hosting/policy';
import {
  attribute,
  createElement,
  elementsNamed,
  insertAfter,
  textOf,
  type HtmlDocument,
} from './html';

/** A Content Security Policy hash of an inline script or style sheet. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** Types of script that a browser runs; JSON-LD and the like are data and need no hash. */
const executable = /^(?:|module|text\/javascript|application\/javascript)$/;

/** The hashes that a page's inline scripts and style sheets need. */
export function needsOf(page: HtmlDocument): { scripts: string[]; styles: string[] } {
  const scripts = elementsNamed(page, 'script').filter(
    (script) =>
      attribute(script, 'src') === undefined && executable.test(attribute(script, 'type') ?? ''),
  );
  const hashes = (elements: typeof scripts) => [
    ...new Set(elements.map((element) => hashOf(textOf(element)))),
  ];
  return { scripts: hashes(scripts), styles: hashes(elementsNamed(page, 'style')) };
}

/** Writes the policy into the page, right after its charset, before anything it should rule. */
export function addPolicy(page: HtmlDocument, endpoint: string | undefined): PolicyNeeds {
  const charset = elementsNamed(page, 'meta').find((meta) => attribute(meta, 'charset'));
  if (!charset) throw new Error('the page states no charset');
  const needs = { ...needsOf(page), endpoint };
  insertAfter(
    createElement('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: metaPolicy(needs),
    }),
    charset,
  );
  return needs;
}
