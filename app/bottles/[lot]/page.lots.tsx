import { notFound } from 'next/navigation';
import { Header } from '@/components/layout/header/header';
import { LotPage } from '@/components/sections/lots/lot-page';
import { readLots } from '@/content/lists/addresses';
import { lotPageOf } from '@/content/lists/lots';
import { metadataFor } from '@/lib/seo/metadata';

interface PageProps {
  readonly params: Promise<{ readonly lot: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => readLots().map(({ lot }) => ({ lot }));

async function lotIn({ params }: PageProps) {
  const { lot } = await params;
  return readLots().find((each) => each.lot === lot) ?? notFound();
}

export const generateMetadata = async (props: PageProps) =>
  metadataFor(lotPageOf(await lotIn(props)));

export default async function LotRoute(props: PageProps) {
  return (
    <>
      <Header />
      <LotPage lot={await lotIn(props)} />
    </>
  );
}
