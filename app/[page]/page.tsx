import type { MDXContent } from 'mdx/types';
import { notFound } from 'next/navigation';
import { Header } from '@/components/layout/header/header';
import { Question } from '@/components/sections/document/question';
import { TextDocument } from '@/components/sections/document/text-document';
import { TextPicture } from '@/components/sections/document/text-picture';
import { TextSection } from '@/components/sections/document/text-section';
import { FactSheet } from '@/components/sections/press/fact-sheet';
import { PressKit } from '@/components/sections/press/press-kit';
import { WhereToBuy } from '@/components/sections/shops/where-to-buy';
import { textPageOf, texts, type Heading } from '@/content/texts';
import { metadataFor } from '@/lib/seo/metadata';

interface TextModule {
  readonly default: MDXContent;
  readonly sections: readonly Heading[];
}

interface PageProps {
  readonly params: Promise<{ readonly page: string }>;
}

export const generateStaticParams = () => texts().map(({ slug }) => ({ page: slug }));

async function textAt({ params }: PageProps) {
  const { page } = await params;
  return texts().find(({ slug }) => slug === page) ?? notFound();
}

export const generateMetadata = async (props: PageProps) =>
  metadataFor(textPageOf(await textAt(props)));

export default async function TextPage(props: PageProps) {
  const text = await textAt(props);
  const { default: Text, sections }: TextModule = await import(`@texts/${text.slug}.mdx`);
  const Section = text.questions ? Question : TextSection;
  return (
    <>
      <Header />
      <TextDocument text={text} sections={sections}>
        <Text components={{ Section, FactSheet, PressKit, WhereToBuy, Picture: TextPicture }} />
      </TextDocument>
    </>
  );
}
