/**
 * Tests spreadsheets of the games whose characters are defined by a table of fields: reading cells and reporting
 * faults.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseValue } from '../../../../src/shared/document/parse.ts';
import type { Character } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { exportSpreadsheet } from '../../../../src/shared/spreadsheet/export-spreadsheet.ts';
import { guessMapping } from '../../../../src/shared/spreadsheet/mapping.ts';
import { RowReader } from '../../../../src/shared/spreadsheet/read-rows.ts';
import { findLikelySheet, readSpreadsheet } from '../../../../src/shared/spreadsheet/read-spreadsheet.ts';
import {
  findLikelyGame,
  getSpreadsheetRules,
  listSpreadsheetGames,
} from '../../../../src/shared/spreadsheet/spreadsheet-games.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { translate } from '../../../support/texts.ts';

async function readRows(fileBytes: Uint8Array, ruleset?: string, existingCharacters: readonly Character[] = []) {
  const reading = await readSpreadsheet(translate, LOADED_GAMES, fileBytes);
  const grid = reading.ok ? findLikelySheet(LOADED_GAMES, reading.sheets) : undefined;
  if (!grid) throw new Error('no table');
  const rules = getSpreadsheetRules(LOADED_GAMES, ruleset ?? findLikelyGame(LOADED_GAMES, grid.headings)?.id);
  const reader = new RowReader(translate, GAMES, grid, guessMapping(grid.headings, rules.columns), rules, {
    factions: [],
    existing: (id) => existingCharacters.find((character) => character.id === id),
  });
  return grid.rows.map((row) => reader.read(row));
}

const readTextRows = (csvText: string, ruleset: string, existingCharacters?: readonly Character[]) =>
  readRows(new TextEncoder().encode(csvText), ruleset, existingCharacters);
const listMessages = async (csvText: string, ruleset: string, existingCharacters?: readonly Character[]) =>
  (await readTextRows(csvText, ruleset, existingCharacters)).flatMap(({ faults }) =>
    faults.map(({ message }) => message),
  );

describe('sample characters in a spreadsheet', () => {
  it.each(listSpreadsheetGames(LOADED_GAMES).map(({ id: ruleset }) => ruleset))(
    'reads the exported characters of %s back from CSV without faults',
    async (ruleset) => {
      const samples = readdirSync(`samples/${ruleset}/characters`).map((fileName) => {
        const parsed = parseValue(GAMES, JSON.parse(readFileSync(`samples/${ruleset}/characters/${fileName}`, 'utf8')));
        return (parsed as { document: Character }).document;
      });
      const { bytes: fileBytes, notes } = await exportSpreadsheet(translate, LOADED_GAMES, samples, 'csv');
      const importedRows = await readRows(fileBytes);
      expect([notes, importedRows.flatMap(({ faults }) => faults)]).toEqual([[], []]);
      const removeArt = ({ art: _, ...character }: Character) => character;
      // Supers Unlimited has columns of its own (test/unit/spreadsheet).
      if (ruleset !== 'supers-unlimited')
        expect(importedRows.map(({ document }) => document)).toEqual(samples.map(removeArt));
    },
  );
});

describe('spreadsheet cells', () => {
  it('accept lists and texts in the notation people use', async () => {
    const [firstRow] = await readTextRows(
      'Name,Agi,Mind,Attacks,Powers,AP price\nTram,6,4,"Buffer (Melee, pool: 5); Bell (ranged; Pool 2; range 12″)","Live Rail (AP 2): Strikes all. [arc]\nShed",Pick up: 1; land: 3',
      'ssua',
    );
    expect(firstRow?.document).toMatchObject({
      agility: 6,
      attacks: [
        { name: 'Buffer', type: 'melee', pool: 5 },
        { name: 'Bell', type: 'ranged', pool: 2, range: 12 },
      ],
      powers: [{ name: 'Live Rail', ap: 2, text: 'Strikes all.', items: ['arc'] }, { name: 'Shed' }],
      prices: { 'pick-up': 1, land: 3 },
    });
  });

  it.each([
    ['Attacks', 'Buffer', 'is wrong at "Buffer": Type is missing'],
    ['Attacks', 'Buffer (melee, Pool five)', 'is wrong at "Buffer": Pool is no number'],
    ['Attacks', 'Buffer (melee, 5)', 'is wrong at "Buffer": "5" is none of Type, Pool, Range, Damage, AP'],
    ['Attacks', 'Buffer (melee, Pool 5, Pool 6)', 'is wrong at "Buffer": Pool stands there twice'],
    ['Attacks', 'Buffer (melee, Pool 5): Hard.', 'is wrong at "Buffer": there is no text behind a colon here'],
    ['AP price', 'land', 'has no colon between word and number in "land"'],
    ['AP price', 'land: dear', 'is wrong at "land": what stands there is no number'],
    ['AP price', 'land: 1; Land: 2', 'says "land" twice'],
    ['Henchman', 'maybe', 'is neither yes nor no'],
  ])("report what is wrong with the %s cell '%s'", async (heading, cell, problem) => {
    expect(await listMessages(`Name,Agility,Mind,${heading}\nTram,6,4,"${cell}"`, 'ssua')).toEqual([
      `Row 2, column ${heading}: '${cell}' ${problem}.`,
    ]);
  });

  it('require the other fields of their group, and remove the whole group when all are empty', async () => {
    const headings = 'Id,Name,Agility,Mind,Physical Hit,Physical Resist';
    const headingsAndRow = `${headings}\ntram,Tram,6,4,3,`;
    expect(await listMessages(headingsAndRow, 'ssua')).toEqual([
      'Row 2, column Physical Resist: is empty; it is needed where Physical Hit is given.',
    ]);
    expect(await listMessages('Name,Agility,Mind,Physical Hit\nTram,6,4,3', 'ssua')).toEqual([
      'Row 2: no column gives Physical Resist, which is needed where Physical Hit is given.',
    ]);
    const [completeRow] = await readTextRows(`${headings}\ntram,Tram,6,4,3,2`, 'ssua');
    const existingCharacter = completeRow?.document as Character;
    expect(existingCharacter).toMatchObject({ physical: { hit: 3, resist: 2 } });
    expect(await listMessages('Id,Physical Hit\ntram,4', 'ssua', [existingCharacter])).toEqual([]);
    const [emptiedRow] = await readTextRows('Id,Physical Hit,Physical Resist\ntram,,', 'ssua', [existingCharacter]);
    expect(emptiedRow?.document).not.toHaveProperty('physical');
  });
});

describe('the game of a spreadsheet', () => {
  it.each([
    ['ssua', ['Name', 'Agility', 'Mind']],
    ['battletech-kcw', ['Name', 'Tons', 'Walk MP']],
    ['action-round', ['Name', 'PL', 'Init', 'Skills']],
    ['bulletproof-blues', ['Hero', 'Per', 'Prowess']],
    ['supers-unlimited', ['Hero', 'Lvl', 'Fight', 'Resistance']],
    [undefined, ['Id', 'Name', 'Notes']],
  ])('guesses %s from the headings %j', (ruleset, headings) =>
    expect(findLikelyGame(LOADED_GAMES, headings)?.id).toBe(ruleset),
  );

  it('exports one game and notes the characters of other games that it leaves out', async () => {
    // The characters of either game need some of these fields.
    const createCharacter = (ruleset: string, id: string) =>
      ({
        ...getSpreadsheetRules(LOADED_GAMES, ruleset).createBlank(),
        id,
        name: id,
        agility: 1,
        mind: 2,
        perception: 3,
      }) as Character;
    const characters = [createCharacter('bulletproof-blues', 'chalk'), createCharacter('ssua', 'tram')];
    const exported = await exportSpreadsheet(translate, LOADED_GAMES, characters, 'csv');
    expect(exported.notes).toEqual(['Not in the table: 1 character of another game (chalk).']);
    expect(
      (await exportSpreadsheet(translate, LOADED_GAMES, characters, 'csv', 'bulletproof-blues')).notes[0],
    ).toContain('(tram)');
  });
});
