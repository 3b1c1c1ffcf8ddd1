import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Language } from '../../content/languages';
import type { Field } from '../form/fields';
import { Choice } from './choice';
import { draftsSent } from './server';
import type { Spot } from './show-field';
import { usePointing } from './use-pointing';

type Width = 'phone' | 'desktop';

const pixels = { phone: 390, desktop: 1440 } as const;

/** The page would ask its visitors’ age, and play its intro each time. The editor is no visitor. */
function comeInAsRegular() {
  localStorage.setItem('ageVerified', 'true');
}

/** A place on the site, without the language’s prefix; a new one each time that it is to be shown. */
export interface Visit {
  readonly seenAt: string;
  /** Whether somebody has asked for the page itself: it is read anew. */
  readonly isAsked?: boolean;
}

/**
 * Leaves the keyboard to whom types in a form: a page that fails, or is built anew, would take it. Returns what is to be
 * called when somebody turns to the page.
 */
function useKeyboard(frame: RefObject<HTMLIFrameElement | null>) {
  const typedIn = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const note = ({ key, target }: KeyboardEvent) => {
      typedIn.current = key === 'Tab' ? undefined : (target as HTMLElement);
    };
    const giveBack = () => {
      if (document.activeElement === frame.current) typedIn.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', note);
    window.addEventListener('blur', giveBack);
    return () => {
      document.removeEventListener('keydown', note);
      window.removeEventListener('blur', giveBack);
    };
  }, [frame]);
  return () => {
    typedIn.current = undefined;
  };
}

interface PreviewProps {
  readonly language: Language;
  readonly visit: Visit;
  /** Why the page does not show all that is typed. */
  readonly missing: string | undefined;
  /** Leaves for a field whose words somebody has pressed on the page. */
  readonly onOpen: (field: Field, spot?: Spot) => void;
}

/** The running site, at the section that is being edited, as wide as on a phone or a desk. */
export function Preview({ language, visit, missing, onOpen }: PreviewProps) {
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('desktop');
  const [room, setRoom] = useState({ width: 1, height: 1 });
  const [isThere, setThere] = useState(false);
  const turnToPage = useKeyboard(frame);
  /** How many drafts had been sent when the page was led somewhere last, and whether it was read anew since. */
  const sent = useRef(0);
  const isAgain = useRef(false);
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
    const page = frame.current?.contentWindow;
    if (!page) return;
    page.addEventListener('pointerdown', turnToPage, true);
    // What arrives while a page starts may be lost to it: it is read anew, once.
    const again = () => {
      if (!isAgain.current) page.location.reload();
      isAgain.current = true;
    };
    page.addEventListener('error', again, { once: true });
    if (draftsSent() !== sent.current) again();
    sent.current = draftsSent();
    listenTo(page);
    showSection();
  }

  useEffect(() => {
    const shown = frame.current?.contentWindow?.location;
    const isOnItsWay = !isThere && path === first;
    // Its links may have led elsewhere.
    const isElsewhere = shown !== undefined && !isOnItsWay && shown.pathname !== path;
    if (!isElsewhere && (isOnItsWay || !visit.isAsked)) return showSection();
    isAgain.current = false;
    sent.current = draftsSent();
    if (isElsewhere) shown.assign(path);
    else shown?.reload();
    return undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a visit is paid once
  }, [visit, width]);

  return (
    <section className="preview" aria-label="The page beside the form">
      <div className="bar">
        <p role="status">
          {missing ??
            (isUnknown
              ? 'These words are in no form: they follow from others, or a developer changes them.'
              : 'Click a sentence or a picture to change it. To use a link or a button, hold Ctrl (on a Mac ⌘).')}
        </p>
        <Choice
          legend="Width of the page"
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Wide' },
          ]}
          value={width}
          onChange={setWidth}
        />
      </div>
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
    </section>
  );
}
