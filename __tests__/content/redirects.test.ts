import { readFileSync } from 'node:fs';
import { findProblems } from '@/content/validate';

/** What is said where an address leads elsewhere. */
const saidOf = (from: string, to: string) =>
  findProblems((file) =>
    file === 'facts/redirects'
      ? JSON.stringify({ list: [{ from, to }] })
      : readFileSync(`content/${file}.json`, 'utf8'),
  ).join('\n');

it.each([
  ['/visits', '/faq'],
  ['/old/recipes.html', '/serves/paloma'],
  ['/shop', '/'],
])('%s may lead to %s', (from, to) => expect(saidOf(from, to)).toBe(''));

it.each([
  ['/cookies', '/faq', 'list.0.from is the address of a page, “/cookies”'],
  ['/COOKIES', '/faq', 'list.0.from is the address of a page, “/COOKIES”'],
  ['/faq', '/press', 'list.0.from is the address of a page, “/faq”'],
  ['/404', '/faq', 'list.0.from is the address of a page, “/404”'],
  ['/visits', '/404', 'list.0.to leads to no page with “/404”'],
  ['/visits', '/visit', 'list.0.to leads to no page with “/visit”: write one of /, '],
  ['/visits', 'https://a.example', 'list.0.to leads to no page'],
  ['visits', '/faq', 'list.0.from must be an address of this site'],
  ['/a b', '/faq', 'list.0.from must be an address of this site'],
  ['/es/visitas', '/faq', 'list.0.from must be the English address'],
])('%s may not lead to %s', (from, to, said) =>
  expect(saidOf(from, to)).toContain(`content/facts/redirects.json: ${said}`),
);
