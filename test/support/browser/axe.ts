/** Checks the accessibility of a page with axe. */
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';

/** What axe checks: the whole page or a part of it; all rules, the rules with these tags, or only these rules. */
export interface AxeScope {
  readonly part?: string | undefined;
  readonly tags?: string[];
  readonly rules?: string[];
}

/** Omits the markup of violations, which is long for whole pages and never used. */
const SOURCE = `${axe.source}; axe.configure({ noHtml: true });`;

/** Returns one line per broken rule: its id, the help text, and where the rule is broken. */
export async function findAxeViolations(
  browserPage: Page,
  { part: selector, tags: ruleTags, rules: ruleIds }: AxeScope = {},
): Promise<string[]> {
  // The script is loaded once per page: loading it for each check would take as long as the check. The app has no frames of other
  // origins.
  if (!(await browserPage.evaluate(() => 'axe' in window))) await browserPage.evaluate(SOURCE);
  const violations = await browserPage.evaluate(
    async ({ part, only: runOptions }) => {
      // A color in transition is neither the old nor the new one.
      const animations = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(animations.map(({ finished }) => finished));
      const axeApi = (window as unknown as { axe: typeof axe }).axe;
      return (await axeApi.run(part ?? document, { resultTypes: ['violations'], ...runOptions })).violations;
    },
    { part: selector, only: ruleTags || ruleIds ? { runOnly: ruleTags ?? ruleIds ?? [] } : {} },
  );
  return violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} — ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a theme can break: it changes only colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no violations in either theme, on the whole screen or a part of it. The current theme is checked first. */
export async function expectAccessibleThemes(browserPage: Page, selector?: string): Promise<void> {
  const firstTheme = await browserPage.locator('html').getAttribute('data-theme');
  for (const colorScheme of firstTheme === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await test.step(colorScheme, async () => {
      await browserPage.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await browserPage.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      const scope = colorScheme === firstTheme ? { tags: RULES } : { rules: COLOR_RULES };
      expect
        .soft(await findAxeViolations(browserPage, { part: selector, ...scope }), `${colorScheme} ${selector ?? ''}`)
        .toEqual([]);
    });
  }
}
