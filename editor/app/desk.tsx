import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { forms } from '../../content/schema/forms';
import { Preview, type Width } from './preview';
import { Publish } from './publish';
import './desk.css';

const first = '/keystatic/singleton/words-en-home-hero';

/** The form on the left, the page on the right. */
function Desk() {
  const [seenAt, setSeenAt] = useState('/');
  const [width, setWidth] = useState<Width>('desktop');
  const [isPublishing, setPublishing] = useState(false);
  const [news, setNews] = useState<string>();

  useEffect(() => {
    function receive({ origin, data }: MessageEvent<{ open?: string }>) {
      if (origin !== window.location.origin) return;
      const open = forms.find(({ file }) => file === data.open);
      if (open) setSeenAt(open.seenAt);
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
        <fieldset>
          <legend>Width of the page</legend>
          {(['phone', 'desktop'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="width"
                checked={width === each}
                onChange={() => setWidth(each)}
              />
              {each === 'phone' ? 'Phone' : 'Wide screen'}
            </label>
          ))}
        </fieldset>
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
        <iframe src={first} title="Form" className="form" />
        <Preview seenAt={seenAt} width={width} />
      </main>
      {isPublishing && <Publish onClose={() => setPublishing(false)} />}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Desk />);
