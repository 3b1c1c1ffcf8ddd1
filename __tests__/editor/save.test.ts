import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { Refusal } from '@/editor/server/refusal';
import { noteShown, save } from '@/editor/server/save';

const hero = 'content/words/en/home/hero.json';
const saved = readFileSync(hero, 'utf8');
const words = JSON.parse(saved) as Record<string, unknown>;
const textOf = (changes: object) => `${JSON.stringify({ ...words, ...changes }, null, 2)}\n`;

/** A form that was opened with these words, and a disk on which nothing is written. */
function formOpenedWith(text: string, file = hero) {
  const written: string[] = [];
  const write = async (_: string, content: string) => void written.push(content);
  const known = { texts: new Map([[file, text]]), told: new Map<string, string>() };
  const saving = (mine: string, onDisk = write) =>
    save([{ path: file, contents: Buffer.from(mine).toString('base64') }], known, {
      write: onDisk,
      remove: async () => {},
      confirm: async () => {},
      problemInText: async () => undefined,
    });
  return { saving, written, reload: () => noteShown(known, file, saved) };
}

it('writes what the form sends', async () => {
  const { saving, written } = formOpenedWith(saved);
  await saving(textOf({ tagline: 'A legacy to taste' }));
  expect(written).toEqual([textOf({ tagline: 'A legacy to taste' })]);
});

it('refuses what breaks a rule in the words of the form', async () => {
  const { saving, written } = formOpenedWith(saved);
  await expect(saving(textOf({ tagline: '' }))).rejects.toThrow(
    'Opening › Tagline must not be empty. Nothing was saved yet.',
  );
  expect(written).toEqual([]);
});

it('writes no file but those of its forms', async () => {
  const { saving, written } = formOpenedWith(saved, 'content/../.git/hooks/pre-commit');
  await expect(saving(saved)).rejects.toThrow('The editor has no form for');
  expect(written).toEqual([]);
});

it('keeps what somebody else has saved in other fields meanwhile', async () => {
  const note = ['Los Altos', 'before the rain'];
  const { saving, written } = formOpenedWith(textOf({ fieldNote: note }));
  await saving(textOf({ fieldNote: note, tagline: 'A legacy to taste' }));
  expect(written).toEqual([textOf({ tagline: 'A legacy to taste' })]);
});

it('overwrites no words of somebody else unseen, and does so once they are told', async () => {
  const { saving, written } = formOpenedWith(textOf({ tagline: 'A legacy of old' }));
  const mine = textOf({ tagline: 'A legacy to taste' });
  await expect(saving(mine)).rejects.toThrow(
    'Somebody else has changed the same words meanwhile: Opening › Tagline. Nothing was overwritten.',
  );
  expect(written).toEqual([]);
  await saving(mine);
  expect(written).toEqual([mine]);
});

it('keeps what somebody else has saved, though the page was reloaded with what was typed before', async () => {
  const note = ['Los Altos', 'before the rain'];
  const { saving, written, reload } = formOpenedWith(textOf({ fieldNote: note }));
  reload();
  await saving(textOf({ fieldNote: note, tagline: 'A legacy to taste' }));
  expect(written).toEqual([textOf({ tagline: 'A legacy to taste' })]);
});

it('keeps it, too, where the first try broke a rule', async () => {
  const note = ['Los Altos', 'before the rain'];
  const { saving, written } = formOpenedWith(textOf({ fieldNote: note }));
  await expect(saving(textOf({ fieldNote: note, tagline: '' }))).rejects.toThrow('Tagline');
  await saving(textOf({ fieldNote: note, tagline: 'A legacy to taste' }));
  expect(written).toEqual([textOf({ tagline: 'A legacy to taste' })]);
});

it('keeps it, too, where another field that both have changed was asked for', async () => {
  const before = { fieldNote: ['Los Altos', 'before the rain'], tagline: 'A legacy of old' };
  const { saving, written } = formOpenedWith(textOf(before));
  const mine = textOf({ ...before, tagline: 'A legacy to taste' });
  await expect(saving(mine)).rejects.toThrow('Opening › Tagline. Nothing was overwritten.');
  await saving(mine);
  expect(written).toEqual([textOf({ tagline: 'A legacy to taste' })]);
});

it('writes nothing over a file that cannot be read', async () => {
  const { saving, written } = formOpenedWith(saved);
  const onDisk = jest.spyOn(fs, 'readFile').mockResolvedValueOnce(`<<<<<<< HEAD\n${saved}`);
  await expect(saving(textOf({ tagline: 'A legacy to taste' }))).rejects.toThrow(
    '“Opening”: its file was changed by hand and cannot be read. Nothing was saved.',
  );
  expect(written).toEqual([]);
  onDisk.mockRestore();
});

it('says what to do where the disk is full', async () => {
  const { saving } = formOpenedWith(saved);
  const full = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  const refused = saving(textOf({ tagline: 'A legacy to taste' }), full);
  await expect(refused).rejects.toThrow(Refusal);
  await expect(refused).rejects.toThrow(
    'The disk is full. Make room on it, then press Save again. Nothing was changed. What you typed is kept in this browser.',
  );
});
