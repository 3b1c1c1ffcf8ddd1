import { pagePath } from '@/lib/page-path';

it.each([
  ['/', ['/', '/index.html', '/index', '//']],
  ['/es', ['/es', '/es/', '/es.html', '/es/index.html', '/es/index']],
  ['/cookies', ['/cookies', '/cookies/', '/cookies.html', '/cookies/index.html']],
  ['/es/serves/paloma', ['/es/serves/paloma', '/es/serves/paloma/', '/es/serves/paloma.html']],
  ['/serves/index-finger', ['/serves/index-finger', '/serves/index-finger.html']],
])('%s is the page at %j', (page, addresses) => {
  for (const address of addresses) expect(pagePath(address)).toBe(page);
});
