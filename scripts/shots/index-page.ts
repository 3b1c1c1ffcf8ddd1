import { writeFileSync } from 'node:fs';

export interface Shot {
  /** What it shows: a route or a section. */
  subject: string;
  form: string;
  width: number;
  /** Relative to the index page. */
  file: string;
}

const titleOf = ({ subject, form }: Shot) => `${subject} · ${form}`;

/** One row for each subject and form, one picture for each width. */
export function writeIndex(file: string, shots: Shot[]): void {
  const titles = new Set(shots.map(titleOf));
  const rows = [...titles].map((title) => ({
    title,
    row: shots.filter((shot) => titleOf(shot) === title),
  }));
  const body = rows
    .map(
      ({ title, row }) =>
        `<h2>${title}</h2><div>${row
          .map(
            (shot) =>
              `<a href="${shot.file}"><img loading="lazy" src="${shot.file}" alt=""><br>${shot.width} px</a>`,
          )
          .join('')}</div>`,
    )
    .join('\n');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui;margin:24px;background:#222;color:#eee}
div{display:flex;gap:16px;overflow-x:auto;align-items:start}img{height:420px}a{color:inherit}</style>
<h1>Screenshots</h1>
${body}
`,
  );
}
