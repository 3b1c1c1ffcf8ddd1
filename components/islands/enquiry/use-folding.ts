import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { windowHeight } from '@/styles/tokens/layout';
import { invitationTimes } from '@/styles/tokens/motion';

/** In a window as low as this it would cover what is being read: it comes folded. */
const shallow = `(height < ${windowHeight.shallow}rem)`;

/**
 * Whether a note is open. It folds when the visitor goes on, by scrolling or with focus elsewhere, and by itself
 * after `invitationTimes.folds` milliseconds, unless the visitor is at it or has opened it.
 * @param handle what stays of the note, and keeps focus.
 */
export function useFolding(
  note: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useState(() => !window.matchMedia(shallow).matches);
  const [byVisitor, setByVisitor] = useState(false);

  const fold = useEffectEvent(() => {
    // A dialog that it has opened comes back to it.
    if (document.querySelector('dialog[open]')) return;
    if (note.current?.contains(document.activeElement)) {
      handle.current?.focus({ preventScroll: true });
    }
    setOpen(false);
  });

  useEffect(() => {
    if (!open) return;
    const isInUse = () => note.current?.matches(':hover, :focus-within');
    const foldUnlessInUse = () => !isInUse() && fold();
    const timer = byVisitor ? 0 : setInterval(foldUnlessInUse, invitationTimes.folds);
    const ended = new AbortController();
    addEventListener('scroll', () => fold(), { passive: true, signal: ended.signal });
    addEventListener('focusin', foldUnlessInUse, { signal: ended.signal });
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [open, byVisitor, note]);

  function toggle() {
    setByVisitor(true);
    setOpen(!open);
  }

  return { open, toggle };
}
