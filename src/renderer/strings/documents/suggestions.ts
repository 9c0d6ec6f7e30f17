import { shortName } from './short-name.ts';

interface Amount {
  name: string;
  copies: number;
}

const some = (amounts: readonly Amount[]): string =>
  amounts.map(({ name, copies }) => (copies === 1 ? shortName(name) : `${copies} × ${shortName(name)}`)).join(', ');

/** What suggestions for a team say. */
export const SUGGESTIONS = {
  title: 'Suggestions',
  fill: 'Fill what is left',
  repair: 'Repair with the fewest changes',
  working: 'Looking for the best…',
  failed: (reason: string) => `No suggestions could be made: ${reason}`,
  noneToFill: 'Nobody of your library can join without breaking a rule.',
  noneToRepair:
    'No team of your library’s characters is legal here, with any formation or allegiance: look at the findings below, at the size and at the house rules.',
  list: 'Suggested teams, each of them legal',
  swap: (out: readonly Amount[], into: readonly Amount[]) => `Swap ${some(out)} for ${some(into)}`,
  add: (amounts: readonly Amount[]) => `Add ${some(amounts)}`,
  remove: (amounts: readonly Amount[]) => `Take out ${some(amounts)}`,
  agree: (what: string) => `Or play it as it is: agree on ${what}`,
  setting: (what: string) => `Change to ${what}`,
  openLeader: 'Name no Leader: another has to be chosen',
  figure: ({ label, before, after, limit }: { label: string; before: string; after: string; limit?: number }) =>
    `${label} ${before === after ? '' : `${before} → `}${after}${limit === undefined ? '' : ` of ${limit}`}`,
  line: (parts: readonly string[]) => parts.join(' · '),
  use: 'Use this',
  used: 'The team was changed as suggested.',
  legal: 'Legal',
};
