/** Embeds characters in an encounter as they were when they entered play. */
import { isEqualJson } from '../../../../shared/document/diff-json.ts';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { embedMissing } from '../../../../shared/library/embed-missing.ts';
import { getCharacterIds } from '../../../../shared/play/encounter/character-ids.ts';

/**
 * Returns the characters that an event brings into play, or those of all models before the first event, unless the
 * encounter embeds them already. Artwork is left out, because no rule reads it; it is looked up in the library.
 */
export function castToEmbed(encounter: Encounter, event: JsonObject, characters: readonly Character[]): Character[] {
  const known = new Map(characters.map((character) => [character.id, character]));
  const { characters: there = [] } = encounter;
  const wanted = [...getCharacterIds({ ...encounter, log: [event] })];
  return embedMissing(there, wanted, (id) => known.get(id))
    .slice(there.length)
    .map(withoutArt);
}

/** Whether an embedded character equals the current one of the library, apart from its artwork. */
export function isAsKnown(embedded: Character, characters: readonly Character[]): boolean {
  const known = characters.find(({ id }) => id === embedded.id);
  return known !== undefined && isEqualJson(withoutArt(known), withoutArt(embedded));
}

/** Returns the embedded characters that have changed in the library by now, as they are embedded. */
export const changedCast = (
  embedded: readonly Character[] = [],
  characters: readonly Character[],
): readonly Character[] => {
  const known = new Set(characters.map(({ id }) => id));
  return embedded.filter((one) => known.has(one.id) && !isAsKnown(one, characters));
};

/**
 * Returns the characters of an encounter as they are played, by id. Embedded characters take precedence over those of the
 * library. Characters without artwork get that of the library.
 */
export function knownCast(
  embedded: readonly Character[] = [],
  characters: readonly Character[],
): ReadonlyMap<string, Character> {
  const known = new Map(characters.map((character) => [character.id, character]));
  const cast = new Map(known);
  // If two characters share an id, the first one counts.
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
