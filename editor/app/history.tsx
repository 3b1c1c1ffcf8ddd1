import { useEffect, useState } from 'react';
import type { Published } from '../api';
import type { EditorForm } from '../form/find-form';
import { inWords } from '../form/in-words';
import { isList, isRecord, type Json, type JsonRecord } from '../form/json';
import { valueAt } from '../form/value-at';
import { Beside } from './difference';
import { saveDraft, readDraft } from './drafts';
import { findEarlier, findHistory, isFailure, loadForm } from './server';

/** A day and an hour as they are read. */
const inDays = (when: string) =>
  new Date(when).toLocaleString('en', { dateStyle: 'full', timeStyle: 'short' });

/** The paths of the fields in which two versions of a form differ. */
function fieldsThatDiffer(then: Json | undefined, now: Json | undefined, path = ''): string[] {
  if (JSON.stringify(then) === JSON.stringify(now)) return [];
  const inner = (part: string | number) => (path === '' ? `${part}` : `${path}.${part}`);
  if (isRecord(then) && isRecord(now))
    return [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap((name) =>
      fieldsThatDiffer(then[name], now[name], inner(name)),
    );
  if (isList(then) && isList(now) && then.length === now.length && then.some(isRecord))
    return then.flatMap((each, index) => fieldsThatDiffer(each, now[index], inner(index)));
  return [path];
}

interface EarlierProps {
  readonly id: string;
  readonly form: EditorForm;
  readonly onPutBack: () => void;
}

/** The wording of a form after something was published, beside today’s. */
function Earlier({ id, form, onPutBack }: EarlierProps) {
  const { file, schema, language: lang = 'en' } = form;
  const [both, setBoth] = useState<{ then: JsonRecord; now: JsonRecord }>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    void Promise.all([findEarlier(id, file), loadForm(file)]).then(([earlier, shown]) => {
      if (isFailure(earlier)) setFailure(earlier.said);
      else if (isFailure(shown)) setFailure(shown.said);
      else setBoth({ then: earlier.words, now: shown.words });
    });
  }, [id, file]);

  function putBack() {
    if (!both) return;
    const { then, now } = both;
    const english = readDraft(file)?.english;
    if (saveDraft(file, { before: now, words: then, english, both: [] })) onPutBack();
    else setFailure('This browser keeps no drafts: allow it to store something for this page.');
  }

  const paths = both ? fieldsThatDiffer(both.then, both.now) : [];
  return (
    <div className="earlier">
      {failure && (
        <p role="alert" className="problem">
          {failure}
        </p>
      )}
      {!both && !failure && <p role="status">Looking …</p>}
      {both && paths.length === 0 && <p role="status">The wording of then is today’s.</p>}
      {paths.map((path) => (
        <section key={path} aria-label={inWords(schema, path)}>
          <h3>{inWords(schema, path)}</h3>
          <Beside
            lang={lang}
            names={['Then', 'Today']}
            words={[valueAt(both?.then, path), valueAt(both?.now, path)]}
          />
        </section>
      ))}
      {paths.length > 0 && (
        <button type="button" className="main" onClick={putBack}>
          Put back as a draft
        </button>
      )}
    </div>
  );
}

interface HistoryProps {
  /** The form that it is of; all that was published without one. */
  readonly form: EditorForm | undefined;
  readonly label: string;
  readonly onOpen: (file: string) => void;
  readonly onHistory: (file: string) => void;
}

/** What was published, when, by whom and under which sentence; of one form, with its wording of then. */
export function History({ form, label, onOpen, onHistory }: HistoryProps) {
  const [published, setPublished] = useState<readonly Published[]>();
  const [next, setNext] = useState<string>();
  const [failure, setFailure] = useState('');
  const [open, setOpen] = useState('');
  const file = form?.file ?? '';

  function take(found: Awaited<ReturnType<typeof findHistory>>) {
    if (isFailure(found)) return setFailure(found.said);
    setPublished((before = []) => [...before, ...found.published]);
    setNext(found.next);
    return undefined;
  }

  useEffect(() => void findHistory(file).then(take), [file]);

  return (
    <main className="form history" aria-label="History">
      <header className="formHead">
        <h1>History{form && ` of “${label}”`}</h1>
        {form && (
          <div className="actions">
            <button type="button" className="quiet" onClick={() => onHistory('')}>
              Of the whole site
            </button>
            <button type="button" className="quiet" onClick={() => onOpen(file)}>
              Back to the form
            </button>
          </div>
        )}
      </header>
      <div className="fields">
        {failure && (
          <p role="alert" className="problem">
            {failure}
          </p>
        )}
        {!published && !failure && <p role="status">Looking …</p>}
        {published?.length === 0 && <p>Nothing was published yet.</p>}
        <ol>
          {published?.map(({ id, when, name, sentence, changes }) => (
            <li key={id}>
              <h2>{sentence}</h2>
              <p className="help">
                <time dateTime={when}>{inDays(when)}</time>, {name}
              </p>
              {changes.map((change) => (
                <section key={change.file}>
                  {!form && change.label && (
                    <h3>
                      <button type="button" className="link" onClick={() => onHistory(change.file)}>
                        {change.label}
                      </button>
                    </h3>
                  )}
                  <ul>
                    {change.lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </section>
              ))}
              {form && open !== id && (
                <button type="button" onClick={() => setOpen(id)}>
                  Its wording beside today’s
                </button>
              )}
              {form && open === id && (
                <Earlier id={id} form={form} onPutBack={() => onOpen(file)} />
              )}
            </li>
          ))}
        </ol>
        {next && (
          <button type="button" onClick={() => void findHistory(file, next).then(take)}>
            What was published before
          </button>
        )}
      </div>
    </main>
  );
}
