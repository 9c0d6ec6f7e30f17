/** Laws of tables: what is written is read back, for every character that can be read. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFingerprint, getHashedText } from '../../src/shared/document/fingerprint/fingerprint.ts';
import type { Entry } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Attack, Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { formatCsv, readCsvSpreadsheet } from '../../src/shared/spreadsheet/csv.ts';
import type { SpreadsheetReading } from '../../src/shared/spreadsheet/grid.ts';
import { createIsKnownHeading, guessMapping } from '../../src/shared/spreadsheet/mapping.ts';
import { RowReader } from '../../src/shared/spreadsheet/read-rows.ts';
import { readXlsxSpreadsheet } from '../../src/shared/spreadsheet/read-xlsx.ts';
import { getSpreadsheetRules } from '../../src/shared/spreadsheet/spreadsheet-games.ts';
import { writeRows } from '../../src/shared/spreadsheet/write-rows.ts';
import { writeXlsxBytes } from '../../src/shared/spreadsheet/write-xlsx.ts';
import { anyCharacter, SEED } from '../support/documents/arbitrary.ts';
import { readBaseCharacter } from '../support/documents/fixture.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { cellText as text } from '../support/play/table-texts.ts';
import { scaleRuns } from '../support/runs.ts';
import { translate } from '../support/texts.ts';

const run = { seed: SEED, numRuns: scaleRuns(300) };
const rules = getSpreadsheetRules(LOADED_GAMES);
const isKnown = createIsKnownHeading(rules.columns);

const number = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 4.5, -0, 1e21, 5e-324, 0.1 + 0.2),
);
const words = fc.array(fc.oneof(text, fc.constantFrom('tank', 'Tank', 'wall-crawl', 'fire', 'plasma-x')), {
  maxLength: 4,
});
const oneOf = (...known: string[]) => fc.oneof(fc.constantFrom(...known), text);
const entry: fc.Arbitrary<Entry> = fc.record(
  { name: text, text, items: fc.array(text, { maxLength: 3 }) },
  { requiredKeys: ['name'] },
);
const attack: fc.Arbitrary<Attack> = fc.record(
  {
    name: text,
    trait: oneOf('fight', 'aim', 'Fight', 'Aim'),
    versus: oneOf('mind', 'magic'),
    type: oneOf('close', 'beam', 'Beam 8'),
    range: number,
    bonusDice: number,
    bonus: number,
    effects: fc.array(
      fc.record(
        { effect: oneOf('damage', 'control', 'hp-drain'), type: oneOf('all', 'undead') },
        { requiredKeys: ['effect'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ['name', 'trait', 'type', 'effects'] },
);
const resisted = fc.record({ dice: number, resistance: number });
const notShoot = (c: Character) =>
  !c.attacks.some(({ trait, versus }) => [trait, versus].some((w) => /^shoot$/i.test(w ?? '')));

/** Any character at all. */
const wildCharacter: fc.Arbitrary<Character> = fc
  .record(
    {
      name: text,
      concept: text,
      level: number,
      alignment: oneOf('hero', 'Hero', 'anti-hero'),
      classes: words,
      factions: words,
      power: number,
      move: number,
      size: number,
      reach: number,
      hp: fc.record({ total: number, red: number }, { requiredKeys: ['total'] }),
      traits: fc.record({
        fight: resisted,
        aim: resisted,
        mind: resisted,
        magic: resisted,
        recovery: fc.record({ dice: number }),
      }),
      movement: words,
      keywords: fc.record(
        { type: words, origin: words, elements: words, specialties: words },
        { requiredKeys: ['type', 'origin'] },
      ),
      weaknesses: fc.array(fc.record({ keyword: text, vulnerability: fc.boolean() }, { requiredKeys: ['keyword'] }), {
        maxLength: 3,
      }),
      immunities: words,
      talents: fc.array(entry, { maxLength: 3 }),
      abilities: fc.array(entry, { maxLength: 2 }),
      spells: fc.array(entry, { maxLength: 2 }),
      attacks: fc.array(attack, { maxLength: 3 }),
      infiltrator: fc.boolean(),
      notes: text,
    },
    {
      requiredKeys: [
        'name',
        'level',
        'alignment',
        'classes',
        'power',
        'move',
        'size',
        'hp',
        'traits',
        'keywords',
        'attacks',
      ],
    },
  )
  .map((c) => ({
    format: 'rollcall.character' as const,
    version: 1,
    ruleset: 'supers-unlimited' as const,
    id: '',
    ...c,
  }))
  .filter(notShoot);

/** Several with ids of their own. */
const characters = fc
  .uniqueArray(fc.oneof(text, fc.constantFrom('ash', '007', '=1+1')), { minLength: 1, maxLength: 4 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.oneof(wildCharacter, anyCharacter).map((c): Character => ({ ...c, id })))),
  );

function charactersOf(read: SpreadsheetReading): Character[] {
  if (!read.ok) throw new Error(read.message);
  const [grid] = read.sheets;
  if (grid === undefined) throw new Error('no sheet');
  const reader = new RowReader(translate, GAMES, grid, guessMapping(grid.headings, rules.columns), rules, {
    factions: [],
    existing: () => undefined,
  });
  return grid.rows.map((row) => {
    const { document, faults } = reader.read(row);
    if (document === undefined) throw new Error(faults.map(({ message }) => message).join('\n'));
    return document as Character;
  });
}

/** The texts that are hashed: they say where two differ. */
const prints = (list: readonly Character[]) =>
  list.map((c) => [computeFingerprint(GAMES, c), ...getHashedText(GAMES, c).split(',"')]);

describe('a spreadsheet', () => {
  it('gives back every character unchanged as CSV', async () => {
    await fc.assert(
      fc.asyncProperty(characters, async (list) => {
        const bytes = new TextEncoder().encode(formatCsv(writeRows(list, rules.columns)));
        const read = charactersOf(await readCsvSpreadsheet(translate, bytes, isKnown));
        expect(prints(read)).toEqual(prints(list));
        expect(read.map(({ notes = '' }) => notes)).toEqual(list.map(({ notes = '' }) => notes));
      }),
      run,
    );
  });

  it('gives back every character unchanged as XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(characters, async (list) => {
        const bytes = await writeXlsxBytes(list, rules.columns);
        const read = charactersOf(await readXlsxSpreadsheet(translate, bytes, isKnown));
        expect(prints(read)).toEqual(prints(list));
      }),
      { ...run, numRuns: scaleRuns(100) },
    );
  });

  it('contains no formula as CSV for any separator', async () => {
    const risky = fc.constantFrom(';=1', 'a;=1', 'a,+cmd()', 'a\t@x', 'x";=1', "x;'=1", 'a|-1', ';＝1', 'a;-1;=2');
    const list = fc.array(fc.tuple(risky, risky, risky), { minLength: 1, maxLength: 3 }).map((texts) =>
      texts.map(
        ([name, concept, notes], index): Character => ({
          ...(readBaseCharacter() as Character),
          id: `c-${index}`,
          name,
          concept,
          notes,
          talents: [{ name: concept, text: notes }],
          immunities: [name, notes],
        }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(list, async (some) => {
        const text = formatCsv(writeRows(some, rules.columns));
        for (const separator of [';', ',', '\t', '|'])
          for (const line of text.slice(1).split(/\r?\n|\r/))
            for (const part of line.split(separator))
              expect(part, line).not.toMatch(/^["']*(?:[=@＝＠]|[+-](?![\d.]+$))/u);
        const read = charactersOf(await readCsvSpreadsheet(translate, new TextEncoder().encode(text), isKnown));
        expect(prints(read)).toEqual(prints(some));
        expect(read.map(({ notes }) => notes)).toEqual(some.map(({ notes }) => notes));
      }),
      run,
    );
  });

  it('quotes every text that a locale may split, but no numbers', () => {
    const text = formatCsv([
      ['Name', 'Bonus'],
      ['a;b', -1],
      [';=1', 2],
      ['a|b', 3],
      ['', 0.5],
    ]);
    expect(text).toBe('\ufeffName,Bonus\r\n"a;b",-1\r\n";=1",2\r\n"a|b",3\r\n,0.5\r\n');
  });

  it('begins no cell with a formula character except for negative numbers', () => {
    fc.assert(
      fc.property(characters, (list) => {
        for (const cell of writeRows(list, rules.columns).flat())
          if (typeof cell === 'string') expect(cell).not.toMatch(/^['\s]*[=+@\t\r＝＋－＠]|^-(?!1e999$)/u);
      }),
      run,
    );
  });
});
