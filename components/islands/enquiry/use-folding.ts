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
    if (note.current?.contains(document.activeElement)) {
      handle.current?.focus({ preventScroll: true });
    }
    setOpen(false);
  });

  const foldUnlessInUse = useEffectEvent(() => {
    if (!note.current?.matches(':hover, :focus-within')) fold();
  });

  useEffect(() => {
    if (!open) return;
    const ended = new AbortController();
    const { signal } = ended;
    const timer = byVisitor ? 0 : setInterval(() => foldUnlessInUse(), invitationTimes.folds);
    addEventListener('scroll', () => fold(), { passive: true, signal });
    addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Node && !note.current?.contains(target)) fold();
      },
      { signal },
    );
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
