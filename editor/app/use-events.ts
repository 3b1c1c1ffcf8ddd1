import { useEffect, useState } from 'react';
import type { LiveEvent, News, Person } from '../api';

interface Listener {
  /** A form has another version, or is gone. */
  readonly onChanged: (file: string, version: string | undefined) => void;
  readonly onNews: (news: News) => void;
  /** The editor is there again after it had stopped. */
  readonly onBack: () => void;
}

/** What the server tells while a form is open; the connection itself tells others who is where. */
export function useEvents(file: string, { onChanged, onNews, onBack }: Listener) {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [isPublishing, setPublishing] = useState(false);
  const [hasStopped, setStopped] = useState(false);

  useEffect(() => {
    const events = new EventSource(`/edit/events?file=${encodeURIComponent(file)}`);
    let hadStopped = false;
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as LiveEvent;
      if ('people' in event) setPeople(event.people);
      else if ('changed' in event) onChanged(event.changed, event.version);
      else if ('gone' in event) onChanged(event.gone, undefined);
      else if ('publishing' in event) setPublishing(event.publishing);
      else onNews(event);
    };
    events.onerror = () => {
      hadStopped = true;
      setStopped(true);
    };
    events.onopen = () => {
      setStopped(false);
      if (hadStopped) onBack();
    };
    return () => events.close();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the listeners do the same at each rendering
  }, [file]);

  return { people, isPublishing, hasStopped };
}
