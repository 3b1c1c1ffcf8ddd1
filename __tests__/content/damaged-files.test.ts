/** @jest-environment node */
import { damageIn } from '@/scripts/checks/damaged-files';

it('finds what git leaves of a conflict, in words and in legal texts', () => {
  const text = "a: 1,\n<<<<<<< HEAD\n  b: 'x',\n=======\n  b: 'y',\n>>>>>>> other\n";
  expect(damageIn('content/a.ts', text)).toEqual([
    'content/a.ts:2: git could not merge two changes: keep one of the two versions below, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ]);
});

it('finds letters that were lost when a file was saved in another encoding', () => {
  expect(damageIn('content/legal/a.mdx', 'One\nA\uFFFDejo')).toEqual([
    'content/legal/a.mdx:2: holds “A\uFFFDejo”, in which a letter was lost: the file was not saved as UTF-8. Set that in the editor, and type the letter anew',
  ]);
  expect(damageIn('content/a.ts', 'AÃ±ejo is')).toEqual([
    'content/a.ts:1: holds “AÃ±ejo”, in which a letter was lost: the file was not saved as UTF-8. Set that in the editor, and type the letter anew',
  ]);
});

it('lets accents, quotes and signs be', () => {
  expect(damageIn('content/a.ts', '“Añejo” – ½ © São Ção à Â, ÃO <<')).toEqual([]);
});
