/** An encounter as one file, with all characters it names, so that the receiver needs no other file. */

import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, Faction } from '../document/schema.ts';
import { castOf } from '../play/encounter/cast-of.ts';
import { withWanted } from './embed.ts';

/**
 * The encounter with the characters that its models and its log name and the factions of these, as far as they are known.
 * What it embeds already stays as it is, but for art that it lacks: the app keeps characters of a game without theirs. The
 * same object where nothing has to be added.
 */
export function wholeEncounter(
  encounter: Encounter,
  characterOf: (id: string) => Character | undefined,
  factionOf: (id: string) => Faction | undefined,
): Encounter {
  // One id may be that of a character of another game.
  const known = (id: string) => {
    const character = characterOf(id);
    return character?.ruleset === encounter.ruleset ? character : undefined;
  };
  const withArt = (character: Character): Character => {
    const { art } = character.art === undefined ? (known(character.id) ?? {}) : {};
    return art === undefined ? character : { ...character, art };
  };
  const characters = withWanted(encounter.characters?.map(withArt), [...castOf(encounter)], known);
  const wanted = characters.flatMap((character) => character.factions ?? []);
  const factions = withWanted(encounter.factions, wanted, factionOf);
  const hasMore =
    characters.some((one, index) => one !== encounter.characters?.[index]) ||
    factions.length > (encounter.factions?.length ?? 0);
  if (!hasMore) return encounter;
  return {
    ...encounter,
    ...(characters.length === 0 ? {} : { characters }),
    ...(factions.length === 0 ? {} : { factions }),
  };
}
