/**
 * Puts an edited text back into its file block by block: a block that was not edited keeps the file’s own letters, and
 * so does each point of a list. It needs no page, so a server could do it too.
 */
import type { Nodes, RootContent, Table } from 'mdast';
import { diffArrays } from 'diff';
import { readTree } from './markdown';

interface Text {
  readonly text: string;
  readonly blocks: readonly RootContent[];
}

/** From one block up to another, by their places in a text. */
type Range = readonly [from: number, to: number];

/** Blocks of the file, and what the surface writes for them; more than one where they cannot be told apart. */
interface Chunk {
  readonly inFile: Range;
  readonly written: Range;
}

const read = (text: string): Text => ({ text, blocks: readTree(text).children });

const start = (block: Nodes | undefined) => block?.position?.start.offset ?? 0;
const end = (block: Nodes | undefined) => block?.position?.end.offset ?? 0;

const lettersOf = ({ text, blocks }: Text, [from, to]: Range) =>
  text.slice(start(blocks[from]), end(blocks[to - 1]));

const lettersOfEach = (text: Text) =>
  text.blocks.map((_, index) => lettersOf(text, [index, index + 1]));

/** What a block says, whatever signs it is written with and wherever its lines are wrapped. */
const meaning = (block: RootContent): string =>
  JSON.stringify(block, (key, value) => {
    if (['position', 'data', 'spread', 'align'].includes(key)) return undefined;
    if (key === 'type') return String(value).replace(/^mdx(Jsx)?Flow/, 'mdx$1Text');
    return key === 'value' ? String(value).replace(/\s+/g, ' ') : value;
  });

/** Which entry of `before` each of `after` is, in order. */
function pairs(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [after: number, before: number])[] {
  const found: [number, number][] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of diffArrays([...before], [...after]))
    for (let n = 0; n < count; n++) {
      if (!added && !removed) found.push([j, i]);
      if (!added) i++;
      if (!removed) j++;
    }
  return found;
}

/** The file’s blocks beside those that the surface writes for them. */
function chunksOf(file: Text, untouched: Text): readonly Chunk[] {
  const same = pairs(file.blocks.map(meaning), untouched.blocks.map(meaning));
  const chunks: Chunk[] = [];
  let [inFile, written] = [0, 0];
  for (const [next, block] of [...same, [untouched.blocks.length, file.blocks.length] as const]) {
    // As many here as there: each stands for one.
    const isEven = next - written === block - inFile;
    while (isEven && inFile < block)
      chunks.push({ inFile: [inFile, ++inFile], written: [written, ++written] });
    if (block > inFile || next > written)
      chunks.push({ inFile: [inFile, block], written: [written, next] });
    if (block < file.blocks.length)
      chunks.push({ inFile: [block, block + 1], written: [next, next + 1] });
    [inFile, written] = [block + 1, next + 1];
  }
  return chunks;
}

const lengthOf = ([from, to]: Range) => to - from;

interface Ways {
  /** What stands before a block that is new. */
  readonly gap: string;
  /** Writes a block as its neighbours are written. */
  readonly dress: (letters: string) => string;
}

function weave(file: Text, untouched: Text, edited: Text, { gap, dress }: Ways): string {
  const chunks = chunksOf(file, untouched);
  const same = new Map(pairs(lettersOfEach(untouched), lettersOfEach(edited)));
  const kept = new Set(same.values());
  let text = '';
  let last = -1;
  for (let i = 0; i < edited.blocks.length;) {
    const { piece, at, length } = pieceAt(i);
    const follows = at === last + 1 && at > 0;
    const before = file.blocks[(chunks[last]?.inFile[1] ?? 0) - 1];
    const after = file.blocks[chunks[at]?.inFile[0] ?? 0];
    if (i > 0) text += follows ? file.text.slice(end(before), start(after)) : gap;
    text += piece;
    if (at >= 0) last = at;
    i += length;
  }
  return text;

  /** What is written for a block, the chunk of the file that it keeps the place of, and how many blocks it stands for. */
  function pieceAt(i: number): { piece: string; at: number; length: number } {
    const was = same.get(i);
    // A block that is new stands where the next of the file stood, if that one is gone.
    const at = was === undefined ? last + 1 : chunks.findIndex(({ written }) => written[0] === was);
    const chunk = chunks[at];
    if (chunk && was !== undefined) {
      const length = lengthOf(chunk.written);
      const isWhole =
        lengthOf(chunk.inFile) > 0 &&
        Array.from({ length }, (_, n) => same.get(i + n) === was + n).every(Boolean);
      if (isWhole) return { piece: lettersOf(file, chunk.inFile), at, length };
    }
    const isOne = chunk && lengthOf(chunk.written) === 1 && lengthOf(chunk.inFile) === 1;
    if (isOne && was === undefined && !kept.has(chunk.written[0])) {
      const [old, wrote] = [file.blocks[chunk.inFile[0]], untouched.blocks[chunk.written[0]]];
      const now = edited.blocks[i];
      if (old && wrote && now && old.type === now.type)
        return { piece: dress(changed(old, wrote, now)), at, length: 1 };
    }
    return { piece: dress(lettersOf(edited, [i, i + 1])), at: -2, length: 1 };
  }

  /** A block that was changed; of a list, the points that were not keep their letters. */
  function changed(old: RootContent, wrote: RootContent, now: RootContent): string {
    if (old.type === 'table' && now.type === 'table')
      return aligned(edited.text.slice(start(now), end(now)), old);
    if (old.type !== 'list' || wrote.type !== 'list' || now.type !== 'list')
      return edited.text.slice(start(now), end(now));
    const points = ({ text }: Text, { children }: typeof old): Text =>
      ({ text, blocks: children }) as unknown as Text;
    const [first, second] = old.children;
    const sign = /^\d*([-*+.)])/.exec(file.text.slice(start(first)))?.[1] ?? '-';
    return weave(points(file, old), points(untouched, wrote), points(edited, now), {
      gap: second ? file.text.slice(end(first), start(second)) : '\n',
      // Another sign would begin another list, and a list may begin with another number than the surface’s.
      dress: (letters) =>
        letters.replace(/^(\d*)[-*+.)]/, (_, count) =>
          count === '' ? sign : `${Number(count) + (old.start ?? 1) - 1}${sign}`,
        ),
    });
  }
}

/** A table as the surface writes it, with the columns aligned as they were. */
const aligned = (letters: string, { align = [] }: Table): string =>
  letters.replace(/^.*\n\|(?: -+ \|)+/, (head) => {
    let column = 0;
    return head.replace(/ (-+) (?=\|)/g, (cell, dashes: string) => {
      const side = align?.[column++];
      const [left, right] = [/left|center/, /right|center/].map((each) => each.test(side ?? ''));
      return side ? ` ${left ? ':' : '-'}${dashes.slice(2)}${right ? ':' : '-'} ` : cell;
    });
  });

/**
 * A file with an edited text in it. What stands before its first block and after its last one stays.
 * @param untouched what the surface writes for the file before anybody types
 */
export function merge(file: string, untouched: string, edited: string): string {
  const [own, wrote, next] = [read(file), read(untouched), read(edited)];
  if (own.blocks.length === 0 || next.blocks.length === 0) return edited && `${edited.trim()}\n`;
  return (
    file.slice(0, start(own.blocks[0])) +
    weave(own, wrote, next, { gap: '\n\n', dress: (letters) => letters }) +
    file.slice(end(own.blocks.at(-1)))
  );
}
