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

/** Scripts of these types are data, which browsers do not run. */
const dataTypes = ['application/ld+json', 'application/json'];

const isInline = (element: HtmlElement) =>
  element.tagName === 'style' ||
  (element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !dataTypes.includes(attribute(element, 'type') ?? ''));

const isRules = (element: HtmlElement) => attribute(element, 'type') === 'speculationrules';

/**
 * The inline scripts and styles that the project's own code put into a page, told by places that no content can have:
 * one script (the page script) and one style sheet (`styles.ts`) are children of the head. The layout ends with the
 * speculation rules, a child of the body: all content is inside of what stands before them, and Next's own scripts
 * follow them.
 * @throws if there is another, or one of these elsewhere
 */
function ownInline(page: HtmlDocument): HtmlElement[] {
  const inline = [...everyElement(page)].filter(isInline);
  const inside = (name: string) => {
    const [parent] = elementsNamed(page, name);
    return inline.filter(({ parentNode }) => parentNode === parent);
  };
  const [head, body] = [inside('head'), inside('body')];
  const first = (name: string) => head.filter(({ tagName }) => tagName === name).slice(0, 1);
  const own = [
    ...first('script'),
    ...first('style'),
    ...body.slice(body.findLastIndex(isRules)).filter(({ tagName }) => tagName === 'script'),
  ];
  if (own.filter(isRules).length !== 1 || inline.filter(isRules).length !== 1)
    throw new Error('the layout must end with speculation rules, the only ones');
  const other = inline.find((element) => !own.includes(element));
  if (other)
    throw new Error(
      `the page has a ${other.tagName} that the project’s code did not put there: ${textOf(other).slice(0, 80)}`,
    );
  return own;
}

const hashesOf = (elements: readonly HtmlElement[], name: string) => [
  ...new Set(
    elements
      .filter(({ tagName }) => tagName === name)
      .map((element) => `sha256-${createHash('sha256').update(textOf(element)).digest('base64')}`),
  ),
];

/** Elements and addresses of files that no page of this site has. */
const foreignTags = ['iframe', 'frame', 'object', 'embed', 'base'];
const isForeign = (name: string, value: string) =>
  ['src', 'srcset', 'poster'].includes(name) && /(?:^|[\s,])(?:[a-z]+:|\/\/)/i.test(value);

/** What the policy would refuse in a page: style attributes, inline handlers, `javascript:` addresses, what is foreign. */
function refusedIn(page: HtmlDocument): string[] {
  return [...everyElement(page)].flatMap(({ tagName, attrs }) => [
    ...(foreignTags.includes(tagName) ? [`<${tagName}>`] : []),
    ...attrs
      .filter(
        ({ name, value }) =>
          name === 'style' ||
          /^on[a-z]+$/.test(name) ||
          /^\s*javascript:/i.test(value) ||
          isForeign(name, value),
      )
      .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 80)}">`),
  ]);
}

/**
 * Writes the policy into a page, right after its charset: the project's own inline scripts and styles by their hashes.
 * @throws a list of everything in the page that the policy would refuse, or a script or style that is not the project's
 */
export function addPolicy(page: HtmlDocument, endpoint: string | undefined): void {
  const refused = refusedIn(page);
  if (refused.length > 0) throw new Error(`the policy refuses\n  ${refused.join('\n  ')}`);
  const charset = elementsNamed(page, 'meta').find((meta) => attribute(meta, 'charset'));
  if (!charset) throw new Error('the page states no charset');
  const own = ownInline(page);
  const content = pagePolicy({
    scripts: hashesOf(own, 'script'),
    styles: hashesOf(own, 'style'),
    endpoint,
  });
  insertAfter(createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }), charset);
}
