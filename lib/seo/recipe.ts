import type { RecipeLeaf, WithContext } from 'schema-dts';
import { brand } from '@/content/brand';
import { serves, type Serve } from '@/content/home';
import { language } from '@/content/languages';
import { pathOf, recipeImagesOf, servePageWords } from '@/content/serves';
import { formatMillilitres, formatOunces } from '@/lib/measures';
import { absoluteUrl, organizationId } from './metadata';

/** A measure in the usual unit of the page's language. */
const measure = (ounces: number) =>
  language.units === 'ml'
    ? `${formatMillilitres(ounces)} ${serves.millilitres}`
    : `${formatOunces(ounces)} ${serves.ounces}`;

/** A serve as search engines read recipes: https://developers.google.com/search/docs/appearance/structured-data/recipe */
export function recipe(serve: Serve) {
  const { name, description, measures, steps, minutes, ready } = serve;
  const url = absoluteUrl(pathOf(serve));
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    description,
    url,
    image: recipeImagesOf(serve).map(absoluteUrl),
    author: {
      '@type': 'Organization',
      '@id': organizationId,
      name: brand.company,
      url: absoluteUrl('/'),
    },
    inLanguage: language.code,
    recipeYield: servePageWords.yields,
    totalTime: `PT${minutes}M`,
    recipeIngredient: [...measures].reverse().map(({ ounces, of }) => `${measure(ounces)} ${of}`),
    tool: ready,
    recipeInstructions: steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
      url: `${url}#step-${index + 1}`,
    })),
  } satisfies WithContext<RecipeLeaf>;
}
