import { allForms } from '../../content/schema/forms';

/** The name of a form to Keystatic, which takes no slash in it. */
export const keyOf = (file: string) => file.replaceAll('/', '-');

/** A text page is a form of its own, as `texts/en/faq`; a new one is `texts/en`. */
export const textPageOf = (form: string) =>
  /^texts\/(?<code>\w+)(?:\/(?<slug>[^/]+))?$/.exec(form)?.groups as
    { readonly code: string; readonly slug?: string } | undefined;

/** The form that is open at first. */
export const firstForm = 'words/en/home/hero';

/**
 * A form in another language; facts have one for all. A text page is added in English, and the others follow once it is
 * saved: for the form in which that is done they have none.
 */
export function twinOf(form: string, code: string): string {
  const page = textPageOf(form);
  const there = page && !page.slug && code !== 'en' ? firstForm : form;
  return there.replace(/^(words|texts)\/\w+/, `$1/${code}`);
}

/** Where Keystatic shows a form. */
export function addressOf(form: string): string {
  const page = textPageOf(form);
  if (!page) return `/keystatic/singleton/${keyOf(form)}`;
  const place = page.slug ? `item/${page.slug}` : 'create';
  return `/keystatic/collection/texts-${page.code}/${place}`;
}

/** The language of a form; facts have none. */
export const languageOf = (form: string): string | undefined =>
  textPageOf(form)?.code ?? allForms.find(({ file }) => file === form)?.language;

/** Where on the site a form is seen best, without the language’s prefix. */
export function seenAt(form: string): string {
  const page = textPageOf(form);
  if (page) return `/${page.slug ?? ''}`;
  return allForms.find(({ file }) => file === form)?.seenAt ?? '/';
}
