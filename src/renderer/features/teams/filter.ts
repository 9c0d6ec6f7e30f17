import { fold } from '../../components/fold.ts';
import type { Documents, Item } from '../../store/item.ts';
import { type Known, listedJudgement, memberName } from './judgement.ts';

export interface TeamFilter {
  text: string;
  formation: string;
  verdict: string;
}

export const NO_FILTER: TeamFilter = { text: '', formation: 'all', verdict: 'all' };

type TeamItem = Item<Documents['teams']>;

/** The teams that a filter lets through, in the order they came. Broken documents are found by name only. */
export function filterTeams(
  items: readonly TeamItem[],
  filter: TeamFilter,
  known: Known,
  factionNames: ReadonlyMap<string, string>,
): TeamItem[] {
  const words = fold(filter.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const contains = (text: string) => words.every((word) => text.includes(word));
  return items.filter((item) => {
    if (item.kind === 'broken') {
      return filter.formation === 'all' && filter.verdict === 'all' && contains(fold(item.name));
    }
    const { name, formation, allegiance, members } = item.document;
    if (filter.formation !== 'all' && formation !== filter.formation) return false;
    if (filter.verdict !== 'all' && listedJudgement(item.document, known).verdict !== filter.verdict) return false;
    if (words.length === 0) return true;
    const names = members.map((m) => memberName(item.document, known, m.character));
    return contains(fold([name, factionNames.get(allegiance.faction ?? '') ?? '', ...names].join(' ')));
  });
}
