/**
 * Tests for games whose characters are defined by a table of fields that exported CSV and XLSX files are read back
 * unchanged.
 */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type FieldSpec,
  type FieldTable,
  isNumberField,
  isOptionalField,
} from '../../src/shared/character-fields/field.ts';
import { getHashedText } from '../../src/shared/document/fingerprint/fingerprint.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { FIELDS as ACTION_ROUND } from '../../src/shared/games/action-round/fields.ts';
import { FIELDS as BATTLETECH } from '../../src/shared/games/battletech-kcw/fields.ts';
import { FIELDS as BULLETPROOF } from '../../src/shared/games/bulletproof-blues/fields.ts';
import { FIELDS as SSUA } from '../../src/shared/games/ssua/fields.ts';
import { exportSpreadsheet } from '../../src/shared/spreadsheet/export-spreadsheet.ts';
import { guessMapping } from '../../src/shared/spreadsheet/mapping.ts';
import { RowReader } from '../../src/shared/spreadsheet/read-rows.ts';
import { findLikelySheet, readSpreadsheet } from '../../src/shared/spreadsheet/read-spreadsheet.ts';
import { findLikelyGame } from '../../src/shared/spreadsheet/spreadsheet-games.ts';
import { FIELDS as TIN_PARADE } from '../games/tin-parade/table.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { GAMES_AND_PARADE as GAMES } from '../support/games.ts';
import { arbitraryCellText } from '../support/play/cell-text.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { translate } from '../support/texts.ts';

const anyNumber = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(0, 0.25, Infinity, -Infinity));
const anyTexts = fc.array(arbitraryCellText, { maxLength: 3 });

/** Generates any readable value of a field, sensible or not. */
function createFieldArbitrary(field: FieldSpec): fc.Arbitrary<unknown> {
  if (isNumberField(field)) return anyNumber;
  switch (field.kind) {
    case 'flag':
      return fc.boolean();
    case 'texts':
      return anyTexts;
    case 'word':
      return fc.oneof(fc.constantFrom(...field.words.flatMap(({ id, printed }) => [id, printed])), arbitraryCellText);
    case 'numbers': {
      const anyWord = fc.oneof(
        fc.constantFrom(...field.words.flatMap(({ id, printed }) => [id, printed])),
        arbitraryCellText,
      );
      return fc.dictionary(anyWord, anyNumber, { maxKeys: 4 });
    }
    case 'group':
      return createRecordArbitrary(field.fields);
    case 'list':
      return fc.array(createRecordArbitrary(field.item), { maxLength: 3 });
    default:
      return arbitraryCellText;
  }
}

function createRecordArbitrary(fields: FieldTable): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields);
  return fc.record(Object.fromEntries(entries.map(([key, field]) => [key, createFieldArbitrary(field)])), {
    requiredKeys: entries.filter(([, field]) => !isOptionalField(field)).map(([key]) => key),
  });
}

const createCharactersArbitrary = (ruleset: string, fields: FieldTable): fc.Arbitrary<Character[]> => {
  const anyCommonFields = fc.record(
    { name: arbitraryCellText, concept: arbitraryCellText, factions: anyTexts, notes: arbitraryCellText },
    { requiredKeys: ['name'] },
  );
  const anyCharacterWithoutId = fc
    .tuple(anyCommonFields, createRecordArbitrary(fields))
    .map(([commonFields, gameFields]) => ({
      format: 'rollcall.character',
      version: 1,
      ruleset,
      ...commonFields,
      ...gameFields,
    }));
  return fc
    .uniqueArray(fc.oneof(arbitraryCellText, fc.constantFrom('ash', '007', '=1+1')), { minLength: 1, maxLength: 4 })
    .chain((characterIds) =>
      fc.tuple(
        ...characterIds.map((characterId) =>
          anyCharacterWithoutId.map((character) => ({ ...character, id: characterId }) as unknown as Character),
        ),
      ),
    );
};

async function readBack(fileBytes: Uint8Array): Promise<unknown[]> {
  const reading = await readSpreadsheet(translate, GAMES, fileBytes);
  const grid = reading.ok ? findLikelySheet(GAMES, reading.sheets) : undefined;
  const game = grid && findLikelyGame(GAMES, grid.headings);
  if (!grid || !game) throw new Error(reading.ok ? 'of no game' : reading.message);
  const mapping = guessMapping(grid.headings, game.table.columns);
  const reader = new RowReader(translate, GAMES, grid, mapping, game.table, {
    factions: [],
    existing: () => undefined,
  });
  return grid.rows.map((row) => {
    const { document, faults } = reader.read(row);
    return document === undefined ? faults : [getHashedText(GAMES, document), document.notes ?? ''];
  });
}

const FIELD_TABLES: readonly (readonly [string, FieldTable])[] = [
  ['ssua', SSUA],
  ['battletech-kcw', BATTLETECH],
  ['action-round', ACTION_ROUND],
  ['bulletproof-blues', BULLETPROOF],
  ['tin-parade', TIN_PARADE],
];

it.each(FIELD_TABLES)(
  'every character of %s survives a spreadsheet unchanged, as CSV and as XLSX',
  async (ruleset, fields) => {
    const createProperty = (format: 'csv' | 'xlsx') =>
      fc.asyncProperty(createCharactersArbitrary(ruleset, fields), async (characters) => {
        const { bytes } = await exportSpreadsheet(translate, GAMES, characters, format);
        expect(await readBack(bytes)).toEqual(
          characters.map((character) => [getHashedText(GAMES, character), character.notes ?? '']),
        );
      });
    await fc.assert(createProperty('csv'), { seed: SEED, numRuns: scaleRuns(100) });
    await fc.assert(createProperty('xlsx'), { seed: SEED, numRuns: scaleRuns(8) });
  },
);
