import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Language } from '../../content/languages';
import type { Field } from '../form/fields';
import { Choice } from './choice';
import { draftsSent } from './server';
import type { Spot } from './show-field';
import { usePointing } from './use-pointing';

type Width = 'phone' | 'desktop';

const pixels = { phone: 390, desktop: 1440 } as const;

/** Skips the age gate and the intro of the previewed site. */
function skipAgeGate() {
  localStorage.setItem('ageVerified', 'true');
}

/** A path on the site, without the language’s prefix. A new object makes the preview show it again. */
export interface Visit {
  readonly seenAt: string;
  /** Whether to reload the page if it is shown already. */
  readonly reload?: boolean;
}

/**
 * Keeps the focus in the form while somebody types: a page that fails or is rebuilt would take it. Returns a function to
 * call when somebody clicks in the page.
 */
function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>) {
  const typedIn = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const remember = ({ key, target }: KeyboardEvent) => {
      typedIn.current = key === 'Tab' ? undefined : (target as HTMLElement);
    };
    const restoreFocus = () => {
      if (document.activeElement === frame.current) typedIn.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', remember);
    window.addEventListener('blur', restoreFocus);
    return () => {
      document.removeEventListener('keydown', remember);
      window.removeEventListener('blur', restoreFocus);
    };
  }, [frame]);
  return () => {
    typedIn.current = undefined;
  };
}

interface PreviewProps {
  readonly language: Language;
  readonly visit: Visit;
  /** Why the page does not show the unsaved input. */
  readonly draftProblem: string | undefined;
  /** Called when somebody clicks words of a field in the page. */
  readonly onOpen: (field: Field, spot?: Spot) => void;
}

/** The running site beside the form, at the edited section, in the width of a phone or a desktop. */
export function Preview({ language, visit, draftProblem, onOpen }: PreviewProps) {
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('desktop');
  const [paneSize, setPaneSize] = useState({ width: 1, height: 1 });
  const [hasLoaded, setHasLoaded] = useState(false);
  const releaseFocus = useFocusGuard(frame);
  /** The number of drafts sent before the last navigation, and whether the page was reloaded since. */
  const draftsAtVisit = useRef(0);
  const wasReloaded = useRef(false);
  const { outline, isUnknown, listenTo } = usePointing(language, onOpen);
  const { name, prefix } = language;
  const [page = '/', id] = visit.seenAt.split('#');
  const path = prefix && page === '/' ? prefix : prefix + page;
  const [first] = useState(path);
  const scale = Math.min(1, paneSize.width / pixels[width]);

  useEffect(() => {
    skipAgeGate();
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setPaneSize(entry.contentRect);
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
    setHasLoaded(true);
    const page = frame.current?.contentWindow;
    if (!page) return;
    page.addEventListener('pointerdown', releaseFocus, true);
    // A draft that arrives while the page starts may be missed: the page is reloaded once.
    const reloadOnce = () => {
      if (!wasReloaded.current) page.location.reload();
      wasReloaded.current = true;
    };
    page.addEventListener('error', reloadOnce, { once: true });
    if (draftsSent() !== draftsAtVisit.current) reloadOnce();
    draftsAtVisit.current = draftsSent();
    listenTo(page);
    showSection();
  }

  useEffect(() => {
    const shown = frame.current?.contentWindow?.location;
    const isLoading = !hasLoaded && path === first;
    // The user may have followed links in the page.
    const isElsewhere = shown !== undefined && !isLoading && shown.pathname !== path;
    if (!isElsewhere && (isLoading || !visit.reload)) return showSection();
    wasReloaded.current = false;
    draftsAtVisit.current = draftsSent();
    if (isElsewhere) shown.assign(path);
    else shown?.reload();
    return undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once for each visit
  }, [visit, width]);

  return (
    <section className="preview" aria-label="The page beside the form">
      <div className="bar">
        <p role="status">
          {draftProblem ??
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
        {!hasLoaded && (
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
          height={paneSize.height / scale}
          style={{ transform: `scale(${scale})` }}
        />
        {outline && (
          <div
            className="outline"
            style={{
              left: Math.max(0, (paneSize.width - pixels[width]) / 2) + outline.box.left * scale,
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
