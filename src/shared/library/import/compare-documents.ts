/** Compares an incoming document with the document of the library that has its id. */

import type { GameDocuments } from '../../document/document-spec.ts';
import { computeFingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject } from '../../document/json/json-object.ts';
import { parseValue } from '../../document/parse.ts';
import { computeRowChecksum } from '../row-checksum.ts';
import { compareFields, type FieldDifference } from './compare-fields.ts';
import type { Incoming } from './incoming.ts';

/**
 * Compares both documents with the state that was last exported or imported. `new`: the library has no document with this id. `same`: both
 * are equal. `changed`: only the incoming document has changed since. `older`: only the existing document has changed since. `conflict`:
 * both have changed since, or the document was never exported or imported.
 */
export type State = 'new' | 'same' | 'changed' | 'older' | 'conflict';

/** States in display order: those that need a decision come first. */
export const STATES: readonly State[] = ['conflict', 'changed', 'new', 'older', 'same'];

/** A document of the library. */
export interface ExistingDocument {
  readonly document: unknown;
  /** Digest (`computeDigest`) of the document when it was last exported or imported. Absent = never. */
  readonly shared?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Time of the last change, in milliseconds since 1970. Absent = unknown, or never changed. */
  readonly updatedAt?: number | undefined;
}

export interface Comparison {
  readonly state: State;
  /** The differences, place by place. Empty for `new` and `same`. */
  readonly differences: readonly FieldDifference[];
}

/** Computes the digest of a document, 64 hexadecimal digits. */
export const computeDigest = (document: unknown): string => computeRowChecksum(document);

/** Whether the library has an equal character or faction. */
export type IsKnown = (kind: 'characters' | 'factions', document: unknown) => boolean;

/**
 * Compares a document with the existing document of the library, if there is one. Both are in the form that the database stores. Teams and
 * encounters are exported with their characters and factions. If the existing document doesn't embed them, the embedded documents that
 * `isKnown` accepts aren't a difference.
 */
export function compareDocuments(
  gameCatalog: GameCatalog<GameDocuments>,
  incoming: unknown,
  existing: ExistingDocument | undefined,
  kind: Incoming['kind'],
  isKnown: IsKnown = () => false,
): Comparison {
  if (existing === undefined) return { state: 'new', differences: [] };
  const withoutArt = kind === 'encounters' ? removeAddedArt(existing.document, incoming) : incoming;
  const comparable =
    kind === 'teams' || kind === 'encounters' ? removeKnownEmbedded(existing.document, withoutArt, isKnown) : incoming;
  const differences = findRealDifferences(gameCatalog, kind, existing.document, comparable);
  if (differences.length === 0) return { state: 'same', differences };
  return { state: determineState([incoming, comparable], existing), differences };
}

function determineState(incoming: readonly unknown[], { document, shared }: ExistingDocument): State {
  if (shared === undefined) return 'conflict';
  if (computeDigest(document) === shared) return 'changed';
  return incoming.some((candidate) => computeDigest(candidate) === shared) ? 'older' : 'conflict';
}

/** Removes an embedded list that the existing document doesn't have, if the library has all documents of the list. */
function removeKnownEmbedded(existing: unknown, incoming: unknown, isKnown: IsKnown): unknown {
  if (!isObject(existing) || !isObject(incoming)) return incoming;
  const removedLists = (['characters', 'factions'] as const).filter((listKey) => {
    const embedded = incoming[listKey];
    return (
      existing[listKey] === undefined &&
      Array.isArray(embedded) &&
      embedded.every((embeddedDocument) => isKnown(listKey, embeddedDocument))
    );
  });
  return removedLists.length === 0
    ? incoming
    : Object.fromEntries(
        Object.entries(incoming).filter(([fieldName]) => !(removedLists as string[]).includes(fieldName)),
      );
}

/** Removes the art of characters that the existing encounter embeds without art, since only the export has added the art. */
function removeAddedArt(existing: unknown, incoming: unknown): unknown {
  if (
    !isObject(existing) ||
    !isObject(incoming) ||
    !Array.isArray(existing.characters) ||
    !Array.isArray(incoming.characters)
  )
    return incoming;
  const idsWithoutArt = new Set(
    existing.characters.map((character) =>
      isObject(character) && character.art === undefined ? character.id : undefined,
    ),
  );
  const characters = incoming.characters.map((character: unknown) => {
    if (
      !isObject(character) ||
      character.art === undefined ||
      typeof character.id !== 'string' ||
      !idsWithoutArt.has(character.id)
    )
      return character;
    const { art: _, ...withoutArt } = character;
    return withoutArt;
  });
  return { ...incoming, characters };
}

/** Returns the differences. If both documents have the same fingerprint, counted differences only state defaults and are left out. */
function findRealDifferences(
  gameCatalog: GameCatalog<GameDocuments>,
  kind: Incoming['kind'],
  existing: unknown,
  incoming: unknown,
): readonly FieldDifference[] {
  const allDifferences = compareFields(gameCatalog, kind, existing, incoming);
  if (allDifferences.length === 0 || kind === 'templates') return allDifferences;
  return haveSameFingerprint(gameCatalog, existing, incoming)
    ? allDifferences.filter(({ isCounted }) => !isCounted)
    : allDifferences;
}

function haveSameFingerprint(gameCatalog: GameCatalog<GameDocuments>, existing: unknown, incoming: unknown): boolean {
  const [existingResult, incomingResult] = [parseValue(gameCatalog, existing), parseValue(gameCatalog, incoming)];
  return (
    existingResult.ok &&
    incomingResult.ok &&
    computeFingerprint(gameCatalog, existingResult.document) ===
      computeFingerprint(gameCatalog, incomingResult.document)
  );
}
