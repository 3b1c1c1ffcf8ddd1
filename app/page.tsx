import { Header } from '@/components/layout/header/header';
import { Intro } from '@/components/layout/intro/intro';
import { Vein } from '@/components/layout/vein/vein';
import { ScrollScenes } from '@/components/islands/scroll-scenes/scroll-scenes';
import { About } from '@/components/sections/about/about';
import { Anejo } from '@/components/sections/anejo/anejo';
import { Collections } from '@/components/sections/collections/collections';
import { Experience } from '@/components/sections/experience/experience';
import { Hero } from '@/components/sections/hero/hero';
import { Plata } from '@/components/sections/plata/plata';
import { Serves } from '@/components/sections/serves/serves';
import { Tasting } from '@/components/sections/tasting/tasting';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { pages } from '@/content/metadata';
import { metadataFor } from '@/lib/seo/metadata';
import { siteGraph } from '@/lib/seo/structured-data';

export const metadata = metadataFor(pages.home);

export default function HomePage() {
  return (
    <>
      <JsonLd data={siteGraph()} />
      <Header route="home" />
      <Intro />
      <main id="main">
        <Vein />
        <Hero />
        <Collections>
          <Plata />
          <Anejo />
        </Collections>
        <Tasting />
        <Serves />
        <Experience />
        <About />
      </main>
      <IslandBoundary>
        <ScrollScenes />
      </IslandBoundary>
    </>
  );
}
