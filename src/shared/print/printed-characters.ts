/** Lists the cards that a team needs. */

import type { CardGame } from '../card/card-rules.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import { filterByGame } from '../rules/filter-by-game.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { getTeamRules } from '../rules/game-rules.ts';
import { resolveDocumentOptions } from '../rules/judge.ts';
import { getDefaults, type Options } from '../rules/options.ts';

/** A character to print, under the house rules of its team. */
export interface PrintedCharacter {
  readonly character: Character;
  readonly copies: number;
  readonly options: Options;
  /** How the card is played in an encounter. */
  readonly playedAs?: PlayedCard | undefined;
}

export interface PlayedCard {
  /** The name and the numbers of the models that share the card: `Reef Cultist 1–4`. */
  readonly name: string;
  /** The built-in template of the card. */
  readonly template?: string;
  /** The numbers of these models; absent for a character that a log event may add. */
  readonly modelNumbers?: readonly number[];
}

/** Returns the character with the name that its card shows. */
export const applyPlayName = ({ character, playedAs }: PrintedCharacter): Character =>
  playedAs === undefined ? character : { ...character, name: playedAs.name };

export interface TeamCards {
  readonly printed: readonly PrintedCharacter[];
  /** The ids of members whose characters were not found. */
  readonly unknownIds: readonly string[];
}

/** Lists characters without a team, each once, under the default options of their games. */
export function listCharactersToPrint(
  gameCatalog: GameCatalog<CardGame>,
  characters: readonly Character[],
): PrintedCharacter[] {
  const optionsByGame = new Map<string, Options>();
  return characters.map((character) => {
    const cardGame = gameCatalog.getGame(character);
    const options = optionsByGame.get(cardGame.id) ?? getDefaults(cardGame.options);
    optionsByGame.set(cardGame.id, options);
    return { character, copies: 1, options };
  });
}

/**
 * Lists the members of a team with their copies, in the team's order and under the house rules of the event pack. Members are looked up
 * like in the checker, so that the judged characters are printed. If the number of copies isn't a whole number of 1 or more, the card is
 * printed once: the wrong number is reported as a finding.
 */
export function listMembersToPrint(
  gameCatalog: GameCatalog<GameRules>,
  team: Team,
  characters: readonly Character[],
  eventPack?: EventPack,
): TeamCards {
  const eventContext = eventPack === undefined ? {} : { eventPack };
  const options = resolveDocumentOptions(gameCatalog, team, eventContext);
  // Reversed, because the last of two equal ids wins in a map, and the first one counts in the checker.
  const knownCharacters = new Map(
    filterByGame(team, characters)
      .reverse()
      .map((character) => [character.id, character]),
  );
  const printedCharacters: PrintedCharacter[] = [];
  const unknownIds: string[] = [];
  for (const { id, copies, character } of getTeamRules(gameCatalog, team).createView(team, {
    options,
    characters: knownCharacters,
    ...eventContext,
  }).seats) {
    if (character)
      printedCharacters.push({
        character,
        copies: Number.isInteger(copies) && copies > 0 ? copies : 1,
        options,
      });
    else unknownIds.push(id);
  }
  return { printed: printedCharacters, unknownIds };
}
