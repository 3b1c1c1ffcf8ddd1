import { createHash } from 'node:crypto';
import { pagePolicy } from '../../hosting/policy';
import {
  attribute,
  createElement,
  elementsNamed,
  everyElement,
  insertAfter,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from './html';

/** Types of script that the policy rules; JSON-LD and the like are data and need no hash. */
const ruled = /^(?:|module|speculationrules|text\/javascript|application\/javascript)$/;

const hashesOf = (elements: readonly HtmlElement[]) => [
  ...new Set(
    elements.map(
      (element) => `sha256-${createHash('sha256').update(textOf(element)).digest('base64')}`,
    ),
  ),
];

/** What the policy would refuse in a page: style attributes, inline handlers, `javascript:` addresses. */
function refusedIn(page: HtmlDocument): string[] {
  return [...everyElement(page)].flatMap(({ tagName, attrs }) =>
    attrs
      .filter(
        ({ name, value }) =>
          name === 'style' || /^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value),
      )
      .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 80)}">`),
  );
}

/**
 * Writes the policy into a page, right after its charset: its inline scripts and styles by their hashes.
 * @throws a list of everything in the page that the policy would refuse
 */
export function addPolicy(page: HtmlDocument, endpoint: string | undefined): void {
  const refused = refusedIn(page);
  if (refused.length > 0) throw new Error(`the policy refuses\n  ${refused.join('\n  ')}`);
  const charset = elementsNamed(page, 'meta').find((meta) => attribute(meta, 'charset'));
  if (!charset) throw new Error('the page states no charset');
  const inline = elementsNamed(page, 'script').filter(
    (script) =>
      attribute(script, 'src') === undefined && ruled.test(attribute(script, 'type') ?? ''),
  );
  const content = pagePolicy({
    scripts: hashesOf(inline),
    styles: hashesOf(elementsNamed(page, 'style')),
    endpoint,
  });
  insertAfter(createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }), charset);
}
