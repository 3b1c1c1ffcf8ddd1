'use client';

import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { openEnquiry } from '@/components/islands/enquiry/enquiry-state';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { breakpoint } from '@/styles/tokens/tokens';
import styles from './footer-section.module.scss';

interface HeadingProps {
  readonly heading: string;
}

interface FooterSectionProps extends HeadingProps {
  readonly className?: string;
  readonly children: ReactNode;
}

function subscribe(onResize: () => void) {
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

const narrowWidth = () => (window.innerWidth < breakpoint.phone ? window.innerWidth : null);
const wideOnServer = () => null;

/**
 * The width of a narrow window in CSS pixels; `null` where it is wide and before hydration. The width and
 * not a flag, so that callers notice every change of it; changes of height, as on phones, are ignored.
 */
function useNarrowWidth(): number | null {
  return useSyncExternalStore(subscribe, narrowWidth, wideOnServer);
}

/** The button in a heading. When the window widens it is removed, and its focus moves to the nearest focusable area. */
function HeadingButton(props: ComponentProps<'button'>) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const area = element?.closest<HTMLElement>('[tabindex]');
    return () => {
      if (document.activeElement !== element) return;
      // After React has removed the button, and with it the focus.
      queueMicrotask(() => area?.focus());
    };
  }, []);
  return <button ref={button} type="button" {...props} />;
}

/** One section of the footer: open on wide screens and without JavaScript. */
export function FooterSection(props: FooterSectionProps) {
  const { heading, className, children } = props;
  const open = (
    <section className={className}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
  return (
    <IslandBoundary fallback={open}>
      <FoldingSection {...props} />
    </IslandBoundary>
  );
}

/** On narrow screens the heading is a toggle, and every change of the window's width collapses the section again. */
function FoldingSection({ heading, className, children }: FooterSectionProps) {
  const id = useId();
  const width = useNarrowWidth();
  const [lastWidth, setLastWidth] = useState(width);
  const [open, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  if (width !== lastWidth) {
    setLastWidth(width);
    setOpen(false);
  }

  // Focus on what has just been folded away goes to the toggle.
  useLayoutEffect(() => {
    if (width !== null && panel.current?.contains(document.activeElement)) {
      title.current?.querySelector('button')?.focus();
    }
  }, [width]);

  return (
    <section className={className}>
      <h2 ref={title} className={styles.heading} tabIndex={-1}>
        {width === null ? (
          heading
        ) : (
          <HeadingButton
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {heading}
          </HeadingButton>
        )}
      </h2>
      <div ref={panel} id={id} className={styles.panel} hidden={width !== null && !open}>
        {children}
      </div>
    </section>
  );
}

/** The heading “Contact Us”: on narrow screens it is a button that opens the contact modal. */
export function ContactHeading({ heading }: HeadingProps) {
  return (
    <h2 className={styles.heading}>
      <IslandBoundary fallback={heading}>
        <ContactOpener heading={heading} />
      </IslandBoundary>
    </h2>
  );
}

function ContactOpener({ heading }: HeadingProps) {
  if (useNarrowWidth() === null) return heading;
  return (
    <HeadingButton
      className={styles.opener}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openEnquiry({ opener: currentTarget })}
    >
      {heading}
    </HeadingButton>
  );
}
