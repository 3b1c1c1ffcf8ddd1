import { readdirSync, readFileSync } from 'node:fs';
import { englishPaths } from '@/content/addresses';
import { problemsOf } from '@/content/schema/find-problems';
import { redirectProblems, redirectsSchema } from '@/content/schema/redirects';
import { takenBy } from '@/content/schema/taken-addresses';
import { findProblems } from '@/content/validate';

/** The problems reported for redirects from some addresses to a page. */
function saidOf(from: string | readonly string[], to: string): string {
  const redirects = { list: [from].flat().map((each) => ({ from: each, to })) };
  return [
    ...problemsOf(redirectsSchema, redirects),
    ...redirectProblems(redirects, englishPaths(), takenBy),
  ].join('\n');
}

it.each([
  ['/visits', '/faq'],
  ['/old/recipes.html', '/serves/paloma'],
  ['/shop', '/'],
  ['/Visits', '/faq'],
  ['/serves', '/'],
  ['/serves/an-old-one', '/serves/paloma'],
  ['/editions', '/press'],
  ['/enquiries-2024', '/press'],
  ['/2019/02/aged_5~.php', '/press'],
])('%s may lead to %s', (from, to) => expect(saidOf(from, to)).toBe(''));

it.each([
  ['/cookies', '/faq', 'list.0.from is the address of a page, “/cookies”'],
  ['/COOKIES', '/faq', 'list.0.from is the address of a page, “/COOKIES”'],
  ['/faq', '/press', 'list.0.from is the address of a page, “/faq”'],
  ['/404', '/faq', 'list.0.from is the address of a page, “/404”'],
  ['/Cookies.html', '/faq', 'list.0.from is the address of a page, “/Cookies.html”'],
  ['/index.html', '/faq', 'list.0.from is the address of a page, “/index.html”'],
  ['/index', '/faq', 'list.0.from is the address of a page, “/index”'],
  ...['/robots.txt', '/ROBOTS.TXT', '/sitemap.xml', '/manifest.webmanifest'].map(
    (from) => [from, '/faq', 'list.0.from is where files of this site are'] as const,
  ),
  ...readdirSync('public').flatMap((name) =>
    [`/${name}`, `/${name}/a.jpg`].map(
      (from) => [from, '/faq', 'list.0.from is where files of this site are'] as const,
    ),
  ),
  ...['/enquiries', '/Enquiries', '/enquiries/health'].map(
    (from) => [from, '/faq', 'list.0.from is where enquiries arrive'] as const,
  ),
  ...['/edit', '/edit/drafts'].map(
    (from) => [from, '/faq', 'list.0.from is where the editor answers'] as const,
  ),
  ['/añejo/', '/faq', 'only letters without accents, digits'],
  ['/a%C3%B1ejo', '/faq', 'only letters without accents, digits'],
  ['/Visits/', '/faq', 'write “/Visits”, which leads on with / at its end too'],
  ['/visits?page=1', '/faq', 'no host can tell addresses apart by what follows ?'],
  ['/?page_id=12', '/faq', 'no host can tell addresses apart by what follows ?'],
  ['/visits#a', '/faq', 'no host can tell addresses apart by what follows #'],
  ['/_next/x', '/faq', 'begin each with a letter or a digit'],
  ['/.well-known/x', '/faq', 'begin each with a letter or a digit'],
  ['//a', '/faq', 'write / before each part'],
  ['/a/../b', '/faq', 'write / before each part'],
  [['/visits', '/Visits'], '/faq', 'list.1.from is led on by the line of “/visits” already'],
  [['/visits.html', '/visits'], '/faq', 'list.1.from is led on by the line of “/visits.html”'],
  ['/visits', '/404', 'list.0.to leads to no page with “/404”'],
  ['/visits', '/visit', 'list.0.to leads to no page with “/visit”: write one of /, '],
  ['/visits', 'https://a.example', 'list.0.to leads to no page'],
  ['visits', '/faq', 'list.0.from must be an address of this site'],
  ['/a b', '/faq', 'list.0.from must be an address of this site'],
  ['/es/visitas', '/faq', 'list.0.from must be the English address'],
] as const)('%s may not lead to %s', (from, to, said) => {
  expect(saidOf(from, to)).toContain(said);
});

it('leaves the address free to which the forms of this build post', () => {
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = '/contact/form?x=1';
  expect(saidOf('/contact/form', '/faq')).toContain('is where enquiries arrive');
  expect(saidOf('/contact', '/faq')).toBe('');
  delete process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
});

it('is checked with all that the site says', () => {
  const read = (file: string) =>
    file === 'facts/redirects'
      ? '{ "list": [{ "from": "/robots.txt", "to": "/faq" }] }'
      : readFileSync(`content/${file}.json`, 'utf8');
  expect(findProblems(read).join()).toBe(
    'content/facts/redirects.json: list.0.from is where files of this site are, “/robots.txt”: take the line out',
  );
});
