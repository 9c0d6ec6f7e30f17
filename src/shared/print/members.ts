/** Whose cards a team needs. */

import type { CardGame } from '../card/card-rules.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { teamRulesOf } from '../rules/game-rules.ts';
import { optionsFor } from '../rules/judge.ts';
import { ofGame } from '../rules/of-game.ts';
import { defaultsOf, type Options } from '../rules/options.ts';

/** A character to be printed, under the house rules of the team it belongs to. */
export interface Printed {
  readonly character: Character;
  readonly copies: number;
  readonly options: Options;
  /** As it is called at a table, and the template of ours that it is played from there. */
  readonly as?: { readonly name: string; readonly template?: string } | undefined;
}

/** The character under the name that its card has. */
export const namedCharacter = ({ character, as }: Printed): Character =>
  as === undefined ? character : { ...character, name: as.name };

export interface TeamCards {
  readonly printed: readonly Printed[];
  /** Ids of members that are nowhere to be found. */
  readonly unknown: readonly string[];
}

/** Characters without a team, each once, under the default options of their games. */
export function charactersToPrint(gameCatalog: GameCatalog<CardGame>, characters: readonly Character[]): Printed[] {
  const options = new Map<string, Options>();
  return characters.map((character) => {
    const game = gameCatalog.getGame(character);
    const own = options.get(game.id) ?? defaultsOf(game.options);
    options.set(game.id, own);
    return { character, copies: 1, options: own };
  });
}

/**
 * The members of a team with their copies, in its order, looked up as the checker does, so that the judged characters are
 * printed, under the house rules of the event they are printed for. Copies that are not a whole number of 1 or more print once: that is a finding, not a reason to
 * print nothing.
 */
export function membersToPrint(
  gameCatalog: GameCatalog<GameRules>,
  team: Team,
  characters: readonly Character[],
  event?: EventPack,
): TeamCards {
  const atEvent = event === undefined ? {} : { event };
  const options = optionsFor(gameCatalog, team, atEvent);
  const known = new Map(
    ofGame(team, characters)
      .reverse()
      .map((one) => [one.id, one]),
  );
  const printed: Printed[] = [];
  const unknown: string[] = [];
  for (const { id, copies, character } of teamRulesOf(gameCatalog, team).view(team, {
    options,
    characters: known,
    ...atEvent,
  }).seats) {
    if (character) printed.push({ character, copies: Number.isInteger(copies) && copies > 0 ? copies : 1, options });
    else unknown.push(id);
  }
  return { printed, unknown };
}
