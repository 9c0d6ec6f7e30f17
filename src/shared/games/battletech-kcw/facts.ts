/** Names and cites these rules. */
import type { Cite } from '../../rules/finding.ts';

export const RULESET_ID = 'battletech-kcw';
export const RULES_VERSION = '2.02';
export const SOURCE = 'BattleTech combat rules 2.02';

/** Cites a fact. The rules are one page with two headings and no chapters. */
export const cite = (factNumber: string): Cite => ({
  source: SOURCE,
  heading: getHeading(factNumber),
  fact: factNumber,
});

/** Returns the heading of a fact. The Initiative Phase has the facts B-1 to B-9 and the open questions about them, such as B?5. */
const getHeading = (factNumber: string): string =>
  /^B(-[1-9]|\?(1|2|3|4|5|9|10|11|13))$/.test(factNumber) ? 'Initiative Phase' : 'Action Phase';
