/** A page with only the rich text editor, for `writing.spec.ts`. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { WritingSurface, ParagraphsSurface, type Shows } from '../writing/writing-surface';

const known = {
  facts: { company: 'Aurífera Spirits LLC', name: 'Aurífera', age: '21' },
  pages: { cookies: 'Cookies Policy', faq: 'Questions and Answers' },
  mail: { privacy: 'privacy@aurifera.example' },
  sections: { termsOfUse: [{ id: 'no-warranty', title: 'No warranty', number: '9' }] },
};

/** The interface of the page for the tests. */
const lab = {
  value: '' as string | readonly string[],
  changes: 0,
  shows: null as Shows | null,
  show(value: string | readonly string[], kind: 'legal' | 'page' = 'page') {
    lab.value = value;
    lab.changes = 0;
    key++;
    // Synchronously, so that the previous text is gone when this returns.
    flushSync(() => draw(kind));
  },
};
declare global {
  interface Window {
    lab: typeof lab;
  }
}

const root = createRoot(document.body.appendChild(document.createElement('main')));
let key = 0;

function draw(kind: 'legal' | 'page') {
  const shared = {
    label: 'The text',
    language: 'en',
    known,
    ref: (shows: Shows | null) => {
      lab.shows = shows;
    },
  };
  const change = (value: string | readonly string[]) => {
    lab.value = value;
    lab.changes++;
    draw(kind);
  };
  const { value } = lab;
  const pictures = {
    addressOf: (name: string) => `/${name}.svg`,
    keep: () => Promise.resolve('door'),
  };
  root.render(
    typeof value === 'string' ? (
      <WritingSurface
        key={key}
        {...shared}
        kind={kind}
        value={value}
        onChange={change}
        pictures={pictures}
      />
    ) : (
      <ParagraphsSurface key={key} {...shared} value={value} onChange={change} />
    ),
  );
}

window.lab = lab;
