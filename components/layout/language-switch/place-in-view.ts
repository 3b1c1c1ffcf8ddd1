import { anchorIds, sectionIds } from '@/content/routes';

/** Elements that have the same id in every language. */
const places = [
  ...Object.values({ ...sectionIds, ...anchorIds }).map((id) => `#${id}`),
  '[id^="section-"]',
  '[id^="step-"]',
  '[id^="kit-"]',
  '[id^="kept-"]',
  '#contact',
];

/** The line of the window, as a share of its height, at which the visitor is taken to read. */
const readingLine = 0.45;

/** The id of the part that is at the reading line; empty at the top of the page. */
export function placeInView(): string {
  if (window.scrollY === 0) return '';
  const line = window.innerHeight * readingLine;
  const above = [...document.querySelectorAll(places.join())]
    .map((place) => ({ id: place.id, top: place.getBoundingClientRect().top }))
    .filter(({ top }) => top <= line);
  // Sorted, because on a wide screen parts are laid out side by side, not in document order.
  return above.sort((one, other) => one.top - other.top).at(-1)?.id ?? '';
}
