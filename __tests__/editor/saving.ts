import { readFileSync } from 'node:fs';
import type { JsonRecord } from '@/editor/form/json';
import { Refusal } from '@/editor/server/refusal';
import { save } from '@/editor/server/save';
import { readForm } from '@/editor/server/stored';
import { git } from './project';

export async function opened(file: string) {
  const form = await readForm(file);
  if (!form) throw new Error(`There is no ${file}`);
  return form;
}

/** Somebody opens a form and saves it with other words. */
export async function change(file: string, changes: JsonRecord, version?: string) {
  const { words, english, ...form } = await opened(file);
  return save(file, version ?? form.version, {
    words: { ...words, ...changes },
    ...(english ? { english } : {}),
  });
}

export const refusalOf = (saving: Promise<unknown>) =>
  saving.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );

export const content = (file: string) => readFileSync(`content/${file}`, 'utf8');
export const json = (file: string) => JSON.parse(content(file)) as JsonRecord;
export const status = () => git('status', '--porcelain').trim();
