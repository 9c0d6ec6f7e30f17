/** Names SSUA, and cites its rules. */
import type { Cite } from '../../rules/finding.ts';

export const RULESET_ID = 'ssua';
export const RULES_VERSION = '1';
export const SOURCE = 'SuperSystem Ultimate Alliance';

/** Cites a fact. The house rules have two headings and no chapters. */
export const cite = (factNumber: string): Cite => ({
  source: SOURCE,
  heading: getHeading(factNumber),
  fact: factNumber,
});

/**
 * are about Initiative, all later facts about Activation. Of the doubts, those about goals, ties, Henchmen that roll, and seats
 * (A?1, A?2, A?4, A?10) are about Initiative.
 */
const getHeading = (factNumber: string): string =>
  /^(A-([1-9]|10)|A\?([124]|10))$/.test(factNumber) ? 'Initiative' : 'Activation';
