import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { languages } from '@/content/languages';
import { addressOf, downloadName, pressFiles } from '@/content/press-kit';
import { read } from '@/content/read';
import type { PressKitWords } from '@/content/schema/press-kit';

export const dynamic = 'force-static';

/** The same files make the same archive. */
const mtime = new Date(2000, 0, 1);

const licenceIn = (code: string) =>
  read<PressKitWords>(JSON.parse(readFileSync(`content/words/${code}/press-kit.json`, 'utf8')))
    .licence;

/** The press kit in one file, with what may be done with it in every language. */
export function GET(): Response {
  const licence = languages.map(({ code }) => `${licenceIn(code)}\n`).join('\n');
  const files = {
    [downloadName('licence.txt')]: new TextEncoder().encode(licence),
    ...Object.fromEntries(
      pressFiles.map((file) => [downloadName(file), readFileSync(`public${addressOf(file)}`)]),
    ),
  };
  // Pictures are compressed as they are.
  return new Response(zipSync(files, { level: 0, mtime }), {
    headers: { 'Content-Type': 'application/zip' },
  });
}
