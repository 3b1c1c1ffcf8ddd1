import { useEffect, useRef, useState } from 'react';
import { lists } from '../../content/schema/lists/lists';
import type { News, Person, Problem, Site } from '../api';
import { FormSettingsProvider } from '../form/context';
import { Field } from '../form/field';
import { textPageOf, type EditorForm } from '../form/find-form';
import { inWords } from '../form/in-words';
import { capitalised } from '../form/inputs';
import { isList, isRecord, type Json } from '../form/json';
import { isSection, placeInWords } from '../form/legal-texts';
import { Older } from '../form/older';
import { labelOf, seenAt } from '../form/places';
import type { Twin } from '../form/twin';
import { ListTable } from '../lists/list-table';
import type { Shows } from '../writing/writing-surface';
import { Conflicts } from './conflicts';
import { RemovePage } from './remove-page';
import { useForm } from './use-form';
import { useScrollToField, type Wanted } from './use-scroll-to-field';

/** In the place of a version: the form is there no more. */
export const gone = 'gone';

interface FormPaneProps {
  readonly form: EditorForm;
  readonly site: Site;
  /** The same in English. */
  readonly english: Site;
  /** Who else has the same form open. */
  readonly others: readonly Person[];
  /** The version of the form that somebody has saved last. */
  readonly newest: string | undefined;
  /** Whether saves wait until something is published. */
  readonly isWaiting: boolean;
  /** The field to be shown; another one for each time. */
  readonly wanted: Wanted | undefined;
  readonly onVisit: (path: string) => void;
  /** Is told why the page does not show what is typed. */
  readonly onMissing: (said: string | undefined) => void;
  /** Is told that the form has another file now, or none. */
  readonly onSaved: (file: string | undefined, news: News | undefined) => void;
  readonly onHistory: () => void;
}

/** The addresses of all entries of a form. */
function slugsIn(words: Json | undefined): string[] {
  if (isList(words)) return words.flatMap(slugsIn);
  if (!isRecord(words)) return [];
  return Object.entries(words).flatMap(([name, value]) =>
    name === 'slug' ? [String(value)] : slugsIn(value),
  );
}

/** A form: its fields, what has become of them, and what can be done. */
export function FormPane(props: FormPaneProps) {
  const { form, site, others, newest, isWaiting } = props;
  const { onMissing, onSaved, onHistory } = props;
  const { file, schema, language: lang = 'en' } = form;
  const opened = useForm(form);
  const { words, before, shown, both, failure, problems, older, isChanged } = opened;
  const [strict, setStrict] = useState(false);
  const [message, setMessage] = useState<{ said: string; isWrong?: boolean }>({ said: '' });
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [wrong, setWrong] = useState<Wanted>();
  const box = useRef<HTMLElement>(null);
  const [surfaces] = useState(() => new Map<string, Shows>());
  const list = lists.find(({ name }) => file === `facts/${name}`);
  const isPage = textPageOf(file) !== undefined;
  const label = labelOf(form, words);
  const named = ({ path, said }: Problem) =>
    `${[label, inWords(schema, path)].filter(Boolean).join(' › ')}: ${said}`;

  useEffect(() => {
    // What is being saved from here is told of too, before it has been answered.
    if (!isBusy && newest && newest !== gone && shown && newest !== shown.version)
      void opened.load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a version is told of once
  }, [newest, isBusy]);

  useScrollToField(box, props.wanted, surfaces);
  useScrollToField(box, wrong, surfaces);

  // A page that is not saved yet is there once what is typed has arrived.
  const visit = (path: string) => void opened.showNow().then(() => props.onVisit(path));

  const [first] = problems;
  useEffect(() => {
    onMissing(
      first && isChanged ? `The page waits for this to be changed: ${named(first)}` : undefined,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said anew where it is another
  }, [first?.path, first?.said, isChanged]);

  /** Has the server write the form’s file. The commit comes with “Publish …” (`publish.tsx`). */
  async function save() {
    setBusy(true);
    setMessage({ said: isWaiting ? 'Waiting until the site is published …' : 'Saving …' });
    const outcome = await opened.save();
    setBusy(false);
    if ('problem' in outcome) {
      setStrict(true);
      setMessage({ said: `Not saved. ${named(outcome.problem)}`, isWrong: true });
      setWrong({ path: outcome.problem.path });
    } else if ('file' in outcome) {
      setStrict(false);
      setMessage({ said: 'Saved.' });
      onSaved(outcome.file, outcome.news);
    } else setMessage({ said: outcome.said, isWrong: true });
  }

  // After each rendering: it saves what is typed by then.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  const english = shown?.english;
  const twin: Twin | undefined = english && {
    english,
    older: older.filter((path) => !isSection(path)),
    confirm: (path) => void opened.confirm(path),
  };
  const fields = { value: words, onChange: opened.change, problems };
  const state = isChanged && !isBusy ? 'Not yet saved' : message.said;

  return (
    <main ref={box} className="form" aria-label={label}>
      <header className="formHead">
        <h1>{label}</h1>
        <div className="actions">
          <button
            type="button"
            className="quiet"
            onClick={() => visit(seenAt(form, words))}
            disabled={!words}
          >
            {isPage ? 'Show its page' : 'Show on the page'}
          </button>
          {shown?.version && (
            <button type="button" className="quiet" onClick={onHistory}>
              History
            </button>
          )}
          {isChanged && (
            <button type="button" className="quiet" onClick={opened.undo}>
              Undo all
            </button>
          )}
          <button
            type="button"
            className="main"
            onClick={() => void save()}
            disabled={isBusy || !words || failure !== undefined}
          >
            Save
          </button>
        </div>
        <p role="status">{message.isWrong ? '' : state}</p>
        <p role="alert" className="problem">
          {message.isWrong ? message.said : ''}
        </p>
        {others.map(({ name = 'Another window' }, index) => (
          <p key={index} className="person">
            {name} has this form open too. What both of you change is put together.
          </p>
        ))}
        {!opened.isKept && (
          <p className="problem">
            This browser keeps nothing for this page: save before you close it.
          </p>
        )}
        {(failure || newest === gone) && !isBusy && (
          <p role="alert" className="problem">
            {failure || 'Somebody has taken this page away, or given it another address.'}
          </p>
        )}
      </header>
      <div className="fields">
        {words && !shown?.damaged && (
          <FormSettingsProvider
            value={{
              ...{ lang, site, strict, surfaces },
              isLegal: form.kind === 'legal',
              english: props.english,
              savedSlugs: new Set(shown?.version ? slugsIn(before) : []),
              showPage: visit,
            }}
          >
            {both.length > 0 && (
              <Conflicts schema={schema} lang={lang} both={both} onAnswer={opened.answer} />
            )}
            {older.filter(isSection).map((path) => (
              <Older
                key={path}
                what={capitalised(placeInWords(path))}
                onConfirm={() => void opened.confirm(path)}
              />
            ))}
            {list ? (
              <ListTable {...fields} list={list} wanted={wrong ?? props.wanted} />
            ) : (
              <Field {...fields} path="" schema={schema} twin={twin} />
            )}
            {isPage && lang === 'en' && shown?.version && (
              <p>
                <button type="button" className="quiet" onClick={() => setRemoving(true)}>
                  Take this page away …
                </button>
              </p>
            )}
          </FormSettingsProvider>
        )}
      </div>
      {isRemoving && (
        <RemovePage
          label={label}
          slug={textPageOf(file)?.slug ?? ''}
          addresses={site.addresses}
          onRemove={opened.remove}
          onRemoved={(news) => onSaved(undefined, news)}
          onClose={() => setRemoving(false)}
        />
      )}
    </main>
  );
}
