/** Creates an encounter as one file with all its characters, so that the receiver needs no other file. */

import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, Faction } from '../document/schema.ts';
import { getCharacterIds } from '../play/encounter/character-ids.ts';
import { embedMissing } from './embed-missing.ts';

/**
 * Returns the encounter with the characters of its models and its log, and their factions, if they can be found. Documents that the
 * encounter already embeds aren't replaced. Only missing art is added to them, since the app stores characters of an encounter without
 * art. Returns the same object if nothing has to be added.
 */
export function embedEncounterDocuments(
  encounter: Encounter,
  findCharacter: (characterId: string) => Character | undefined,
  findFaction: (factionId: string) => Faction | undefined,
): Encounter {
  // A character of another game may have the same id.
  const findOwnCharacter = (characterId: string) => {
    const character = findCharacter(characterId);
    return character?.ruleset === encounter.ruleset ? character : undefined;
  };
  const addArt = (character: Character): Character => {
    const { art } = character.art === undefined ? (findOwnCharacter(character.id) ?? {}) : {};
    return art === undefined ? character : { ...character, art };
  };
  const characters = embedMissing(encounter.characters?.map(addArt), [...getCharacterIds(encounter)], findOwnCharacter);
  const factionIds = characters.flatMap((character) => character.factions ?? []);
  const factions = embedMissing(encounter.factions, factionIds, findFaction);
  const hasAdditions =
    characters.some((character, index) => character !== encounter.characters?.[index]) ||
    factions.length > (encounter.factions?.length ?? 0);
  if (!hasAdditions) return encounter;
  return {
    ...encounter,
    ...(characters.length === 0 ? {} : { characters }),
    ...(factions.length === 0 ? {} : { factions }),
  };
}
