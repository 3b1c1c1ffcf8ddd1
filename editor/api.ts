/** Types shared by the editor's page (`editor/app`) and its server (`editor/server/routes.ts`). */
import type { Json, JsonRecord } from './form/json';
import type { Known } from './writing/part';

/** A form as loaded, and the response to saving it. `file` is below `content`, without its extension. */
export interface Shown {
  readonly file: string;
  /** A hash of the words, required in `If-Match` when saving. */
  readonly version: string;
  readonly words: JsonRecord;
  /** Of a translation: the same record in English. */
  readonly english?: JsonRecord;
  /** The outdated parts of a translation: paths into `words`, or `beginning`, `section-2` of a text. */
  readonly older: readonly string[];
  /** Why the file cannot be read. It must not be saved then, and its words are empty. */
  readonly damaged?: string;
  /** After a save: a notice for the user. */
  readonly news?: News;
}

/** The body of a request to save a form. */
export interface Save {
  readonly words: JsonRecord;
  /** Of a translation: the English that the user was shown. */
  readonly english?: JsonRecord;
}

export interface Problem {
  /** The path of the field, such as `list.2.glass`; empty for the whole form. */
  readonly path: string;
  readonly said: string;
}

/** The body of every response with a status of 400 or more. */
export interface Refused {
  readonly said: string;
  readonly problems?: readonly Problem[];
  /** The addresses that redirect to a page that is to be removed. */
  readonly addresses?: readonly string[];
  /** With 412: the form as it is now. */
  readonly now?: Shown;
}

/** A notice for the user, and the form in which they may want to continue. */
export interface News {
  readonly said: string;
  readonly form?: { readonly file: string; readonly label: string };
}

/** Somebody who has the editor open, and their form. Only a team's users have names. */
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

/** What the page needs to know of all saved content. */
export interface Site {
  /** The name of the user. */
  readonly name?: string;
  /** What texts may refer to, such as facts and pages, with their labels in a language. */
  readonly known: Known;
  /** The English addresses that a redirect may have as its target. */
  readonly addresses: readonly string[];
  /** The text pages, in order. */
  readonly texts: readonly { readonly file: string; readonly label: string }[];
  /** The names of all pictures. */
  readonly pictures: readonly string[];
}

/** The outcome of a long task: the last line of its response. The lines before it are `{ say }`, its progress. */
export interface Outcome {
  readonly done: boolean;
  readonly said: string;
  /** The name of an uploaded picture. */
  readonly picture?: string;
  /** The fields that the remote has changed too: the user has to choose. */
  readonly conflicts?: readonly Conflict[];
}

/** A field that was changed both locally and on the remote. */
export interface Conflict {
  readonly file: string;
  readonly path: string;
  readonly label: string;
  readonly mine?: Json;
  readonly theirs?: Json;
}

/** The side to keep of a conflict. */
export type Choice = Pick<Conflict, 'file' | 'path'> & { readonly take: 'mine' | 'theirs' };

export interface PublishRequest {
  /** The commit message. */
  readonly sentence: string;
  readonly send: boolean;
}

/** The Git remote. */
export interface Remote {
  readonly name: string;
  readonly address: string;
  readonly branch: string;
  /** The messages of commits that are not pushed yet, newest first. */
  readonly unsent: readonly string[];
}

/** A message about a field, and the form to open for it. */
export interface Place {
  readonly form: string;
  readonly said: string;
}

/** Everything saved and not yet published. */
export interface Changes {
  /** Descriptions of the changes. */
  readonly lines: readonly string[];
  /** The other people who have saved some of it. */
  readonly others: readonly string[];
  /** Untranslated fields, which block publishing. */
  readonly missing: readonly Place[];
  /** Outdated translations, which do not block publishing. */
  readonly older: readonly Place[];
  /** Why the repository's state prevents publishing. */
  readonly obstacle?: string | undefined;
  readonly remote?: Remote | undefined;
}

/** A published commit. */
export interface Published {
  readonly id: string;
  /** The author date, such as 2026-11-28T20:13:00+01:00. */
  readonly when: string;
  /** The names of the author and co-authors. */
  readonly name: string;
  /** The commit message. */
  readonly sentence: string;
  readonly changes: readonly {
    /** Name of the form; empty for files without one. */
    readonly formName: string;
    readonly label: string;
    readonly lines: readonly string[];
  }[];
}

/** One page of the history, and the commit at which the next one starts. */
export interface History {
  readonly published: readonly Published[];
  readonly next?: string;
}
