/** Tables of the games whose characters are a table of fields: how cells are read, and what is said of wrong ones. */

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
import { t } from '../../../support/texts.ts';

async function rowsOf(bytes: Uint8Array, ruleset?: string, known: readonly Character[] = []) {
  const read = await readSpreadsheet(t, LOADED_GAMES, bytes);
  const grid = read.ok ? findLikelySheet(LOADED_GAMES, read.sheets) : undefined;
  if (!grid) throw new Error('no table');
  const rules = getSpreadsheetRules(LOADED_GAMES, ruleset ?? findLikelyGame(LOADED_GAMES, grid.headings)?.id);
  const reader = new RowReader(t, GAMES, grid, guessMapping(grid.headings, rules.columns), rules, {
    factions: [],
    existing: (id) => known.find((one) => one.id === id),
  });
  return grid.rows.map((row) => reader.read(row));
}

const rows = (text: string, ruleset: string, known?: readonly Character[]) =>
  rowsOf(new TextEncoder().encode(text), ruleset, known);
const messages = async (text: string, ruleset: string, known?: readonly Character[]) =>
  (await rows(text, ruleset, known)).flatMap(({ faults }) => faults.map(({ message }) => message));

describe('samples', () => {
  it.each(listSpreadsheetGames(LOADED_GAMES).map(({ id }) => id))(
    'of %s come back from a spreadsheet as they were',
    async (id) => {
      const samples = readdirSync(`samples/${id}/characters`).map((file) => {
        const read = parseValue(GAMES, JSON.parse(readFileSync(`samples/${id}/characters/${file}`, 'utf8')));
        return (read as { document: Character }).document;
      });
      const { bytes, notes } = await exportSpreadsheet(t, LOADED_GAMES, samples, 'csv');
      const back = await rowsOf(bytes);
      expect([notes, back.flatMap(({ faults }) => faults)]).toEqual([[], []]);
      const bare = ({ art: _, ...rest }: Character) => rest;
      if (id !== 'supers-unlimited') expect(back.map(({ document }) => document)).toEqual(samples.map(bare));
    },
  );
});

describe('a cell', () => {
  it('holds entries as people write them', async () => {
    const [row] = await rows(
      'Name,Agi,Mind,Attacks,Powers,AP price\nTram,6,4,"Buffer (Melee, pool: 5); Bell (ranged; Pool 2; range 12″)","Live Rail (AP 2): Strikes all. [arc]\nShed",Pick up: 1; land: 3',
      'ssua',
    );
    expect(row?.document).toMatchObject({
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
  ])('of %s that says %s is named', async (heading, cell, says) => {
    expect(await messages(`Name,Agility,Mind,${heading}\nTram,6,4,"${cell}"`, 'ssua')).toEqual([
      `Row 2, column ${heading}: '${cell}' ${says}.`,
    ]);
  });

  it('is needed beside the others of its group, which can be left out and taken away as a whole', async () => {
    const head = 'Id,Name,Agility,Mind,Physical Hit,Physical Resist';
    const all = `${head}\ntram,Tram,6,4,3,`;
    expect(await messages(all, 'ssua')).toEqual([
      'Row 2, column Physical Resist: is empty; it is needed where Physical Hit is given.',
    ]);
    expect(await messages('Name,Agility,Mind,Physical Hit\nTram,6,4,3', 'ssua')).toEqual([
      'Row 2: no column gives Physical Resist, which is needed where Physical Hit is given.',
    ]);
    const [full] = await rows(`${head}\ntram,Tram,6,4,3,2`, 'ssua');
    const known = full?.document as Character;
    expect(known).toMatchObject({ physical: { hit: 3, resist: 2 } });
    expect(await messages('Id,Physical Hit\ntram,4', 'ssua', [known])).toEqual([]);
    const [gone] = await rows('Id,Physical Hit,Physical Resist\ntram,,', 'ssua', [known]);
    expect(gone?.document).not.toHaveProperty('physical');
  });
});

describe('the game of a table', () => {
  it.each([
    ['ssua', ['Name', 'Agility', 'Mind']],
    ['battletech-kcw', ['Name', 'Tons', 'Walk MP']],
    ['action-round', ['Name', 'PL', 'Init', 'Skills']],
    ['bulletproof-blues', ['Hero', 'Per', 'Prowess']],
    ['supers-unlimited', ['Hero', 'Lvl', 'Fight', 'Resistance']],
    [undefined, ['Id', 'Name', 'Notes']],
  ])('is %s by the headings %j', (id, headings) => expect(findLikelyGame(LOADED_GAMES, headings)?.id).toBe(id));

  it('is one: of characters of several the others are named and left out', async () => {
    const of = (ruleset: string, id: string) =>
      ({
        ...getSpreadsheetRules(LOADED_GAMES, ruleset).createBlank(),
        id,
        name: id,
        agility: 1,
        mind: 2,
        perception: 3,
      }) as Character;
    const both = [of('bulletproof-blues', 'chalk'), of('ssua', 'tram')];
    const first = await exportSpreadsheet(t, LOADED_GAMES, both, 'csv');
    expect(first.notes).toEqual(['Not in the table: 1 character of another game (chalk).']);
    expect((await exportSpreadsheet(t, LOADED_GAMES, both, 'csv', 'bulletproof-blues')).notes[0]).toContain('(tram)');
  });
});
