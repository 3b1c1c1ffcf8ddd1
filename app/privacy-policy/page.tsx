import { Header } from '@/components/layout/header/header';
import { LegalDocument } from '@/components/sections/document/legal-document';
import Text, { sections } from '@legal/privacy-policy.mdx';
import { pages } from '@/content/metadata';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(pages.privacyPolicy);

export default function PrivacyPolicyPage() {
  return (
    <>
      <Header route="privacyPolicy" />
      <LegalDocument route="privacyPolicy" sections={sections}>
        <Text />
      </LegalDocument>
    </>
  );
}
