import { DeviceStorage } from '@/components/islands/device-storage/device-storage';
import { Header } from '@/components/layout/header/header';
import { LegalDocument } from '@/components/sections/document/legal-document';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import Text, { sections } from '@legal/cookies.mdx';
import { pages } from '@/content/metadata';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(pages.cookies);

/** The component `<DeviceTable />` of the text's MDX. */
function DeviceTable() {
  return (
    <IslandBoundary>
      <DeviceStorage />
    </IslandBoundary>
  );
}

export default function CookiesPage() {
  return (
    <>
      <Header route="cookies" />
      <LegalDocument route="cookies" sections={sections}>
        <Text components={{ DeviceTable }} />
      </LegalDocument>
    </>
  );
}
