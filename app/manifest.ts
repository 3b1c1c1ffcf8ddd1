import type { MetadataRoute } from 'next';
import { brand } from '@/content/brand';
import { tequila } from '@/content/home';
import { language } from '@/content/languages';
import { pages } from '@/content/metadata';
import { icons } from '@/lib/seo/icons';
import { routes } from '@/content/routes';
import { colour } from '@/styles/tokens/tokens';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { small, large, maskable } = icons;
  return {
    name: tequila,
    short_name: brand.name,
    description: pages.home.description,
    lang: language.code,
    start_url: routes.home.path,
    display: 'browser',
    background_color: colour.obsidian.srgb,
    theme_color: colour.obsidian.srgb,
    icons: [small, large, { ...maskable, purpose: 'maskable' as const }],
  };
}
