/** The game whose documents the lists of this window show, and whose characters it makes. */

import { useEffect, useSyncExternalStore } from 'react';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Preference, preference } from '../preferences/preference.ts';
import { useGames } from '../store/library-context.ts';
import { keepSetting, keepWindowSetting, setting, windowSetting } from '../store/settings.ts';

const KEY = 'rollcall.game';
const listeners = new Set<() => void>();
let startGame: Preference<string> | undefined;

/** The game that a new window shows: `last` is the one that was chosen last, else its id. */
export const startGamePreference = (games: Catalogue<Game>): Preference<string> =>
  (startGame ??= preference<string>('rollcall.start-game', ['last', ...games.all.map(({ id }) => String(id))]));

let shownId: string | undefined;

export function gameShown(games: Catalogue<Game>): Game {
  const game =
    games.find(shownId) ??
    games.find(windowSetting(KEY)) ??
    games.find(startGamePreference(games).get()) ??
    games.find(setting(KEY)) ??
    games.all[0];
  shownId = game.id;
  return game;
}

/** Two windows may show two games: a window keeps its game until it is closed, also over a reload. */
function show(game: Game): void {
  shownId = game.id;
  keepWindowSetting(KEY, game.id);
  for (const listener of [...listeners]) listener();
}

/** Shows another game, in this window now and in windows that are opened later. */
export function chooseGame(game: Game): void {
  show(game);
  keepSetting(KEY, game.id);
}

/** Shows the game of something that has been opened or has come in. What the user chose for new windows stays. */
export function followGame(games: Catalogue<Game>, document: { readonly ruleset: string }): void {
  const game = games.of(document);
  if (game.id !== gameShown(games).id) show(game);
}

/** The lists follow the document that is on the screen, so that the way back leads to a list that holds it. */
export function useFollowGame(document: { readonly ruleset: string }): void {
  const games = useGames();
  const { ruleset } = document;
  useEffect(() => followGame(games, { ruleset }), [games, ruleset]);
}

export function useGameShown(): Game {
  const games = useGames();
  return useSyncExternalStore(subscribe, () => gameShown(games));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
