/** The game whose documents the lists of this window show, and whose characters it makes. */
import { useEffect, useSyncExternalStore } from 'react';
import { GAMES } from '../../shared/games/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { preference } from '../preferences/preference.ts';
import { keepSetting, keepWindowSetting, setting, windowSetting } from '../store/settings.ts';

const KEY = 'rollcall.game';
const listeners = new Set<() => void>();

/** The game that a new window shows: `last` is the one that was chosen last, else its id. */
export const START_GAME = preference<string>('rollcall.start-game', ['last', ...GAMES.all.map(({ id }) => String(id))]);

let shown: Game =
  GAMES.find(windowSetting(KEY)) ?? GAMES.find(START_GAME.get()) ?? GAMES.find(setting(KEY)) ?? GAMES.all[0];

export const gameShown = (): Game => shown;

/** Two windows may show two games: a window keeps its game until it is closed, also over a reload. */
function show(game: Game): void {
  shown = game;
  keepWindowSetting(KEY, game.id);
  for (const listener of [...listeners]) listener();
}

/** Shows another game, in this window now and in windows that are opened later. */
export function chooseGame(game: Game): void {
  show(game);
  keepSetting(KEY, game.id);
}

/** Shows the game of something that has been opened or has come in. What the user chose for new windows stays. */
export function followGame(document: { readonly ruleset: string }): void {
  const game = GAMES.of(document);
  if (game.id !== shown.id) show(game);
}

/** The lists follow the document that is on the screen, so that the way back leads to a list that holds it. */
export function useFollowGame(document: { readonly ruleset: string }): void {
  const { ruleset } = document;
  useEffect(() => followGame({ ruleset }), [ruleset]);
}

export function useGameShown(): Game {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, gameShown);
}
