import { notFound } from 'next/navigation';
import { Header } from '@/components/layout/header/header';
import { ServePage } from '@/components/sections/serve/serve-page';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { serves } from '@/content/home';
import { servePageOf } from '@/content/serves';
import { metadataFor } from '@/lib/seo/metadata';
import { recipe } from '@/lib/seo/recipe';
import { breadcrumbsTo } from '@/lib/seo/structured-data';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export const generateStaticParams = () => serves.list.map(({ slug }) => ({ slug }));

async function serveIn({ params }: PageProps) {
  const { slug } = await params;
  return serves.list.find((serve) => serve.slug === slug) ?? notFound();
}

export const generateMetadata = async (props: PageProps) =>
  metadataFor(servePageOf(await serveIn(props)));

export default async function ServeRoute(props: PageProps) {
  const serve = await serveIn(props);
  const { path } = servePageOf(serve);
  return (
    <>
      <JsonLd data={recipe(serve)} />
      <JsonLd data={breadcrumbsTo({ label: serve.name, href: path })} />
      <Header />
      <ServePage serve={serve} />
    </>
  );
}
