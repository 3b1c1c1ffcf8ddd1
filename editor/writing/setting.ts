/** What the parts of one surface know of it. */
import { Cell } from '@mdxeditor/editor';
import type { LexicalEditor, NodeKey } from 'lexical';
import type { Known, Naming, Part, Section } from './part';
import type { Pictures } from './picture-dialog';

/** The sections of a text by the keys of their headings. */
export type Sections = ReadonlyMap<NodeKey, Section>;

/** A legal text, whose sections have numbers; a page of text; a field of paragraphs of plain words. */
type Kind = 'legal' | 'page' | 'plain';

export interface Setting {
  readonly kind: Kind;
  readonly known: Known;
  /** Without it no picture can be chosen. */
  readonly pictures: Pictures | undefined;
}

const nothing: Setting = {
  kind: 'page',
  known: { facts: {}, pages: {}, mail: {}, sections: {} },
  pictures: undefined,
};

export const setting$ = Cell<Setting>(nothing);

/** The sections of the text as it stands. */
export const sections$ = Cell<Sections>(new Map());

/** The picture that is being changed. */
export const changing$ = Cell<{ readonly key: NodeKey; readonly part: Part } | undefined>(
  undefined,
);

/** What parts are called, for nodes, which cannot read the cells. */
export const namings = new WeakMap<LexicalEditor, (part: Part) => Naming>();
