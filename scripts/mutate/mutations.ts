import { npmScript, packageFile, type Command } from '../run/command';

/** One way to break the site, and the tests that must notice. */
export interface Mutation {
  /** What a visitor would suffer. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string | RegExp;
  replace: string;
  noticedBy: Command;
}

const unit = (...tests: string[]) => packageFile('jest/bin/jest.js', '--silent', ...tests);

export const mutations: Mutation[] = [
  {
    name: 'the age gate comes nine seconds late',
    file: 'styles/tokens/motion.ts',
    find: 'gate: 5000',
    replace: 'gate: 14_000',
    noticedBy: unit('__tests__/tokens', '__tests__/islands'),
  },
  {
    name: 'Escape dismisses the age gate',
    file: 'components/ui/dialog/close-requests.ts',
    find: "event.key === 'Escape' && !dismissible",
    replace: "event.key === 'Escape' && dismissible",
    noticedBy: unit('__tests__/ui'),
  },
  {
    name: 'the confirmation is stored under another key',
    file: 'lib/storage/keys.ts',
    find: "'ageVerified'",
    replace: "'ageverified'",
    noticedBy: unit('__tests__/lib', '__tests__/chrome', '__tests__/islands'),
  },
  {
    name: 'the pause button of the carousel does not pause',
    file: 'components/islands/carousel/use-rotation.ts',
    find: 'setWanted(!playing)',
    replace: 'setWanted(true)',
    noticedBy: unit('__tests__/carousel'),
  },
  {
    name: 'the page stays locked after a dialog is closed',
    file: 'components/ui/dialog/page-lock.ts',
    find: 'if (holders.size === 0) delete',
    replace: 'if (holders.size < 0) delete',
    noticedBy: unit('__tests__/ui'),
  },
  {
    name: 'the policy’s hashes do not fit the inline scripts',
    file: 'scripts/export/policy.ts',
    find: ".update(text, 'utf8')",
    replace: ".update(`${text} `, 'utf8')",
    noticedBy: unit('__tests__/export'),
  },
  {
    name: 'the picture manifest names a file that is not there',
    file: 'lib/images/manifest.ts',
    find: /(?<='hero-wide': \{[^}]*hash: ')[0-9a-f]+/,
    replace: '0000000000',
    noticedBy: npmScript('check:images'),
  },
  {
    name: 'a section’s id is spelt "correctly"',
    file: 'content/navigation.ts',
    find: "'colletions'",
    replace: "'collections'",
    noticedBy: unit('__tests__/content'),
  },
  {
    name: 'the privacy policy loses a section',
    file: 'content/legal/privacy-policy.mdx',
    find: /^## 2\. .+$/m,
    replace: '',
    noticedBy: unit('__tests__/legal'),
  },
  {
    name: 'what was typed into the enquiry is not kept',
    file: 'lib/enquiry/draft.ts',
    find: 'tabStorage.write(storageKeys.draft, JSON.stringify(drafts));\n}\n\n/** Forgets',
    replace: '}\n\n/** Forgets',
    noticedBy: unit('__tests__/enquiry'),
  },
];
