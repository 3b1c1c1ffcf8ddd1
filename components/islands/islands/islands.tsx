'use client';

import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { EnquiryNotice } from '@/components/islands/enquiry-notice/enquiry-notice';
import { Invitation } from '@/components/islands/invitation/invitation';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { useElapsed } from '@/hooks/use-elapsed';
import { useEnquiryFlow } from '@/hooks/use-enquiry-flow';
import { useInvitation } from '@/hooks/use-invitation';
import { useOnce } from '@/hooks/use-once';
import { useThreshold } from '@/hooks/use-threshold';
import { readAge } from '@/lib/age/age';
import { closeEnquiry, currentFlow } from '@/lib/enquiry-flow/enquiry-flow';
import { retry } from '@/lib/retry/retry';
import { clock } from '@/styles/tokens/motion';

const loadThreshold = () => import('@/components/islands/threshold/threshold');

const Threshold = lazy(async () => ({ default: (await retry(loadThreshold)).Threshold }));
const ConfirmAge = lazy(async () => ({
  default: (await retry(() => import('@/components/islands/confirm-age/confirm-age'))).ConfirmAge,
}));
const EnquiryDialog = lazy(async () => ({
  default: (await retry(() => import('@/components/islands/enquiry-dialog/enquiry-dialog')))
    .EnquiryDialog,
}));

/** An island that is fetched when it is first wanted, and fails alone. */
function Later({ wanted, children }: { readonly wanted: boolean; readonly children: ReactNode }) {
  const everWanted = useOnce(wanted);
  if (!everWanted) return null;
  return (
    <IslandBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </IslandBoundary>
  );
}

export interface IslandsProps {
  /** Routes that the age gate leaves open. */
  readonly openPaths: readonly string[];
}

/** The layout's one client island: it follows the age clock and brings the dialogs as they are due. */
export function Islands({ openPaths }: IslandsProps) {
  const [noticed, setNoticed] = useState(false);
  const flow = useEnquiryFlow();
  const gate = useThreshold(openPaths);
  const invitation = useInvitation();
  const formOpen = flow.step === 'form';

  if (formOpen && noticed) setNoticed(false);

  useElapsed(clock.modalCloses, () => {
    setNoticed(currentFlow().step === 'form');
    closeEnquiry();
  });

  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    if (readAge() !== 'verified') loadThreshold().catch(() => {});
  }, []);

  return (
    <>
      <IslandBoundary>
        <EnquiryNotice shown={noticed && !invitation.shown} onDismiss={() => setNoticed(false)} />
      </IslandBoundary>
      <IslandBoundary>
        {invitation.shown && <Invitation onDismiss={invitation.dismiss} />}
      </IslandBoundary>
      <Later wanted={flow.step === 'age'}>
        <ConfirmAge open={flow.step === 'age'} returnTo={flow.opener} />
      </Later>
      <Later wanted={formOpen}>
        <EnquiryDialog open={formOpen} product={flow.product} opener={flow.opener} />
      </Later>
      <Later wanted={gate}>
        <Threshold open={gate} />
      </Later>
    </>
  );
}
