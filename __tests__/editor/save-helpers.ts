import { readFileSync } from 'node:fs';
import type { JsonRecord } from '@/editor/form/json';
import { Refusal } from '@/editor/server/refusal';
import { save } from '@/editor/server/save';
import { readSavedForm } from '@/editor/server/form-files';
import { git } from './project';

/** Loads a form that must exist. */
export async function openForm(file: string) {
  const form = await readSavedForm(file);
  if (!form) throw new Error(`There is no ${file}`);
  return form;
}

/** Loads a form and saves it with some fields changed. */
export async function changeForm(file: string, changes: JsonRecord, version?: string) {
  const { words, english, ...form } = await openForm(file);
  return save(file, version ?? form.version, {
    words: { ...words, ...changes },
    ...(english ? { english } : {}),
  });
}

/** The refusal that saving ends with; `undefined` if it succeeds. */
export const refusalOf = (saving: Promise<unknown>) =>
  saving.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );

export const readContent = (file: string) => readFileSync(`content/${file}`, 'utf8');
export const readJson = (file: string) => JSON.parse(readContent(file)) as JsonRecord;
export const gitStatus = () => git('status', '--porcelain').trim();
