import { readdirSync } from 'node:fs';
import { takenPaths } from '../addresses';
import { editorFolder, ownReceiverPath } from '../folders';
import { normalizedAddress, type Answers } from './redirects';

/** Files and folders that Next generates at the root of the export. */
const generatedNames = ['robots.txt', 'sitemap.xml', 'manifest.webmanifest', '_next'];

const firstPart = (address: string) => normalizedAddress(address).split('/')[1] ?? '';

/** The first part of the path to which the forms post, where that is one of this site's. */
function builtReceiver(): readonly string[] {
  const { NEXT_PUBLIC_CONTACT_ENDPOINT: endpoint = '' } = process.env;
  return endpoint.startsWith('/') ? [normalizedAddress(endpoint.replace(/\?.*$/, ''))] : [];
}

/**
 * What an English address is taken by: a page, files, the receiver or the editor; `undefined` if it is free. Files are
 * read at each call, because in the editor pages and files come and go.
 */
export function takenBy(
  address: string,
  recipes?: Parameters<typeof takenPaths>[0],
): Answers | undefined {
  const path = normalizedAddress(address);
  const isBelow = (folder: string) => `${path}/`.startsWith(`${folder}/`);
  if (takenPaths(recipes).some((page) => normalizedAddress(page) === path)) return 'page';
  if (
    [...generatedNames, ...readdirSync('public')].some(
      (name) => firstPart(`/${name}`) === firstPart(path),
    )
  )
    return 'files';
  if ([ownReceiverPath, ...builtReceiver()].some(isBelow)) return 'receiver';
  return isBelow(`/${editorFolder}`) ? 'editor' : undefined;
}
