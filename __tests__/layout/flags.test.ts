/** @jest-environment jsdom */
import { markAge, markMotion } from '@/components/layout/page-script/flags';

const page = document.documentElement;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete page.dataset.age;
  delete page.dataset.motion;
});

it.each([
  ['true', 'verified'],
  ['TRUE', 'unknown'],
  ['1', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('a stored age of %j makes a visitor %s before the first paint', (stored, age) => {
  if (stored !== undefined) localStorage.setItem('ageVerified', stored);
  markAge();
  expect(page.dataset.age).toBe(age);
});

it.each([
  ['calm', 'calm'],
  ['loud', undefined],
])('where the motion switch was left on %j, the page is %s', (stored, motion) => {
  localStorage.setItem('motion', stored);
  markMotion();
  expect(page.dataset.motion).toBe(motion);
});

it('where storage is blocked, the visitor’s age is unknown and the page moves', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  markAge();
  markMotion();
  expect(page.dataset.age).toBe('unknown');
  expect(page.dataset.motion).toBeUndefined();
});
