import { useEffect, useState } from 'react';
import type { LiveEvent, News, Person } from '../api';

interface Listener {
  /** A form has a new version, or was removed. */
  readonly onChanged: (file: string, version: string | undefined) => void;
  readonly onNews: (news: News) => void;
  /** The server can be reached again. */
  readonly onReconnect: () => void;
}

/** Receives live events while a form is open. The open connection also shows other people who is in which form. */
export function useEvents(file: string, { onChanged, onNews, onReconnect }: Listener) {
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
      if (hadStopped) onReconnect();
    };
    return () => events.close();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the listeners behave the same after each rendering
  }, [file]);

  return { people, isPublishing, hasStopped };
}
