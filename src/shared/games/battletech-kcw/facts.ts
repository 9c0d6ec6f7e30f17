/** What these rules are called, and where they stand. */
import type { Cite } from '../../rules/finding.ts';

export const RULESET_ID = 'battletech-kcw';
export const RULES_VERSION = '2.02';
export const SOURCE = 'BattleTech combat rules 2.02';

/** The page has two headings and no chapters. */
export const cite = (fact: string): Cite => ({ source: SOURCE, heading: headingOf(fact), fact });

const headingOf = (fact: string): string =>
  /^B(-[1-9]|\?(1|2|3|4|5|9|10|11|13))$/.test(fact) ? 'Initiative Phase' : 'Action Phase';
