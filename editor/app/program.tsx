import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { languages, type Language } from '../../content/languages';
import { pictureNames } from '../../content/schema/address';
import type { News, Site } from '../api';
import type { Field } from '../form/fields';
import { formAt, textPageOf } from '../form/find-form';
import { firstForm, inOtherLanguage } from '../form/places';
import { historyAt, historyOf, useAddress } from './address';
import { Boundary } from './boundary';
import { Choice } from './choice';
import { FormPane, gone } from './form-pane';
import { FormsList } from './forms-list';
import { History } from './history';
import { Preview, type Visit } from './preview';
import { Publish } from './publish';
import { findSite, isFailure } from './server';
import type { Spot } from './show-field';
import { useEvents } from './use-events';
import type { Wanted } from './use-scroll-to-field';
import './editor.scss';

const languageNamed = (code: string | undefined): Language | undefined =>
  languages.find((each) => each.code === code);

/** The editor: the list of forms and a form on the left, the preview on the right. */
function Program() {
  const [location, navigate] = useAddress();
  const historyFile = historyAt(location);
  const form =
    formAt(historyFile ?? location) ?? (historyFile === '' ? undefined : formAt(firstForm));
  const file = form?.file ?? '';
  const [chosen, setChosen] = useState<Language>(languages[0]);
  const language = languageNamed(form?.language) ?? chosen;
  const [site, setSite] = useState<Site>();
  /** The English site data, for the English words beside a translation. */
  const [english, setEnglish] = useState<Site>();
  const [visit, setVisit] = useState<Visit>({ seenAt: form?.seenAt ?? '/' });
  const [isListOpen, setListOpen] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [draftProblem, setDraftProblem] = useState<string>();
  const [news, setNews] = useState<News>();
  const [versions, setVersions] = useState<Readonly<Record<string, string>>>({});
  /** Incremented to load the form again. */
  const [reloads, setReloads] = useState(0);
  const [wanted, setWanted] = useState<Wanted>();
  /** The location that the preview shows, and whether the preview has been navigated to the next one already. */
  const [shown, setShown] = useState(location);
  const [isVisited, setVisited] = useState(false);
  const { code } = language;

  function takeSite(found: Awaited<ReturnType<typeof findSite>>) {
    if (isFailure(found)) return setNews(found);
    for (const name of found.pictures) pictureNames.add(name);
    setSite(found);
    return undefined;
  }
  const reloadSite = () => findSite(code).then(takeSite);

  const events = useEvents(file, {
    onChanged(changed, version) {
      setVersions((before) => ({ ...before, [changed]: version ?? gone }));
      if (textPageOf(changed) || !version) void reloadSite();
    },
    onNews: setNews,
    onReconnect() {
      void reloadSite();
      setReloads((before) => before + 1);
    },
  });

  useEffect(() => {
    void findSite(code).then(takeSite);
  }, [code, file]);

  useEffect(() => {
    void findSite('en').then((found) => isFailure(found) || setEnglish(found));
  }, []);

  useEffect(() => {
    document.title = `${form?.label ?? 'History'} · Words and pictures`;
  }, [form]);

  // Also after the browser's Back button.
  if (location !== shown) {
    setShown(location);
    setDraftProblem(undefined);
    if (form?.language) setChosen(language);
    if (form && !isVisited) setVisit({ seenAt: form.seenAt });
    setVisited(false);
  }

  /** Opens a form. After a click on the page the preview stays where it is; otherwise it shows the field. */
  function open(next: string, field?: Field, clicked?: { readonly spot: Spot | undefined }) {
    setPublishing(false);
    setListOpen(false);
    setWanted(field && { path: field.path, spot: clicked?.spot });
    setVisited(next !== location && field !== undefined);
    if (!clicked && field) setVisit({ seenAt: field.seenAt });
    setNews(undefined);
    navigate(next);
  }

  function switchTo(next: string) {
    setChosen(languageNamed(next) ?? chosen);
    setVisit({ seenAt: visit.seenAt });
    if (form) navigate(inOtherLanguage(file, next));
  }

  return (
    <>
      <header className="top">
        <strong>Words and pictures</strong>
        <button
          type="button"
          className="listButton"
          aria-expanded={isListOpen}
          onClick={() => setListOpen(!isListOpen)}
        >
          Forms
        </button>
        <Choice
          legend="Language"
          options={languages.map((each) => ({
            value: each.code,
            label: each.name,
            lang: each.code,
          }))}
          value={code}
          onChange={switchTo}
        />
        {site?.name && <span>{site.name}</span>}
        <button type="button" onClick={() => navigate(historyOf())}>
          History
        </button>
        <button type="button" className="main" onClick={() => setPublishing(true)}>
          Publish …
        </button>
      </header>
      <div className="news" role="alert">
        {events.hasStopped && (
          <p>
            The editor has stopped, or this computer has lost it. What you typed is kept in this
            browser. Look at the terminal’s window, and start it again with “npm run edit”.
          </p>
        )}
        {news && (
          <p>
            {news.said}{' '}
            {news.form && (
              <button type="button" onClick={() => open(news.form?.file ?? firstForm)}>
                {news.form.label}
              </button>
            )}{' '}
            <button type="button" onClick={() => setNews(undefined)}>
              Close
            </button>
          </p>
        )}
      </div>
      <div className="desk" data-list-open={isListOpen}>
        <FormsList
          key={`list ${code}`}
          language={language}
          site={site}
          people={events.people}
          file={file}
          onOpen={open}
        />
        <div className="column">
          <Boundary key={location}>
            {historyFile !== undefined && (
              <History
                key={location}
                form={form}
                label={form?.label ?? ''}
                onOpen={open}
                onHistory={(next) => navigate(historyOf(next))}
              />
            )}
            {historyFile === undefined && form && site && (
              <FormPane
                key={`${file} ${reloads}`}
                form={form}
                site={site}
                english={english ?? site}
                others={events.people.filter((each) => each.file === file)}
                newest={versions[file]}
                isWaiting={events.isPublishing}
                wanted={wanted}
                onVisit={(seenAt) => setVisit({ seenAt, reload: true })}
                onDraftProblem={setDraftProblem}
                onSaved={(next, notice) => {
                  void reloadSite();
                  if (next !== file) open(next ?? firstForm);
                  if (notice || next !== file) setNews(notice ?? { said: 'Saved.' });
                }}
                onHistory={() => navigate(historyOf(file))}
              />
            )}
          </Boundary>
        </div>
        <Preview
          key={code}
          language={language}
          visit={visit}
          draftProblem={draftProblem}
          onOpen={(field, spot) => open(field.form, field, { spot })}
        />
      </div>
      {isPublishing && <Publish onClose={() => setPublishing(false)} onOpen={open} />}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Program />);
