/** Compares two states of a document in parts that users know: a number, a trait, an attack, the picture. */

import { isEqualJson } from '../../document/diff-json.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { applyEdits, type Edit } from '../../document/edit.ts';
import { findSpec, getFormatKeys, getSpecShape, KIND_BY_TABLE } from '../../document/formats.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import { getValueAt, joinPointer, parsePointer } from '../../document/pointer.ts';
import { drawingSchema, imageSchema } from '../../document/schema.ts';
import { getShape, type Shape } from '../../document/shape.ts';
import type { IncomingKind } from './incoming.ts';

export interface FieldDifference {
  /** RFC 6901 pointer to the value that can be imported. */
  readonly path: string;
  /** The value of the existing document. Absent = the document doesn't have it. */
  readonly existing?: unknown;
  readonly incoming?: unknown;
  /** Whether the fingerprint covers the whole value, so that documents with equal fingerprints only differ in stated defaults there. */
  readonly isCounted: boolean;
}

/** Returns the differences in the order of the format's fields, unknown fields last. Both documents are JSON values. */
export function compareFields(
  gameCatalog: GameCatalog<GameDocuments>,
  kind: IncomingKind,
  existing: unknown,
  incoming: unknown,
): FieldDifference[] {
  if (isEqualJson(existing, incoming)) return [];
  if (!isObject(existing) || !isObject(incoming)) return [{ path: '', existing, incoming, isCounted: true }];
  const differences: FieldDifference[] = [];
  for (const fieldName of listFields(gameCatalog, kind, existing, incoming)) {
    const isCounted =
      kind === 'templates' || (isKnownField(gameCatalog, kind, fieldName) && !isIgnoredByFingerprint(kind, fieldName));
    const { isSplit, isListed } = getComparisonMode(gameCatalog, kind, fieldName, existing);
    const [existingValue, incomingValue] = [getOwnValue(existing, fieldName), getOwnValue(incoming, fieldName)];
    const pointer = joinPointer('', fieldName);
    if (isSplit && isObject(existingValue) && isObject(incomingValue)) {
      for (const partKey of new Set([...Object.keys(existingValue), ...Object.keys(incomingValue)])) {
        addDifference(
          joinPointer(pointer, partKey),
          getOwnValue(existingValue, partKey),
          getOwnValue(incomingValue, partKey),
          isCounted,
          differences,
        );
      }
    } else if (
      isListed &&
      Array.isArray(existingValue) &&
      Array.isArray(incomingValue) &&
      existingValue.length === incomingValue.length
    ) {
      for (const [index, existingEntry] of existingValue.entries())
        addDifference(joinPointer(pointer, index), existingEntry, incomingValue[index], isCounted, differences);
    } else addDifference(pointer, existingValue, incomingValue, isCounted, differences);
  }
  return differences;
}

interface ComparisonMode {
  /** Whether the value is an object whose parts are compared separately if both documents have it. */
  readonly isSplit: boolean;
  /** Whether the value is a list of named entries, each of which can be imported separately while both lists have the same length. */
  readonly isListed: boolean;
}

/** Pictures are imported as a whole. */
const WHOLE_SHAPES: ReadonlySet<Shape> = new Set([getShape(drawingSchema), getShape(imageSchema)]);

/** Settings of templates and styles that are imported separately. */
const SPLIT_TEMPLATE_KEYS: ReadonlySet<string> = new Set(['theme', 'colours', 'slots', 'icons']);

/** Returns how a key is compared, by the shape of the document. */
function getComparisonMode(
  gameCatalog: GameCatalog<GameDocuments>,
  kind: IncomingKind,
  fieldName: string,
  document: JsonObject,
): ComparisonMode {
  if (kind === 'templates') return { isSplit: SPLIT_TEMPLATE_KEYS.has(fieldName), isListed: false };
  const spec = findSpec(gameCatalog, KIND_BY_TABLE[kind].format, document.ruleset);
  const shape = spec && getSpecShape(spec).fields.find((field) => field.key === fieldName)?.shape;
  if (shape?.kind === 'object') return { isSplit: !WHOLE_SHAPES.has(shape), isListed: false };
  const isEmbedded = Object.hasOwn(KIND_BY_TABLE[kind].embeds, fieldName);
  const entryShape = shape?.kind === 'array' && shape.entryShape.kind === 'object' ? shape.entryShape : undefined;
  return { isSplit: false, isListed: !isEmbedded && (entryShape?.keys.has('name') ?? false) };
}

function addDifference(
  pointer: string,
  existing: unknown,
  incoming: unknown,
  isCounted: boolean,
  differences: FieldDifference[],
): void {
  if (isEqualJson(existing, incoming)) return;
  differences.push({
    path: pointer,
    ...(existing === undefined ? {} : { existing }),
    ...(incoming === undefined ? {} : { incoming }),
    isCounted,
  });
}

/** Returns the existing document with the incoming values at these places. */
export function takeFields(existing: unknown, incoming: unknown, pointers: readonly string[]): unknown {
  const fieldEdits = pointers.map((pointer): Edit => {
    const value = getValueAt(incoming, pointer);
    return value === undefined && parsePointer(pointer).length > 0
      ? { op: 'remove', path: pointer }
      : { op: 'set', path: pointer, value };
  });
  return applyEdits(existing, fieldEdits);
}

const getOwnValue = (object: Readonly<Record<string, unknown>>, fieldName: string): unknown =>
  Object.hasOwn(object, fieldName) ? object[fieldName] : undefined;

/** Whether the fingerprint ignores the value of a key or parts of it, such as the art and notes of embedded documents. */
const isIgnoredByFingerprint = (kind: IncomingKind, fieldName: string): boolean =>
  fieldName === 'art' ||
  fieldName === 'credits' ||
  fieldName === 'formerName' ||
  fieldName === 'notes' ||
  (kind !== 'templates' && Object.hasOwn(KIND_BY_TABLE[kind].embeds, fieldName));

const isKnownField = (
  gameCatalog: GameCatalog<GameDocuments>,
  kind: Exclude<IncomingKind, 'templates'>,
  fieldName: string,
): boolean => getFormatKeys(gameCatalog, KIND_BY_TABLE[kind].format).has(fieldName);

function listFields(
  gameCatalog: GameCatalog<GameDocuments>,
  kind: IncomingKind,
  existing: object,
  incoming: object,
): string[] {
  const presentKeys = new Set([...Object.keys(existing), ...Object.keys(incoming)]);
  const knownKeys = kind === 'templates' ? [] : [...getFormatKeys(gameCatalog, KIND_BY_TABLE[kind].format)];
  const orderedKeys = knownKeys.filter((fieldName) => presentKeys.has(fieldName));
  return [...orderedKeys, ...[...presentKeys].filter((fieldName) => !orderedKeys.includes(fieldName))];
}
