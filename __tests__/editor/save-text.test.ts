import { readFileSync } from 'node:fs';
import { saveText, type TextUpdate } from '@/editor/server/save';

const path = (code: string, slug: string) => `content/texts/${code}/${slug}.mdx`;
const press = path('en', 'press');
const text = readFileSync(press, 'utf8');

/** A window that has been shown these files, and a disk on which nothing is written. */
function windowWith(shown: Readonly<Record<string, string>>, remove = async () => {}) {
  const written: string[] = [];
  const noted: string[] = [];
  const known = { texts: new Map(Object.entries(shown)), told: new Map<string, string>() };
  const saving = (update: { readonly [file: string]: string | undefined }) => {
    const files = Object.entries(update);
    const sent: TextUpdate = {
      additions: files.flatMap(([file, typed]) =>
        typed === undefined
          ? []
          : [{ path: file, contents: Buffer.from(typed).toString('base64') }],
      ),
      deletions: files.flatMap(([file, typed]) => (typed === undefined ? [{ path: file }] : [])),
    };
    return saveText(sent, known, {
      write: async (file) => void written.push(file),
      remove,
      confirm: async (file) => void noted.push(file),
      problemInText: async () => undefined,
    });
  };
  return { saving, written, noted };
}

it('asks before a new page overwrites one that somebody else has put at its address meanwhile', async () => {
  const { saving, written } = windowWith({});
  await expect(saving({ [press]: text })).rejects.toThrow(
    '“Press” was changed by somebody else meanwhile. Nothing was overwritten.',
  );
  expect(written).toEqual([]);
  await saving({ [press]: text });
  expect(written).toContain(press);
});

it('asks the same where a page is given the address of another', async () => {
  const faq = path('en', 'faq');
  const { saving } = windowWith({ [faq]: readFileSync(faq, 'utf8') });
  await expect(saving({ [faq]: undefined, [press]: text })).rejects.toThrow('“Press” was changed');
});

it('does not say that nothing was changed once a part is written', async () => {
  const full = () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }));
  const { saving } = windowWith({ [press]: text }, full);
  await expect(saving({ [press]: undefined, [path('en', 'media')]: text })).rejects.toThrow(
    'then press Save again. A part of it is saved already.',
  );
});

it('notes once which translation somebody has written, and no file that only follows', async () => {
  const spanish = path('es', 'press');
  const english = windowWith({ [press]: text });
  await english.saving({ [press]: text.replace('order: 4', 'order: 9') });
  expect(english.written).toContain(spanish);
  expect(english.noted).toEqual([press]);
});
