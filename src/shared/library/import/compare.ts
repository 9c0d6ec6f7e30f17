/** Compares an incoming document with the one of the library that has its id. */

import type { GameDocuments } from '../../document/document-spec.ts';
import { fingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject } from '../../document/json/json-object.ts';
import { parseValue } from '../../document/parse.ts';
import { sumOf } from '../sum-of.ts';
import { type FieldDifference, fieldDifferences } from './compare-fields.ts';
import type { Incoming } from './incoming.ts';

/**
 * `new`: the library has none of this id. `same`: both are equal. `changed`: theirs differs, and mine is as it was last
 * exported or imported. `older`: theirs is the state last exported or imported, and mine has changed since. `conflict`: both
 * have changed since, or that is unknown.
 */
export type State = 'new' | 'same' | 'changed' | 'older' | 'conflict';

/** In the order they are shown: those that need a decision come first. */
export const STATES: readonly State[] = ['conflict', 'changed', 'new', 'older', 'same'];

/** A document of the library. */
export interface ExistingDocument {
  readonly document: unknown;
  /** `digestOf` the document when it was last exported or imported; absent = it never was. */
  readonly shared?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** When it was changed last, in milliseconds since 1970; absent = unknown, or nobody has changed it yet. */
  readonly updatedAt?: number | undefined;
}

export interface Comparison {
  readonly state: State;
  /** Where both differ, place by place; empty of `new` and `same`. */
  readonly differences: readonly FieldDifference[];
}

/** Digest of a document as it was last exported or imported, 64 hexadecimal digits. */
export const digestOf = (document: unknown): string => sumOf(document);

/** Whether the library has an equal character or faction. */
export type IsKnown = (kind: 'characters' | 'factions', document: unknown) => boolean;

/**
 * Compares a document with that of the library; undefined = there is none. Both as the database holds them. A team or an
 * encounter is exported with its characters and factions: where mine does not embed them, those that `isKnown` are no difference.
 */
export function compare(
  gameCatalog: GameCatalog<GameDocuments>,
  theirs: unknown,
  mine: ExistingDocument | undefined,
  kind: Incoming['kind'],
  isKnown: IsKnown = () => false,
): Comparison {
  if (mine === undefined) return { state: 'new', differences: [] };
  const lean = kind === 'encounters' ? withoutNewArt(mine.document, theirs) : theirs;
  const light = kind === 'teams' || kind === 'encounters' ? withoutKnown(mine.document, lean, isKnown) : theirs;
  const differences = realDifferences(gameCatalog, kind, mine.document, light);
  if (differences.length === 0) return { state: 'same', differences };
  return { state: changedSince([theirs, light], mine), differences };
}

function changedSince(theirs: readonly unknown[], { document, shared }: ExistingDocument): State {
  if (shared === undefined) return 'conflict';
  if (digestOf(document) === shared) return 'changed';
  return theirs.some((one) => digestOf(one) === shared) ? 'older' : 'conflict';
}

/** The team or encounter without embedded lists that mine lacks, where the library has all of their documents. */
function withoutKnown(mine: unknown, theirs: unknown, isKnown: IsKnown): unknown {
  if (!isObject(mine) || !isObject(theirs)) return theirs;
  const gone = (['characters', 'factions'] as const).filter((list) => {
    const held = theirs[list];
    return mine[list] === undefined && Array.isArray(held) && held.every((one) => isKnown(list, one));
  });
  return gone.length === 0
    ? theirs
    : Object.fromEntries(Object.entries(theirs).filter(([key]) => !(gone as string[]).includes(key)));
}

/** The encounter without the art of characters that mine embeds without any: an export has added it. */
function withoutNewArt(mine: unknown, theirs: unknown): unknown {
  if (!isObject(mine) || !isObject(theirs) || !Array.isArray(mine.characters) || !Array.isArray(theirs.characters))
    return theirs;
  const bare = new Set(mine.characters.map((one) => (isObject(one) && one.art === undefined ? one.id : undefined)));
  const characters = theirs.characters.map((one: unknown) => {
    if (!isObject(one) || one.art === undefined || typeof one.id !== 'string' || !bare.has(one.id)) return one;
    const { art: _, ...rest } = one;
    return rest;
  });
  return { ...theirs, characters };
}

/** A default that only one of them writes down is no difference, since the fingerprints are equal. */
function realDifferences(
  gameCatalog: GameCatalog<GameDocuments>,
  kind: Incoming['kind'],
  mine: unknown,
  theirs: unknown,
): readonly FieldDifference[] {
  const all = fieldDifferences(gameCatalog, kind, mine, theirs);
  if (all.length === 0 || kind === 'templates') return all;
  return haveOneFingerprint(gameCatalog, mine, theirs) ? all.filter(({ isCounted }) => !isCounted) : all;
}

function haveOneFingerprint(gameCatalog: GameCatalog<GameDocuments>, mine: unknown, theirs: unknown): boolean {
  const [a, b] = [parseValue(gameCatalog, mine), parseValue(gameCatalog, theirs)];
  return a.ok && b.ok && fingerprint(gameCatalog, a.document) === fingerprint(gameCatalog, b.document);
}
