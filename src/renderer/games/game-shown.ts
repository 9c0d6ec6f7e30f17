/** The game whose documents the lists of this window show, and whose characters it makes. */

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Preference, preference } from '../preferences/preference.ts';
import { useGames } from '../store/library-context.ts';
import { keepSetting, keepWindowSetting, setting, windowSetting } from '../store/settings.ts';

const KEY = 'rollcall.game';
/** The id is undefined until the window starts. */
const gameStore = createStore(() => ({ id: undefined as string | undefined }));
let startGame: Preference<string> | undefined;

/** The game that a new window shows: `last` is the one that was chosen last, else its id. */
export const startGamePreference = (games: Catalogue<Game>): Preference<string> =>
  (startGame ??= preference<string>('rollcall.start-game', ['last', ...games.all.map(({ id }) => String(id))]));

/** Decides what this window shows, before anything is drawn. What other windows choose later does not change it. */
export function startGameShown(games: Catalogue<Game>): void {
  gameStore.setState({ id: firstGame(games).id });
}

const firstGame = (games: Catalogue<Game>): Game =>
  games.find(windowSetting(KEY)) ??
  games.find(startGamePreference(games).get()) ??
  games.find(setting(KEY)) ??
  games.all[0];

export const gameShown = (games: Catalogue<Game>): Game => gameOfId(games, gameStore.getState().id);

const gameOfId = (games: Catalogue<Game>, id: string | undefined): Game => games.find(id) ?? firstGame(games);

/** Two windows may show two games: a window keeps its game until it is closed, also over a reload. */
function show({ id }: Game): void {
  keepWindowSetting(KEY, id);
  gameStore.setState({ id });
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
  return useStore(gameStore, ({ id }) => gameOfId(games, id));
}
