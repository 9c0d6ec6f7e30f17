/** What axe finds on a page. */
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';

/** The whole page where no part of it is named; all rules of axe, or the ones of these tags, or these rules alone. */
export interface AxeScope {
  readonly part?: string | undefined;
  readonly tags?: string[];
  readonly rules?: string[];
}

/** Without the markup of what it finds, which for whole pages is long and which nobody reads. */
const SOURCE = `${axe.source}; axe.configure({ noHtml: true });`;

/** One line a rule that is broken: its id, what it asks for, and where. */
export async function findAxeViolations(
  browserPage: Page,
  { part: selector, tags: ruleTags, rules: ruleIds }: AxeScope = {},
): Promise<string[]> {
  // Once a page: read and compiled anew for each look it costs as much as the look. The app has no frames of other origins.
  if (!(await browserPage.evaluate(() => 'axe' in window))) await browserPage.evaluate(SOURCE);
  const violations = await browserPage.evaluate(
    async ({ part, only: runOptions }) => {
      // A colour on its way to another one is neither.
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
/** The rules that a theme can break: it changes colours and nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The screen as it stands, or a part of it, has nothing that axe finds in either theme. The one that is shown comes first. */
export async function expectAccessibleThemes(browserPage: Page, selector?: string): Promise<void> {
  const firstTheme = await browserPage.locator('html').getAttribute('data-theme');
  for (const colorScheme of firstTheme === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await test.step(colorScheme, async () => {
      await browserPage.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await browserPage.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      const scope = colorScheme === firstTheme ? { tags: RULES } : { rules: RULES_OF_COLOUR };
      expect
        .soft(await findAxeViolations(browserPage, { part: selector, ...scope }), `${colorScheme} ${selector ?? ''}`)
        .toEqual([]);
    });
  }
}
