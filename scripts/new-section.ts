/**
 * `npm run new:section NAME`: makes a section of the home page that passes all checks: its words,
 * component and styles, mounted before the last one, and the rule that its words are checked by.
 * NAME is in kebab case, e.g. `visit-us`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { refuse } from './run/refuse';

const pageFile = 'app/page.tsx';
const lastSection = '        <About />';
const listFile = 'content/checked-files.ts';
const firstWords = "import * as about from './home/about';";
const lastChecked = "  fileOf('content/home/about.ts'";

const [name = ''] = process.argv.slice(2);
const folder = `components/sections/${name}`;

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  refuse('Give the section a name in kebab case: npm run new:section visit-us');
}

const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
const spoken = pascal.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

const files = {
  [`content/home/${name}.ts`]: `/** Words of the section \`${name}\`; it stands in app/page.tsx. */
export const ${camel} = {
  heading: '${spoken}',
  text: 'What this section says, in two or three sentences.',
} as const;
`,
  [`${folder}/${name}.tsx`]: `import { ${camel} } from '@/content/home/${name}';
import styles from './${name}.module.scss';

/** What this section is for, in one sentence. */
export function ${pascal}() {
  return (
    <section id="${name}" className={styles.${camel}} aria-labelledby="${name}-heading">
      <h2 id="${name}-heading" className={styles.heading}>
        {${camel}.heading}
      </h2>
      <p>{${camel}.text}</p>
    </section>
  );
}
`,
  [`${folder}/${name}.module.scss`]: `@use 'styles/mixins' as *;

.${camel} {
  position: relative;
  padding: calc(90 * var(--u)) var(--right) calc(220 * var(--u)) var(--left);
  background: var(--clay-deep);
  color: var(--bone);
}

.heading {
  @include display(650);

  font-size: clamp(3rem, 9vw, 7rem);
  line-height: 1;
}
`,
};

const taken = [folder, ...Object.keys(files)].find((file) => existsSync(file));
if (taken) refuse(`${taken} exists already: choose another name.`);

const page = readFileSync(pageFile, 'utf8');
const imports = page.split('\n').filter((line) => line.startsWith('import '));
const line = `import { ${pascal} } from '@/${folder}/${name}';`;
const path = (entry: string) => entry.slice(entry.indexOf("'"));
const before = imports.find((entry) => path(entry) > path(line)) ?? imports.at(-1);
if (!before || !page.includes(lastSection)) {
  refuse(`${pageFile} has changed its form: mend scripts/new-section.ts.`);
}
const checkedFiles = readFileSync(listFile, 'utf8');
if (!checkedFiles.includes(firstWords) || !checkedFiles.includes(lastChecked)) {
  refuse(`${listFile} has changed its form: mend scripts/new-section.ts.`);
}

mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
writeFileSync(
  pageFile,
  page
    .replace(before, () => `${line}\n${before}`)
    .replace(lastSection, () => `        <${pascal} />\n${lastSection}`),
);
const words = `content/home/${name}.ts`;
const checked = `  { file: '${words}', schema: wordTree, value: ${camel} },`;
writeFileSync(
  listFile,
  checkedFiles
    .replace(firstWords, () => `import * as ${camel} from './home/${name}';\n${firstWords}`)
    .replace(lastChecked, () => `${checked}\n${lastChecked}`),
);
console.log(['Made and mounted:', ...Object.keys(files), pageFile, listFile].join('\n  '));
console.log('Now write its words, give it a look, and run "npm run check".');
