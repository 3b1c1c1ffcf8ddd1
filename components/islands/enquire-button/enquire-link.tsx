'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { ProductKey } from '@/content/product-names';
import { useHydrated } from '@/hooks/use-hydrated';
import { requestEnquiry } from '@/lib/enquiry-flow/enquiry-flow';

interface EnquireLinkProps {
  readonly product: ProductKey;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the footer's contact that becomes a button once React can open the dialogs. */
export function EnquireLink({ product, className, children }: EnquireLinkProps) {
  const isButton = useHydrated();

  function enquire(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
    event.preventDefault();
    requestEnquiry({ product, opener: event.currentTarget });
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
