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
    members: sortBy(full.members, (m) => `${m.character}\n${canonicalJson(m.copies)}`),
    characters: sortBy(full.characters, (c) => `${c.id}\n${canonicalJson(c)}`),
    factions: sortBy(full.factions, (f) => `${f.id}\n${canonicalJson(f)}`),
  };
}

/** Sorted by code units of the key; an id comes first in it, what else tells two entries apart follows. */
function sortBy<T>(list: readonly T[], key: (item: T) => string): T[] {
  return list
    .map((item) => ({ item, key: key(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}
