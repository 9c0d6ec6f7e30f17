/** Tests that every readable character that is written to a spreadsheet is read back unchanged. */

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
import { arbitraryCellText as text } from '../support/play/cell-text.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { translate } from '../support/texts.ts';

const runOptions = { seed: SEED, numRuns: scaleRuns(300) };
const rules = getSpreadsheetRules(LOADED_GAMES);
const isKnown = createIsKnownHeading(rules.columns);

const anyNumber = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 4.5, -0, 1e21, 5e-324, 0.1 + 0.2),
);
const anyWords = fc.array(fc.oneof(text, fc.constantFrom('tank', 'Tank', 'wall-crawl', 'fire', 'plasma-x')), {
  maxLength: 4,
});
const createWordArbitrary = (...knownWords: string[]) => fc.oneof(fc.constantFrom(...knownWords), text);
const anyEntry: fc.Arbitrary<Entry> = fc.record(
  { name: text, text, items: fc.array(text, { maxLength: 3 }) },
  { requiredKeys: ['name'] },
);
const anyAttack: fc.Arbitrary<Attack> = fc.record(
  {
    name: text,
    trait: createWordArbitrary('fight', 'aim', 'Fight', 'Aim'),
    versus: createWordArbitrary('mind', 'magic'),
    type: createWordArbitrary('close', 'beam', 'Beam 8'),
    range: anyNumber,
    bonusDice: anyNumber,
    bonus: anyNumber,
    effects: fc.array(
      fc.record(
        { effect: createWordArbitrary('damage', 'control', 'hp-drain'), type: createWordArbitrary('all', 'undead') },
        { requiredKeys: ['effect'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ['name', 'trait', 'type', 'effects'] },
);
const anyResistedTrait = fc.record({ dice: anyNumber, resistance: anyNumber });
/** Shoot is another name of Aim in spreadsheets (E?1), so it would be read back as `aim`. */
const notShoot = (character: Character) =>
  !character.attacks.some(({ trait, versus }) => [trait, versus].some((traitName) => /^shoot$/i.test(traitName ?? '')));

/** Generates any readable character, sensible or not. */
const wildCharacter: fc.Arbitrary<Character> = fc
  .record(
    {
      name: text,
      concept: text,
      level: anyNumber,
      alignment: createWordArbitrary('hero', 'Hero', 'anti-hero'),
      classes: anyWords,
      factions: anyWords,
      power: anyNumber,
      move: anyNumber,
      size: anyNumber,
      reach: anyNumber,
      hp: fc.record({ total: anyNumber, red: anyNumber }, { requiredKeys: ['total'] }),
      traits: fc.record({
        fight: anyResistedTrait,
        aim: anyResistedTrait,
        mind: anyResistedTrait,
        magic: anyResistedTrait,
        recovery: fc.record({ dice: anyNumber }),
      }),
      movement: anyWords,
      keywords: fc.record(
        { type: anyWords, origin: anyWords, elements: anyWords, specialties: anyWords },
        { requiredKeys: ['type', 'origin'] },
      ),
      weaknesses: fc.array(fc.record({ keyword: text, vulnerability: fc.boolean() }, { requiredKeys: ['keyword'] }), {
        maxLength: 3,
      }),
      immunities: anyWords,
      talents: fc.array(anyEntry, { maxLength: 3 }),
      abilities: fc.array(anyEntry, { maxLength: 2 }),
      spells: fc.array(anyEntry, { maxLength: 2 }),
      attacks: fc.array(anyAttack, { maxLength: 3 }),
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
  .map((fields) => ({
    format: 'rollcall.character' as const,
    version: 1,
    ruleset: 'supers-unlimited' as const,
    id: '',
    ...fields,
  }))
  .filter(notShoot);

/** Generates several characters with unique ids. */
const anyCharacters = fc
  .uniqueArray(fc.oneof(text, fc.constantFrom('ash', '007', '=1+1')), { minLength: 1, maxLength: 4 })
  .chain((characterIds) =>
    fc.tuple(
      ...characterIds.map((characterId) =>
        fc.oneof(wildCharacter, anyCharacter).map((character): Character => ({ ...character, id: characterId })),
      ),
    ),
  );

function readCharacters(reading: SpreadsheetReading): Character[] {
  if (!reading.ok) throw new Error(reading.message);
  const [grid] = reading.sheets;
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

/** Lists fingerprints and hashed texts, which show where two characters differ. */
const listHashedTexts = (characters: readonly Character[]) =>
  characters.map((character) => [computeFingerprint(GAMES, character), ...getHashedText(GAMES, character).split(',"')]);

describe('a spreadsheet', () => {
  it('gives back every character unchanged as CSV', async () => {
    await fc.assert(
      fc.asyncProperty(anyCharacters, async (characters) => {
        const csvBytes = new TextEncoder().encode(formatCsv(writeRows(characters, rules.columns)));
        const readBack = readCharacters(await readCsvSpreadsheet(translate, csvBytes, isKnown));
        expect(listHashedTexts(readBack)).toEqual(listHashedTexts(characters));
        expect(readBack.map(({ notes = '' }) => notes)).toEqual(characters.map(({ notes = '' }) => notes));
      }),
      runOptions,
    );
  });

  it('gives back every character unchanged as XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(anyCharacters, async (characters) => {
        const xlsxBytes = await writeXlsxBytes(characters, rules.columns);
        const readBack = readCharacters(await readXlsxSpreadsheet(translate, xlsxBytes, isKnown));
        expect(listHashedTexts(readBack)).toEqual(listHashedTexts(characters));
      }),
      { ...runOptions, numRuns: scaleRuns(100) },
    );
  });

  it('contains no formula as CSV for any separator', async () => {
    const anyRiskyText = fc.constantFrom(
      ';=1',
      'a;=1',
      'a,+cmd()',
      'a\t@x',
      'x";=1',
      "x;'=1",
      'a|-1',
      ';＝1',
      'a;-1;=2',
    );
    const anyRiskyCharacters = fc
      .array(fc.tuple(anyRiskyText, anyRiskyText, anyRiskyText), { minLength: 1, maxLength: 3 })
      .map((texts) =>
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
      fc.asyncProperty(anyRiskyCharacters, async (riskyCharacters) => {
        const csvText = formatCsv(writeRows(riskyCharacters, rules.columns));
        // Some program splits the lines, which follow a byte order mark, at each of these separators. No part may then begin with a
        // formula, even after quotation marks. Signed numbers are allowed.
        for (const separator of [';', ',', '\t', '|'])
          for (const line of csvText.slice(1).split(/\r?\n|\r/))
            for (const part of line.split(separator))
              expect(part, line).not.toMatch(/^["']*(?:[=@＝＠]|[+-](?![\d.]+$))/u);
        const readBack = readCharacters(
          await readCsvSpreadsheet(translate, new TextEncoder().encode(csvText), isKnown),
        );
        expect(listHashedTexts(readBack)).toEqual(listHashedTexts(riskyCharacters));
        expect(readBack.map(({ notes }) => notes)).toEqual(riskyCharacters.map(({ notes }) => notes));
      }),
      runOptions,
    );
  });

  it('quotes every text that a locale may split, but no numbers', () => {
    const csvText = formatCsv([
      ['Name', 'Bonus'],
      ['a;b', -1],
      [';=1', 2],
      ['a|b', 3],
      ['', 0.5],
    ]);
    expect(csvText).toBe('\ufeffName,Bonus\r\n"a;b",-1\r\n";=1",2\r\n"a|b",3\r\n,0.5\r\n');
  });

  it('begins no cell with a formula character except for negative numbers', () => {
    fc.assert(
      fc.property(anyCharacters, (list) => {
        for (const cell of writeRows(list, rules.columns).flat())
          if (typeof cell === 'string') expect(cell).not.toMatch(/^['\s]*[=+@\t\r＝＋－＠]|^-(?!1e999$)/u);
      }),
      runOptions,
    );
  });
});
