import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../content/languages';
import type { Field } from '../form/fields';
import { usePointing } from './use-pointing';

export type Width = 'phone' | 'desktop';

const pixels = { phone: 390, desktop: 1440 } as const;

/** The page would ask its visitors' age, and play its intro each time. The editor is no visitor. */
function comeInAsRegular() {
  localStorage.setItem('ageVerified', 'true');
}

/** A place on the site, without the language’s prefix; a new one each time that it is to be shown. */
export interface Visit {
  readonly seenAt: string;
}

interface PreviewProps {
  readonly language: Language;
  readonly visit: Visit;
  readonly width: Width;
  /** Leaves for a field whose words somebody has pressed on the page. */
  readonly onOpen: (field: Field) => void;
}

/** The running site, at the section that is being edited, as wide as on a phone or a desk. */
export function Preview({ language, visit, width, onOpen }: PreviewProps) {
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width: 1, height: 1 });
  const [isThere, setThere] = useState(false);
  const { outline, isUnknown, listenTo } = usePointing(language, onOpen);
  const { name, prefix } = language;
  const [page = '/', id] = visit.seenAt.split('#');
  const path = prefix && page === '/' ? prefix : prefix + page;
  const [first] = useState(path);
  const scale = Math.min(1, room.width / pixels[width]);

  useEffect(() => {
    comeInAsRegular();
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect);
    });
    if (pane.current) watch.observe(pane.current);
    return () => watch.disconnect();
  }, []);

  function showSection() {
    const shown = frame.current?.contentWindow;
    const place = id && shown?.document.getElementById(id);
    const header = shown?.document.querySelector('header')?.offsetHeight ?? 0;
    // `scrollIntoView` would scroll the editor around the page too.
    shown?.scrollTo(0, place ? shown.scrollY + place.getBoundingClientRect().top - header : 0);
  }

  function show() {
    setThere(true);
    if (frame.current?.contentWindow) listenTo(frame.current.contentWindow);
    showSection();
  }

  useEffect(() => {
    const shown = frame.current?.contentWindow?.location;
    const isOnItsWay = !isThere && path === first;
    // Its links may have led elsewhere.
    if (shown && shown.pathname !== path && !isOnItsWay) shown.assign(path);
    else showSection();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visit, width]);

  return (
    <div className="preview">
      <p role="status">
        {isUnknown
          ? 'These words are in no form: they follow from others, or a developer changes them.'
          : 'Click a sentence or a picture to change it. To use a link or a button of the page, hold Ctrl (on a Mac ⌘).'}
      </p>
      <div ref={pane} className="pane">
        {!isThere && (
          <p role="status">
            The page in {name} is being prepared. The first time, this takes half a minute …
          </p>
        )}
        <iframe
          ref={frame}
          src={first}
          title="Page"
          onLoad={show}
          width={pixels[width]}
          height={room.height / scale}
          style={{ transform: `scale(${scale})` }}
        />
        {outline && (
          <div
            className="outline"
            style={{
              left: Math.max(0, (room.width - pixels[width]) / 2) + outline.box.left * scale,
              top: outline.box.top * scale,
              width: outline.box.width * scale,
              height: outline.box.height * scale,
            }}
          >
            <span>{outline.label}</span>
          </div>
        )}
      </div>
    </div>
  );
}
