import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An experimental rule of axe: a control's accessible name must contain its visible text (WCAG 2.5.3). */
const experimental = ['label-content-name-mismatch'];

const switched = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

interface Scope {
  /** Selector of the only part to check, where the sweep has checked the rest of the page. */
  within?: string;
  /** Rules to leave out. */
  except?: string[];
  /** The only rules to look at. */
  only?: string[];
}

/** Fails with the rule, the element and the reason for each thing axe objects to. */
export async function expectAxeClean(page: Page, scope: Scope = {}): Promise<void> {
  // The home page is long and axe measures every contrast on it.
  test.slow();
  const { within, except = [], only } = scope;
  // Without frames axe needs no second page to collect its findings.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (only) axe.withRules(only);
  else {
    const rules = { ...switched(experimental, true), ...switched(except, false) };
    axe.options({ runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] });
  }
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(findings).toEqual([]);
}
