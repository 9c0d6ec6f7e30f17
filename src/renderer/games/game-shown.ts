/** The game whose documents the lists of this window show, and whose characters it makes. */

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Preference, preference } from '../preferences/preference.ts';
import { useGames } from '../store/library-context.ts';
import { keepSetting, keepWindowSetting, setting, windowSetting } from '../store/settings.ts';

const KEY = 'rollcall.game';
/** The id is undefined until the window starts. */
const gameStore = createStore(() => ({ id: undefined as string | undefined }));
let startGame: Preference<string> | undefined;

/** The game that a new window shows: `last` is the one that was chosen last, else its id. */
export const startGamePreference = (gameCatalog: GameCatalog<Game>): Preference<string> =>
  (startGame ??= preference<string>('rollcall.start-game', ['last', ...gameCatalog.all.map(({ id }) => String(id))]));

/** Decides what this window shows, before anything is drawn. What other windows choose later does not change it. */
export function startGameShown(gameCatalog: GameCatalog<Game>): void {
  gameStore.setState({ id: firstGame(gameCatalog).id });
}

const firstGame = (gameCatalog: GameCatalog<Game>): Game =>
  gameCatalog.find(windowSetting(KEY)) ??
  gameCatalog.find(startGamePreference(gameCatalog).get()) ??
  gameCatalog.find(setting(KEY)) ??
  gameCatalog.all[0];

export const gameShown = (gameCatalog: GameCatalog<Game>): Game => gameOfId(gameCatalog, gameStore.getState().id);

const gameOfId = (gameCatalog: GameCatalog<Game>, id: string | undefined): Game =>
  gameCatalog.find(id) ?? firstGame(gameCatalog);

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
export function followGame(gameCatalog: GameCatalog<Game>, document: { readonly ruleset: string }): void {
  const game = gameCatalog.getGame(document);
  if (game.id !== gameShown(gameCatalog).id) show(game);
}

/** The lists follow the document that is on the screen, so that the way back leads to a list that holds it. */
export function useFollowGame(document: { readonly ruleset: string }): void {
  const gameCatalog = useGames();
  const { ruleset } = document;
  useEffect(() => followGame(gameCatalog, { ruleset }), [gameCatalog, ruleset]);
}

export function useGameShown(): Game {
  const gameCatalog = useGames();
  return useStore(gameStore, ({ id }) => gameOfId(gameCatalog, id));
}
