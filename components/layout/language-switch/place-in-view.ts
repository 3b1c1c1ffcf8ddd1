import { sectionIds } from '@/content/routes';

/** What has the same id in every language: the home page's sections, the sections of legal texts, the contact form. */
const places = [...Object.values(sectionIds).map((id) => `#${id}`), '[id^="section-"]', '#contact'];

/** The part of the window's height, from above, that tells where the visitor reads. */
const readingLine = 0.45;

/** The id of what the visitor reads; nothing at the top of the page. */
export function placeInView(): string {
  if (window.scrollY === 0) return '';
  const line = window.innerHeight * readingLine;
  const above = [...document.querySelectorAll(places.join())].filter(
    (place) => place.getBoundingClientRect().top <= line,
  );
  return above.at(-1)?.id ?? '';
}
