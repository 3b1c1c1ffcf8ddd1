/** Describes changed files, and everything that is not published yet, in plain language. */
import { languages } from '../../content/languages';
import { translations } from '../../content/schema/forms';
import { sourcesFile } from '../../content/schema/sources';
import type { Changes } from '../api';
import { formAt, type EditorForm } from '../form/find-form';
import { differences } from './differences';
import { labelOf, labels, textPageOfFile } from './labels';
import { unpublishedPictures } from './unused-pictures';
import { findRemote } from './remote';
import { changedFiles, findObstacle } from './repository';
import { readRecentEditors } from './recent-editors';
import {
  isTranslation,
  fileNameOf,
  readAt,
  readSaved,
  readForm,
  type ReadFile,
} from './form-files';
import { findUntranslated, findOutdated } from './translations';

/** Prefixes the line with the form's label unless it is there already. */
const withFormLabel = (label: string, line: string) =>
  line.startsWith(`${label} › `) ? line : `${label} › ${line}`;

/** Describes the changes of one form. `before` and `after` each read a file of one version by its name. */
async function describeFormChange(
  form: EditorForm,
  before: ReadFile,
  after: ReadFile,
): Promise<string[]> {
  const name = fileNameOf(form);
  const page = textPageOfFile(name);
  const label = labelOf(name);
  const [oldForm, newForm] = await Promise.all([
    readForm(form, before).catch(() => undefined),
    readForm(form, after).catch(() => undefined),
  ]);
  const address = page && `/${page.slug}`;
  const language = languages.find(({ code }) => code === form.language);
  if (!newForm && page && (await after(name)) === undefined)
    return [`${language?.name ?? ''}: there is no page at ${address} any more`];
  if (!newForm) return [`${label}: its file is gone, or cannot be read`];
  if (!oldForm) return [page ? `“${label}” is a new page, at ${address}` : `${label} is new`];
  // Shared fields are listed only under English.
  return differences(form.schema, oldForm.words, newForm.words, isTranslation(form)).map((line) =>
    withFormLabel(label, line),
  );
}

/** A changed file, with its label and a description of its changes. */
export interface FileChange {
  /** Name of the form that edits the file; empty if there is none. */
  readonly formName: string;
  readonly label: string;
  readonly lines: readonly string[];
}

/** Describes the changes of one file between two versions. */
export async function describeFileChange(
  file: string,
  before: ReadFile,
  after: ReadFile,
): Promise<FileChange> {
  const name = file.replace('content/', '');
  const form =
    labels[name] !== undefined || textPageOfFile(name)
      ? formAt(name.replace(/\.\w+$/, ''))
      : undefined;
  if (form && file.startsWith('content/'))
    return {
      formName: form.file,
      label: labelOf(name),
      lines: await describeFormChange(form, before, after),
    };
  const language = translations.find(({ code }) => file === sourcesFile(code));
  const [, picture] = /^art\/masters\/(.+)\.\w+$/.exec(file) ?? [];
  const line = language
    ? `${language.name}: which English its words were last compared with`
    : picture &&
      `Picture ${picture} ${(await after(`../${file}`)) === undefined ? 'is removed' : 'is new or has changed'}`;
  return { formName: '', label: '', lines: line ? [line] : [] };
}

/** Describes everything that is saved and not yet published, one change per line. */
export async function describeUnpublishedChanges(): Promise<string[]> {
  const unpublished = await unpublishedPictures().catch((): string[] => []);
  const changed = (await changedFiles()).filter(
    ({ file }) => !unpublished.some((name) => file.startsWith(`art/masters/${name}.`)),
  );
  const descriptions = changed.map(({ file }) =>
    describeFileChange(file, readAt('HEAD'), readSaved),
  );
  return (await Promise.all(descriptions)).flatMap(({ lines }) => lines);
}

/**
 * The unpublished changes, with what the Publish dialog needs: obstacles, missing and outdated translations, other
 * editors' saves and the remote.
 */
export async function findChanges(person?: string): Promise<Changes> {
  const otherEditors = (await readRecentEditors()).filter((name) => name !== person);
  const obstacle = await findObstacle();
  try {
    return {
      lines: await describeUnpublishedChanges(),
      others: otherEditors,
      // Ignored here: the check before publishing reports unreadable files.
      missing: await findUntranslated().catch(() => []),
      older: await findOutdated().catch(() => []),
      obstacle,
      remote: await findRemote(),
    };
  } catch (error) {
    return {
      lines: [],
      others: otherEditors,
      missing: [],
      older: [],
      obstacle: obstacle ?? (error as Error).message,
    };
  }
}
