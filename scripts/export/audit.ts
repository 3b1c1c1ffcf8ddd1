import { attribute, everyElement, type HtmlDocument } from './html';

const evaluates = /\beval\s*\(|\bnew Function\s*\(/;

/** What the policy would refuse in a page: style attributes, inline handlers, `javascript:` addresses. */
export function auditPage(page: HtmlDocument): string[] {
  const found: string[] = [];
  for (const element of everyElement(page)) {
    for (const { name, value } of element.attrs) {
      const isHandler = /^on[a-z]+$/.test(name);
      const isScriptAddress = /^\s*javascript:/i.test(value);
      if (name === 'style' || isHandler || isScriptAddress) {
        found.push(`<${element.tagName} ${name}="${value.slice(0, 80)}">`);
      }
    }
    if (element.tagName === 'base') found.push(`<base href="${attribute(element, 'href')}">`);
  }
  return found;
}

/** What the policy would refuse in a script: compiling text as code. */
export function auditScript(code: string): string[] {
  return code.match(new RegExp(evaluates, 'g')) ?? [];
}

/** Of `Children`, `toArray` is not sought: the error page of Next's other router, which no page loads, has it. */
const leftOut = new RegExp(
  `\\.(?:${[
    'Activity',
    'Children\\.(?:count|forEach|map)',
    'PureComponent',
    'ViewTransition',
    'createServerReference',
    'encodeReply',
    'preinit(?:Module)?',
    'preloadModule',
    'requestFormReset',
    'unstable_useCacheRefresh',
    'useActionState',
    'useForm(?:State|Status)',
  ].join('|')})\\b`,
  'g',
);

/** Next's other router, in the export but in no page: it brings a React of its own. */
const otherRouter = /\/(?:framework|main)-[^/]*$|\/pages\//;

/** What a script takes from React that the build leaves out of it (`scripts/slim/unused.ts`). */
export function auditReact(code: string, file: string): string[] {
  return otherRouter.test(file) ? [] : (code.match(leftOut) ?? []);
}

/** Whether a page, script or style sheet contains a part that only `npm run dev` may show. */
export function isForDevelopment(text: string): boolean {
  return /drawing-grid/.test(text);
}
