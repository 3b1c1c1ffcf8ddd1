import { Header } from '@/components/layout/header/header';
import { LegalDocument } from '@/components/sections/document/legal-document';
import Text, { sections } from '@legal/terms-and-conditions.mdx';
import { pages } from '@/content/metadata';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(pages.termsAndConditions);

export default function TermsAndConditionsPage() {
  return (
    <>
      <Header route="termsAndConditions" />
      <LegalDocument route="termsAndConditions" sections={sections}>
        <Text />
      </LegalDocument>
    </>
  );
}
