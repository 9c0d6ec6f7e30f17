import { afterEach, expect, it } from 'vitest';
import { chooseGame, followGame, getShownGame } from '../../../../../src/renderer/games/shown-game.ts';
import { readSetting } from '../../../../../src/renderer/store/settings.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Game } from '../../../../../src/shared/games/game.ts';

const [ssua, battletech] = ['ssua', 'battletech-kcw'].map((id) => GAMES.find(id) as Game) as [Game, Game];

afterEach(() => {
  chooseGame(GAMES.all[0]);
  localStorage.clear();
  sessionStorage.clear();
});

it('a document of another game brings its lists along in this window, and leaves what new ones show', () => {
  chooseGame(ssua);
  followGame(GAMES, { ruleset: battletech.id });
  expect(getShownGame(GAMES)).toBe(battletech);
  expect(sessionStorage.getItem('rollcall.game')).toBe(battletech.id);
  expect(readSetting('rollcall.game')).toBe(ssua.id);
});
