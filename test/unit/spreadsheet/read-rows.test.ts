import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { exportSpreadsheet } from '../../../src/shared/spreadsheet/export-spreadsheet.ts';
import type { Grid } from '../../../src/shared/spreadsheet/grid.ts';
import { guessMapping, type Mapping } from '../../../src/shared/spreadsheet/mapping.ts';
import { type ReadRowsContext, RowReader } from '../../../src/shared/spreadsheet/read-rows.ts';
import { findLikelySheet, readSpreadsheet } from '../../../src/shared/spreadsheet/read-spreadsheet.ts';
import { getSpreadsheetRules } from '../../../src/shared/spreadsheet/spreadsheet-games.ts';
import { createHeroSpreadsheet } from '../../support/files/hero-table.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';

const sampleCharacters = readdirSync('samples/supers-unlimited/characters').map(
  (fileName) => JSON.parse(readFileSync(`samples/supers-unlimited/characters/${fileName}`, 'utf8')) as Character,
);
const spreadsheetRules = getSpreadsheetRules(LOADED_GAMES);
const encodeText = (cellText: string) => new TextEncoder().encode(cellText);

async function readGrid(tableBytes: Uint8Array): Promise<Grid> {
  const readResult = await readSpreadsheet(translate, LOADED_GAMES, tableBytes);
  if (!readResult.ok) throw new Error(readResult.message);
  return findLikelySheet(LOADED_GAMES, readResult.sheets) as Grid;
}

async function readRows(
  cellText: string | Uint8Array,
  mappingChanges: Partial<Mapping> = {},
  context: Partial<ReadRowsContext> = {},
) {
  const grid = await readGrid(typeof cellText === 'string' ? encodeText(cellText) : cellText);
  const mapping = { ...guessMapping(grid.headings, spreadsheetRules.columns), ...mappingChanges };
  const rowReader = new RowReader(translate, GAMES, grid, mapping, spreadsheetRules, {
    factions: [],
    existing: () => undefined,
    ...context,
  });
  return grid.rows.map((rowResult) => rowReader.read(rowResult));
}

const SMALL_HEADINGS = 'Name,Level,Alignment,Power,Move,Size,HP,Fight,Res,Aim,Res,Mind,Res,Magic,Res,Recovery';
const ASH_CELLS = 'Ash,4,hero,4,5,2,9,4,2,3,1,2,1,1,0,3';

describe('spreadsheet rows', () => {
  it('restore every sample from CSV and from XLSX', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes: fileName, notes } = await exportSpreadsheet(translate, LOADED_GAMES, sampleCharacters, format);
      const readResult = await readRows(fileName);
      expect(notes).toEqual([]);
      expect(readResult.flatMap(({ faults }) => faults)).toEqual([]);
      expect(readResult.map(({ document }) => document && computeFingerprint(GAMES, document))).toEqual(
        sampleCharacters.map((character) => computeFingerprint(GAMES, character)),
      );
    }
  });

  it('report thirty bad rows of three hundred by row and column, and read the others', async () => {
    const { csv: csvText, bad: badCells } = createHeroSpreadsheet(300, 30);
    const readResult = await readRows(csvText);
    expect(readResult).toHaveLength(300);
    expect(readResult.filter(({ document }) => document)).toHaveLength(270);
    const faults = readResult.flatMap((rowResult) => rowResult.faults);
    expect(badCells).toHaveLength(30);
    expect(faults.map(({ message }) => message.split(':')[0])).toEqual(
      badCells.map(({ row: rowResult, heading }) => `Row ${rowResult}, column ${heading}`),
    );
    for (const [index, { text: cellText }] of badCells.entries())
      expect(faults[index]?.message).toContain(`'${cellText}' `);
    expect(faults[0]?.message).toBe("Row 2, column Lvl: 'six' is no number.");
    const goodCharacter = readResult[1]?.document as Character;
    expect(goodCharacter).toMatchObject({
      id: 'hero-2',
      classes: ['tank', 'speedster'],
      move: 5,
      traits: { recovery: { dice: 3 } },
    });
    expect(goodCharacter.traits.magic).toEqual({ dice: 1, resistance: 0 });
    expect(goodCharacter.attacks[1]).toEqual({
      name: 'Bolt',
      trait: 'aim',
      type: 'projectile',
      range: 8,
      bonusDice: 1,
      effects: [{ effect: 'damage' }, { effect: 'stun' }],
    });
  });

  it('are read and checked even if they break the rules', async () => {
    const [rowResult] = await readRows(`${SMALL_HEADINGS}\n${ASH_CELLS.replace('Ash,4', 'Ash,44')}`);
    expect(rowResult?.document).toMatchObject({ level: 44 });
    expect(
      judge(GAMES, rowResult?.document as Character).findings.map(({ code: findingCode }) => findingCode),
    ).toContain('su.character.level');
  });

  it('need every value that a character requires', async () => {
    const [rowResult] = await readRows(`${SMALL_HEADINGS}\n${ASH_CELLS.replace(',9,', ',,')}`);
    expect(rowResult?.document).toBeUndefined();
    expect(rowResult?.faults).toEqual([
      { column: 6, heading: 'HP', message: 'Row 2, column HP: is empty; every character needs it.' },
    ]);
    const [otherResult] = await readRows('Name,Level\nAsh,4');
    expect(otherResult?.faults).toHaveLength(1);
    expect(otherResult?.faults[0]?.message).toMatch(
      /^Row 2: no column gives Alignment, Power, .*Recovery dice, and this character is not in the library\.$/,
    );
    const [resultWithTwoFaults] = await readRows(
      `${SMALL_HEADINGS}\n${ASH_CELLS.replace(',9,', ',,').replace('Ash,4', 'Ash,x')}`,
    );
    expect(resultWithTwoFaults?.faults.map(({ heading }) => heading)).toEqual(['Level', 'HP']);
  });

  it('use constants for missing columns, and tags for all rows', async () => {
    const cellText = `${SMALL_HEADINGS},Factions\n${ASH_CELLS.replace('hero,', '')},choir\n`.replace('Alignment,', '');
    const [rowResult] = await readRows(
      cellText,
      { constants: { '/alignment': 'Anti-Hero' }, tags: 'The Watch; choir' },
      {
        factions: [{ id: 'watch', name: 'The Watch' }],
      },
    );
    expect(rowResult?.document).toMatchObject({ alignment: 'anti-hero', factions: ['choir', 'watch'] });
  });

  it('report an invalid constant', async () => {
    const [rowResult] = await readRows('Name\nAsh', { constants: { '/level': 'high' } });
    expect(rowResult?.faults[0]?.message).toBe("Row 2, the value for Level: 'high' is no number.");
  });

  it('change only the given fields of an existing character and keep its art', async () => {
    const existingCharacter = sampleCharacters.find(({ art }) => art?.drawing) as Character;
    const [rowResult] = await readRows(
      `Id,Level,Concept\n${existingCharacter.id},9,`,
      {},
      { existing: (characterId) => (characterId === existingCharacter.id ? existingCharacter : undefined) },
    );
    const { concept: _concept, ...otherFields } = existingCharacter;
    expect(rowResult?.document).toEqual({ ...otherFields, level: 9 });
    expect(existingCharacter.level).not.toBe(9);
  });

  it('get new ids from equal names, but report an id that is used twice', async () => {
    const readResult = await readRows(
      `Id,${SMALL_HEADINGS}\n,${ASH_CELLS}\n,${ASH_CELLS}\nrook,${ASH_CELLS}\nrook,${ASH_CELLS}\n`,
    );
    expect(readResult.map(({ document }) => document?.id)).toEqual(['ash', 'ash-2', 'rook', undefined]);
    expect(readResult[1]?.notes).toEqual(["Row 3: 'Ash' is the name of row 2 too; this one has the id ash-2."]);
    expect(readResult[0]?.notes).toBeUndefined();
    expect(readResult[3]?.faults[0]?.message).toBe(
      "Row 5, column Id: 'rook' is the id of row 4 already; each character needs its own.",
    );
  });

  it('without ids match the existing character with the same name only', async () => {
    const createCharacter = (characterId: string, characterName: string) => ({
      ...(sampleCharacters[0] as Character),
      id: characterId,
      name: characterName,
    });
    const [ashCharacter, otherResult] = [createCharacter('ash', 'ÁSH'), createCharacter('ash-2', 'Ash of the North')];
    const existing = (characterId: string) =>
      [ashCharacter, otherResult].find((character) => character?.id === characterId);
    const readResult = await readRows(`${SMALL_HEADINGS}\n${ASH_CELLS}\n${ASH_CELLS}\n`, {}, { existing });
    expect(readResult.map(({ document, faults }) => document?.id ?? faults)).toEqual(['ash', 'ash-3']);
  });

  it('do not overwrite characters of another game, and report their ids as taken', async () => {
    const stranger = { ...(sampleCharacters[0] as Character), id: 'ash', name: 'Ash', ruleset: 'ssua' };
    const existing = (characterId: string) => (characterId === 'ash' ? stranger : undefined);
    const readResult = await readRows(`Id,${SMALL_HEADINGS}\nash,${ASH_CELLS}\n,${ASH_CELLS}\n`, {}, { existing });
    expect(readResult[0]?.faults.map(({ message }) => message)).toEqual([
      "Row 2, column Id: 'ash' is the id of a character of another game; each character needs its own.",
    ]);
    expect(readResult[1]?.document).toMatchObject({ id: 'ash-2', ruleset: 'supers-unlimited' });
  });

  it('with faults do not reserve their ids', async () => {
    const readResult = await readRows(
      `Id,${SMALL_HEADINGS}\nrook,${ASH_CELLS.replace('Ash,4', 'Ash,x')}\nrook,${ASH_CELLS}\n`,
    );
    expect(readResult.map(({ document }) => document?.id)).toEqual([undefined, 'rook']);
  });

  it('escape invisible characters and direction marks in messages', async () => {
    const [rowResult] = await readRows(`Level\n"4\u202e\u0007 not"\n`);
    expect(rowResult?.faults[0]?.message).toContain("'4\\u{202e}\\u{7} not' is no number");
  });

  it('remove the apostrophe before formulas and keep the sign of a number', async () => {
    const [rowResult] = await readRows(`${SMALL_HEADINGS},Notes\n${ASH_CELLS.replace(',0,3', ',-1,3')},'=SUM(A1)\n`);
    expect(rowResult?.document).toMatchObject({ notes: '=SUM(A1)', traits: { magic: { resistance: -1 } } });
  });
});
