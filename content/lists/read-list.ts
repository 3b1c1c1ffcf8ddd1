import { readFileSync } from 'node:fs';

/** Whether the lists are samples, as for `npm start -- --samples`: such an export goes into a folder of its own. */
export const hasSamples = process.env.SAMPLE_LISTS === 'yes';

/** The folder of an export. One with samples is never where that which is published lies. */
export const exportFolder = hasSamples ? 'out-samples' : 'out';

const folder = () =>
  hasSamples
    ? 'content/samples'
    : process.env.EDITING_WORDS
      ? '.edit/drafts/facts'
      : 'content/facts';

/** The entries of a list of facts. Read from its file, as types made of thousands of entries would be slow. */
export function readList<Entry>(name: string): readonly Entry[] {
  const { list } = JSON.parse(readFileSync(`${folder()}/${name}.json`, 'utf8')) as {
    readonly list: readonly Entry[];
  };
  return list;
}
