import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../../src/shared/card/binding/runs.ts';
import { createStyledRuns } from '../../../../src/shared/card/binding/styled-runs.ts';
import { createLineItems } from '../../../../src/shared/card/display/line-items.ts';
import { listRunGlyphs, listTextItems } from '../../../../src/shared/display/display-list.ts';
import {
  createLines,
  fillLinesHyphenated,
  findHyphenations,
  findLineEnds,
} from '../../../../src/shared/text/lines/fill-lines.ts';
import { findSyllableBreaks, removeSoftHyphens, SOFT_HYPHEN } from '../../../../src/shared/text/lines/hyphenation.ts';
import { breakLines, type Evenness, type Line, type Measure } from '../../../../src/shared/text/lines/lines.ts';
import { measureTexts } from '../../../../src/shared/text/lines/measure.ts';
import { NO_SQUEEZE, type TextStyle } from '../../../../src/shared/text/lines/styles.ts';
import { ICONS } from '../../../support/cards/cards.ts';
import { inkOf, plainStyle, testFonts } from '../../card/support.ts';

const fonts = testFonts();
const style = plainStyle(8);
const setIn = (text: string, box: Measure, look: TextStyle = style, prose = true) =>
  breakLines(measureTexts(createStyledRuns([{ text }], look, ICONS, prose), fonts), box, fonts, NO_SQUEEZE);
const wholeWords = (text: string, box: Measure) => setIn(text, box, { ...style, hyphenate: false }).lines;
const lastOf = (lines: readonly Line[]): Line | undefined => lines[lines.length - 1];
const linesOf = (text: string, width: number, look?: TextStyle, prose?: boolean): string[] =>
  setIn(text, { width }, look, prose).lines.map((line) => line.words.map((word) => word.styled.text).join(' '));

describe('hyphenation', () => {
  const text = 'Each telepathic understanding of electromagnetic circumstances';

  it('parts words where that saves a line, with a hyphen that says it is a soft one', () => {
    const whole = linesOf(text, 85, { ...style, hyphenate: false });
    const parted = linesOf(text, 85);
    expect(parted.length).toBeLessThan(whole.length);
    expect(parted.some((line) => line.endsWith(SOFT_HYPHEN))).toBe(true);
    expect(parted.join(' ').replaceAll(`${SOFT_HYPHEN} `, '')).toBe(text);
    for (const line of setIn(text, { width: 85 }).lines) expect(line.width).toBeLessThanOrEqual(85);
  });

  it('leaves words whole where a line has room for them all', () => {
    expect(linesOf(text, 400)).toHaveLength(1);
  });

  it.each<[string, TextStyle, boolean]>([
    ['outside of prose', style, false],
    ['in bold', { ...style, font: 'text-bold' }, true],
    ['in capitals', { ...style, upper: true }, true],
    ['in a display face', { ...style, font: 'display-bold' }, true],
  ])('does not happen %s', (_, look, prose) => {
    expect(linesOf(text, 85, look, prose).join('')).not.toContain(SOFT_HYPHEN);
  });

  it('does not part what is not English, nor names', () => {
    expect(linesOf('Unverantwortungsvoller Donnerwetterwolkenschieber', 78).join('')).not.toContain(SOFT_HYPHEN);
    expect(findSyllableBreaks('Electromagnetic')).toEqual([]);
    expect(findSyllableBreaks('NATO')).toEqual([]);
  });

  it('leaves three letters on either side', () => {
    for (const word of ['electromagnetic', '(automatically)', 'enemy', 'within', 'projectiles,', 'into'])
      for (const at of findSyllableBreaks(word)) {
        expect(word.slice(0, at).replaceAll(/\W/g, '').length).toBeGreaterThanOrEqual(3);
        expect(word.slice(at).replaceAll(/\W/g, '').length).toBeGreaterThanOrEqual(3);
      }
    expect(findSyllableBreaks('electromagnetic').length).toBeGreaterThan(2);
  });

  it('honours soft hyphens everywhere, and shows none that is not used', () => {
    const soft = 'Gewitter\u00adwolken\u00adschieber';
    expect(linesOf(soft, 200, style, false)).toEqual(['Gewitterwolkenschieber']);
    expect(linesOf(soft, 50, style, false)).toEqual([`Gewitter${SOFT_HYPHEN}`, `wolken${SOFT_HYPHEN}`, 'schieber']);
    expect(removeSoftHyphens('\u00ada\u00ad')).toEqual({ text: 'a', offsets: [] });
  });
});

describe('a last line', () => {
  it('with one short word gets company, on as many lines', () => {
    const text = 'Every friend within this distance rolls one die more if it is';
    const widths = Array.from({ length: 100 }, (_, index) => 60 + index);
    const whole = { ...style, hyphenate: false };
    const alone = widths.filter((width) => {
      const { lines } = setIn(text, { width }, whole);
      const end = lines[lines.length - 1];
      return lines.length > 1 && end?.words.length === 1 && end.width < width * 0.17;
    });
    expect(alone.length).toBeGreaterThan(0);
    for (const width of alone) {
      const plain = setIn(text, { width }, whole).lines;
      const even = setIn(text, { width, even: 'last' }, whole).lines;
      expect(even).toHaveLength(plain.length);
      expect(even[even.length - 1]?.words.length).toBeGreaterThan(1);
    }
  });

  it('never becomes shorter, and few are shorter than a fifth of the measure', () => {
    const text = 'Cannot be moved by Knockback from Characters of Size 3 or less';
    const widths = Array.from({ length: 100 }, (_, index) => 60 + index);
    const short = (even: Evenness): number =>
      widths.filter((width) => (lastOf(wholeWords(text, { width, even }))?.width ?? width) < width * 0.2).length;
    for (const width of widths) {
      const [plain, even] = [wholeWords(text, { width }), wholeWords(text, { width, even: 'last' })];
      expect(even).toHaveLength(plain.length);
      expect(lastOf(even)?.width).toBeGreaterThanOrEqual(lastOf(plain)?.width ?? 0);
    }
    expect(short('last')).toBeLessThan(short('none') / 2);
  });
});

describe('no-break spaces of values', () => {
  it('hold numbers and units together, but not where they are the usual spaces', () => {
    const prices = 'Take off 2\u00a0AP, Land 2\u00a0AP';
    expect(cleanText(prices)).toBe(prices);
    expect(cleanText('1″\u202fper\u00a0AP')).toBe('1″\u00a0per\u00a0AP');
    expect(cleanText('a \u00a0 b')).toBe('a b');
    const pasted = 'Copied from a page that knows one sort of spaces'.replaceAll(' ', '\u00a0');
    expect(cleanText(pasted)).toBe(pasted.replaceAll('\u00a0', ' '));
    for (let width = 30; width < 120; width += 1)
      for (const line of linesOf(cleanText(prices), width)) expect([width, / 2$/.test(line)]).toEqual([width, false]);
  });
});

describe('lines whose ends are only counted', () => {
  const word = fc.constantFrom('a', 'power', 'understanding', 'soft\u00adhyphen', 'Aim\u00a04', 'and/or', 'reach.');
  const text = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' '));

  it('are the same as those that are filled word by word', () => {
    let counted = 0;
    const law = fc.property(text, fc.integer({ min: 20, max: 300 }), fc.constantFrom(0, 6), (words, width, hang) => {
      const { words: measured } = measureTexts(createStyledRuns([{ text: words }], style, ICONS, true), fonts);
      const ends = findLineEnds(measured, { width, hang }, NO_SQUEEZE, findHyphenations);
      if (ends === undefined) return;
      counted += 1;
      const filled = fillLinesHyphenated(measured, { width, hang }, fonts, NO_SQUEEZE, findHyphenations);
      expect(createLines(ends, measured, NO_SQUEEZE)).toEqual(filled);
    });
    fc.assert(law, { seed: 7, numRuns: 400 });
    expect(counted).toBeGreaterThan(50);
  });
});

describe('even lines', () => {
  it('are as many as full ones, none of them wider, the longest as short as it gets', () => {
    const text = 'Dockside crane that woke up; the yards call it what they like';
    for (const width of Array.from({ length: 100 }, (_, index) => 60 + index)) {
      const [plain, even] = [wholeWords(text, { width }), wholeWords(text, { width, even: 'all' })];
      const widest = (lines: readonly Line[]): number => Math.max(...lines.map((line) => line.width));
      expect(even).toHaveLength(plain.length);
      expect(widest(even)).toBeLessThanOrEqual(widest(plain));
      const said = (lines: readonly Line[]) => lines.flatMap(({ words }) => words.map(({ styled }) => styled.text));
      expect(said(even)).toEqual(said(plain));
      // In a measure any narrower than that, the words take a line more.
      if (plain.length > 1)
        expect(wholeWords(text, { width: widest(even) - width / 64 }).length).toBeGreaterThan(plain.length);
    }
  });
});

const runsOf = (text: string, look: TextStyle = style) =>
  setIn(text, { width: 1000 }, look).lines.flatMap((line) => listTextItems(createLineItems(line, 0, 0)));

describe('icons between words', () => {
  it('stand on the baseline, as tall as capitals, and say what they are', () => {
    const runs = runsOf('Spend {2 pp} for a {fight} die.');
    expect(runs.map((run) => run.text).join('')).toBe('Spend 2 PP for a Fight die.');
    expect(runs.map((run) => run.font)).toEqual(['text', 'icons', 'text', 'icons', 'text']);
    const icons = inkOf(runs, fonts).filter(({ item }) => item.font === 'icons');
    for (const { top, bottom } of icons) {
      expect(bottom).toBeLessThan(0.25);
      expect(-top).toBeGreaterThan(0.6 * style.size);
      expect(-top).toBeLessThan(0.74 * style.size);
    }
    expect(inkOf(runs, fonts)).toHaveLength(5);
  });
});

describe('writing direction', () => {
  const fromLeft = (text: string) => runsOf(text).sort((a, b) => a.x - b.x);
  const reading = (text: string): string[] => fromLeft(text).map((run) => run.text.trim());

  it('sets Hebrew from right to left, numbers and Latin words inside of it from left to right', () => {
    expect(reading('שלום Max 12 עולם').filter((part) => part !== '')).toEqual(['עולם', 'Max 12', 'שלום']);
  });

  it('turns brackets round and keeps them with their word', () => {
    const glyphs = fromLeft('(כן)').flatMap((run) => listRunGlyphs(run, 1).map((glyph) => glyph.text));
    expect(glyphs.join('')).toBe(')ןכ(');
    const brackets = fromLeft('(כן)').filter((run) => run.font === 'text');
    const open = fonts.text.font.glyphForCodePoint(0x28).id;
    const close = fonts.text.font.glyphForCodePoint(0x29).id;
    expect(brackets.flatMap((run) => listRunGlyphs(run, 1).map((glyph) => glyph.id))).toEqual([open, close]);
  });

  it('joins Arabic letters', () => {
    const glyphs = runsOf('نور').flatMap((run) => listRunGlyphs(run, 1));
    const alone = [...'نور'].map((letter) => runsOf(letter).flatMap((run) => listRunGlyphs(run, 1))[0]?.id);
    expect(glyphs.map((glyph) => glyph.text).join('')).toBe('رون');
    expect(glyphs.map((glyph) => glyph.id)).not.toEqual([...alone].reverse());
  });

  it('lists runs as they are read, wherever they stand', () => {
    expect(runsOf('שלום Max 12 עולם').map((run) => run.text.trim())).toEqual(['שלום', 'Max 12', 'עולם']);
  });

  it('a run says its words in reading order, whatever the order of its glyphs', () => {
    expect(runsOf('שלום עולם').map((run) => run.text)).toEqual(['שלום עולם']);
  });
});

describe('a space that no line ends at', () => {
  it('keeps a number on the line of its word, and reads as an ordinary one', () => {
    const text = 'Aim / Projectile\u00a04 / Damage and Knockback / Stun';
    for (let width = 50; width <= 200; width += 3) {
      const { lines } = breakLines(measureTexts([{ text, style }], fonts), { width }, fonts, NO_SQUEEZE);
      const said = lines.map((line) =>
        listTextItems(createLineItems(line, 0, 0))
          .map((run) => run.text)
          .join(''),
      );
      expect(
        said.some((line) => line.includes('Projectile 4')),
        `${width} pt: ${said.join(' | ')}`,
      ).toBe(true);
    }
  });
});

describe('white space of a text', () => {
  const spacesOf = (...texts: readonly string[]) =>
    measureTexts(
      texts.map((text) => ({ text, style })),
      fonts,
    ).words.map(({ spaces, breakable }) => [spaces, breakable]);

  it('is kept up to three spaces, which templates use as a gap', () => {
    expect(spacesOf('a b')[0]).toEqual([1, true]);
    expect(spacesOf('a   b')[0]).toEqual([3, true]);
    expect(spacesOf('a      b')[0]).toEqual([3, true]);
    expect(spacesOf('a', '     b')[0]).toEqual([3, true]);
    expect(spacesOf('a     ')).toEqual([[3, true]]);
  });

  it('lets no line end at a space that does not break, nor between two texts without one', () => {
    expect(spacesOf('a\u00a0b').length).toBeGreaterThan(0);
    expect(spacesOf('a', 'b')[0]).toEqual([0, false]);
    expect(spacesOf('a', ' b')[0]).toEqual([1, true]);
    expect(spacesOf('a', '\u00a0b')[0]).toEqual([1, false]);
  });

  it('parts paragraphs at line breaks, and sets those apart that have an empty line between them', () => {
    const parts = (...texts: readonly string[]) =>
      measureTexts(
        texts.map((text) => ({ text, style })),
        fonts,
      ).parts?.map(({ words, followsEmptyLine: apart }) => [words.map(({ styled }) => styled.text).join(' '), apart]);
    expect(parts('a b')).toBeUndefined();
    expect(parts('\n\na\nb\n\nc\n\n\n\nd\n')).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
      ['d', true],
    ]);
    expect(parts('a', ' ', 'b\n', ' \n', 'c')).toEqual([
      ['a b', false],
      ['c', true],
    ]);
  });
});
