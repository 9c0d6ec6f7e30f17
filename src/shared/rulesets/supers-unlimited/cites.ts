/** Where the rules stand: chapter and heading of Supers Unlimited 4.1, never a page (E?3f). */
import type { Cite } from '../../finding/finding.ts';

const SOURCE = 'Supers Unlimited 4.1';

const at = (chapter: number, heading: string) => (fact: string) =>
  ({ source: SOURCE, chapter, heading, fact }) as const satisfies Cite;

export const characters = at(1, 'Characters');
export const primaryTraits = at(1, 'Primary Traits');
export const keywords = at(1, 'Keywords');
export const models = at(1, 'Models');
export const teamSelection = at(1, 'Team Selection');
export const attackTypes = at(5, 'Attack Types');
export const attackProfiles = at(5, 'Attack Profiles');
export const bashAndThrow = at(5, 'Bash & Throw Attacks');
export const effects = at(6, 'Control');
export const altitude = at(4, 'Combat with Altitude Tokens');
export const gimmicks = at(7, 'Gimmicks');

/** What the tool asks for where the rules say nothing. */
export const tool = (heading: string, fact?: string): Cite => ({
  source: 'Rollcall',
  heading,
  ...(fact === undefined ? {} : { fact }),
});
