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
import { createHeroSpreadsheet } from '../../support/files/hero-spreadsheet.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';

const sampleCharacters = readdirSync('samples/supers-unlimited/characters').map(
  (fileName) => JSON.parse(readFileSync(`samples/supers-unlimited/characters/${fileName}`, 'utf8')) as Character,
);
const spreadsheetRules = getSpreadsheetRules(LOADED_GAMES);
const encodeText = (sourceText: string) => new TextEncoder().encode(sourceText);

async function readGrid(tableBytes: Uint8Array): Promise<Grid> {
  const readResult = await readSpreadsheet(translate, LOADED_GAMES, tableBytes);
  if (!readResult.ok) throw new Error(readResult.message);
  return findLikelySheet(LOADED_GAMES, readResult.sheets) as Grid;
}

async function readRows(
  table: string | Uint8Array,
  mappingChanges: Partial<Mapping> = {},
  context: Partial<ReadRowsContext> = {},
) {
  const grid = await readGrid(typeof table === 'string' ? encodeText(table) : table);
  const mapping = { ...guessMapping(grid.headings, spreadsheetRules.columns), ...mappingChanges };
  const rowReader = new RowReader(translate, GAMES, grid, mapping, spreadsheetRules, {
    factions: [],
    existing: () => undefined,
    ...context,
  });
  return grid.rows.map((gridRow) => rowReader.read(gridRow));
}

/** A legal character in the fewest columns. Each `Res` is the Resistance of the trait before it. */
const SMALL_HEADINGS = 'Name,Level,Alignment,Power,Move,Size,HP,Fight,Res,Aim,Res,Mind,Res,Magic,Res,Recovery';
const ASH_CELLS = 'Ash,4,hero,4,5,2,9,4,2,3,1,2,1,1,0,3';

describe('RowReader', () => {
  it('restores every sample from CSV and from XLSX', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes, notes } = await exportSpreadsheet(translate, LOADED_GAMES, sampleCharacters, format);
      const rowResults = await readRows(bytes);
      expect(notes).toEqual([]);
      expect(rowResults.flatMap(({ faults }) => faults)).toEqual([]);
      expect(rowResults.map(({ document }) => document && computeFingerprint(GAMES, document))).toEqual(
        sampleCharacters.map((character) => computeFingerprint(GAMES, character)),
      );
    }
  });

  it('reports thirty bad rows of three hundred by row and column, and reads the others', async () => {
    // 300 rows, and every tenth row has a wrong value.
    const { csv: csvText, bad: badCells } = createHeroSpreadsheet(300, 30);
    const rowResults = await readRows(csvText);
    expect(rowResults).toHaveLength(300);
    expect(rowResults.filter(({ document }) => document)).toHaveLength(270);
    const faults = rowResults.flatMap((rowResult) => rowResult.faults);
    expect(badCells).toHaveLength(30);
    expect(faults.map(({ message }) => message.split(':')[0])).toEqual(
      badCells.map(({ row: rowNumber, heading }) => `Row ${rowNumber}, column ${heading}`),
    );
    for (const [index, { text }] of badCells.entries()) expect(faults[index]?.message).toContain(`'${text}' `);
    expect(faults[0]?.message).toBe("Row 2, column Lvl: 'six' is no number.");
    const goodCharacter = rowResults[1]?.document as Character;
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

  it('accepts rows that break the rules of the game, so that they can be checked', async () => {
    const [rowResult] = await readRows(`${SMALL_HEADINGS}\n${ASH_CELLS.replace('Ash,4', 'Ash,44')}`);
    expect(rowResult?.document).toMatchObject({ level: 44 });
    expect(judge(GAMES, rowResult?.document as Character).findings.map(({ code }) => code)).toContain(
      'su.character.level',
    );
  });

  it('reports a missing value that every character requires', async () => {
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

  it('uses constants for missing columns, and tags for all rows', async () => {
    const sourceText = `${SMALL_HEADINGS},Factions\n${ASH_CELLS.replace('hero,', '')},choir\n`.replace(
      'Alignment,',
      '',
    );
    const [rowResult] = await readRows(
      sourceText,
      { constants: { '/alignment': 'Anti-Hero' }, tags: 'The Watch; choir' },
      {
        factions: [{ id: 'watch', name: 'The Watch' }],
      },
    );
    expect(rowResult?.document).toMatchObject({ alignment: 'anti-hero', factions: ['choir', 'watch'] });
  });

  it('reports an invalid constant', async () => {
    const [rowResult] = await readRows('Name\nAsh', { constants: { '/level': 'high' } });
    expect(rowResult?.faults[0]?.message).toBe("Row 2, the value for Level: 'high' is no number.");
  });

  it('changes only the given fields of an existing character and keeps its art', async () => {
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

  it('creates new ids for equal names, but reports an id that is used twice', async () => {
    const rowResults = await readRows(
      `Id,${SMALL_HEADINGS}\n,${ASH_CELLS}\n,${ASH_CELLS}\nrook,${ASH_CELLS}\nrook,${ASH_CELLS}\n`,
    );
    expect(rowResults.map(({ document }) => document?.id)).toEqual(['ash', 'ash-2', 'rook', undefined]);
    expect(rowResults[1]?.notes).toEqual(["Row 3: 'Ash' is the name of row 2 too; this one has the id ash-2."]);
    expect(rowResults[0]?.notes).toBeUndefined();
    expect(rowResults[3]?.faults[0]?.message).toBe(
      "Row 5, column Id: 'rook' is the id of row 4 already; each character needs its own.",
    );
  });

  it('matches rows without ids only to the character with the same name', async () => {
    const createCharacter = (characterId: string, characterName: string) => ({
      ...(sampleCharacters[0] as Character),
      id: characterId,
      name: characterName,
    });
    const [ashCharacter, otherCharacter] = [
      createCharacter('ash', 'ÁSH'),
      createCharacter('ash-2', 'Ash of the North'),
    ];
    const existing = (characterId: string) =>
      [ashCharacter, otherCharacter].find((character) => character?.id === characterId);
    const rowResults = await readRows(`${SMALL_HEADINGS}\n${ASH_CELLS}\n${ASH_CELLS}\n`, {}, { existing });
    expect(rowResults.map(({ document, faults }) => document?.id ?? faults)).toEqual(['ash', 'ash-3']);
  });

  it('never overwrites characters of another game, and reports their ids as taken', async () => {
    const stranger = { ...(sampleCharacters[0] as Character), id: 'ash', name: 'Ash', ruleset: 'ssua' };
    const existing = (characterId: string) => (characterId === 'ash' ? stranger : undefined);
    const rowResults = await readRows(`Id,${SMALL_HEADINGS}\nash,${ASH_CELLS}\n,${ASH_CELLS}\n`, {}, { existing });
    expect(rowResults[0]?.faults.map(({ message }) => message)).toEqual([
      "Row 2, column Id: 'ash' is the id of a character of another game; each character needs its own.",
    ]);
    expect(rowResults[1]?.document).toMatchObject({ id: 'ash-2', ruleset: 'supers-unlimited' });
  });

  it('reserves no id for a row with faults', async () => {
    const rowResults = await readRows(
      `Id,${SMALL_HEADINGS}\nrook,${ASH_CELLS.replace('Ash,4', 'Ash,x')}\nrook,${ASH_CELLS}\n`,
    );
    expect(rowResults.map(({ document }) => document?.id)).toEqual([undefined, 'rook']);
  });

  it('escapes invisible characters and direction marks in messages', async () => {
    const [rowResult] = await readRows(`Level\n"4\u202e\u0007 not"\n`);
    expect(rowResult?.faults[0]?.message).toContain("'4\\u{202e}\\u{7} not' is no number");
  });

  it('removes the apostrophe before formulas and keeps the sign of a number', async () => {
    const [rowResult] = await readRows(`${SMALL_HEADINGS},Notes\n${ASH_CELLS.replace(',0,3', ',-1,3')},'=SUM(A1)\n`);
    expect(rowResult?.document).toMatchObject({ notes: '=SUM(A1)', traits: { magic: { resistance: -1 } } });
  });
});
