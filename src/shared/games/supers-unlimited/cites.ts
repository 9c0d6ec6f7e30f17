/** Cites the rules by chapter and heading of Supers Unlimited 4.1, as the book prints them; page numbers can't be checked (E?3f). */
import type { Cite } from '../../rules/finding.ts';

const SOURCE = 'Supers Unlimited 4.1';

/** Returns a function that cites facts under a heading of the book. */
export const citeHeading = (chapter: number, heading: string) => (fact?: string) =>
  ({ source: SOURCE, chapter, heading, ...(fact === undefined ? {} : { fact }) }) as const satisfies Cite;

export const sizes = citeHeading(1, 'Size & Character Bases');
export const characters = citeHeading(1, 'Characters');
export const primaryTraits = citeHeading(1, 'Primary Traits');
export const actionTraits = citeHeading(1, 'Action Traits');
export const healthPoints = citeHeading(1, 'Health Points (HP)');
export const keywords = citeHeading(1, 'Keywords');
export const immune = citeHeading(1, 'Immune');
export const teamSelection = citeHeading(1, 'Team Selection');
export const movementType = citeHeading(4, 'Movement Type');
export const altitude = citeHeading(4, 'Combat with Altitude Tokens');
export const attackTypes = citeHeading(5, 'Attack Types');
export const attackProfiles = citeHeading(5, 'Attack Profiles');
export const bashAndThrow = citeHeading(5, 'Bash & Throw Attacks');
export const effects = citeHeading(6, 'Effects');
export const control = citeHeading(6, 'Control (X)');
export const gimmicks = citeHeading(7, 'Gimmicks (Optional)');
export const tagTeam = citeHeading(7, 'Tag Team');

/** Cites a requirement of Rollcall that isn't in the rules. */
export const citeTool = (heading: string, fact?: string): Cite => ({
  source: 'Rollcall',
  heading,
  ...(fact === undefined ? {} : { fact }),
});

/** Cites the house rules, which are Rollcall's own (docs/rules.md#r10-options). */
export const options: Cite = citeTool('Options');
