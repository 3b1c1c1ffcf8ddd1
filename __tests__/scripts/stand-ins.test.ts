import { readFileSync } from 'node:fs';
import { setCacheBustingSearchParam } from '@/scripts/slim/stand-ins/cache-busting';
import { formatUrl } from '@/scripts/slim/stand-ins/format-url';
import { hasInterceptionRouteInCurrentTree } from '@/scripts/slim/stand-ins/no-interception';

const next = 'node_modules/next/dist/esm/';
const read = (file: string) => readFileSync(`${next}${file}.js`, 'utf8');
const reducers = 'client/components/router-reducer/';

it.each([
  ['shared/lib/router/utils/format-url', formatUrl],
  [`${reducers}set-cache-busting-search-param`, setCacheBustingSearchParam],
  [`${reducers}reducers/has-interception-route-in-current-tree`, hasInterceptionRouteInCurrentTree],
])('%s still exports what stands in for it', (file, standIn) => {
  expect(read(file)).toMatch(new RegExp(`export (?:const|function) ${standIn.name}\\b`));
});

it.each([
  ['client/app-dir/link', 'format-url', 'formatUrl'],
  [
    `${reducers}fetch-server-response`,
    'set-cache-busting-search-param',
    'setCacheBustingSearchParam',
  ],
])('%s asks %s for nothing else', (file, from, name) => {
  expect(read(file)).toMatch(new RegExp(`import \\{ ${name} \\} from '[./\\w-]*/${from}'`));
});

it('refuses links whose address is not a string', () => {
  expect(formatUrl).toThrow(/must be a string/);
});
