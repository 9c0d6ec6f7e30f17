/** What a document says, as one number: the same content gives the same fingerprint on every machine. */
import { canonicalJson, orderedJson } from './canonical.ts';
import { normalCharacter, normalEvent, normalFaction, normalTeam } from './normal.ts';
import type { AnyDocument, Team } from './schema.ts';
import { type Sha256, sha256Anywhere } from './sha256.ts';

/**
 * SHA-256 of the canonical JSON of the document with its defaults filled in; without `art`, `notes` and keys that the
 * format does not know; members and embedded documents sorted. Embedded documents are treated as documents: their own
 * `art` and `notes` do not count either. Lowercase hex, 64 characters.
 */
export function fingerprint(document: AnyDocument, sha256: Sha256 = sha256Anywhere): string {
  return sha256(content(document));
}

/** The first 12 characters: what people compare. */
export function shortFingerprint(full: string): string {
  return full.slice(0, 12);
}

/** The canonical text that is hashed. Two documents with the same text are the same for every rule. */
export function content(document: AnyDocument): string {
  switch (document.format) {
    case 'rollcall.character':
      return orderedJson(normalCharacter(document));
    case 'rollcall.faction':
      return orderedJson(normalFaction(document));
    case 'rollcall.team':
      return teamContent(document);
    case 'rollcall.event':
      return canonicalJson(normalEvent(document));
  }
}

/**
 * House rules are the one part of a team whose keys are anybody's, so they alone have to be sorted. Their place in the
 * order of the keys is before `ruleset` and `version`.
 */
function teamContent(team: Team): string {
  const { characters, factions, members, options, ruleset, version, ...rest } = normalTeam(team);
  const before = orderedJson({
    allegiance: rest.allegiance,
    characters: sortedById(characters),
    factions: sortedById(factions),
    format: rest.format,
    formation: rest.formation,
    gimmicks: rest.gimmicks,
    id: rest.id,
    leader: rest.leader,
    levels: rest.levels,
    members: members.sort((a, b) => compare(a.character, b.character) || compare(a.copies, b.copies)),
    name: rest.name,
  });
  const after = `"options":${canonicalJson(options)},"ruleset":"${ruleset}","version":${version}}`;
  return `${before.slice(0, -1)},${after}`;
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
