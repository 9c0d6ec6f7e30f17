import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import {
  formatSheetName,
  formatSheetText,
  showHiddenByDirection,
  showHiddenExceptJoiners,
  toCapitals,
  truncateText,
} from '../../../../src/shared/sheet/kit/sheet-text.ts';

// In the tables, the first column is a name as users write it, and the second one the text that is printed.
describe('text printed on a sheet', () => {
  it.each([
    ['Rook\u202eLAGEL', 'Rook\\u{202e}LAGEL'],
    ['a\nb\tc\u0007', 'a\\u{a}b\\u{9}c\\u{7}'],
    ['\u2066inner\u2069', '\\u{2066}inner\\u{2069}'],
    ['soft\u00adhyphen \u200b\ufeff', 'soft\\u{ad}hyphen \\u{200b}\\u{feff}'],
    ['a\u200db', 'a\\u{200d}b'],
    ['half \ud800 of it', 'half \\u{d800} of it'],
  ])('shows the hidden characters of %j', (sourceText, shownText) =>
    expect(showHiddenExceptJoiners(sourceText)).toBe(shownText),
  );

  it.each(['می\u200cخواهم', 'क्\u200dष', '👩\u200d👩\u200d👧', '🏴\u200d☠️', 'שומר הלילה', 'Überwärtig Ωμέγα Ж', '英雄'])(
    'keeps the joiners of %s',
    (sourceText) => expect(showHiddenExceptJoiners(sourceText)).toBe(sourceText),
  );

  it.each([
    ['שומר\u200f 7', 'שומר\u200f 7'],
    ['\u2067שומר', '\u2067שומר\u2069'],
    ['Rook\u202eLAGEL', 'Rook\\u{202e}LAGEL'],
    ['\u200fשומר\u0007', '\u200fשומר\\u{7}'],
  ])(
    'keeps and closes direction controls around right-to-left letters in %j and shows others',
    (sourceText, shownText) => expect(showHiddenByDirection(sourceText)).toBe(shownText),
  );

  it('does not change when hidden characters are shown twice', () => {
    const shownOnce = showHiddenExceptJoiners('\u202ea\nb');
    expect(showHiddenExceptJoiners(shownOnce)).toBe(shownOnce);
  });

  it('truncates at a number of letters and says how many there were', () => {
    expect(truncateText('abc', 3)).toBe('abc');
    expect(truncateText('abcd', 3)).toBe('abc… (cut, 4 letters)');
    expect(truncateText('😀'.repeat(3), 3)).toBe('😀😀😀');
    expect(truncateText('😀'.repeat(4), 3)).toBe('😀😀😀… (cut, 4 letters)');
    expect(formatSheetName('x'.repeat(5000))).toBe(`${'x'.repeat(LIMITS.sheetNameLetters)}… (cut, 5,000 letters)`);
    expect(formatSheetText('x'.repeat(5000)).startsWith('x'.repeat(LIMITS.sheetTextLetters))).toBe(true);
  });

  it('counts hidden characters by their visible form', () => {
    expect(formatSheetName('\u202e'.repeat(300)).length).toBeLessThan(LIMITS.sheetNameLetters + 40);
  });

  it('capitalizes text but not the escapes of hidden characters', () => {
    expect(toCapitals('rook\\u{202e}x \\ux')).toBe('ROOK\\u{202e}X \\UX');
  });
});
