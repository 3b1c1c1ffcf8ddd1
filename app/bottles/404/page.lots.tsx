import { Header } from '@/components/layout/header/header';
import { LotsPage } from '@/components/sections/lots/lots-page';
import { unknownLotPage } from '@/content/lists/lots';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(unknownLotPage);

/** The page that hosts send for an unknown lot. It reads the lot's number from the requested address. */
export default function UnknownLot() {
  return (
    <>
      <Header />
      <LotsPage fromAddress />
    </>
  );
}
