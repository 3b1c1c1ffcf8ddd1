import { attribute, everyElement, type HtmlDocument } from './html';

const evaluates = /\beval\s*\(|\bnew Function\s*\(/;

/** What in a page the policy would refuse: style attributes, inline handlers, script addresses. */
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

/** What in a script the policy would refuse: making code out of text. */
export function auditScript(code: string): string[] {
  return code.match(new RegExp(evaluates, 'g')) ?? [];
}

/** Whether a page, script or style sheet holds anything of what only `npm run dev` may show. */
export function isForDevelopment(text: string): boolean {
  return /drawing-grid/.test(text);
}
