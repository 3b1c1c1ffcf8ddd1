import { notFound } from 'next/navigation';
import { Header } from '@/components/layout/header/header';
import { ShopsPage } from '@/components/sections/shops/shops-page';
import { hasShops, shopsPage } from '@/content/lists/shops';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(shopsPage);

export default function WhereToBuy() {
  // A build leaves this route out while there are none (`next.config.ts`).
  if (!hasShops()) notFound();
  return (
    <>
      <Header />
      <ShopsPage />
    </>
  );
}
