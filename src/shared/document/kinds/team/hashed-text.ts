/** Formats the canonical text of a team, from which its fingerprint is computed. */
import { writeCanonicalJson, writeOrderedJson } from '../../fingerprint/canonical.ts';

/** Fields that completed teams of all games have. */
interface FullTeam {
  readonly members: readonly { character: string; copies: number }[];
  readonly characters: readonly { id: string }[];
  readonly factions: readonly { id: string }[];
  readonly options: unknown;
}

/** Formats a completed team. House rules are the only part of a team with arbitrary keys, so only they have to be sorted. */
export function formatHashedTeam(complete: object): string {
  const team = complete as FullTeam;
  const sortedTeam: Record<string, unknown> = {
    ...team,
    characters: sortById(team.characters),
    factions: sortById(team.factions),
    members: [...team.members].sort(
      (left, right) => compareValues(left.character, right.character) || compareValues(left.copies, right.copies),
    ),
  };
  const fields = Object.entries(sortedTeam).flatMap(([key, value]) =>
    value === undefined ? [] : [`"${key}":${key === 'options' ? writeCanonicalJson(value) : writeOrderedJson(value)}`],
  );
  return `{${fields.join(',')}}`;
}

/** Sorts by the code units of the id, and documents with the same id by their canonical text. */
function sortById<T extends { id: string }>(documents: readonly T[]): T[] {
  const textByDocument = new Map<T, string>();
  const getText = (document: T): string => {
    const text = textByDocument.get(document) ?? writeOrderedJson(document);
    textByDocument.set(document, text);
    return text;
  };
  return [...documents].sort(
    (left, right) => compareValues(left.id, right.id) || compareValues(getText(left), getText(right)),
  );
}

const compareValues = <T extends string | number>(left: T, right: T): number =>
  left < right ? -1 : left > right ? 1 : 0;
