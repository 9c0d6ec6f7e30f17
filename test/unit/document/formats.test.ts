/** The formats of documents, with games of which one has changed its characters before. */
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

const step = (document: object) => document;
const game = (id: string, migrations: readonly unknown[], more: Partial<GameDocuments> = {}) =>
  ({ id, documents: { 'rollcall.character': { migrations } as unknown as DocumentSpec }, ...more }) as GameDocuments;
const gameCatalog = createGameCatalog([
  game('old', [step, step]),
  game('new', [], { parts: { play: async () => ({}) } }),
]);

it('the newest version of a document is one more than the changes of its format in its game', () => {
  expect(getNewestVersion(gameCatalog, 'rollcall.character', 'old')).toBe(3);
  expect(getNewestVersion(gameCatalog, 'rollcall.character', 'new')).toBe(1);
});

it('the newest version of a document of an unknown game is the newest of any game', () => {
  expect(getNewestVersion(gameCatalog, 'rollcall.character', 'lost')).toBe(3);
  expect(getNewestVersion(gameCatalog, 'rollcall.team', 'lost')).toBe(1);
});

it('only games that are played have encounters, whose format is the same in each', () => {
  expect(listGamesWithFormat(gameCatalog, 'rollcall.encounter')).toEqual(['new']);
  expect(listGamesWithFormat(gameCatalog, 'rollcall.character')).toEqual(['old', 'new']);
  expect(listGamesWithFormat(gameCatalog, 'rollcall.team')).toEqual([]);
  expect(listGamesWithFormat(gameCatalog, 'rollcall.deck')).toEqual([]);
  expect(findSpec(gameCatalog, 'rollcall.encounter', 'old')).toBeUndefined();
  expect(findSpec(gameCatalog, 'rollcall.encounter', 'new')).toBeDefined();
  expect(findSpec(gameCatalog, 'rollcall.encounter', undefined)).toBeDefined();
});

it('decks, factions, glossaries and fonts belong to no game, and names of formats are exact', () => {
  expect(['deck', 'faction', 'glossary', 'font', 'team'].map((kind) => isCommon(`rollcall.${kind}` as never))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(isFormat('rollcall.deck')).toBe(true);
  expect(isFormat('toString')).toBe(false);
  expect(isFormat(3)).toBe(false);
});

it('keys of a format are those of every game', () => {
  const keys = getFormatKeys(GAMES, 'rollcall.character');
  expect([...keys]).toEqual(expect.arrayContaining(['format', 'id', 'name', 'ruleset', 'attacks']));
  expect([...getFormatKeys(GAMES, 'rollcall.deck')]).toEqual(expect.arrayContaining(['columns', 'rows', 'copies']));
});

it('the game of a value is read where it has one', () => {
  expect(readRuleset({ ruleset: 'ssua' })).toBe('ssua');
  expect(readRuleset('ssua')).toBeUndefined();
  expect(readRuleset(null)).toBeUndefined();
});
