'use client';

import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useAgeGate } from '@/components/islands/age/use-age-gate';
import { EnquiryNotice, useEnquiryNotice } from '@/components/islands/enquiry/enquiry-notice';
import { closeEnquiry, enquiryFlow } from '@/components/islands/enquiry/enquiry-state';
import { Invitation, useInvitation } from '@/components/islands/enquiry/invitation';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { useStore } from '@/hooks/use-store';
import { readAge } from '@/lib/age';
import { restoreFlags } from './restore-flags';
import { LazyIsland } from './lazy-island';

const loadAgeGate = () => import('@/components/islands/age/age-gate').then((file) => file.AgeGate);
const loadConfirmAge = () =>
  import('@/components/islands/age/confirm-age').then((file) => file.ConfirmAge);
const loadEnquiryDialog = () =>
  import('@/components/islands/enquiry/enquiry-dialog').then((file) => file.EnquiryDialog);

/** Goes to the footer's form, which every page has, when the dialog of the enquiry cannot be loaded. */
function goToFooterForm(): void {
  closeEnquiry();
  const contact = document.getElementById('contact');
  contact?.focus({ preventScroll: true });
  contact?.scrollIntoView();
}

export interface LayoutIslandsProps {
  /** Routes that the age gate leaves open. */
  readonly openPaths: readonly string[];
  /** The footer. The invitation is rendered before it, so that it is in the tab order there. */
  readonly children: ReactNode;
}

/**
 * The layout’s one client component: it follows the app’s clock and shows the dialogs when they are due. It has no error
 * boundary: the Enquire buttons would do nothing without it, so if it crashes `app/global-error.tsx` loads the page again.
 */
export function LayoutIslands({ openPaths, children }: LayoutIslandsProps) {
  const { step, product, about, opener } = useStore(enquiryFlow);
  const gate = useAgeGate(openPaths);
  const { kind: notice, dismiss } = useEnquiryNotice();
  const mayInvite = useInvitation();
  const [opening, setOpening] = useState(false);
  // The invitation replaces a notice that only says that the form has closed, because it offers the form too.
  const isInvited = mayInvite && (!notice || notice === 'closed' || notice === 'kept');
  const enquiry = { opener, onWait: setOpening, onFailure: goToFooterForm };
  const wantsAge = step === 'age';
  const wantsForm = step === 'form';

  useLayoutEffect(restoreFlags, []);

  useEffect(() => {
    readAge();
    document.documentElement.dataset.hydrated = 'true';
    // A page restored from the back/forward cache must have no open dialog.
    window.addEventListener('pagehide', closeEnquiry);
    return () => window.removeEventListener('pagehide', closeEnquiry);
  }, []);

  return (
    <>
      <IslandBoundary>{isInvited && <Invitation />}</IslandBoundary>
      {children}
      <IslandBoundary>
        <EnquiryNotice
          kind={isInvited ? undefined : notice}
          opening={opening}
          onDismiss={dismiss}
        />
      </IslandBoundary>
      <LazyIsland load={loadConfirmAge} wanted={wantsAge} {...enquiry}>
        {(ConfirmAge) => <ConfirmAge open={wantsAge} returnTo={opener} />}
      </LazyIsland>
      <LazyIsland load={loadEnquiryDialog} wanted={wantsForm} {...enquiry}>
        {(EnquiryDialog) => (
          <EnquiryDialog open={wantsForm} product={product} about={about} opener={opener} />
        )}
      </LazyIsland>
      <LazyIsland load={loadAgeGate} wanted={gate.mayOpen}>
        {(AgeGate) => <AgeGate open={gate.open} />}
      </LazyIsland>
    </>
  );
}
