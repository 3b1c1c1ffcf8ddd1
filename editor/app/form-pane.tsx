import { useEffect, useRef, useState } from 'react';
import { lists } from '../../content/schema/lists/lists';
import type { News, Person, Problem, Site } from '../api';
import { FormSettingsProvider } from '../form/context';
import { Field } from '../form/field';
import { textPageOf, type EditorForm } from '../form/find-form';
import { fieldLabel } from '../form/field-label';
import { capitalised } from '../form/inputs';
import { isList, isRecord, type Json } from '../form/json';
import { isSection, sectionLabel } from '../form/legal-texts';
import { Older } from '../form/older';
import { labelOf, seenAt } from '../form/places';
import type { Twin } from '../form/twin';
import { ListTable } from '../lists/list-table';
import type { Shows } from '../writing/writing-surface';
import { Conflicts } from './conflicts';
import { RemovePage } from './remove-page';
import { useForm } from './use-form';
import { useScrollToField, type Wanted } from './use-scroll-to-field';

/** In place of a version: the form was removed. */
export const gone = 'gone';

interface FormPaneProps {
  readonly form: EditorForm;
  readonly site: Site;
  /** The English site data. */
  readonly english: Site;
  /** The other people who have the form open. */
  readonly others: readonly Person[];
  /** The last saved version of the form. */
  readonly newest: string | undefined;
  /** Whether saving has to wait because something is being published. */
  readonly isWaiting: boolean;
  /** The field to show. A new object shows it again. */
  readonly wanted: Wanted | undefined;
  readonly onVisit: (path: string) => void;
  /** Called with the reason why the preview does not show the unsaved input. */
  readonly onDraftProblem: (message: string | undefined) => void;
  /** Called after saving with the form's file, which may be new, or `undefined` if it was removed. */
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

/** A form with its fields, status messages and actions. */
export function FormPane(props: FormPaneProps) {
  const { form, site, others, newest, isWaiting } = props;
  const { onDraftProblem, onSaved, onHistory } = props;
  const { file, schema, language: lang = 'en' } = form;
  const opened = useForm(form);
  const { words, before, shown, both, failure, problems, older, isChanged } = opened;
  const [strict, setStrict] = useState(false);
  const [message, setMessage] = useState<{ text: string; isError?: boolean }>({ text: '' });
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [wrong, setWrong] = useState<Wanted>();
  const box = useRef<HTMLElement>(null);
  const [surfaces] = useState(() => new Map<string, Shows>());
  const list = lists.find(({ name }) => file === `facts/${name}`);
  const isPage = textPageOf(file) !== undefined;
  const label = labelOf(form, words);
  const describeProblem = ({ path, said }: Problem) =>
    `${[label, fieldLabel(schema, path)].filter(Boolean).join(' › ')}: ${said}`;

  useEffect(() => {
    // The event about a save of this window may arrive before the response to it.
    if (!isBusy && newest && newest !== gone && shown && newest !== shown.version)
      void opened.load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once for each new version
  }, [newest, isBusy]);

  useScrollToField(box, props.wanted, surfaces);
  useScrollToField(box, wrong, surfaces);

  // An unsaved page exists only after its draft has been sent.
  const visit = (path: string) => void opened.showNow().then(() => props.onVisit(path));

  const [first] = problems;
  useEffect(() => {
    onDraftProblem(
      first && isChanged
        ? `The page waits for this to be changed: ${describeProblem(first)}`
        : undefined,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs again for another problem
  }, [first?.path, first?.said, isChanged]);

  /** Writes the form’s file on the server. “Publish …” commits it (`publish.tsx`). */
  async function save() {
    setBusy(true);
    setMessage({ text: isWaiting ? 'Waiting until the site is published …' : 'Saving …' });
    const outcome = await opened.save();
    setBusy(false);
    if ('problem' in outcome) {
      setStrict(true);
      setMessage({ text: `Not saved. ${describeProblem(outcome.problem)}`, isError: true });
      setWrong({ path: outcome.problem.path });
    } else if ('file' in outcome) {
      setStrict(false);
      setMessage({ text: 'Saved.' });
      onSaved(outcome.file, outcome.news);
    } else setMessage({ text: outcome.said, isError: true });
  }

  // Runs after each rendering, because `save` is bound to the current input.
  useEffect(() => {
    function saveByKeyboard(event: KeyboardEvent) {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save();
    }
    document.addEventListener('keydown', saveByKeyboard);
    return () => document.removeEventListener('keydown', saveByKeyboard);
  });

  const english = shown?.english;
  const twin: Twin | undefined = english && {
    english,
    older: older.filter((path) => !isSection(path)),
    confirm: (path) => void opened.confirm(path),
  };
  const fields = { value: words, onChange: opened.change, problems };
  const state = isChanged && !isBusy ? 'Not yet saved' : message.text;

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
        <p role="status">{message.isError ? '' : state}</p>
        <p role="alert" className="problem">
          {message.isError ? message.text : ''}
        </p>
        {others.map(({ name = 'Another window' }, index) => (
          <p key={index} className="person">
            {name} has this form open too. What both of you change is put together.
          </p>
        ))}
        {!opened.isDraftStored && (
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
                what={capitalised(sectionLabel(path))}
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
