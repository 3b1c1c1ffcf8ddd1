import { Header } from '@/components/layout/header/header';
import { LotsPage } from '@/components/sections/lots/lots-page';
import { unknownLotPage } from '@/content/lists/lots';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(unknownLotPage);

/** What hosts send for a lot that is not there: it reads the lot from the address that was asked for. */
export default function UnknownLot() {
  return (
    <>
      <Header />
      <LotsPage fromAddress />
    </>
  );
}
