import { describe, expect, it } from 'vitest';
import {
  adaptMapping,
  guessMapping,
  listUnassignedFields,
  readMapping,
  setField,
} from '../../../src/shared/spreadsheet/mapping.ts';
import { applyMappingFile, readMappingFile } from '../../../src/shared/spreadsheet/mapping-file.ts';
import { getSpreadsheetRules } from '../../../src/shared/spreadsheet/spreadsheet-games.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate as t } from '../../support/texts.ts';

const { columns } = getSpreadsheetRules(LOADED_GAMES);
const guessFields = (...headings: string[]) => guessMapping(headings, columns).columns.map(({ field }) => field);

describe('column mappings', () => {
  it('guesses columns from headings in any order, case and punctuation', () => {
    expect(guessFields('MIND-RESISTANCE', 'hp', 'Name', 'fight_dice')).toEqual([
      '/traits/mind/resistance',
      '/hp/total',
      '/name',
      '/traits/fight/dice',
    ]);
  });

  it('knows synonyms and accepts one typo in long headings', () => {
    expect(guessFields('Hero', 'Lvl', 'Hit Points', 'Shoot', 'Wekness', 'Infiltartor')).toEqual([
      '/name',
      '/level',
      '/hp/total',
      '/traits/aim/dice',
      '/weaknesses',
      '/infiltrator',
    ]);
  });

  it('assigns a Resistance column to the trait before it', () => {
    expect(guessFields('Fight', 'Res', 'Mind', 'Res')).toEqual([
      '/traits/fight/dice',
      '/traits/fight/resistance',
      '/traits/mind/dice',
      '/traits/mind/resistance',
    ]);
  });

  it('assigns a field to only one column and leaves unknown headings empty', () => {
    expect(guessFields('Name', 'Hero', 'Player', '')).toEqual(['/name', undefined, undefined, undefined]);
  });

  it('assigns every heading of exported spreadsheets to its own field', () => {
    expect(guessFields(...columns.map(({ heading }) => heading))).toEqual(columns.map(({ pointer }) => pointer));
  });

  it('adaptMapping fits the same headings in another order, and no other headings', () => {
    const savedMapping = setField(guessMapping(['Name', 'Stufe', 'Res', 'Res'], columns), 1, '/level');
    expect(adaptMapping(['res', 'STUFE', 'Res', 'Name'], savedMapping)?.columns.map(({ field }) => field)).toEqual([
      undefined,
      '/level',
      undefined,
      '/name',
    ]);
    expect(adaptMapping(['Name', 'Stufe', 'Res'], savedMapping)).toBeUndefined();
    expect(adaptMapping(['Name', 'Stufe', 'Res', 'Rang'], savedMapping)).toBeUndefined();
  });

  it('setField moves a field from one column to another', () => {
    const changedMapping = setField(guessMapping(['Name', 'Alias'], columns), 1, '/name');
    expect(changedMapping.columns.map(({ field }) => field)).toEqual([undefined, '/name']);
  });

  it('listUnassignedFields lists the required fields that have no column and no constant', () => {
    const guessed = guessMapping(['Name', 'Level', 'Alignment', 'Power', 'Move', 'Size'], columns);
    const missing = listUnassignedFields({ ...guessed, constants: { '/hp/total': '8' } }, columns).map(
      ({ heading }) => heading,
    );
    expect(missing).toContain('Fight dice');
    expect(missing).not.toContain('HP');
  });

  it('reads a mapping back from JSON and rejects invalid values', () => {
    const guessed = guessMapping(['Name', 'Player'], columns);
    expect(readMapping(JSON.parse(JSON.stringify(guessed)))).toEqual(JSON.parse(JSON.stringify(guessed)));
    for (const invalidMapping of [null, 1, {}, { version: 2, columns: [] }, { version: 1, columns: [1] }])
      expect(readMapping(invalidMapping)).toBeUndefined();
  });
});

describe('a mapping file', () => {
  it('accepts headings and field names in plain words and overrides the guess', () => {
    const mappingFile = readMappingFile({
      columns: { Stufe: 'level', Hero: '' },
      constants: { Size: '2' },
      tags: ['watch'],
    });
    // A function formats the reason why the file is invalid.
    if (typeof mappingFile === 'function') throw new Error(mappingFile(t));
    const mapping = applyMappingFile(['Hero', 'Stufe', 'HP'], mappingFile, columns);
    expect(mapping).toMatchObject({ constants: { '/size': '2' }, tags: 'watch' });
    expect(typeof mapping === 'object' && mapping.columns.map(({ field }) => field)).toEqual([
      undefined,
      '/level',
      '/hp/total',
    ]);
  });

  it('rejects an invalid mapping file with the reason', () => {
    const formatFault = (mappingResult: unknown) =>
      typeof mappingResult === 'function' ? (mappingResult as (translate: typeof t) => string)(t) : '';
    expect(formatFault(readMappingFile({ colums: {} }))).toContain('is no mapping');
    expect(formatFault(readMappingFile({ constants: { Size: 2 } }))).toBe(
      'is no mapping: constants.Size should be another value',
    );
    expect(
      formatFault(applyMappingFile(['Stufe'], { columns: { Stufe: 'Rang' }, constants: {}, tags: [] }, columns)),
    ).toContain('names a field Rang that characters do not have; there are Id, Name,');
  });
});
