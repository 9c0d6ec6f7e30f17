/** Where the rules stand: chapter and heading of Supers Unlimited 4.1 as the book prints it, never a page (E?3f). */
import type { Cite } from '../../rules/finding.ts';

const SOURCE = 'Supers Unlimited 4.1';

/** A heading of the book, for the facts that stand under it. */
export const at = (chapter: number, heading: string) => (fact?: string) =>
  ({ source: SOURCE, chapter, heading, ...(fact === undefined ? {} : { fact }) }) as const satisfies Cite;

export const sizes = at(1, 'Size & Character Bases');
export const characters = at(1, 'Characters');
export const primaryTraits = at(1, 'Primary Traits');
export const actionTraits = at(1, 'Action Traits');
export const healthPoints = at(1, 'Health Points (HP)');
export const keywords = at(1, 'Keywords');
export const immune = at(1, 'Immune');
export const teamSelection = at(1, 'Team Selection');
export const movementType = at(4, 'Movement Type');
export const altitude = at(4, 'Combat with Altitude Tokens');
export const attackTypes = at(5, 'Attack Types');
export const attackProfiles = at(5, 'Attack Profiles');
export const bashAndThrow = at(5, 'Bash & Throw Attacks');
export const effects = at(6, 'Effects');
export const control = at(6, 'Control (X)');
export const gimmicks = at(7, 'Gimmicks (Optional)');
export const tagTeam = at(7, 'Tag Team');

/** For requirements of Rollcall that are not in the rules. */
export const tool = (heading: string, fact?: string): Cite => ({
  source: 'Rollcall',
  heading,
  ...(fact === undefined ? {} : { fact }),
});

/** House rules are the tool's own: docs/rules.md#r10-options. */
export const options: Cite = tool('Options');
