import { existsSync, readFileSync, readdirSync } from 'node:fs';

export const mdxFilesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.mdx')) : [];

/** The number of its sections, and where their numbering ends. */
const shapeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .match(/^(?:## |<Closing \/>)/gm)
    ?.join();

/**
 * Texts that only one language has, and those that have other sections than the English ones, by their
 * files below `content`.
 */
export function findDifferentSections(code: string) {
  const [folder, english] = [`content/legal/${code}`, 'content/legal/en'];
  const [here, there] = [mdxFilesIn(folder), mdxFilesIn(english)];
  return [...new Set([...here, ...there])].flatMap((text) => {
    const file = `legal/${code}/${text}`;
    if (!here.includes(text)) return { file, said: 'is only in English: write it here too' };
    if (!there.includes(text)) return { file, said: 'is not in English: write it there too' };
    return shapeOf(`${folder}/${text}`) === shapeOf(`${english}/${text}`)
      ? []
      : { file, said: 'must have as many sections as the English text' };
  });
}
