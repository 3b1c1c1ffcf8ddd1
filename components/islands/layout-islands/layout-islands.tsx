'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useState } from 'react';
import { EnquiryNotice } from '@/components/islands/enquiry-notice/enquiry-notice';
import { Invitation } from '@/components/islands/invitation/invitation';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { useEnquiryFlow } from '@/hooks/use-enquiry-flow';
import { useEnquiryNotice } from '@/components/islands/enquiry-notice/use-enquiry-notice';
import { useInvitation } from '@/components/islands/invitation/use-invitation';
import { useAgeGate } from '@/components/islands/age-gate/use-age-gate';
import { readAge } from '@/lib/age';
import { keepBoot } from '@/components/layout/boot/keep-boot';
import { closeEnquiry } from '@/lib/enquiry-flow/enquiry-flow';
import { LazyIsland } from './lazy-island';

const loadAgeGate = () =>
  import('@/components/islands/age-gate/age-gate').then(({ AgeGate }) => AgeGate);
const loadConfirmAge = () =>
  import('@/components/islands/confirm-age/confirm-age').then(({ ConfirmAge }) => ConfirmAge);
const loadEnquiryDialog = () =>
  import('@/components/islands/enquiry-dialog/enquiry-dialog').then(
    ({ EnquiryDialog }) => EnquiryDialog,
  );

/** Leads to the footer's form, which every page has, when a dialog of the enquiry cannot be loaded. */
function goToFooterForm(): void {
  closeEnquiry();
  const contact = document.getElementById('contact');
  contact?.focus({ preventScroll: true });
  contact?.scrollIntoView();
}

export interface LayoutIslandsProps {
  /** Routes that the age gate leaves open. */
  readonly openPaths: readonly string[];
}

/**
 * The layout's one client island: it follows the app's clock and shows the dialogs when they are due. It has no
 * boundary of its own: without it the Enquire buttons would be dead, so that if it crashes, the page starts anew.
 */
export function LayoutIslands({ openPaths }: LayoutIslandsProps) {
  const path = usePathname();
  const flow = useEnquiryFlow();
  const gate = useAgeGate(openPaths);
  const notice = useEnquiryNotice();
  const invitation = useInvitation();
  const [opening, setOpening] = useState(false);
  const formOpen = flow.step === 'form';
  // The invitation hides a notice that only says the form has closed: it opens the form as well.
  const { news } = notice;
  const isInvited = invitation.shown && (!news || news === 'closed' || news === 'kept');

  // A link in one of the dialogs also closes it.
  useEffect(() => closeEnquiry, [path]);

  useLayoutEffect(keepBoot, []);

  useEffect(() => {
    readAge();
    document.documentElement.dataset.hydrated = 'true';
  }, []);

  return (
    <>
      <IslandBoundary>
        <EnquiryNotice
          news={isInvited ? undefined : news}
          opening={opening}
          onDismiss={notice.dismiss}
        />
      </IslandBoundary>
      <IslandBoundary>{isInvited && <Invitation onDismiss={invitation.dismiss} />}</IslandBoundary>
      <LazyIsland
        load={loadConfirmAge}
        wanted={flow.step === 'age'}
        opener={flow.opener}
        onWait={setOpening}
        onFailure={goToFooterForm}
      >
        {(ConfirmAge) => <ConfirmAge open={flow.step === 'age'} returnTo={flow.opener} />}
      </LazyIsland>
      <LazyIsland
        load={loadEnquiryDialog}
        wanted={formOpen}
        opener={flow.opener}
        onWait={setOpening}
        onFailure={goToFooterForm}
      >
        {(EnquiryDialog) => (
          <EnquiryDialog open={formOpen} product={flow.product} opener={flow.opener} />
        )}
      </LazyIsland>
      <LazyIsland load={loadAgeGate} wanted={gate.mayOpen}>
        {(AgeGate) => <AgeGate open={gate.open} />}
      </LazyIsland>
    </>
  );
}
