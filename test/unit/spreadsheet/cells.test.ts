import { describe, expect, it } from 'vitest';
import { type CellKind, LONG_TEXT, TEXT, YES_NO } from '../../../src/shared/spreadsheet/cell.ts';
import { ENTRIES } from '../../../src/shared/spreadsheet/entry-cell.ts';
import { NUMBER } from '../../../src/shared/spreadsheet/number-cell.ts';
import { getSpreadsheetRules } from '../../../src/shared/spreadsheet/spreadsheet-games.ts';
import { createWordListKind, FACTIONS } from '../../../src/shared/spreadsheet/word-cell.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { t } from '../../support/texts.ts';

const context = { factions: [{ id: 'watch', name: 'The Watch' }] };
const read = (kind: CellKind, text: string) => {
  const answer = kind.read(text, context);
  return answer.ok ? answer.value : `! ${answer.describeFault(t)}`;
};
const column = (path: string) =>
  getSpreadsheetRules(LOADED_GAMES).columns.find((one) => one.pointer === path)?.kind as CellKind;

describe('cells', () => {
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
  ])('%j as a number is %j', (text, value) => {
    expect(read(NUMBER, text)).toBe(value);
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
  ])('the text %j is written %s', (text, cell) => {
    expect(TEXT.write(text)).toBe(cell);
    expect(read(TEXT, cell)).toBe(text);
  });

  it('long texts keep their lines', () => {
    expect(LONG_TEXT.write('a\n\n=b')).toBe('a\n\n=b');
    expect(read(LONG_TEXT, 'a\r\nb')).toBe('a\nb');
  });

  it('yes and no come in the words of many people', () => {
    expect(['Yes', 'x', 'TRUE', '1', 'no', '0', '-', 'maybe'].map((text) => read(YES_NO, text))).toEqual([
      ...[true, true, true, true, false, false, false],
      '! is neither yes nor no',
    ]);
  });

  it('words are those of the rules, however they are written; unknown ones stay', () => {
    expect(read(column('/movement'), 'Wall crawl, LINE-SWING / teleport\nhover')).toEqual([
      ...['wall-crawl', 'line-swing', 'teleport', 'hover'],
    ]);
    expect(column('/classes').write(['tank', 'Tank', 'a;b', ''])).toBe('tank; "Tank"; "a;b"; ""');
    expect(read(column('/movement'), 'none')).toEqual([]);
    expect(column('/movement').write(['none'])).toBe('"none"');
  });

  it('factions are ids, or names that are known', () => {
    expect(read(createWordListKind(FACTIONS), 'the watch; choir; Old Guard')).toEqual(['watch', 'choir', 'Old Guard']);
    expect(createWordListKind(FACTIONS).write(['watch', 'Old Guard'])).toBe('watch; "Old Guard"');
  });

  it('weaknesses are marked where they are Vulnerabilities', () => {
    expect(read(column('/weaknesses'), 'Fire; Plasma X (Vulnerability)')).toEqual([
      { keyword: 'fire' },
      { keyword: 'plasma-x', vulnerability: true },
    ]);
  });

  it('entries are one a line, with texts and lists', () => {
    const text = 'Leadership: May lead; even this: yes.\nGear: Carried. [rope; "lamp; oil"]\nFlight; Telekinesis';
    const entries = [
      { name: 'Leadership', text: 'May lead; even this: yes.' },
      { name: 'Gear', text: 'Carried.', items: ['rope', 'lamp; oil'] },
      { name: 'Flight' },
      { name: 'Telekinesis' },
    ];
    expect(read(ENTRIES, text)).toEqual(entries);
    expect(read(ENTRIES, String(ENTRIES.write(entries)))).toEqual(entries);
  });

  it('attacks say what is wrong with them', () => {
    expect(read(column('/attacks'), 'Bash: Fight')).toContain('has an attack that is not written as');
    expect(read(column('/attacks'), 'Bash: Fight / Close / +many / Damage')).toContain('has a bonus that is none');
  });
});
