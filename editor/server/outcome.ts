import type { Json } from '../form/json';

/** What has become of a long task, for the person who has started it. */
export interface Outcome {
  readonly done: boolean;
  readonly said: string;
}

/** The repository that others have the site from. */
export interface Remote {
  readonly name: string;
  readonly address: string;
  readonly branch: string;
  /** The sentences of the changes that are kept here alone, the newest first. */
  readonly unsent: readonly string[];
}

/** A place in a form, by the file of the form's words. */
export interface Place {
  readonly form: string;
  readonly said: string;
}

/** A text page in the list of forms. */
export interface TextPage {
  readonly slug: string;
  readonly label: string;
}

/** Something that everybody at the editor has to know. */
export interface News {
  readonly said: string;
  /** A form in which one may want to go on. */
  readonly form?: { readonly file: string; readonly label: string };
}

/** All that is saved and not yet published. */
export interface Changes {
  /** In words, one a line. */
  readonly lines: readonly string[];
  /** What one language has and another lacks: it has to be written first. */
  readonly missing: readonly Place[];
  /** What may be published as it is, though its English has changed since. */
  readonly older: readonly Place[];
  /** Why nothing can be published as the repository stands. */
  readonly obstacle?: string | undefined;
  readonly remote?: Remote | undefined;
}

/** What stands beside a translation in its form. */
export interface Beside {
  /** Its English words, or the English text. */
  readonly english: Json;
  /** The translation as it is saved. */
  readonly saved: string;
  /** What was written from another English than this one. */
  readonly older: readonly string[];
}
