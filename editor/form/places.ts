import { formAt, textPageOf, type EditorForm } from './find-form';
import { isRecord, type Json } from './json';

/** The form that is open at first. */
export const firstForm = 'words/en/home/hero';

/** What a form is called: a text page by its title, where it has one. */
export function labelOf({ file, label }: EditorForm, words?: Json): string {
  const title = textPageOf(file) && isRecord(words) ? words.title : undefined;
  if (typeof title === 'string' && title !== '') return title;
  return label || 'A new page';
}

/** Where on the site a form is seen best, without the language’s prefix. A new page has the address that is typed. */
export function seenAt({ file, seenAt: place }: EditorForm, words?: Json): string {
  const isPage = textPageOf(file) && isRecord(words) && typeof words.slug === 'string';
  return isPage ? `/${String(words.slug)}` : place;
}

/** A form in another language; facts have one for all. A page that is still to be added is added in English. */
export function inOtherLanguage(file: string, code: string): string {
  const there = file.replace(/^(words|texts|legal)\/\w+/, `$1/${code}`);
  return formAt(there) && !/^texts\/\w+$/.test(there)
    ? there
    : firstForm.replace('/en/', `/${code}/`);
}
