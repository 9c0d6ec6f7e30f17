import { numeral } from '../../../shared/text/numeral.ts';
import { shortName } from './short-name.ts';

interface Amount {
  name: string;
  copies: number;
}

const some = (amounts: readonly Amount[]): string =>
  amounts
    .map(({ name, copies }) => (copies === 1 ? shortName(name) : `${numeral(copies)} × ${shortName(name)}`))
    .join(', ');

/** What suggestions for a team say. */
export const SUGGESTIONS = {
  title: 'Suggestions',
  fill: 'Fill what is left',
  repair: 'Repair with the fewest changes',
  working: 'Looking for the best team…',
  failed: (reason: string) => `No suggestions could be made: ${reason}`,
  noCharacters: 'Your library has no characters yet. Add some, then look again.',
  noneToBegin:
    'No character in your library makes a legal team with these settings. Change the formation, the allegiance or the size.',
  noneToFill: 'Nobody else in your library can join without breaking a rule.',
  noneToRepair:
    'No team of your library’s characters is legal here, with any formation, Alignment or Faction that is known. Check the findings below, the size and the house rules.',
  notFound:
    'Nothing was found, but there are too many possible teams to try them all. Change the size or a setting, then look again.',
  list: 'Suggested teams, each of them legal',
  swap: (out: readonly Amount[], into: readonly Amount[]) => `Swap ${some(out)} for ${some(into)}`,
  add: (amounts: readonly Amount[]) => `Add ${some(amounts)}`,
  remove: (amounts: readonly Amount[]) => `Take out ${some(amounts)}`,
  correct: ({ name, copies }: Amount) => `Set the copies of ${shortName(name)} to ${numeral(copies)}`,
  agree: (what: string) => `Or play it as it is: agree on ${what}`,
  openLeader: 'Name no Leader',
  figure: ({ label, before, after, limit }: { label: string; before: string; after: string; limit?: number }) =>
    `${label} ${before === '' || before === after ? '' : `${before} → `}${after}${limit === undefined ? '' : ` of ${limit}`}`,
  line: (parts: readonly string[]) => parts.join(' · '),
  use: 'Use this',
  used: 'The team was changed as suggested.',
  legal: 'Legal',
};
