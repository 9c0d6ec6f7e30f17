/** What axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The whole page where no part of it is named; all rules of axe, or the ones of these tags, or these rules alone. */
export interface Look {
  readonly part?: string | undefined;
  readonly tags?: string[];
  readonly rules?: string[];
}

/** One line a rule that is broken: its id, what it asks for, and where. */
export async function axeFindings(page: Page, { part, tags, rules }: Look = {}): Promise<string[]> {
  // The app has no frames of other origins, which are what the other mode opens a second page for.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (part !== undefined) builder.include(part);
  if (tags) builder.withTags(tags);
  if (rules) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map((v) => `${v.id}: ${v.help} — ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}
