import { Header } from '@/components/layout/header/header';
import { LogoPlate } from '@/components/sections/logo-plate/logo-plate';
import { pages } from '@/content/metadata';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(pages.logo);

export default function LogoPage() {
  return (
    <>
      <Header route="logo" />
      <LogoPlate />
    </>
  );
}
