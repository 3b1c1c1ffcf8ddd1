import type { MetadataRoute } from 'next';
import { legalDates } from '@/content/legal';
import { routes } from '@/content/routes';
import { absoluteUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes)
    .filter(({ indexed }) => indexed)
    .map(({ path, legal }) => ({
      url: absoluteUrl(path),
      ...(legal ? { lastModified: legalDates.lastUpdated.iso } : {}),
    }));
}
