import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../content/languages';

export type Width = 'phone' | 'desktop';

const pixels = { phone: 390, desktop: 1440 } as const;

/** The page would ask its visitors' age, and play its intro each time. The editor is no visitor. */
function comeInAsRegular() {
  localStorage.setItem('ageVerified', 'true');
}

/** The running site, at the section that is being edited, as wide as on a phone or a desk. */
export function Preview({
  language: { name, prefix },
  seenAt,
  width,
}: {
  readonly language: Language;
  readonly seenAt: string;
  readonly width: Width;
}) {
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width: 1, height: 1 });
  const [isThere, setThere] = useState(false);
  const [page = '/', id] = seenAt.split('#');
  const path = prefix && page === '/' ? prefix : prefix + page;
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
    showSection();
  }

  useEffect(showSection, [id, path, width]);

  return (
    <div ref={pane} className="pane">
      {!isThere && (
        <p role="status">
          The page in {name} is being prepared. The first time, this takes half a minute …
        </p>
      )}
      <iframe
        ref={frame}
        src={path}
        title="Page"
        onLoad={show}
        width={pixels[width]}
        height={room.height / scale}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
