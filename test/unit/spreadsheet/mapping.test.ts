import { describe, expect, it } from 'vitest';
import {
  adaptMapping,
  guessMapping,
  missingFields,
  readMapping,
  setField,
} from '../../../src/shared/spreadsheet/mapping.ts';
import { applyMappingFile, readMappingFile } from '../../../src/shared/spreadsheet/mapping-file.ts';
import { getSpreadsheetRules } from '../../../src/shared/spreadsheet/spreadsheet-games.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { t } from '../../support/texts.ts';

const { columns } = getSpreadsheetRules(LOADED_GAMES);
const fields = (...headings: string[]) => guessMapping(headings, columns).columns.map(({ field }) => field);

describe('a mapping', () => {
  it('is guessed from headings in any order, any case and with any signs', () => {
    expect(fields('MIND-RESISTANCE', 'hp', 'Name', 'fight_dice')).toEqual([
      '/traits/mind/resistance',
      '/hp/total',
      '/name',
      '/traits/fight/dice',
    ]);
  });

  it('knows other words, and forgives one slip in long ones', () => {
    expect(fields('Hero', 'Lvl', 'Hit Points', 'Shoot', 'Wekness', 'Infiltartor')).toEqual([
      '/name',
      '/level',
      '/hp/total',
      '/traits/aim/dice',
      '/weaknesses',
      '/infiltrator',
    ]);
  });

  it('takes a Resistance for that of the trait before it', () => {
    expect(fields('Fight', 'Res', 'Mind', 'Res')).toEqual([
      '/traits/fight/dice',
      '/traits/fight/resistance',
      '/traits/mind/dice',
      '/traits/mind/resistance',
    ]);
  });

  it('gives a field to one column, and leaves what it does not know', () => {
    expect(fields('Name', 'Hero', 'Player', '')).toEqual(['/name', undefined, undefined, undefined]);
  });

  it('knows every heading of its own tables, each for its own field', () => {
    expect(fields(...columns.map(({ heading }) => heading))).toEqual(columns.map(({ pointer: path }) => path));
  });

  it('that was kept fits the same headings in another order, and no others', () => {
    const kept = setField(guessMapping(['Name', 'Stufe', 'Res', 'Res'], columns), 1, '/level');
    expect(adaptMapping(['res', 'STUFE', 'Res', 'Name'], kept)?.columns.map(({ field }) => field)).toEqual([
      undefined,
      '/level',
      undefined,
      '/name',
    ]);
    expect(adaptMapping(['Name', 'Stufe', 'Res'], kept)).toBeUndefined();
    expect(adaptMapping(['Name', 'Stufe', 'Res', 'Rang'], kept)).toBeUndefined();
  });

  it('moves a field from one column to another', () => {
    const moved = setField(guessMapping(['Name', 'Alias'], columns), 1, '/name');
    expect(moved.columns.map(({ field }) => field)).toEqual([undefined, '/name']);
  });

  it('says which needed fields nothing gives', () => {
    const guessed = guessMapping(['Name', 'Level', 'Alignment', 'Power', 'Move', 'Size'], columns);
    const missing = missingFields({ ...guessed, constants: { '/hp/total': '8' } }, columns).map(
      ({ heading }) => heading,
    );
    expect(missing).toContain('Fight dice');
    expect(missing).not.toContain('HP');
  });

  it('comes back from where it was kept, and nothing else does', () => {
    const guessed = guessMapping(['Name', 'Player'], columns);
    expect(readMapping(JSON.parse(JSON.stringify(guessed)))).toEqual(JSON.parse(JSON.stringify(guessed)));
    for (const other of [null, 1, {}, { version: 2, columns: [] }, { version: 1, columns: [1] }])
      expect(readMapping(other)).toBeUndefined();
  });
});

describe('a mapping in a file', () => {
  it('names headings and fields as people do, over what is guessed', () => {
    const file = readMappingFile({ columns: { Stufe: 'level', Hero: '' }, constants: { Size: '2' }, tags: ['watch'] });
    if (typeof file === 'function') throw new Error(file(t));
    const mapping = applyMappingFile(['Hero', 'Stufe', 'HP'], file, columns);
    expect(mapping).toMatchObject({ constants: { '/size': '2' }, tags: 'watch' });
    expect(typeof mapping === 'object' && mapping.columns.map(({ field }) => field)).toEqual([
      undefined,
      '/level',
      '/hp/total',
    ]);
  });

  it('is refused with what is wrong', () => {
    const faultOf = (read: unknown) => (typeof read === 'function' ? (read as (translate: typeof t) => string)(t) : '');
    expect(faultOf(readMappingFile({ colums: {} }))).toContain('is no mapping');
    expect(faultOf(readMappingFile({ constants: { Size: 2 } }))).toBe(
      'is no mapping: constants.Size should be another value',
    );
    expect(
      faultOf(applyMappingFile(['Stufe'], { columns: { Stufe: 'Rang' }, constants: {}, tags: [] }, columns)),
    ).toContain('names a field Rang that characters do not have; there are Id, Name,');
  });
});
