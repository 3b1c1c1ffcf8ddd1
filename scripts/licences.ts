/**
 * `npm run licences`: every package of which anything is sent to visitors or runs on the server, with its licence,
 * and the fonts. Fails on a licence that is not on the list. What a package needs only to build is left out.
 */
import { readFileSync } from 'node:fs';
import { readArguments } from './run/arguments';

readArguments({}, 'Usage: npm run licences');

type Manifest = { version: string; license?: string; dependencies?: Record<string, string> };
type Package = { name: string; version: string; licence: string };

/** Licences of packages that may be shipped: permissive ones, GSAP's own, and the font licence. */
const allowed =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|(?:Standard 'no charge' license: |SEE LICENSE AT )https:\/\/gsap\.com\/standard-license\.?)$/;

/** Packages that Next and tsx need to build or to run Next's server; neither the export nor our server contains them. */
const notShipped =
  /^(?:@next\/env|@next\/swc-.*|@img\/.*|sharp|postcss|nanoid|picocolors|source-map-js|caniuse-lite|baseline-browser-mapping|detect-libc|semver)$/;

/** Shipped as files that were made from packages which are only needed to build. */
const fonts = ['@fontsource-variable/imbue', '@fontsource-variable/hanken-grotesk'];

function read(name: string): Manifest {
  const file = name === '.' ? 'package.json' : `node_modules/${name}/package.json`;
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** A package's dependencies and theirs. Peers are not followed: they are tools, or listed here. */
function shippedWith(name: string, found = new Set<string>()): Set<string> {
  for (const below of Object.keys(read(name).dependencies ?? {})) {
    if (notShipped.test(below) || found.has(below)) continue;
    found.add(below);
    shippedWith(below, found);
  }
  return found;
}

const packages = [...shippedWith('.'), ...fonts].sort().map((name): Package => {
  const { version, license } = read(name);
  return { name, version, licence: license ?? 'none stated' };
});
for (const { name, version, licence } of packages) {
  console.log(`${name.padEnd(36)} ${version.padEnd(10)} ${licence}`);
}
const refused = packages.filter(({ licence }) => !allowed.test(licence));
for (const { name, licence } of refused) console.error(`${name}: "${licence}" is not on the list`);
process.exitCode = refused.length > 0 ? 1 : 0;
