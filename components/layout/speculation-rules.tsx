/** Pages of the site are fetched as soon as the pointer rests on a link to them, or touches it. */
const rules = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
};

/** Speculation rules: a platform feature of Chromium; other browsers ignore the element. */
export function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
