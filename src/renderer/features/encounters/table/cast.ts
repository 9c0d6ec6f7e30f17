/** The characters that an encounter keeps as they were when they came to the table. */
import { same } from '../../../../shared/document/difference.ts';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { withWanted } from '../../../../shared/library/embed.ts';
import { castOf } from '../../../../shared/play/encounter/cast-of.ts';

/**
 * The characters that an event brings to the table, and before the first event those of all models: as far as the encounter
 * does not embed them yet. Without their art, which no rule reads: it is looked up in the library.
 */
export function castToEmbed(encounter: Encounter, event: JsonObject, characters: readonly Character[]): Character[] {
  const known = new Map(characters.map((character) => [character.id, character]));
  const { characters: there = [] } = encounter;
  const wanted = [...castOf({ ...encounter, log: [event] })];
  return withWanted(there, wanted, (id) => known.get(id))
    .slice(there.length)
    .map(withoutArt);
}

/** Whether an embedded character is one of these as they are now. */
export function isAsKnown(embedded: Character, characters: readonly Character[]): boolean {
  const known = characters.find(({ id }) => id === embedded.id);
  return known !== undefined && same(withoutArt(known), withoutArt(embedded));
}

/** The embedded characters that the library has as others by now: as they are embedded. */
export const changedCast = (
  embedded: readonly Character[] = [],
  characters: readonly Character[],
): readonly Character[] => {
  const known = new Set(characters.map(({ id }) => id));
  return embedded.filter((one) => known.has(one.id) && !isAsKnown(one, characters));
};

/**
 * The characters of an encounter as they are played, by id: those that it embeds before those of the library, with the art
 * that the library has of them where they have none.
 */
export function knownCast(
  embedded: readonly Character[] = [],
  characters: readonly Character[],
): ReadonlyMap<string, Character> {
  const known = new Map(characters.map((character) => [character.id, character]));
  const cast = new Map(known);
  // Of two with one id the first is meant.
  for (const one of [...embedded].reverse()) {
    const { art } = known.get(one.id) ?? {};
    cast.set(one.id, one.art !== undefined || art === undefined ? one : { ...one, art });
  }
  return cast;
}

function withoutArt(character: Character): Character {
  const { art: _, ...rest } = character;
  return rest as Character;
}
