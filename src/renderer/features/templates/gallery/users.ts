/** Finds the cards, decks and styles that use a template. */

import type { CardStyle } from '../../../../shared/card/style/card-style.ts';
import { chooseTemplate } from '../../../../shared/card/template/choose-template.ts';
import { listTemplatesFor } from '../../../../shared/card/template/game-templates.ts';
import { getDefaultRowTemplate } from '../../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { builtInCalled } from '../template-actions.ts';

/** Returns the characters that use each template, by the template's id without its size. */
export function usersOf(
  gameCatalog: GameCatalog<Game>,
  characters: readonly Character[],
  own: readonly CardTemplate[],
): ReadonlyMap<string, readonly Character[]> {
  const offered = new Map<unknown, readonly CardTemplate[]>();
  const users = new Map<string, Character[]>();
  for (const character of characters) {
    const game = gameCatalog.getGame(character);
    const templates = offered.get(game) ?? listTemplatesFor(gameCatalog, game, own);
    offered.set(game, templates);
    const [id = ''] = chooseTemplate(character, templates).template.id.split('@');
    const there = users.get(id);
    if (there === undefined) users.set(id, [character]);
    else there.push(character);
  }
  return users;
}

/** A document that uses a template. */
export interface User {
  readonly id: string;
  readonly name: string;
}

const idOf = (name: string): string => name.split('@')[0] ?? name;

/** Returns the decks that use each row template, by the template's id. A deck that names none uses the first built-in one. */
export const deckUsersOf = (decks: readonly Deck[]): ReadonlyMap<string, readonly User[]> =>
  grouped(decks, ({ template }) => idOf(template ?? getDefaultRowTemplate().id));

/** Returns the styles of each template, by the template's id. */
export const styleUsersOf = (styles: readonly CardStyle[]): ReadonlyMap<string, readonly User[]> =>
  grouped(styles, ({ base }) => base);

function grouped<T extends User>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** Returns the name of each style's base template, by the id of the style. */
export const basesOf = (
  gameCatalog: GameCatalog<Game>,
  styles: readonly CardStyle[],
  own: readonly CardTemplate[],
): ReadonlyMap<string, string> =>
  new Map(
    styles.map(({ id, base }) => [
      id,
      (builtInCalled(gameCatalog, base) ?? own.find((template) => template.id === base))?.name ?? base,
    ]),
  );
