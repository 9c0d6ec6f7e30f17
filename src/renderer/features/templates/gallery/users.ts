/** Which cards, decks and styles use a template. */

import type { CardStyle } from '../../../../shared/card/style/card-style.ts';
import { chooseTemplate } from '../../../../shared/card/template/choose-template.ts';
import { defaultRowTemplate } from '../../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { templatesFor } from '../../../../shared/card/template/templates-for.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { builtInCalled } from '../template-actions.ts';

/** The characters of each template, by its id, in whichever size. */
export function usersOf(
  gameCatalog: GameCatalog<Game>,
  characters: readonly Character[],
  own: readonly CardTemplate[],
): ReadonlyMap<string, readonly Character[]> {
  const offered = new Map<unknown, readonly CardTemplate[]>();
  const users = new Map<string, Character[]>();
  for (const character of characters) {
    const game = gameCatalog.getGame(character);
    const templates = offered.get(game) ?? templatesFor(gameCatalog, game, own);
    offered.set(game, templates);
    const [id = ''] = chooseTemplate(character, templates).template.id.split('@');
    const there = users.get(id);
    if (there === undefined) users.set(id, [character]);
    else there.push(character);
  }
  return users;
}

/** Something with a name. */
export interface User {
  readonly id: string;
  readonly name: string;
}

const idOf = (name: string): string => name.split('@')[0] ?? name;

/** The decks of each template for rows, by its id; one that names none has the first of ours. */
export const deckUsersOf = (decks: readonly Deck[]): ReadonlyMap<string, readonly User[]> =>
  grouped(decks, ({ template }) => idOf(template ?? defaultRowTemplate().id));

/** The styles of each template, by its id. */
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

/** What the template of each style is called, by the id of the style. */
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
