/** How an incoming document stands to the one of the library that has its id. */
import { fingerprint } from '../document/fingerprint.ts';
import { parseValue } from '../document/parse.ts';
import { type FieldDifference, fieldDifferences } from './compare-fields.ts';
import type { Incoming } from './incoming.ts';
import { sumOf } from './sum-of.ts';

/**
 * `new`: the library has none of this id. `same`: both say the same. `changed`: theirs differs, and mine is as it was last
 * exported or imported. `older`: theirs is what was exported or imported then, and mine has moved on. `conflict`: both
 * have changed since, or nobody knows.
 */
export type State = 'new' | 'same' | 'changed' | 'older' | 'conflict';

/** In the order in which they are shown: what has to be looked at comes first. */
export const STATES: readonly State[] = ['conflict', 'changed', 'new', 'older', 'same'];

/** A document of the library as it stands there. */
export interface Mine {
  readonly document: unknown;
  /** `digestOf` the document when it was last exported or imported; absent = it never was. */
  readonly shared?: string | undefined;
}

export interface Comparison {
  readonly state: State;
  /** Where both differ, place by place; empty of `new` and `same`. */
  readonly differences: readonly FieldDifference[];
}

/** What a document said when it was last exported or imported, as 64 hexadecimal digits. */
export const digestOf = (document: unknown): string => sumOf(document);

/** Compares a document with that of the library; undefined = there is none. Both as the database holds them. */
export function compare(theirs: unknown, mine: Mine | undefined, kind: Incoming['kind']): Comparison {
  if (mine === undefined) return { state: 'new', differences: [] };
  const differences = realDifferences(kind, mine.document, theirs);
  if (differences.length === 0) return { state: 'same', differences };
  return { state: changedSince(theirs, mine), differences };
}

function changedSince(theirs: unknown, { document, shared }: Mine): State {
  if (shared === undefined) return 'conflict';
  if (digestOf(document) === shared) return 'changed';
  return digestOf(theirs) === shared ? 'older' : 'conflict';
}

/** A default that one writes down and the other leaves out is no difference: the fingerprint knows. */
function realDifferences(kind: Incoming['kind'], mine: unknown, theirs: unknown): readonly FieldDifference[] {
  const all = fieldDifferences(kind, mine, theirs);
  if (all.length === 0 || kind === 'template') return all;
  return haveOneFingerprint(mine, theirs) ? all.filter(({ isCounted }) => !isCounted) : all;
}

function haveOneFingerprint(mine: unknown, theirs: unknown): boolean {
  const [a, b] = [parseValue(mine), parseValue(theirs)];
  return a.ok && b.ok && fingerprint(a.document) === fingerprint(b.document);
}
