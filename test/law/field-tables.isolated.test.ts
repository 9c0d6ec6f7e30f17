/** The same law for games whose characters are a table of fields: what is written as CSV or XLSX is read back. */

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
import { cellText } from '../support/play/table-texts.ts';
import { runs } from '../support/runs.ts';
import { t } from '../support/texts.ts';

const number = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(0, 0.25, Infinity, -Infinity));
const texts = fc.array(cellText, { maxLength: 3 });

/** Any value that can be read for a field, sensible or not. */
function anyOf(field: FieldSpec): fc.Arbitrary<unknown> {
  if (isNumberField(field)) return number;
  switch (field.kind) {
    case 'flag':
      return fc.boolean();
    case 'texts':
      return texts;
    case 'word':
      return fc.oneof(fc.constantFrom(...field.words.flatMap(({ id, printed }) => [id, printed])), cellText);
    case 'numbers': {
      const word = fc.oneof(fc.constantFrom(...field.words.flatMap(({ id, printed }) => [id, printed])), cellText);
      return fc.dictionary(word, number, { maxKeys: 4 });
    }
    case 'group':
      return allOf(field.fields);
    case 'list':
      return fc.array(allOf(field.item), { maxLength: 3 });
    default:
      return cellText;
  }
}

function allOf(fields: FieldTable): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields);
  return fc.record(Object.fromEntries(entries.map(([key, field]) => [key, anyOf(field)])), {
    requiredKeys: entries.filter(([, field]) => !isOptionalField(field)).map(([key]) => key),
  });
}

const charactersOf = (ruleset: string, fields: FieldTable): fc.Arbitrary<Character[]> => {
  const common = fc.record(
    { name: cellText, concept: cellText, factions: texts, notes: cellText },
    { requiredKeys: ['name'] },
  );
  const one = fc
    .tuple(common, allOf(fields))
    .map(([a, b]) => ({ format: 'rollcall.character', version: 1, ruleset, ...a, ...b }));
  return fc
    .uniqueArray(fc.oneof(cellText, fc.constantFrom('ash', '007', '=1+1')), { minLength: 1, maxLength: 4 })
    .chain((ids) =>
      fc.tuple(...ids.map((id) => one.map((character) => ({ ...character, id }) as unknown as Character))),
    );
};

async function readBack(bytes: Uint8Array): Promise<unknown[]> {
  const read = await readSpreadsheet(t, GAMES, bytes);
  const grid = read.ok ? findLikelySheet(GAMES, read.sheets) : undefined;
  const game = grid && findLikelyGame(GAMES, grid.headings);
  if (!grid || !game) throw new Error(read.ok ? 'of no game' : read.message);
  const mapping = guessMapping(grid.headings, game.table.columns);
  const reader = new RowReader(t, GAMES, grid, mapping, game.table, { factions: [], existing: () => undefined });
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

it.each(FIELD_TABLES)('a table gives back every character of %s, letter by letter', async (ruleset, fields) => {
  const law = (format: 'csv' | 'xlsx') =>
    fc.asyncProperty(charactersOf(ruleset, fields), async (list) => {
      const { bytes } = await exportSpreadsheet(t, GAMES, list, format);
      expect(await readBack(bytes)).toEqual(list.map((one) => [getHashedText(GAMES, one), one.notes ?? '']));
    });
  await fc.assert(law('csv'), { seed: SEED, numRuns: runs(100) });
  await fc.assert(law('xlsx'), { seed: SEED, numRuns: runs(8) });
});
