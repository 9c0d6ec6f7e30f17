import { expect, it, vi } from 'vitest';
import { createGameCatalog } from '../../../src/shared/document/game-catalog.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Game } from '../../../src/shared/games/game.ts';
import { hasPart, loadGamePart } from '../../../src/shared/games/parts.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import type { SpreadsheetRules } from '../../../src/shared/spreadsheet/column.ts';

const [first] = GAMES.all;
const TABLE = {} as SpreadsheetRules;

it('a catalogue gets a part once, and the same objects each time', async () => {
  const load = vi.fn(async () => ({ table: TABLE }));
  const gameCatalog = createGameCatalog<Game>([{ ...first, parts: { table: load } }]);
  const [once, again] = await Promise.all([loadGamePart(gameCatalog, 'table'), loadGamePart(gameCatalog, 'table')]);
  expect(once).toBe(again);
  expect(load).toHaveBeenCalledOnce();
  expect(once.all[0].table).toBe(TABLE);
});

it('parts are added to those that a catalogue has', async () => {
  const gameCatalog = await loadGamePart(await loadGamePart(GAMES, 'play'), 'table');
  expect(gameCatalog.all.map(({ id }) => id)).toEqual(GAMES.all.map(({ id }) => id));
  expect(gameCatalog.all.every(({ play, table }) => play !== undefined && table !== undefined)).toBe(true);
});

it('a game that does not offer a part has none, loaded or not', async () => {
  const { parts: _, ...others } = first;
  const plain: Game = others;
  const gameCatalog = createGameCatalog<Game>([plain]);
  expect(hasPart(plain, 'play')).toBe(false);
  const loaded = await loadGamePart(gameCatalog, 'play');
  expect(loaded.all[0].play).toBeUndefined();
  expect(() => getPlayRules(loaded, { ruleset: plain.id })).toThrow('has no order of play');
});

it('a part that could not be loaded is loaded again the next time', async () => {
  const load = vi
    .fn<() => Promise<{ table: SpreadsheetRules }>>()
    .mockRejectedValueOnce(new Error('the network is gone'))
    .mockResolvedValue({ table: TABLE });
  const gameCatalog = createGameCatalog<Game>([{ ...first, parts: { table: load } }]);
  await expect(loadGamePart(gameCatalog, 'table')).rejects.toThrow('the network is gone');
  expect((await loadGamePart(gameCatalog, 'table')).all[0].table).toBeDefined();
});
