import { existsSync, readFileSync } from 'node:fs';

/** Whether the lists are samples, as for `npm start -- --samples`. */
export const hasSamples = process.env.SAMPLE_LISTS === 'yes';

/** The folder of the export. One with samples is never in the folder that is published. */
export const exportFolder = hasSamples ? '.edit/samples' : 'out';

/** In the editor's preview a list is read as it is typed. */
function fileOf(name: string): string {
  const draft = `.edit/drafts/facts/${name}.json`;
  if (hasSamples) return `content/samples/${name}.json`;
  return process.env.EDITING_WORDS && existsSync(draft) ? draft : `content/facts/${name}.json`;
}

/** The entries of a list. Read from its file, since types made of thousands of entries would be slow. */
export function readList<Entry>(name: string): readonly Entry[] {
  const { list } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as {
    readonly list: readonly Entry[];
  };
  return list;
}
