import { describe, expect, it } from 'vitest';
import { type CellKind, LONG_TEXT, TEXT, YES_NO } from '../../../src/shared/spreadsheet/cell.ts';
import { ENTRIES } from '../../../src/shared/spreadsheet/entry-cell.ts';
import { NUMBER } from '../../../src/shared/spreadsheet/number-cell.ts';
import { getSpreadsheetRules } from '../../../src/shared/spreadsheet/spreadsheet-games.ts';
import { createWordListKind, FACTIONS } from '../../../src/shared/spreadsheet/word-cell.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';

const context = { factions: [{ id: 'watch', name: 'The Watch' }] };
/** Returns the value of a cell, or `! ` and the reason why the cell is wrong. */
const readCell = (cellKind: CellKind, cellText: string) => {
  const readResult = cellKind.read(cellText, context);
  return readResult.ok ? readResult.value : `! ${readResult.describeFault(translate)}`;
};
const getColumnKind = (pointer: string) =>
  getSpreadsheetRules(LOADED_GAMES).columns.find((candidate) => candidate.pointer === pointer)?.kind as CellKind;

describe('spreadsheet cells', () => {
  it.each([
    ['4', 4],
    [' 4,5 ', 4.5],
    ['4.50', 4.5],
    ['−2', -2],
    ['+3', 3],
    ['5″', 5],
    ['5 in.', 5],
    ['4D', 4],
    ['3d10', 3],
    ['1e3', 1000],
    ['1e999', Number.POSITIVE_INFINITY],
    ['1e3″', 1000],
    ['6 in', 6],
    ['2D10', 2],
    ['six', '! is no number'],
    ['4-5', '! is no number'],
    ['', '! is no number'],
    ['0x10', '! is no number'],
    ['2026-05-04', '! is a date and no number'],
    ['1,000', '! can be read in two ways; write it without a sign between thousands'],
  ])('reads %j as the number %j', (cellText, expectedNumber) => {
    expect(readCell(NUMBER, cellText)).toBe(expectedNumber);
  });

  it.each([
    ['Ash', 'Ash'],
    ['', '""'],
    [' Ash ', '" Ash "'],
    ['=1+1', '"=1+1"'],
    ['-5', '"-5"'],
    ['@home', '"@home"'],
    ["'=x", '"\'=x"'],
    ['007', '"007"'],
    ['"Ash"', '"\\"Ash\\""'],
    ['a\u202eb', '"a\\u202eb"'],
    ['a\nb', '"a\\nb"'],
    ['6″ Ash', '6″ Ash'],
  ])('writes the text %j as %s and reads it back', (cellText, writtenCell) => {
    expect(TEXT.write(cellText)).toBe(writtenCell);
    expect(readCell(TEXT, writtenCell)).toBe(cellText);
  });

  it('keeps the lines of long texts', () => {
    expect(LONG_TEXT.write('a\n\n=b')).toBe('a\n\n=b');
    expect(readCell(LONG_TEXT, 'a\r\nb')).toBe('a\nb');
  });

  it('reads yes and no in several spellings', () => {
    expect(['Yes', 'x', 'TRUE', '1', 'no', '0', '-', 'maybe'].map((cellText) => readCell(YES_NO, cellText))).toEqual([
      ...[true, true, true, true, false, false, false],
      '! is neither yes nor no',
    ]);
  });

  it('reads words of the rules in any spelling and keeps unknown words', () => {
    expect(readCell(getColumnKind('/movement'), 'Wall crawl, LINE-SWING / teleport\nhover')).toEqual([
      ...['wall-crawl', 'line-swing', 'teleport', 'hover'],
    ]);
    expect(getColumnKind('/classes').write(['tank', 'Tank', 'a;b', ''])).toBe('tank; "Tank"; "a;b"; ""');
    expect(readCell(getColumnKind('/movement'), 'none')).toEqual([]);
    expect(getColumnKind('/movement').write(['none'])).toBe('"none"');
  });

  it('reads factions as ids or known names', () => {
    expect(readCell(createWordListKind(FACTIONS), 'the watch; choir; Old Guard')).toEqual([
      'watch',
      'choir',
      'Old Guard',
    ]);
    expect(createWordListKind(FACTIONS).write(['watch', 'Old Guard'])).toBe('watch; "Old Guard"');
  });

  it('marks weaknesses that are Vulnerabilities', () => {
    expect(readCell(getColumnKind('/weaknesses'), 'Fire; Plasma X (Vulnerability)')).toEqual([
      { keyword: 'fire' },
      { keyword: 'plasma-x', vulnerability: true },
    ]);
  });

  it('reads one entry per line, with text and list', () => {
    const cellText = 'Leadership: May lead; even this: yes.\nGear: Carried. [rope; "lamp; oil"]\nFlight; Telekinesis';
    const entries = [
      { name: 'Leadership', text: 'May lead; even this: yes.' },
      { name: 'Gear', text: 'Carried.', items: ['rope', 'lamp; oil'] },
      { name: 'Flight' },
      { name: 'Telekinesis' },
    ];
    expect(readCell(ENTRIES, cellText)).toEqual(entries);
    expect(readCell(ENTRIES, String(ENTRIES.write(entries)))).toEqual(entries);
  });

  it('explains what is wrong with an attack', () => {
    expect(readCell(getColumnKind('/attacks'), 'Bash: Fight')).toContain('has an attack that is not written as');
    expect(readCell(getColumnKind('/attacks'), 'Bash: Fight / Close / +many / Damage')).toContain(
      'has a bonus that is none',
    );
  });
});
