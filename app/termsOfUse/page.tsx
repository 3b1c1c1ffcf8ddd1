import { Header } from '@/components/layout/header/header';
import { LegalDocument } from '@/components/sections/document/legal-document';
import Text, { sections } from '@legal/terms-of-use.mdx';
import { pages } from '@/content/metadata';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(pages.termsOfUse);

export default function TermsOfUsePage() {
  return (
    <>
      <Header route="termsOfUse" />
      <LegalDocument route="termsOfUse" sections={sections}>
        <Text />
      </LegalDocument>
    </>
  );
}
