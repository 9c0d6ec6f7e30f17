import { valueAt } from '../../../../shared/document/pointer.ts';
import type { Team } from '../../../../shared/document/schema.ts';
import { fold, hasTerms, searchTerms } from '../../../components/fold.ts';
import type { Documents, Item } from '../../../store/item.ts';
import { namedFaction } from '../named-faction.ts';
import { type Known, listedJudgement, memberNames } from '../verdict/judgement.ts';

export interface TeamFilter {
  text: string;
  /** The word chosen of each facet, by its place. */
  words: Readonly<Record<string, string>>;
  verdict: string;
}

export const NO_FILTER: TeamFilter = { text: '', words: {}, verdict: 'all' };

type TeamItem = Item<Documents['teams']>;

/** The teams that a filter lets through, in the order they came. Broken documents are found by name only. */
export function filterTeams(
  items: readonly TeamItem[],
  filter: TeamFilter,
  known: Known,
  factionNames: ReadonlyMap<string, string>,
): readonly TeamItem[] {
  const words = searchTerms(filter.text);
  const narrowed = Object.entries(filter.words);
  if (words.length === 0 && narrowed.length === 0 && filter.verdict === 'all') return items;
  return items.filter((item) => {
    if (item.kind === 'broken') {
      return narrowed.length === 0 && filter.verdict === 'all' && hasTerms(fold(item.name), words);
    }
    if (!narrowed.every(([at, word]) => valueAt(item.document, at) === word)) return false;
    if (filter.verdict !== 'all' && listedJudgement(item.document, known).verdict !== filter.verdict) return false;
    if (words.length === 0) return true;
    return hasTerms(searchText(item.document, known, factionNames.get(namedFaction(item.document) ?? '') ?? ''), words);
  });
}

const searchText = (team: Team, known: Known, faction: string): string =>
  [team.name, faction, ...memberNames(team, known)].map(fold).join(' ');
