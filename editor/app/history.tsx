import { useEffect, useState } from 'react';
import type { Published } from '../api';
import type { EditorForm } from '../form/find-form';
import { fieldLabel } from '../form/field-label';
import { isList, isRecord, type Json, type JsonRecord } from '../form/json';
import { valueAt } from '../form/value-at';
import { Beside } from './difference';
import { saveDraft, readDraft } from './drafts';
import { findPublishedForm, findHistory, isFailure, loadForm } from './server';

/** Formats a date and time. */
const formatDate = (when: string) =>
  new Date(when).toLocaleString('en', { dateStyle: 'full', timeStyle: 'short' });

/** The paths of the fields in which two versions of a form differ. */
function changedPaths(then: Json | undefined, now: Json | undefined, path = ''): string[] {
  if (JSON.stringify(then) === JSON.stringify(now)) return [];
  const pathTo = (part: string | number) => (path === '' ? `${part}` : `${path}.${part}`);
  if (isRecord(then) && isRecord(now))
    return [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap((name) =>
      changedPaths(then[name], now[name], pathTo(name)),
    );
  if (isList(then) && isList(now) && then.length === now.length && then.some(isRecord))
    return then.flatMap((each, index) => changedPaths(each, now[index], pathTo(index)));
  return [path];
}

interface EarlierProps {
  readonly id: string;
  readonly form: EditorForm;
  readonly onRestore: () => void;
}

/** The words of a form at an earlier commit, compared with the current ones. */
function Earlier({ id, form, onRestore }: EarlierProps) {
  const { file, schema, language: lang = 'en' } = form;
  const [versions, setVersions] = useState<{ then: JsonRecord; now: JsonRecord }>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    void Promise.all([findPublishedForm(id, file), loadForm(file)]).then(([earlier, shown]) => {
      if (isFailure(earlier)) setFailure(earlier.said);
      else if (isFailure(shown)) setFailure(shown.said);
      else setVersions({ then: earlier.words, now: shown.words });
    });
  }, [id, file]);

  function restore() {
    if (!versions) return;
    const { then, now } = versions;
    const english = readDraft(file)?.english;
    if (saveDraft(file, { before: now, words: then, english, both: [] })) onRestore();
    else setFailure('This browser keeps no drafts: allow it to store something for this page.');
  }

  const paths = versions ? changedPaths(versions.then, versions.now) : [];
  return (
    <div className="earlier">
      {failure && (
        <p role="alert" className="problem">
          {failure}
        </p>
      )}
      {!versions && !failure && <p role="status">Looking …</p>}
      {versions && paths.length === 0 && <p role="status">The wording of then is today’s.</p>}
      {paths.map((path) => (
        <section key={path} aria-label={fieldLabel(schema, path)}>
          <h3>{fieldLabel(schema, path)}</h3>
          <Beside
            lang={lang}
            names={['Then', 'Today']}
            words={[valueAt(versions?.then, path), valueAt(versions?.now, path)]}
          />
        </section>
      ))}
      {paths.length > 0 && (
        <button type="button" className="main" onClick={restore}>
          Put back as a draft
        </button>
      )}
    </div>
  );
}

interface HistoryProps {
  /** The form whose history is shown; without one, that of the whole site. */
  readonly form: EditorForm | undefined;
  readonly label: string;
  readonly onOpen: (file: string) => void;
  readonly onHistory: (file: string) => void;
}

/** The published commits; for one form, each can be compared with the current words. */
export function History({ form, label, onOpen, onHistory }: HistoryProps) {
  const [published, setPublished] = useState<readonly Published[]>();
  const [next, setNext] = useState<string>();
  const [failure, setFailure] = useState('');
  const [open, setOpen] = useState('');
  const file = form?.file ?? '';

  function addPage(found: Awaited<ReturnType<typeof findHistory>>) {
    if (isFailure(found)) return setFailure(found.said);
    setPublished((before = []) => [...before, ...found.published]);
    setNext(found.next);
    return undefined;
  }

  useEffect(() => void findHistory(file).then(addPage), [file]);

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
                <time dateTime={when}>{formatDate(when)}</time>, {name}
              </p>
              {changes.map((change) => (
                <section key={change.formName}>
                  {!form && change.label && (
                    <h3>
                      <button
                        type="button"
                        className="link"
                        onClick={() => onHistory(change.formName)}
                      >
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
                <Earlier id={id} form={form} onRestore={() => onOpen(file)} />
              )}
            </li>
          ))}
        </ol>
        {next && (
          <button type="button" onClick={() => void findHistory(file, next).then(addPage)}>
            What was published before
          </button>
        )}
      </div>
    </main>
  );
}
