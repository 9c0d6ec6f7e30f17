/** Keys of a document that its format does not know: nothing reads them, so a misspelt one is ignored silently. */

import type { GameDocuments } from './document-spec.ts';
import { shapeOfSpec, specOf, specOfDocument } from './formats.ts';
import type { GameCatalog } from './game-catalog.ts';
import { nearest } from './near-key.ts';
import { pointer } from './pointer.ts';
import type { AnyDocument, Team } from './schema.ts';
import { type Field, type ObjectShape, objectOf, type Shape } from './shape.ts';

export interface UnknownKey {
  readonly key: string;
  readonly value: unknown;
  /** RFC 6901 pointer to the object it stands in. */
  readonly base: string;
  /** The known key that seems to be meant. */
  readonly near?: Field;
  /** Id of the character it stands in. */
  readonly character?: string;
}

/**
 * In an event pack every unknown key, elsewhere those that seem misspelt (docs/formats.md#files). Only objects of fixed
 * shape have such keys: house rules, ceilings and approved characters are named by their author. Embedded characters that
 * are no members are passed over, as their rules are.
 */
export function unknownKeys(gameCatalog: GameCatalog<GameDocuments>, document: AnyDocument): UnknownKey[] {
  const found: UnknownKey[] = [];
  if (document.format === 'rollcall.team') inTeam(gameCatalog, document, found);
  else {
    const isAllMeant = document.format === 'rollcall.event';
    const character = document.format === 'rollcall.character' ? { character: document.id } : {};
    walk(shapeOfSpec(specOfDocument(gameCatalog, document)), document, [], (unknown) => {
      if (isAllMeant || unknown.near) found.push({ ...unknown, ...character });
    });
  }
  return found;
}

/** The team without its embedded characters, which are checked separately. */
function teamItself(gameCatalog: GameCatalog<GameDocuments>, team: Team): ObjectShape {
  const { fields } = shapeOfSpec(specOfDocument(gameCatalog, team));
  return objectOf(
    fields.map((field) => (field.key === 'characters' ? { ...field, shape: { kind: 'anything' } } : field)),
  );
}

function inTeam(gameCatalog: GameCatalog<GameDocuments>, team: Team, found: UnknownKey[]): void {
  walk(teamItself(gameCatalog, team), team, [], (unknown) => {
    if (unknown.near) found.push(unknown);
  });
  const members = new Set(team.members.map((member) => member.character));
  for (const [index, character] of (team.characters ?? []).entries()) {
    // All characters with a member's id are checked, so that their order does not matter.
    if (!members.has(character.id)) continue;
    const spec = specOf(gameCatalog, 'rollcall.character', character.ruleset);
    if (!spec) continue;
    walk(shapeOfSpec(spec), character, ['characters', index], (unknown) => {
      if (unknown.near) found.push({ ...unknown, character: character.id });
    });
  }
}

type Visit = (unknown: UnknownKey) => void;

/** `place` is the path of the value; it is changed during the walk and restored at the end. */
function walk(shape: Shape, value: unknown, place: (string | number)[], visit: Visit): void {
  if (shape.kind === 'object' && shape.others === undefined) inObject(shape, value as Fields, place, visit);
  if (shape.kind !== 'array') return;
  const list = value as readonly unknown[];
  for (let index = 0; index < list.length; index++) {
    place.push(index);
    walk(shape.of, list[index], place, visit);
    place.pop();
  }
}

type Fields = Readonly<Record<string, unknown>>;

function inObject(
  { fields, keys, nested }: ObjectShape,
  object: Fields,
  place: (string | number)[],
  visit: Visit,
): void {
  for (const { key, shape } of nested) {
    const value = object[key];
    if (value === undefined) continue;
    place.push(key);
    walk(shape, value, place, visit);
    place.pop();
  }
  const strangers: string[] = [];
  for (const key of Object.keys(object)) if (!keys.has(key)) strangers.push(key);
  if (strangers.length === 0) return;
  const base = pointer('', ...place);
  const absent = fields.filter(({ key }) => object[key] === undefined);
  for (const key of strangers) {
    const near = nearest(key, absent);
    visit({ key, value: object[key], base, ...(near ? { near } : {}) });
  }
}
