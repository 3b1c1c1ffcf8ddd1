import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { heads } from '../../content/heads';
import { routeIds } from '../../content/routes';
import { hashOf } from './encode';
import { iconFiles } from './icons';
import { shareImage, shareInputs } from './share';

/** An icon or share image: its address is fixed, and it is drawn again when its inputs change. */
interface Drawn {
  /** In `public`, with a slash before it. */
  readonly address: string;
  readonly inputs: () => Promise<string>;
  readonly make: () => Promise<Buffer>;
}

/** By address: a hash of the file's inputs, and one of the file itself. */
type DrawnRecord = Record<string, { readonly key: string; readonly hash: string }>;

const recordFile = 'scripts/images/drawn.json';

/** Raise it when the drawing itself changes. */
const drawing = 1;

const files: readonly Drawn[] = [
  ...iconFiles.map(({ address, inputs, make }) => ({ address, inputs: async () => inputs, make })),
  ...routeIds.map((id) => ({
    address: heads[id].shareImage.src,
    inputs: () => shareInputs(id),
    make: () => shareImage(id),
  })),
];

const target = ({ address }: Drawn) => path.join('public', address);
const keyOf = async ({ inputs }: Drawn) => hashOf(`${drawing} ${await inputs()}`);
const contentOf = (file: Drawn) => readFile(target(file)).catch(() => undefined);

async function readRecord(): Promise<DrawnRecord> {
  return JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')) as DrawnRecord;
}

/** Draws every icon and share image whose inputs changed. */
export async function draw(): Promise<void> {
  const before = await readRecord();
  const record: DrawnRecord = {};
  for (const file of files) {
    const key = await keyOf(file);
    const there = await contentOf(file);
    const known = before[file.address];
    if (there && known?.key === key && known.hash === hashOf(there)) {
      record[file.address] = known;
      continue;
    }
    const content = await file.make();
    await mkdir(path.dirname(target(file)), { recursive: true });
    await writeFile(target(file), content);
    record[file.address] = { key, hash: hashOf(content) };
    console.log(`${file.address}: ${content.length}`);
  }
  await writeFile(recordFile, `${JSON.stringify(record, null, 1)}\n`);
}

/** Icons and share images that are missing, changed by hand, or older than their inputs. */
export async function checkDrawn(): Promise<string[]> {
  const record = await readRecord();
  const problems = await Promise.all(
    files.map(async (file) => {
      const known = record[file.address];
      const there = await contentOf(file);
      if (!there) return [`${file.address}: missing`];
      if (known?.hash !== hashOf(there)) return [`${file.address}: not what was drawn`];
      if (known.key !== (await keyOf(file)))
        return [`${file.address}: stale, run "npm run images"`];
      return [];
    }),
  );
  return problems.flat();
}
