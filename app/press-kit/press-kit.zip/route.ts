import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { languages } from '@/content/languages';
import { factSheetPdf } from '@/components/sections/press/fact-sheet-pdf';
import { wordsIn } from '@/content/fact-sheet';
import { addressOf, downloadName, factSheets, pressFiles } from '@/content/press-kit';
import type { PressKitWords } from '@/content/schema/press-kit';

export const dynamic = 'force-static';

/** A fixed date, so that equal files make an equal archive. */
const mtime = new Date(2000, 0, 1);

const licenceIn = (code: string) => wordsIn<PressKitWords>(code, 'press-kit').licence;

/** The press kit as one archive, with its terms of use in every language. */
export async function GET(): Promise<Response> {
  const licence = languages.map(({ code }) => `${licenceIn(code)}\n`).join('\n');
  const sheets = await Promise.all(
    factSheets.map(
      async ({ code, file }) => [downloadName(file), await factSheetPdf(code)] as const,
    ),
  );
  const files = {
    [downloadName('licence.txt')]: new TextEncoder().encode(licence),
    ...Object.fromEntries(sheets),
    ...Object.fromEntries(
      pressFiles.map((file) => [downloadName(file), readFileSync(`public${addressOf(file)}`)]),
    ),
  };
  // Level 0: pictures are compressed already.
  return new Response(zipSync(files, { level: 0, mtime }), {
    headers: { 'Content-Type': 'application/zip' },
  });
}
