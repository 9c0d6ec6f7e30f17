/** Finds keys of a document that its format doesn't know. Nothing reads them, so a misspelled key would be ignored silently. */

import { getOrCreateFor } from '../base/cache.ts';
import type { GameDocuments } from './document-spec.ts';
import { findNearestField } from './find-nearest-field.ts';
import { findSpec, getSpec, getSpecShape } from './formats.ts';
import type { GameCatalog } from './game-catalog.ts';
import { joinPointer } from './pointer.ts';
import type { AnyDocument, Character, Team } from './schema.ts';
import { createObjectShape, type Field, type ObjectShape, type Shape } from './shape.ts';

export interface UnknownKey {
  readonly key: string;
  readonly value: unknown;
  /** RFC 6901 pointer to the object that has the key. */
  readonly parentPointer: string;
  /** The known field that was probably meant. */
  readonly nearestField?: Field;
  /** Id of the character that contains the key. */
  readonly character?: string;
}

/**
 * Returns every unknown key of an event pack; in other documents only keys that look misspelled (docs/formats.md#files). Only objects
 * of fixed shape have unknown keys: authors name house rules, ceilings and approved characters themselves. Embedded characters that
 * aren't members of the team are skipped, since no rule checks them either.
 */
export function findUnknownKeys(gameCatalog: GameCatalog<GameDocuments>, document: AnyDocument): UnknownKey[] {
  const unknownKeys: UnknownKey[] = [];
  if (document.format === 'rollcall.team') findInTeam(gameCatalog, document, unknownKeys);
  else {
    const reportsAll = document.format === 'rollcall.event';
    const character = document.format === 'rollcall.character' ? { character: document.id } : {};
    walkValue(getSpecShape(getSpec(gameCatalog, document)), document, [], (unknownKey) => {
      if (reportsAll || unknownKey.nearestField) unknownKeys.push({ ...unknownKey, ...character });
    });
  }
  return unknownKeys;
}

/** Returns the shape of a team without its embedded characters, which are checked separately. */
function getTeamShape(gameCatalog: GameCatalog<GameDocuments>, team: Team): ObjectShape {
  const { fields } = getSpecShape(getSpec(gameCatalog, team));
  return createObjectShape(
    fields.map((field) => (field.key === 'characters' ? { ...field, shape: { kind: 'anything' } } : field)),
  );
}

function findInTeam(gameCatalog: GameCatalog<GameDocuments>, team: Team, unknownKeys: UnknownKey[]): void {
  walkValue(getTeamShape(gameCatalog, team), team, [], (unknownKey) => {
    if (unknownKey.nearestField) unknownKeys.push(unknownKey);
  });
  const memberIds = new Set(team.members.map((member) => member.character));
  for (const [index, character] of (team.characters ?? []).entries()) {
    // All characters with a member's id are checked, so that their order doesn't matter.
    if (!memberIds.has(character.id)) continue;
    const spec = findSpec(gameCatalog, 'rollcall.character', character.ruleset);
    if (!spec) continue;
    const characterPointer = joinPointer('', 'characters', index);
    for (const { parentPointer, ...unknownKey } of findInEmbeddedCharacter(getSpecShape(spec), character))
      unknownKeys.push({ ...unknownKey, parentPointer: characterPointer + parentPointer, character: character.id });
  }
}

/** The misspelled keys of characters, by the shape of their format. The teams of an event embed the same characters. */
const misspelledKeys = new WeakMap<object, WeakMap<object, readonly UnknownKey[]>>();

/** Returns the misspelled keys of an embedded character. Their pointers begin at the character. */
function findInEmbeddedCharacter(shape: ObjectShape, character: Character): readonly UnknownKey[] {
  const keysByCharacter = getOrCreateFor(misspelledKeys, shape, () => new WeakMap());
  return getOrCreateFor(keysByCharacter, character, () => {
    const unknownKeys: UnknownKey[] = [];
    walkValue(shape, character, [], (unknownKey) => {
      if (unknownKey.nearestField) unknownKeys.push(unknownKey);
    });
    return unknownKeys;
  });
}

type Visit = (unknownKey: UnknownKey) => void;

/** @param segments the path of the value; changed during the walk and restored at the end */
function walkValue(shape: Shape, value: unknown, segments: (string | number)[], visit: Visit): void {
  if (shape.kind === 'object' && shape.otherShape === undefined)
    visitObject(shape, value as FieldValues, segments, visit);
  if (shape.kind !== 'array') return;
  const entries = value as readonly unknown[];
  for (let index = 0; index < entries.length; index++) {
    segments.push(index);
    walkValue(shape.entryShape, entries[index], segments, visit);
    segments.pop();
  }
}

type FieldValues = Readonly<Record<string, unknown>>;

function visitObject(
  { fields, keys, nested }: ObjectShape,
  fieldValues: FieldValues,
  segments: (string | number)[],
  visit: Visit,
): void {
  for (const { key, shape } of nested) {
    const value = fieldValues[key];
    if (value === undefined) continue;
    segments.push(key);
    walkValue(shape, value, segments, visit);
    segments.pop();
  }
  const ownUnknownKeys: string[] = [];
  for (const key of Object.keys(fieldValues)) if (!keys.has(key)) ownUnknownKeys.push(key);
  if (ownUnknownKeys.length === 0) return;
  const parentPointer = joinPointer('', ...segments);
  const missingFields = fields.filter(({ key }) => fieldValues[key] === undefined);
  for (const key of ownUnknownKeys) {
    const nearestField = findNearestField(key, missingFields);
    visit({ key, value: fieldValues[key], parentPointer, ...(nearestField ? { nearestField } : {}) });
  }
}
