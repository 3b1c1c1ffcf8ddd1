import { notFound } from 'next/navigation';
import { Header } from '@/components/layout/header/header';
import { ShopsPage } from '@/components/sections/shops/shops-page';
import { statePages } from '@/content/lists/addresses';
import { pageOfState } from '@/content/lists/shops';
import { metadataFor } from '@/lib/seo/metadata';

interface PageProps {
  readonly params: Promise<{ readonly state: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => statePages().map(({ slug }) => ({ state: slug }));

async function stateIn({ params }: PageProps) {
  const { state } = await params;
  return statePages().find(({ slug }) => slug === state) ?? notFound();
}

export const generateMetadata = async (props: PageProps) =>
  metadataFor(pageOfState(await stateIn(props)));

export default async function StateRoute(props: PageProps) {
  return (
    <>
      <Header />
      <ShopsPage of={await stateIn(props)} />
    </>
  );
}
