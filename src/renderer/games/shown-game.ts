/** Stores which game this window shows: its document lists show documents of that game, and new characters belong to it. */

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { createPreference, type Preference } from '../preferences/preference.ts';
import { useGames } from '../store/library-context.ts';
import { readSetting, readWindowSetting, saveSetting, saveWindowSetting } from '../store/settings.ts';

const STORAGE_KEY = 'rollcall.game';
/** The id of the shown game; undefined until the window starts. */
const gameStore = createStore(() => ({ id: undefined as string | undefined }));
let startPreference: Preference<string> | undefined;

/** Returns the preference for the game of a new window: the id of a game, or `last` for the game that was chosen last. */
export const getStartGamePreference = (gameCatalog: GameCatalog<Game>): Preference<string> =>
  (startPreference ??= createPreference<string>('rollcall.start-game', [
    'last',
    ...gameCatalog.all.map(({ id }) => String(id)),
  ]));

/**
 * Decides which game this window shows, before anything is rendered: the one that was chosen in this window before a reload, the preferred
 * one, or the one that was chosen last in any window. Choices in other windows do not change an open window.
 */
export function initShownGame(gameCatalog: GameCatalog<Game>): void {
  gameStore.setState({ id: findInitialGame(gameCatalog).id });
}

const findInitialGame = (gameCatalog: GameCatalog<Game>): Game =>
  gameCatalog.find(readWindowSetting(STORAGE_KEY)) ??
  // No game has the id `last`, so that preference leads to the next line.
  gameCatalog.find(getStartGamePreference(gameCatalog).get()) ??
  gameCatalog.find(readSetting(STORAGE_KEY)) ??
  gameCatalog.all[0];

export const getShownGame = (gameCatalog: GameCatalog<Game>): Game =>
  findGameOrInitial(gameCatalog, gameStore.getState().id);

const findGameOrInitial = (gameCatalog: GameCatalog<Game>, gameId: string | undefined): Game =>
  gameCatalog.find(gameId) ?? findInitialGame(gameCatalog);

/** Shows a game in this window until the window is closed, also after a reload. Each window has its own game. */
function showGame({ id }: Game): void {
  saveWindowSetting(STORAGE_KEY, id);
  gameStore.setState({ id });
}

/** Shows another game in this window, and in windows that are opened later if they show the game that was chosen last. */
export function chooseGame(game: Game): void {
  showGame(game);
  saveSetting(STORAGE_KEY, game.id);
}

/** Shows the game of an opened or imported document. Does not change the user's choice for new windows. */
export function showDocumentGame(gameCatalog: GameCatalog<Game>, document: { readonly ruleset: string }): void {
  const game = gameCatalog.getGame(document);
  if (game.id !== getShownGame(gameCatalog).id) showGame(game);
}

/** Shows the game of the document on the screen, so that going back leads to a list that contains the document. */
export function useShowDocumentGame(document: { readonly ruleset: string }): void {
  const gameCatalog = useGames();
  const { ruleset } = document;
  useEffect(() => showDocumentGame(gameCatalog, { ruleset }), [gameCatalog, ruleset]);
}

export function useShownGame(): Game {
  const gameCatalog = useGames();
  return useStore(gameStore, ({ id }) => findGameOrInitial(gameCatalog, id));
}
