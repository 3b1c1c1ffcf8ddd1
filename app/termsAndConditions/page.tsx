import { LegalDocument } from '@/components/sections/legal-document/legal-document';
import Text, { sections } from '@/content/legal/terms-and-conditions.mdx';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor('termsAndConditions');

export default function TermsAndConditionsPage() {
  return (
    <LegalDocument route="termsAndConditions" sections={sections}>
      <Text />
    </LegalDocument>
  );
}
