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

/** Whether a page, script or style sheet contains a part that only `npm run dev` may show. */
export function isForDevelopment(text: string): boolean {
  return /drawing-grid/.test(text);
}
