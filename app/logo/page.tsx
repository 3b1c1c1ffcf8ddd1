import { Header } from '@/components/layout/header/header';
import { LargeLogo } from '@/components/sections/large-logo/large-logo';
import { pages } from '@/content/metadata';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(pages.logo);

export default function LogoPage() {
  return (
    <>
      <Header route="logo" />
      <LargeLogo />
    </>
  );
}
