import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { languages } from '../../content/languages';
import { allForms } from '../../content/schema/forms';
import { addressOf } from '../form/key';
import { Choice } from './choice';
import { Preview, type Width } from './preview';
import { Publish } from './publish';
import './desk.css';

/** What the frame of the form begins with, and how often another was asked for from outside it. */
interface Asked {
  readonly file: string;
  readonly times: number;
}

/** The file of a form in another language; facts have one for all. */
const twinOf = (file: string, code: string) => file.replace(/^words\/\w+\//, `words/${code}/`);

/** The form on the left, the page on the right. */
function Desk() {
  const [language, setLanguage] = useState(languages[0]);
  const [asked, setAsked] = useState<Asked>({ file: 'words/en/home/hero', times: 0 });
  const [file, setFile] = useState(asked.file);
  const [width, setWidth] = useState<Width>('desktop');
  const [isPublishing, setPublishing] = useState(false);
  const [news, setNews] = useState<string>();
  const form = allForms.find((each) => each.file === file);

  function open(wanted: string, code = allForms.find((each) => each.file === wanted)?.language) {
    setLanguage(languages.find((each) => each.code === code) ?? language);
    setAsked({ file: wanted, times: asked.times + 1 });
    setFile(wanted);
    setPublishing(false);
  }

  useEffect(() => {
    function receive({ origin, data }: MessageEvent<{ open?: string }>) {
      if (origin === window.location.origin && data.open) setFile(data.open);
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    const events = new EventSource('/edit/news');
    events.onmessage = ({ data }: MessageEvent<string>) => setNews(data);
    events.onerror = () =>
      setNews(
        'The editor has stopped. What you typed is kept in this browser. Start it again with “npm run edit”, then reload this page.',
      );
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
          onChange={(code) => open(twinOf(file, code), code)}
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
          {news}{' '}
          <button type="button" onClick={() => window.location.reload()}>
            Reload
          </button>
        </p>
      )}
      <main>
        <iframe
          key={asked.times}
          name={language.code}
          src={addressOf(asked.file)}
          title="Form"
          className="form"
        />
        <Preview
          key={language.code}
          language={language}
          seenAt={form?.seenAt ?? '/'}
          width={width}
        />
      </main>
      {isPublishing && <Publish onClose={() => setPublishing(false)} onOpen={open} />}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Desk />);
