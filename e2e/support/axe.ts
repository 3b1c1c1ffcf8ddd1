import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the rule, the element and the reason for each thing axe objects to.
 * @param except rules that do not apply to how the page is shown.
 */
export async function expectAxeClean(page: Page, except: string[] = []): Promise<void> {
  // The home page is long and axe measures every contrast on it.
  test.slow();
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules(except)
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(findings).toEqual([]);
}
