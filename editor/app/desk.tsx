import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { languages } from '../../content/languages';
import type { Field } from '../form/fields';
import { addressOf, firstForm, languageOf, seenAt, twinOf } from '../form/key';
import type { News } from '../server/outcome';
import { Choice } from './choice';
import { FormsList } from './forms-list';
import { Preview, type Visit, type Width } from './preview';
import { Publish } from './publish';
import { showField } from './show-field';
import './desk.css';

/** What the frame of the form begins with, and how often another was asked for from outside it. */
interface Asked {
  readonly file: string;
  readonly times: number;
}

/** What a form tells: that it is there, with all its fields; or where on the site something is seen. */
interface Told {
  readonly open?: string;
  readonly visit?: string;
}

/** The forms’ list and the form on the left, the page on the right. */
function Desk() {
  const [language, setLanguage] = useState(languages[0]);
  const [asked, setAsked] = useState<Asked>({ file: firstForm, times: 0 });
  const [file, setFile] = useState(asked.file);
  const [visit, setVisit] = useState<Visit>({ seenAt: '/' });
  const [width, setWidth] = useState<Width>('desktop');
  const [isPublishing, setPublishing] = useState(false);
  const [news, setNews] = useState<News>();
  const form = useRef<HTMLIFrameElement>(null);
  /** The field to be shown once its form is there. */
  const wanted = useRef<Field>(undefined);
  /** As the frame has told last. */
  const told = useRef(asked.file);

  function showWanted() {
    const inside = form.current?.contentDocument;
    if (inside && wanted.current?.form === told.current && showField(inside, wanted.current))
      wanted.current = undefined;
  }

  function open(wantedFile: string, field?: Field, code = languageOf(wantedFile)) {
    setLanguage(languages.find((each) => each.code === code) ?? language);
    setPublishing(false);
    wanted.current = field;
    if (field && told.current === wantedFile) return showWanted();
    told.current = '';
    setAsked({ file: wantedFile, times: asked.times + 1 });
    setFile(wantedFile);
    return undefined;
  }

  /** The same, with the page at the place where the form is seen. */
  function openAndVisit(wantedFile: string, field?: Field, code?: string) {
    open(wantedFile, field, code);
    setVisit({ seenAt: field?.seenAt ?? seenAt(wantedFile) });
  }

  function answer({ form: goOn }: News) {
    if (!goOn) return window.location.reload();
    setNews(undefined);
    openAndVisit(goOn.file);
    return undefined;
  }

  useEffect(() => {
    function receive({ origin, data }: MessageEvent<Told>) {
      if (origin !== window.location.origin) return;
      if (data.visit) setVisit({ seenAt: data.visit });
      if (!data.open) return;
      // Somebody has chosen it in the frame’s own list.
      if (told.current !== '' && told.current !== data.open) {
        setFile(data.open);
        setVisit({ seenAt: seenAt(data.open) });
      }
      told.current = data.open;
      showWanted();
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    const events = new EventSource('/edit/news');
    events.onmessage = ({ data }: MessageEvent<string>) => setNews(JSON.parse(data) as News);
    events.onerror = () =>
      setNews({
        said: 'The editor has stopped. What you typed is kept in this browser. Start it again with “npm run edit”, then reload this page.',
      });
    return () => events.close();
  }, []);

  return (
    <>
      <header>
        <strong>Words and pictures</strong>
        <Choice
          legend="Language"
          options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          value={language.code}
          onChange={(code) => openAndVisit(twinOf(file, code), undefined, code)}
        />
        <Choice
          legend="Width of the page"
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Wide screen' },
          ]}
          value={width}
          onChange={setWidth}
        />
        <button type="button" onClick={() => setPublishing(true)}>
          Publish …
        </button>
      </header>
      {news && (
        <p role="alert">
          {news.said}{' '}
          <button type="button" onClick={() => answer(news)}>
            {news.form?.label ?? 'Reload'}
          </button>
        </p>
      )}
      <main>
        <FormsList
          key={`list ${language.code}`}
          language={language}
          file={file}
          news={news}
          onOpen={openAndVisit}
        />
        <iframe
          ref={form}
          key={asked.times}
          name={language.code}
          src={addressOf(asked.file)}
          title="Form"
          className="form"
        />
        <Preview
          key={language.code}
          language={language}
          visit={visit}
          width={width}
          onOpen={(field) => open(field.form, field, language.code)}
        />
      </main>
      {isPublishing && <Publish onClose={() => setPublishing(false)} onOpen={openAndVisit} />}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Desk />);
