/** What the editor's page and its server tell each other: `editor/server/routes.ts` answers, `editor/app` asks. */
import type { Json, JsonRecord } from './form/json';
import type { Known } from './writing/part';

/** A form as it is read, and as each save of it answers. Its file is below `content`, without the ending. */
export interface Shown {
  readonly file: string;
  /** Stands for the words: what is saved has to name it in `If-Match`. */
  readonly version: string;
  readonly words: JsonRecord;
  /** Beside a translation: the same record in English. */
  readonly english?: JsonRecord;
  /** Its parts that are older than their English: paths into `words`, or `beginning`, `section-2` of a text. */
  readonly older: readonly string[];
  /** Why the file cannot be read, in words. It is not to be saved then, and its words are empty. */
  readonly damaged?: string;
  /** After a save: what people have to know, and the form in which they may want to go on. */
  readonly news?: News;
}

/** What a form sends. */
export interface Save {
  readonly words: JsonRecord;
  /** Of a translation: the English that it was written from, as it was shown. */
  readonly english?: JsonRecord;
}

export interface Problem {
  /** As `list.2.glass`; empty where it is the form's. */
  readonly path: string;
  readonly said: string;
}

/** The body of every answer from 400 on. */
export interface Refused {
  readonly said: string;
  readonly problems?: readonly Problem[];
  /** Old addresses that lead to a page that is to be taken away. */
  readonly addresses?: readonly string[];
  /** With 412: the form as it is now. */
  readonly now?: Shown;
}

export interface News {
  readonly said: string;
  readonly form?: { readonly file: string; readonly label: string };
}

/** Somebody who has the editor open, and the form that is open there. Alone at a computer, nobody has a name. */
export interface Person {
  readonly name?: string;
  readonly file: string;
}

/** One message of `/edit/events`. */
export type LiveEvent =
  | { readonly people: readonly Person[] }
  | { readonly changed: string; readonly version: string }
  | { readonly gone: string }
  | { readonly publishing: boolean; readonly name?: string }
  | News;

/** What follows from all content, read when it is asked for. */
export interface Site {
  /** Who is asking. */
  readonly name?: string;
  /** What texts and sentences may name, in the words of a language. */
  readonly known: Known;
  /** Addresses that a redirect may lead to, in English. */
  readonly addresses: readonly string[];
  /** Text pages in their order. */
  readonly texts: readonly { readonly file: string; readonly label: string }[];
  /** The names of all packed pictures. */
  readonly pictures: readonly string[];
}

/** What became of a long task: the last line that it sends. Those before it are `{ say }`. */
export interface Outcome {
  readonly done: boolean;
  readonly said: string;
  /** Of a picture: its name. */
  readonly picture?: string;
  /** Where a remote has other words for the same fields: a person has to choose. */
  readonly conflicts?: readonly Conflict[];
}

/** The same field, changed here and by somebody else. */
export interface Conflict {
  readonly file: string;
  readonly path: string;
  readonly label: string;
  readonly mine?: Json;
  readonly theirs?: Json;
}

/** Whose words stay, for each conflict. */
export type Choice = Pick<Conflict, 'file' | 'path'> & { readonly take: 'mine' | 'theirs' };

export interface PublishWish {
  readonly sentence: string;
  readonly send: boolean;
}

/** The repository that others have the site from. */
export interface Remote {
  readonly name: string;
  readonly address: string;
  readonly branch: string;
  /** The sentences of the changes that are kept here alone, the newest first. */
  readonly unsent: readonly string[];
}

/** A place in a form. */
export interface Place {
  readonly form: string;
  readonly said: string;
}

/** All that is saved and not yet published. */
export interface Changes {
  /** In words, one a line. */
  readonly lines: readonly string[];
  /** Who else has saved a part of it. */
  readonly others: readonly string[];
  /** What one language has and another lacks: it has to be written first. */
  readonly missing: readonly Place[];
  /** What may be published as it is, though its English has changed since. */
  readonly older: readonly Place[];
  /** Why nothing can be published as the repository stands. */
  readonly obstacle?: string | undefined;
  readonly remote?: Remote | undefined;
}

/** Something that was published. */
export interface Published {
  readonly id: string;
  /** As in 2026-11-28T20:13:00+01:00. */
  readonly when: string;
  readonly name: string;
  readonly sentence: string;
  readonly changes: readonly {
    readonly file: string;
    readonly label: string;
    readonly lines: readonly string[];
  }[];
}

/** One page of the history, and where the next begins. */
export interface History {
  readonly published: readonly Published[];
  readonly next?: string;
}
