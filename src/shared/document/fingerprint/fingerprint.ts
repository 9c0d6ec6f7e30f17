/** A hash of a document's content, the same on every machine. */

import type { Catalogue } from '../catalogue.ts';
import type { GameDocuments } from '../document-spec.ts';
import { specOfDocument } from '../formats.ts';
import type { AnyDocument } from '../schema.ts';
import { canonicalJson, orderedJson } from './canonical.ts';
import { type Sha256, sha256Anywhere } from './sha256.ts';

/**
 * SHA-256 of the canonical JSON of the document with its defaults filled in; without `art`, `notes` and keys that the
 * format does not know; members and embedded documents sorted. Embedded documents are treated as documents: their own
 * `art` and `notes` do not count either. Lowercase hex, 64 characters.
 */
export function fingerprint(
  games: Catalogue<GameDocuments>,
  document: AnyDocument,
  sha256: Sha256 = sha256Anywhere,
): string {
  return sha256(content(games, document));
}

/** The canonical text that is hashed. Two documents with the same text are the same for every rule. */
export function content(games: Catalogue<GameDocuments>, document: AnyDocument): string {
  const full = specOfDocument(games, document).complete(document);
  switch (document.format) {
    case 'rollcall.character':
    case 'rollcall.faction':
    case 'rollcall.glossary':
      return orderedJson(full);
    case 'rollcall.team':
      return teamContent(full as FullTeam);
    case 'rollcall.event':
    case 'rollcall.encounter':
    case 'rollcall.deck':
    case 'rollcall.font':
      return canonicalJson(full);
  }
}

/** What completed teams of all games have. */
interface FullTeam {
  readonly members: readonly { character: string; copies: number }[];
  readonly characters: readonly { id: string }[];
  readonly factions: readonly { id: string }[];
  readonly options: unknown;
}

/** House rules are the only part of a team with arbitrary keys, so only they have to be sorted. */
function teamContent(team: FullTeam): string {
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
