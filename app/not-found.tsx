import { Header } from '@/components/layout/header/header';
import { NotFound } from '@/components/sections/not-found/not-found';
import { pages } from '@/content/metadata';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor(pages.notFound);

export default function NotFoundPage() {
  return (
    <>
      <Header route="notFound" />
      <NotFound />
    </>
  );
}
