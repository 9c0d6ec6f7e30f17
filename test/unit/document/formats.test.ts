/** Tests document formats with two games, one of which has migrated its characters before. */
import { expect, it } from 'vitest';
import type { DocumentSpec, GameDocuments } from '../../../src/shared/document/document-spec.ts';
import {
  findSpec,
  getFormatKeys,
  getNewestVersion,
  isCommon,
  isFormat,
  listGamesWithFormat,
  readRuleset,
} from '../../../src/shared/document/formats.ts';
import { createGameCatalog } from '../../../src/shared/document/game-catalog.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';

const migrateNothing = (document: object) => document;
const createGame = (gameId: string, migrations: readonly unknown[], otherParts: Partial<GameDocuments> = {}) =>
  ({
    id: gameId,
    documents: { 'rollcall.character': { migrations } as unknown as DocumentSpec },
    ...otherParts,
  }) as GameDocuments;
const gameCatalog = createGameCatalog([
  createGame('old', [migrateNothing, migrateNothing]),
  createGame('new', [], { parts: { play: async () => ({}) } }),
]);

it('getNewestVersion is one more than the number of migrations of the format in its game', () => {
  expect(getNewestVersion(gameCatalog, 'rollcall.character', 'old')).toBe(3);
  expect(getNewestVersion(gameCatalog, 'rollcall.character', 'new')).toBe(1);
});

it('getNewestVersion of an unknown game is the newest of any game', () => {
  expect(getNewestVersion(gameCatalog, 'rollcall.character', 'lost')).toBe(3);
  expect(getNewestVersion(gameCatalog, 'rollcall.team', 'lost')).toBe(1);
});

it('listGamesWithFormat and findSpec offer encounters only for games with play rules', () => {
  expect(listGamesWithFormat(gameCatalog, 'rollcall.encounter')).toEqual(['new']);
  expect(listGamesWithFormat(gameCatalog, 'rollcall.character')).toEqual(['old', 'new']);
  expect(listGamesWithFormat(gameCatalog, 'rollcall.team')).toEqual([]);
  expect(listGamesWithFormat(gameCatalog, 'rollcall.deck')).toEqual([]);
  expect(findSpec(gameCatalog, 'rollcall.encounter', 'old')).toBeUndefined();
  expect(findSpec(gameCatalog, 'rollcall.encounter', 'new')).toBeDefined();
  expect(findSpec(gameCatalog, 'rollcall.encounter', undefined)).toBeDefined();
});

it('decks, factions, glossaries and fonts belong to no game, and isFormat accepts exact names only', () => {
  expect(
    ['deck', 'faction', 'glossary', 'font', 'team'].map((kindName) => isCommon(`rollcall.${kindName}` as never)),
  ).toEqual([true, true, true, true, false]);
  expect(isFormat('rollcall.deck')).toBe(true);
  expect(isFormat('toString')).toBe(false);
  expect(isFormat(3)).toBe(false);
});

it('getFormatKeys returns the keys of every game', () => {
  const formatKeys = getFormatKeys(GAMES, 'rollcall.character');
  expect([...formatKeys]).toEqual(expect.arrayContaining(['format', 'id', 'name', 'ruleset', 'attacks']));
  expect([...getFormatKeys(GAMES, 'rollcall.deck')]).toEqual(expect.arrayContaining(['columns', 'rows', 'copies']));
});

it('readRuleset returns the ruleset of a value, if it has one', () => {
  expect(readRuleset({ ruleset: 'ssua' })).toBe('ssua');
  expect(readRuleset('ssua')).toBeUndefined();
  expect(readRuleset(null)).toBeUndefined();
});
