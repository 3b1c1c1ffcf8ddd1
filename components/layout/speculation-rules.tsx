import { ownReceiverPath } from '@/content/folders';

/** Pages of the site, but no files, are prefetched when the pointer rests on a link to them or touches it. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', ownReceiverPath] } },
          { not: { selector_matches: '[download], [rel~="external"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Speculation rules: a platform feature of Chromium; other browsers ignore the element. */
export function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
