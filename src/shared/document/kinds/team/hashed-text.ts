/** The canonical text of a team, from which its fingerprint is computed. */
import { canonicalJson, orderedJson } from '../../fingerprint/canonical.ts';

/** What completed teams of all games have. */
interface FullTeam {
  readonly members: readonly { character: string; copies: number }[];
  readonly characters: readonly { id: string }[];
  readonly factions: readonly { id: string }[];
  readonly options: unknown;
}

/** House rules are the only part of a team with arbitrary keys, so only they have to be sorted. */
export function teamText(complete: object): string {
  const team = complete as FullTeam;
  const sorted: Record<string, unknown> = {
    ...team,
    characters: sortedById(team.characters),
    factions: sortedById(team.factions),
    members: [...team.members].sort((a, b) => compare(a.character, b.character) || compare(a.copies, b.copies)),
  };
  const fields = Object.entries(sorted).flatMap(([key, value]) =>
    value === undefined ? [] : [`"${key}":${key === 'options' ? canonicalJson(value) : orderedJson(value)}`],
  );
  return `{${fields.join(',')}}`;
}

/** Sorted by code units of the id; where one id stands several times, by the canonical text of each. */
function sortedById<T extends { id: string }>(list: readonly T[]): T[] {
  const texts = new Map<T, string>();
  const textOf = (item: T): string => {
    const text = texts.get(item) ?? orderedJson(item);
    texts.set(item, text);
    return text;
  };
  return [...list].sort((a, b) => compare(a.id, b.id) || compare(textOf(a), textOf(b)));
}

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
