/** Embeds characters in an encounter as they were when they entered play. */
import { isEqualJson } from '../../../../shared/document/diff-json.ts';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { embedMissing } from '../../../../shared/library/embed-missing.ts';
import { getCharacterIds } from '../../../../shared/play/encounter/character-ids.ts';

/**
 * Returns the characters that the encounter has to embed with an event: those of its models and those that the event brings
 * into play, unless they are embedded already. The copies have no artwork, because no rule reads it; the artwork comes from
 * the library.
 */
export function listCastToEmbed(
  encounter: Encounter,
  event: JsonObject,
  characters: readonly Character[],
): Character[] {
  const libraryCharacters = new Map(characters.map((character) => [character.id, character]));
  const { characters: embedded = [] } = encounter;
  const requiredIds = [...getCharacterIds({ ...encounter, log: [event] })];
  return embedMissing(embedded, requiredIds, (characterId) => libraryCharacters.get(characterId))
    .slice(embedded.length)
    .map(omitArtwork);
}

/** Whether an embedded character equals the current one of the library, apart from its artwork. */
export function matchesLibrary(embedded: Character, characters: readonly Character[]): boolean {
  const libraryCharacter = characters.find(({ id }) => id === embedded.id);
  return libraryCharacter !== undefined && isEqualJson(omitArtwork(libraryCharacter), omitArtwork(embedded));
}

/** Returns the embedded characters that the library has changed since they were embedded. */
export const listChangedCast = (
  embedded: readonly Character[] = [],
  characters: readonly Character[],
): readonly Character[] => {
  const libraryIds = new Set(characters.map(({ id }) => id));
  return embedded.filter((character) => libraryIds.has(character.id) && !matchesLibrary(character, characters));
};

/**
 * Returns the characters for an encounter by id. Embedded characters take precedence over those of the library. An embedded
 * character without artwork gets the artwork of the library's character.
 */
export function createCast(
  embedded: readonly Character[] = [],
  characters: readonly Character[],
): ReadonlyMap<string, Character> {
  const libraryCharacters = new Map(characters.map((character) => [character.id, character]));
  const cast = new Map(libraryCharacters);
  // If two embedded characters have the same id, the first one is used. Reversing the list makes it the last to be set.
  for (const character of [...embedded].reverse()) {
    const { art } = libraryCharacters.get(character.id) ?? {};
    cast.set(character.id, character.art !== undefined || art === undefined ? character : { ...character, art });
  }
  return cast;
}

function omitArtwork(character: Character): Character {
  const { art: _, ...characterData } = character;
  return characterData as Character;
}
