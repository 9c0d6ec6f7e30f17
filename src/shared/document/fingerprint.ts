/** What a document says, as one number: the same content gives the same fingerprint on every machine. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';
import { normalCharacter, normalEvent, normalFaction, normalTeam } from './normal.ts';
import type { AnyDocument, Team } from './schema.ts';

/**
 * SHA-256 of the canonical JSON of the document with its defaults filled in; without `art`, `notes` and keys that the
 * format does not know; members and embedded documents sorted. Embedded documents are treated as documents: their own
 * `art` and `notes` do not count either. Lowercase hex, 64 characters.
 */
export function fingerprint(document: AnyDocument): string {
  return bytesToHex(sha256(utf8ToBytes(content(document))));
}

/** The first 12 characters: what people compare. */
export function shortFingerprint(full: string): string {
  return full.slice(0, 12);
}

/** The canonical text that is hashed. Two documents with the same text are the same for every rule. */
export function content(document: AnyDocument): string {
  switch (document.format) {
    case 'rollcall.character':
      return canonicalJson(normalCharacter(document));
    case 'rollcall.faction':
      return canonicalJson(normalFaction(document));
    case 'rollcall.team':
      return canonicalJson(sortedTeam(document));
    case 'rollcall.event':
      return canonicalJson(normalEvent(document));
  }
}

function sortedTeam(team: Team) {
  const full = normalTeam(team);
  return {
    ...full,
    members: sortedById(
      full.members,
      (m) => m.character,
      (m) => m.copies,
    ),
    characters: sortedById(full.characters, (c) => c.id),
    factions: sortedById(full.factions, (f) => f.id),
  };
}

/** Sorted by code units of the id; where one id stands several times, by the canonical text of what else tells them apart. */
function sortedById<T extends object>(
  list: readonly T[],
  idOf: (item: T) => string,
  rest: (item: T) => unknown = (item) => item,
): T[] {
  const texts = new Map<T, string>();
  const textOf = (item: T): string => {
    const text = texts.get(item) ?? canonicalJson(rest(item));
    texts.set(item, text);
    return text;
  };
  return [...list].sort((a, b) => byCodeUnits(idOf(a), idOf(b)) || byCodeUnits(textOf(a), textOf(b)));
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
