import type { MetadataRoute } from 'next';
import { allPages } from '@/content/all-pages';
import { languages } from '@/content/languages';
import { pathIn } from '@/content/routes';
import { absoluteUrl, alternatesOf } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const indexed = allPages().filter(({ isIndexed }) => isIndexed);
  return languages.flatMap((language) =>
    indexed.map((page) => ({
      url: absoluteUrl(pathIn(language, page.englishPath)),
      lastModified: page.lastModified,
      alternates: { languages: alternatesOf(page) },
    })),
  );
}
