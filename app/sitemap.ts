import type { MetadataRoute } from 'next';
import { legalDates } from '@/content/legal';
import { languages } from '@/content/languages';
import { pathIn, routeIds, routes } from '@/content/routes';
import { absoluteUrl, alternatesOf } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const indexed = routeIds.filter((id) => routes[id].indexed);
  return languages.flatMap((language) =>
    indexed.map((id) => ({
      url: absoluteUrl(pathIn(language, id)),
      ...(routes[id].legal ? { lastModified: legalDates.lastUpdated.iso } : {}),
      alternates: { languages: alternatesOf(id) },
    })),
  );
}
