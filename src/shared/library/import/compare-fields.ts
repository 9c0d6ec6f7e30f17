/** The differences of two states of a document, in parts that people know: a number, a trait, an attack, the picture. */

import { same } from '../../document/difference.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { applyEdits, type Edit } from '../../document/edit.ts';
import { KIND_OF_TABLE, keysOf, shapeOfSpec, specOf } from '../../document/formats.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import { pointer, segments, valueAt } from '../../document/pointer.ts';
import { drawingSchema, imageSchema } from '../../document/schema.ts';
import { type Shape, shapeOf } from '../../document/shape.ts';
import type { IncomingKind } from './incoming.ts';

export interface FieldDifference {
  /** RFC 6901 pointer of the value that is taken. */
  readonly path: string;
  /** Absent = the document does not have it. */
  readonly mine?: unknown;
  readonly theirs?: unknown;
  /** Whether the fingerprint counts this place. */
  readonly isCounted: boolean;
}

/** The differences in the order of the fields of the format, those it does not know last. Both are JSON values. */
export function fieldDifferences(
  gameCatalog: GameCatalog<GameDocuments>,
  kind: IncomingKind,
  mine: unknown,
  theirs: unknown,
): FieldDifference[] {
  if (same(mine, theirs)) return [];
  if (!isObject(mine) || !isObject(theirs)) return [{ path: '', mine, theirs, isCounted: true }];
  const found: FieldDifference[] = [];
  for (const key of fieldsOf(gameCatalog, kind, mine, theirs)) {
    const isCounted = kind === 'templates' || (isField(gameCatalog, kind, key) && !isUncounted(kind, key));
    const { isParted, isListed } = howCompared(gameCatalog, kind, key, mine);
    const [one, other] = [ownValue(mine, key), ownValue(theirs, key)];
    const path = pointer('', key);
    if (isParted && isObject(one) && isObject(other)) {
      for (const part of new Set([...Object.keys(one), ...Object.keys(other)])) {
        collect(pointer(path, part), ownValue(one, part), ownValue(other, part), isCounted, found);
      }
    } else if (isListed && Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
      for (const [index, entry] of one.entries()) collect(pointer(path, index), entry, other[index], isCounted, found);
    } else collect(path, one, other, isCounted, found);
  }
  return found;
}

interface Comparing {
  /** An object whose parts are compared one by one where both documents have it. */
  readonly isParted: boolean;
  /** A list whose entries have names: an entry can be taken alone while both lists are of one length. */
  readonly isListed: boolean;
}

/** Pictures are taken whole. */
const WHOLE: ReadonlySet<Shape> = new Set([shapeOf(drawingSchema), shapeOf(imageSchema)]);

/** Of a template and of a style: settings that are taken one by one. */
const PARTED: ReadonlySet<string> = new Set(['theme', 'colours', 'slots', 'icons']);

/** How a key is compared, by the shape of the document. */
function howCompared(
  gameCatalog: GameCatalog<GameDocuments>,
  kind: IncomingKind,
  key: string,
  document: JsonObject,
): Comparing {
  if (kind === 'templates') return { isParted: PARTED.has(key), isListed: false };
  const spec = specOf(gameCatalog, KIND_OF_TABLE[kind].format, document.ruleset);
  const shape = spec && shapeOfSpec(spec).fields.find((field) => field.key === key)?.shape;
  if (shape?.kind === 'object') return { isParted: !WHOLE.has(shape), isListed: false };
  const isEmbedded = Object.hasOwn(KIND_OF_TABLE[kind].embeds, key);
  const entry = shape?.kind === 'array' && shape.of.kind === 'object' ? shape.of : undefined;
  return { isParted: false, isListed: !isEmbedded && (entry?.keys.has('name') ?? false) };
}

function collect(path: string, mine: unknown, theirs: unknown, isCounted: boolean, found: FieldDifference[]): void {
  if (same(mine, theirs)) return;
  found.push({
    path,
    ...(mine === undefined ? {} : { mine }),
    ...(theirs === undefined ? {} : { theirs }),
    isCounted,
  });
}

/** The document of mine with the values of theirs at some of the places where they differ. */
export function takeFields(mine: unknown, theirs: unknown, paths: readonly string[]): unknown {
  const edits = paths.map((path): Edit => {
    const value = valueAt(theirs, path);
    return value === undefined && segments(path).length > 0 ? { op: 'remove', path } : { op: 'set', path, value };
  });
  return applyEdits(mine, edits);
}

const ownValue = (object: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** What a team or an encounter embeds is counted without its art and notes. */
const isUncounted = (kind: IncomingKind, key: string): boolean =>
  key === 'art' || key === 'notes' || (kind !== 'templates' && Object.hasOwn(KIND_OF_TABLE[kind].embeds, key));

const isField = (
  gameCatalog: GameCatalog<GameDocuments>,
  kind: Exclude<IncomingKind, 'templates'>,
  key: string,
): boolean => keysOf(gameCatalog, KIND_OF_TABLE[kind].format).has(key);

function fieldsOf(gameCatalog: GameCatalog<GameDocuments>, kind: IncomingKind, mine: object, theirs: object): string[] {
  const there = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const known = kind === 'templates' ? [] : [...keysOf(gameCatalog, KIND_OF_TABLE[kind].format)];
  const first = known.filter((key) => there.has(key));
  return [...first, ...[...there].filter((key) => !first.includes(key))];
}
