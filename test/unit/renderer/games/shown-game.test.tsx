import { afterEach, expect, it } from 'vitest';
import { chooseGame, getShownGame, showDocumentGame } from '../../../../src/renderer/games/shown-game.ts';
import { readSetting } from '../../../../src/renderer/store/settings.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Game } from '../../../../src/shared/games/game.ts';

const [ssua, battletech] = ['ssua', 'battletech-kcw'].map((gameId) => GAMES.find(gameId) as Game) as [Game, Game];

afterEach(() => {
  chooseGame(GAMES.all[0]);
  localStorage.clear();
  sessionStorage.clear();
});

it('showDocumentGame switches this window to the game of a document and keeps the default of new windows', () => {
  chooseGame(ssua);
  showDocumentGame(GAMES, { ruleset: battletech.id });
  expect(getShownGame(GAMES)).toBe(battletech);
  expect(sessionStorage.getItem('rollcall.game')).toBe(battletech.id);
  expect(readSetting('rollcall.game')).toBe(ssua.id);
});
