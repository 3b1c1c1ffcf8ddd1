import { notFound } from 'next/navigation';
import { Header } from '@/components/layout/header/header';
import { LotsPage } from '@/components/sections/lots/lots-page';
import { hasLots, lotsPage } from '@/content/lists/lots';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(lotsPage);

export default function Bottles() {
  // A build leaves this route out while there are none (`next.config.ts`).
  if (!hasLots()) notFound();
  return (
    <>
      <Header />
      <LotsPage />
    </>
  );
}
