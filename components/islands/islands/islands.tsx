'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { EnquiryNotice } from '@/components/islands/enquiry-notice/enquiry-notice';
import { Invitation } from '@/components/islands/invitation/invitation';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { useElapsed } from '@/hooks/use-elapsed';
import { useEnquiryFlow } from '@/hooks/use-enquiry-flow';
import { useInvitation } from '@/hooks/use-invitation';
import { useThreshold } from '@/hooks/use-threshold';
import { readAge } from '@/lib/age/age';
import { closeEnquiry, currentFlow } from '@/lib/enquiry-flow/enquiry-flow';
import { clock } from '@/styles/tokens/motion';
import { Later } from './later';

const loadThreshold = () =>
  import('@/components/islands/threshold/threshold').then(({ Threshold }) => Threshold);
const loadConfirmAge = () =>
  import('@/components/islands/confirm-age/confirm-age').then(({ ConfirmAge }) => ConfirmAge);
const loadEnquiryDialog = () =>
  import('@/components/islands/enquiry-dialog/enquiry-dialog').then(
    ({ EnquiryDialog }) => EnquiryDialog,
  );

/** To the form that every page has in its footer, where the enquiry's dialogs cannot be had. */
function leadToFooter(): void {
  closeEnquiry();
  const contact = document.getElementById('contact');
  contact?.focus({ preventScroll: true });
  contact?.scrollIntoView();
}

export interface IslandsProps {
  /** Routes that the age gate leaves open. */
  readonly openPaths: readonly string[];
}

/** The layout's one client island: it follows the age clock and brings the dialogs as they are due. */
export function Islands({ openPaths }: IslandsProps) {
  return (
    <IslandBoundary>
      <Dialogs openPaths={openPaths} />
    </IslandBoundary>
  );
}

function Dialogs({ openPaths }: IslandsProps) {
  const [noticed, setNoticed] = useState(false);
  const path = usePathname();
  const flow = useEnquiryFlow();
  const gate = useThreshold(openPaths);
  const invitation = useInvitation();
  const formOpen = flow.step === 'form';

  if (formOpen && noticed) setNoticed(false);

  useElapsed(clock.modalCloses, () => {
    setNoticed(currentFlow().step === 'form');
    closeEnquiry();
  });

  // A link in one of the dialogs leads away from the dialog too.
  useEffect(() => closeEnquiry, [path]);

  useEffect(() => {
    readAge();
    document.documentElement.dataset.hydrated = 'true';
  }, []);

  return (
    <>
      <IslandBoundary>
        <EnquiryNotice shown={noticed && !invitation.shown} onDismiss={() => setNoticed(false)} />
      </IslandBoundary>
      <IslandBoundary>
        {invitation.shown && <Invitation onDismiss={invitation.dismiss} />}
      </IslandBoundary>
      <Later load={loadConfirmAge} wanted={flow.step === 'age'} onFailure={leadToFooter}>
        {(ConfirmAge) => <ConfirmAge open={flow.step === 'age'} returnTo={flow.opener} />}
      </Later>
      <Later load={loadEnquiryDialog} wanted={formOpen} onFailure={leadToFooter}>
        {(EnquiryDialog) => (
          <EnquiryDialog open={formOpen} product={flow.product} opener={flow.opener} />
        )}
      </Later>
      <Later load={loadThreshold} wanted={gate.coming}>
        {(Threshold) => <Threshold open={gate.open} />}
      </Later>
    </>
  );
}
