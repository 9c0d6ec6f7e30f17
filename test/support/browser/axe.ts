/** What axe finds on a page. */
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';

/** The whole page where no part of it is named; all rules of axe, or the ones of these tags, or these rules alone. */
export interface Look {
  readonly part?: string | undefined;
  readonly tags?: string[];
  readonly rules?: string[];
}

/** Without the markup of what it finds, which for whole pages is long and which nobody reads. */
const SOURCE = `${axe.source}; axe.configure({ noHtml: true });`;

/** One line a rule that is broken: its id, what it asks for, and where. */
export async function axeFindings(page: Page, { part, tags, rules }: Look = {}): Promise<string[]> {
  // Once a page: read and compiled anew for each look it costs as much as the look. The app has no frames of other origins.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ({ part, only }) => {
      // A colour on its way to another one is neither.
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
      const held = (window as unknown as { axe: typeof axe }).axe;
      return (await held.run(part ?? document, { resultTypes: ['violations'], ...only })).violations;
    },
    { part, only: tags || rules ? { runOnly: tags ?? rules ?? [] } : {} },
  );
  return violations.map((v) => `${v.id}: ${v.help} — ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a theme can break: it changes colours and nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The screen as it stands, or a part of it, has nothing that axe finds in either theme. The one that is shown comes first. */
export async function lightAndDark(page: Page, part?: string): Promise<void> {
  const first = await page.locator('html').getAttribute('data-theme');
  for (const colorScheme of first === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      const rules = colorScheme === first ? { tags: RULES } : { rules: RULES_OF_COLOUR };
      expect.soft(await axeFindings(page, { part, ...rules }), `${colorScheme} ${part ?? ''}`).toEqual([]);
    });
  }
}
