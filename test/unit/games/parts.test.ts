/** A part of a game, such as its rules of play or its spreadsheet columns, is loaded only when it is needed. */
import { expect, it, vi } from 'vitest';
import { createGameCatalog } from '../../../src/shared/document/game-catalog.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Game } from '../../../src/shared/games/game.ts';
import { hasPart, loadGamePart } from '../../../src/shared/games/parts.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import type { SpreadsheetRules } from '../../../src/shared/spreadsheet/column.ts';

const [firstGame] = GAMES.all;
const SPREADSHEET_RULES = {} as SpreadsheetRules;

it('loadGamePart loads a part once and returns the same catalog again', async () => {
  const loadTable = vi.fn(async () => ({ table: SPREADSHEET_RULES }));
  const gameCatalog = createGameCatalog<Game>([{ ...firstGame, parts: { table: loadTable } }]);
  const [firstCatalog, secondCatalog] = await Promise.all([
    loadGamePart(gameCatalog, 'table'),
    loadGamePart(gameCatalog, 'table'),
  ]);
  expect(firstCatalog).toBe(secondCatalog);
  expect(loadTable).toHaveBeenCalledOnce();
  expect(firstCatalog.all[0].table).toBe(SPREADSHEET_RULES);
});

it('loadGamePart adds a part to the parts that a catalog already has', async () => {
  const gameCatalog = await loadGamePart(await loadGamePart(GAMES, 'play'), 'table');
  expect(gameCatalog.all.map(({ id }) => id)).toEqual(GAMES.all.map(({ id }) => id));
  expect(gameCatalog.all.every(({ play, table }) => play !== undefined && table !== undefined)).toBe(true);
});

it('a game that does not offer a part has none after loading', async () => {
  const { parts: _parts, ...gameWithoutParts } = firstGame;
  const plainGame: Game = gameWithoutParts;
  const gameCatalog = createGameCatalog<Game>([plainGame]);
  expect(hasPart(plainGame, 'play')).toBe(false);
  const loadedCatalog = await loadGamePart(gameCatalog, 'play');
  expect(loadedCatalog.all[0].play).toBeUndefined();
  expect(() => getPlayRules(loadedCatalog, { ruleset: plainGame.id })).toThrow('has no order of play');
});

it('loadGamePart tries again after a part failed to load', async () => {
  const loadTable = vi
    .fn<() => Promise<{ table: SpreadsheetRules }>>()
    .mockRejectedValueOnce(new Error('the network is gone'))
    .mockResolvedValue({ table: SPREADSHEET_RULES });
  const gameCatalog = createGameCatalog<Game>([{ ...firstGame, parts: { table: loadTable } }]);
  await expect(loadGamePart(gameCatalog, 'table')).rejects.toThrow('the network is gone');
  expect((await loadGamePart(gameCatalog, 'table')).all[0].table).toBeDefined();
});
