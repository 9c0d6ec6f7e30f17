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
import { heroTable } from '../../support/files/hero-table.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { t } from '../../support/texts.ts';

const samples = readdirSync('samples/supers-unlimited/characters').map(
  (file) => JSON.parse(readFileSync(`samples/supers-unlimited/characters/${file}`, 'utf8')) as Character,
);
const rules = getSpreadsheetRules(LOADED_GAMES);
const bytes = (text: string) => new TextEncoder().encode(text);

async function gridOf(table: Uint8Array): Promise<Grid> {
  const read = await readSpreadsheet(t, LOADED_GAMES, table);
  if (!read.ok) throw new Error(read.message);
  return findLikelySheet(LOADED_GAMES, read.sheets) as Grid;
}

async function rowsOf(
  text: string | Uint8Array,
  change: Partial<Mapping> = {},
  context: Partial<ReadRowsContext> = {},
) {
  const grid = await gridOf(typeof text === 'string' ? bytes(text) : text);
  const mapping = { ...guessMapping(grid.headings, rules.columns), ...change };
  const reader = new RowReader(t, GAMES, grid, mapping, rules, { factions: [], existing: () => undefined, ...context });
  return grid.rows.map((row) => reader.read(row));
}

const SMALL = 'Name,Level,Alignment,Power,Move,Size,HP,Fight,Res,Aim,Res,Mind,Res,Magic,Res,Recovery';
const ASH = 'Ash,4,hero,4,5,2,9,4,2,3,1,2,1,1,0,3';

describe('rows of a table', () => {
  it('give back every sample, from CSV and from XLSX', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes: file, notes } = await exportSpreadsheet(t, LOADED_GAMES, samples, format);
      const read = await rowsOf(file);
      expect(notes).toEqual([]);
      expect(read.flatMap(({ faults }) => faults)).toEqual([]);
      expect(read.map(({ document }) => document && computeFingerprint(GAMES, document))).toEqual(
        samples.map((one) => computeFingerprint(GAMES, one)),
      );
    }
  });

  it('of three hundred with thirty bad ones, name these by row and column and give the others', async () => {
    const { csv, bad } = heroTable(300, 30);
    const read = await rowsOf(csv);
    expect(read).toHaveLength(300);
    expect(read.filter(({ document }) => document)).toHaveLength(270);
    const faults = read.flatMap((row) => row.faults);
    expect(bad).toHaveLength(30);
    expect(faults.map(({ message }) => message.split(':')[0])).toEqual(
      bad.map(({ row, heading }) => `Row ${row}, column ${heading}`),
    );
    for (const [index, { text }] of bad.entries()) expect(faults[index]?.message).toContain(`'${text}' `);
    expect(faults[0]?.message).toBe("Row 2, column Lvl: 'six' is no number.");
    const good = read[1]?.document as Character;
    expect(good).toMatchObject({
      id: 'hero-2',
      classes: ['tank', 'speedster'],
      move: 5,
      traits: { recovery: { dice: 3 } },
    });
    expect(good.traits.magic).toEqual({ dice: 1, resistance: 0 });
    expect(good.attacks[1]).toEqual({
      name: 'Bolt',
      trait: 'aim',
      type: 'projectile',
      range: 8,
      bonusDice: 1,
      effects: [{ effect: 'damage' }, { effect: 'stun' }],
    });
  });

  it('that say something illegal are read, and judged like any other', async () => {
    const [row] = await rowsOf(`${SMALL}\n${ASH.replace('Ash,4', 'Ash,44')}`);
    expect(row?.document).toMatchObject({ level: 44 });
    expect(judge(GAMES, row?.document as Character).findings.map(({ code }) => code)).toContain('su.character.level');
  });

  it('need every value that a character needs', async () => {
    const [row] = await rowsOf(`${SMALL}\n${ASH.replace(',9,', ',,')}`);
    expect(row?.document).toBeUndefined();
    expect(row?.faults).toEqual([
      { column: 6, heading: 'HP', message: 'Row 2, column HP: is empty; every character needs it.' },
    ]);
    const [other] = await rowsOf('Name,Level\nAsh,4');
    expect(other?.faults).toHaveLength(1);
    expect(other?.faults[0]?.message).toMatch(
      /^Row 2: no column gives Alignment, Power, .*Recovery dice, and this character is not in the library\.$/,
    );
    const [both] = await rowsOf(`${SMALL}\n${ASH.replace(',9,', ',,').replace('Ash,4', 'Ash,x')}`);
    expect(both?.faults.map(({ heading }) => heading)).toEqual(['Level', 'HP']);
  });

  it('take constants for columns that are not there, and tags for all', async () => {
    const text = `${SMALL},Factions\n${ASH.replace('hero,', '')},choir\n`.replace('Alignment,', '');
    const [row] = await rowsOf(
      text,
      { constants: { '/alignment': 'Anti-Hero' }, tags: 'The Watch; choir' },
      {
        factions: [{ id: 'watch', name: 'The Watch' }],
      },
    );
    expect(row?.document).toMatchObject({ alignment: 'anti-hero', factions: ['choir', 'watch'] });
  });

  it('say when a constant is wrong', async () => {
    const [row] = await rowsOf('Name\nAsh', { constants: { '/level': 'high' } });
    expect(row?.faults[0]?.message).toBe("Row 2, the value for Level: 'high' is no number.");
  });

  it('with the id of a character of the library change only what they say, and keep its art', async () => {
    const old = samples.find(({ art }) => art?.drawing) as Character;
    const [row] = await rowsOf(
      `Id,Level,Concept\n${old.id},9,`,
      {},
      { existing: (id) => (id === old.id ? old : undefined) },
    );
    const { concept: _, ...rest } = old;
    expect(row?.document).toEqual({ ...rest, level: 9 });
    expect(old.level).not.toBe(9);
  });

  it('are told apart: an id made of a name is new, one that is written twice is a fault', async () => {
    const read = await rowsOf(`Id,${SMALL}\n,${ASH}\n,${ASH}\nrook,${ASH}\nrook,${ASH}\n`);
    expect(read.map(({ document }) => document?.id)).toEqual(['ash', 'ash-2', 'rook', undefined]);
    expect(read[1]?.notes).toEqual(["Row 3: 'Ash' is the name of row 2 too; this one has the id ash-2."]);
    expect(read[0]?.notes).toBeUndefined();
    expect(read[3]?.faults[0]?.message).toBe(
      "Row 5, column Id: 'rook' is the id of row 4 already; each character needs its own.",
    );
  });

  it('without ids meet the character of their name, and none of another name', async () => {
    const named = (id: string, name: string) => ({ ...(samples[0] as Character), id, name });
    const [ash, other] = [named('ash', 'ÁSH'), named('ash-2', 'Ash of the North')];
    const existing = (id: string) => [ash, other].find((one) => one?.id === id);
    const read = await rowsOf(`${SMALL}\n${ASH}\n${ASH}\n`, {}, { existing });
    expect(read.map(({ document, faults }) => document?.id ?? faults)).toEqual(['ash', 'ash-3']);
  });

  it('leave characters of another game alone, whose ids they cannot have', async () => {
    const stranger = { ...(samples[0] as Character), id: 'ash', name: 'Ash', ruleset: 'ssua' };
    const existing = (id: string) => (id === 'ash' ? stranger : undefined);
    const read = await rowsOf(`Id,${SMALL}\nash,${ASH}\n,${ASH}\n`, {}, { existing });
    expect(read[0]?.faults.map(({ message }) => message)).toEqual([
      "Row 2, column Id: 'ash' is the id of a character of another game; each character needs its own.",
    ]);
    expect(read[1]?.document).toMatchObject({ id: 'ash-2', ruleset: 'supers-unlimited' });
  });

  it('that are bad take no id from the others', async () => {
    const read = await rowsOf(`Id,${SMALL}\nrook,${ASH.replace('Ash,4', 'Ash,x')}\nrook,${ASH}\n`);
    expect(read.map(({ document }) => document?.id)).toEqual([undefined, 'rook']);
  });

  it('show nothing that turns or hides text', async () => {
    const [row] = await rowsOf(`Level\n"4\u202e\u0007 not"\n`);
    expect(row?.faults[0]?.message).toContain("'4\\u{202e}\\u{7} not' is no number");
  });

  it('take the guard before formulas away, and keep a sign that belongs to a number', async () => {
    const [row] = await rowsOf(`${SMALL},Notes\n${ASH.replace(',0,3', ',-1,3')},'=SUM(A1)\n`);
    expect(row?.document).toMatchObject({ notes: '=SUM(A1)', traits: { magic: { resistance: -1 } } });
  });
});
