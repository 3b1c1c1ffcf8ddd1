import { allListed } from '@/content/lists/shops';
import type { ShopsFile } from '@/lib/lists/find-shops';
import { postalAreas } from '@/lib/lists/postal-areas';

export const dynamic = 'force-static';

/** What the search of the shops' pages looks in. */
export const GET = (): Response =>
  Response.json({ shops: allListed(), areas: postalAreas } satisfies ShopsFile);
