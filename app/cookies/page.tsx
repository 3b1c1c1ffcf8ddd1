import { LegalDocument } from '@/components/sections/legal-document/legal-document';
import Text, { sections } from '@/content/legal/cookies.mdx';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor('cookies');

export default function CookiesPage() {
  return (
    <LegalDocument route="cookies" sections={sections}>
      <Text />
    </LegalDocument>
  );
}
