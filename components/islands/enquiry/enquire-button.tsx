'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Tilde } from '@/components/ui/tilde/tilde';
import type { ProductKey } from '@/content/brand';
import { useHydrated } from '@/hooks/use-hydrated';
import { classNames } from '@/lib/class-names';
import { requestEnquiry } from './enquiry-state';
import styles from './enquire-button.module.scss';

interface EnquireButtonProps {
  readonly product?: ProductKey;
  /** The subject besides a product, as in “Lot P-2501”. */
  readonly about?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Starts an enquiry about a product or another subject. Without JavaScript it is a link to the footer's form. */
export function EnquireButton({ className, children, ...subject }: EnquireButtonProps) {
  const look = classNames(styles.button, className);
  const label = (
    <>
      {children}
      <Tilde className={styles.line} />
    </>
  );
  const link = (
    <a className={look} href="#contact">
      {label}
    </a>
  );

  return (
    <IslandBoundary fallback={link}>
      <EnquireLink {...subject} className={look}>
        {label}
      </EnquireLink>
    </IslandBoundary>
  );
}

/** A link to the footer's contact that becomes a button once React can open the dialogs. */
function EnquireLink({ product, about, className, children }: EnquireButtonProps) {
  const isButton = useHydrated();

  function enquire(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
    event.preventDefault();
    requestEnquiry({ product, about, opener: event.currentTarget });
  }

  return (
    <a
      className={className}
      href="#contact"
      data-replay=""
      role={isButton ? 'button' : undefined}
      aria-haspopup={isButton ? 'dialog' : undefined}
      onClick={enquire}
      onKeyDown={(event) => event.key === ' ' && enquire(event)}
    >
      {children}
    </a>
  );
}
