import { moveFocusTo } from '@/lib/focus/move-focus';

let part: HTMLElement;
let link: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<section></section><a href="/">Home</a>';
  part = document.querySelector('section')!;
  link = document.querySelector('a')!;
});

it('focuses a part that a visitor cannot focus, and leaves it as it was', () => {
  moveFocusTo(part);
  expect(document.activeElement).toBe(part);
  link.focus();
  expect(part.hasAttribute('tabindex')).toBe(false);
});

it('keeps focus there while another window is in front', () => {
  moveFocusTo(part);
  // What the browser sends then: the document still names the element.
  part.dispatchEvent(new FocusEvent('blur'));
  expect(part.tabIndex).toBe(-1);
  expect(part.hasAttribute('tabindex')).toBe(true);
});

it('leaves the tabindex that a part has of its own', () => {
  part.tabIndex = -1;
  moveFocusTo(part);
  link.focus();
  expect(part.hasAttribute('tabindex')).toBe(true);
});
