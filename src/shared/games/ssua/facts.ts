/** What SSUA is called, and where its rules stand. */
import type { Cite } from '../../rules/finding.ts';

export const RULESET_ID = 'ssua';
export const RULES_VERSION = '1';
export const SOURCE = 'SuperSystem Ultimate Alliance';

/** The house rules have two headings and no chapters. */
export const cite = (fact: string): Cite => ({ source: SOURCE, heading: headingOf(fact), fact });

const headingOf = (fact: string): string => (/^A-([1-9]|10)$/.test(fact) ? 'Initiative' : 'Activation');
