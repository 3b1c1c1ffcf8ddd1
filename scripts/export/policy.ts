import { createHash } from 'node:crypto';
import { load, type CheerioAPI } from 'cheerio';
import { pagePolicy } from '../../hosting/policy';

/** Styles, and scripts that are neither files nor data. */
const inline = 'style, script:not([src], [type="application/ld+json"], [type="application/json"])';
const rules = '[type=speculationrules]';

/** Every element of a page, templates and what `noscript` shows included. */
const everyElement = ($: CheerioAPI) =>
  $([...$('*'), ...load($('noscript').text(), null, false)('*')]);

/**
 * The inline scripts and styles that the project's own code put into a page, told by places that no content can have:
 * one script (the page script) and one style sheet (`styles.ts`) are children of the head. The layout ends with the
 * speculation rules, a child of the body: all content is inside of what stands before them, and Next's own scripts
 * follow them.
 * @throws if there is another, or one of these elsewhere
 */
function ownInline($: CheerioAPI) {
  const every = everyElement($).filter(inline);
  const head = $('head').children(inline);
  const layoutEnd = $('body').children(inline).filter(rules).last();
  if (layoutEnd.length !== 1 || every.filter(rules).length !== 1)
    throw new Error('the layout must end with speculation rules, the only ones');
  const own = head
    .filter('script')
    .first()
    .add(head.filter('style').first())
    .add(layoutEnd)
    .add(layoutEnd.nextAll(inline).filter('script'));
  const other = every.not(own).first();
  if (other.length > 0)
    throw new Error(
      `the page has a ${other.prop('tagName')} that the project’s code did not put there: ${other.text().slice(0, 80)}`,
    );
  return own;
}

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

/** Elements that the policy refuses, and no page of this site has. */
const foreign = 'iframe, frame, object, embed, base';

const isRefused = ([name, value]: readonly [name: string, value: string]) =>
  name === 'style' ||
  /^on[a-z]+$/.test(name) ||
  /^\s*javascript:/i.test(value) ||
  // Files of other hosts.
  (['src', 'srcset', 'poster'].includes(name) && /(?:^|[\s,])(?:[a-z]+:|\/\/)/i.test(value));

/** Parts of a page that its policy would block: style attributes, inline handlers, `javascript:` and foreign addresses. */
function refusedIn($: CheerioAPI): string[] {
  const every = everyElement($);
  const elements = every.filter(foreign).map((_, element) => `<${$(element).prop('tagName')}>`);
  const attributes = every
    .get()
    .flatMap((element) => Object.entries($(element).attr() ?? {}).filter(isRefused))
    .map(([name, value]) => `${name}="${value.slice(0, 80)}"`);
  return [...elements, ...attributes];
}

/**
 * Writes the policy into a page, right after its charset: the project's own inline scripts and styles by their hashes.
 * @throws a list of everything in the page that the policy would refuse, or a script or style that is not the project's
 */
export function addPolicy($: CheerioAPI, endpoint: string | undefined): void {
  const refused = refusedIn($);
  if (refused.length > 0) throw new Error(`the policy refuses\n  ${refused.join('\n  ')}`);
  const charset = $('meta[charset]');
  if (charset.length === 0) throw new Error('the page states no charset');
  const own = ownInline($);
  const hashes = (name: string) => [
    ...new Set(own.filter(name).map((_, element) => hashOf($(element).text()))),
  ];
  const content = pagePolicy({ scripts: hashes('script'), styles: hashes('style'), endpoint });
  charset.first().after($('<meta http-equiv="Content-Security-Policy">').attr({ content }));
}
