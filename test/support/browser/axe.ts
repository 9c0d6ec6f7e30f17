/** What axe finds on a page. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The whole page where no part of it is named; all rules of axe, or the ones of these tags, or these rules alone. */
export interface Look {
  readonly part?: string | undefined;
  readonly tags?: string[];
  readonly rules?: string[];
}

/** One line a rule that is broken: its id, what it asks for, and where. */
export async function axeFindings(page: Page, { part, tags, rules }: Look = {}): Promise<string[]> {
  // Once a page: read and compiled anew for each look it costs as much as the look. The app has no frames of other origins.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
