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
import { createPlainStyle, getTestFonts, measureInk } from '../../card/support.ts';

/** Tests how text is broken into lines. Widths are in points, the type size is 8 points, and `NO_SQUEEZE` leaves the type as it is. */

const fonts = getTestFonts();
const textStyle = createPlainStyle(8);
const breakInBox = (text: string, lineBox: Measure, lineStyle: TextStyle = textStyle, isProse = true) =>
  breakLines(measureTexts(createStyledRuns([{ text }], lineStyle, ICONS, isProse), fonts), lineBox, fonts, NO_SQUEEZE);
const breakWholeWords = (text: string, lineBox: Measure) =>
  breakInBox(text, lineBox, { ...textStyle, hyphenate: false }).lines;
const getLastLine = (lines: readonly Line[]): Line | undefined => lines[lines.length - 1];
const listLines = (text: string, width: number, lineStyle?: TextStyle, isProse?: boolean): string[] =>
  breakInBox(text, { width }, lineStyle, isProse).lines.map((line) =>
    line.words.map((word) => word.styled.text).join(' '),
  );

describe('hyphenation', () => {
  const text = 'Each telepathic understanding of electromagnetic circumstances';

  it('splits words where that saves a line, and marks the split with a soft hyphen', () => {
    const unhyphenatedLines = listLines(text, 85, { ...textStyle, hyphenate: false });
    const hyphenatedLines = listLines(text, 85);
    expect(hyphenatedLines.length).toBeLessThan(unhyphenatedLines.length);
    expect(hyphenatedLines.some((line) => line.endsWith(SOFT_HYPHEN))).toBe(true);
    expect(hyphenatedLines.join(' ').replaceAll(`${SOFT_HYPHEN} `, '')).toBe(text);
    for (const line of breakInBox(text, { width: 85 }).lines) expect(line.width).toBeLessThanOrEqual(85);
  });

  it('keeps words whole when they all fit on one line', () => {
    expect(listLines(text, 400)).toHaveLength(1);
  });

  it.each<[string, TextStyle, boolean]>([
    ['outside of prose', textStyle, false],
    ['in bold', { ...textStyle, font: 'text-bold' }, true],
    ['in capitals', { ...textStyle, upper: true }, true],
    ['in a display font', { ...textStyle, font: 'display-bold' }, true],
  ])('does not happen %s', (_label, lineStyle, isProse) => {
    expect(listLines(text, 85, lineStyle, isProse).join('')).not.toContain(SOFT_HYPHEN);
  });

  it('does not split foreign words and names', () => {
    expect(listLines('Unverantwortungsvoller Donnerwetterwolkenschieber', 78).join('')).not.toContain(SOFT_HYPHEN);
    expect(findSyllableBreaks('Electromagnetic')).toEqual([]);
    expect(findSyllableBreaks('NATO')).toEqual([]);
  });

  it('leaves at least three letters on either side', () => {
    for (const sampleWord of ['electromagnetic', '(automatically)', 'enemy', 'within', 'projectiles,', 'into'])
      for (const breakOffset of findSyllableBreaks(sampleWord)) {
        expect(sampleWord.slice(0, breakOffset).replaceAll(/\W/g, '').length).toBeGreaterThanOrEqual(3);
        expect(sampleWord.slice(breakOffset).replaceAll(/\W/g, '').length).toBeGreaterThanOrEqual(3);
      }
    expect(findSyllableBreaks('electromagnetic').length).toBeGreaterThan(2);
  });

  it('respects soft hyphens everywhere and shows only those at a line end', () => {
    const softWord = 'Gewitter\u00adwolken\u00adschieber';
    expect(listLines(softWord, 200, textStyle, false)).toEqual(['Gewitterwolkenschieber']);
    expect(listLines(softWord, 50, textStyle, false)).toEqual([
      `Gewitter${SOFT_HYPHEN}`,
      `wolken${SOFT_HYPHEN}`,
      'schieber',
    ]);
    expect(removeSoftHyphens('\u00ada\u00ad')).toEqual({ text: 'a', offsets: [] });
  });
});

describe('the last line', () => {
  it('gets a second word without adding a line', () => {
    const text = 'Every friend within this distance rolls one die more if it is';
    const lineWidths = Array.from({ length: 100 }, (_entry, index) => 60 + index);
    const unhyphenatedStyle = { ...textStyle, hyphenate: false };
    const lonelyWidths = lineWidths.filter((width) => {
      const { lines } = breakInBox(text, { width }, unhyphenatedStyle);
      const lastLine = lines[lines.length - 1];
      return lines.length > 1 && lastLine?.words.length === 1 && lastLine.width < width * 0.17; // Far below the shortest last line that is accepted.
    });
    expect(lonelyWidths.length).toBeGreaterThan(0);
    for (const width of lonelyWidths) {
      const plainLines = breakInBox(text, { width }, unhyphenatedStyle).lines;
      const evenLines = breakInBox(text, { width, even: 'last' }, unhyphenatedStyle).lines;
      expect(evenLines).toHaveLength(plainLines.length);
      expect(evenLines[evenLines.length - 1]?.words.length).toBeGreaterThan(1);
    }
  });

  it('never becomes shorter, and rarely stays below a fifth of the width', () => {
    const text = 'Cannot be moved by Knockback from Characters of Size 3 or less';
    const lineWidths = Array.from({ length: 100 }, (_entry, index) => 60 + index);
    const countShortEnds = (evenness: Evenness): number =>
      lineWidths.filter(
        (width) => (getLastLine(breakWholeWords(text, { width, even: evenness }))?.width ?? width) < width * 0.2,
      ).length;
    for (const width of lineWidths) {
      const [plainLines, evenLines] = [
        breakWholeWords(text, { width }),
        breakWholeWords(text, { width, even: 'last' }),
      ];
      expect(evenLines).toHaveLength(plainLines.length);
      expect(getLastLine(evenLines)?.width).toBeGreaterThanOrEqual(getLastLine(plainLines)?.width ?? 0);
    }
    expect(countShortEnds('last')).toBeLessThan(countShortEnds('none') / 2);
  });
});

describe('no-break spaces of values', () => {
  it('keep numbers and units together, unless the text has no other spaces', () => {
    const priceText = 'Take off 2\u00a0AP, Land 2\u00a0AP';
    expect(cleanText(priceText)).toBe(priceText);
    expect(cleanText('1″\u202fper\u00a0AP')).toBe('1″\u00a0per\u00a0AP');
    expect(cleanText('a \u00a0 b')).toBe('a b');
    const pastedText = 'Copied from a page that knows one sort of spaces'.replaceAll(' ', '\u00a0');
    expect(cleanText(pastedText)).toBe(pastedText.replaceAll('\u00a0', ' '));
    for (let width = 30; width < 120; width += 1)
      for (const line of listLines(cleanText(priceText), width))
        expect([width, / 2$/.test(line)]).toEqual([width, false]);
  });
});

describe('findLineEnds', () => {
  const arbitraryWord = fc.constantFrom(
    'a',
    'power',
    'understanding',
    'soft\u00adhyphen',
    'Aim\u00a04',
    'and/or',
    'reach.',
  );
  const arbitraryText = fc.array(arbitraryWord, { minLength: 1, maxLength: 30 }).map((words) => words.join(' '));

  it('agrees with lines that are filled word by word', () => {
    let countedTexts = 0;
    const lineProperty = fc.property(
      arbitraryText,
      fc.integer({ min: 20, max: 300 }),
      fc.constantFrom(0, 6),
      (joinedWords, width, hang) => {
        const { words } = measureTexts(createStyledRuns([{ text: joinedWords }], textStyle, ICONS, true), fonts);
        const lineEnds = findLineEnds(words, { width, hang }, NO_SQUEEZE, findHyphenations);
        // A text that has to be hyphenated or cut has no such line ends.
        if (lineEnds === undefined) return;
        countedTexts += 1;
        const filledLines = fillLinesHyphenated(words, { width, hang }, fonts, NO_SQUEEZE, findHyphenations);
        expect(createLines(lineEnds, words, NO_SQUEEZE)).toEqual(filledLines);
      },
    );
    fc.assert(lineProperty, { seed: 7, numRuns: 400 });
    expect(countedTexts).toBeGreaterThan(50);
  });
});

describe('even lines', () => {
  it('equal full lines in number, and the widest becomes as narrow as possible', () => {
    const text = 'Dockside crane that woke up; the yards call it what they like';
    for (const width of Array.from({ length: 100 }, (_entry, index) => 60 + index)) {
      const [plainLines, evenLines] = [breakWholeWords(text, { width }), breakWholeWords(text, { width, even: 'all' })];
      const getWidestLine = (lines: readonly Line[]): number => Math.max(...lines.map((line) => line.width));
      expect(evenLines).toHaveLength(plainLines.length);
      expect(getWidestLine(evenLines)).toBeLessThanOrEqual(getWidestLine(plainLines));
      const listWords = (lines: readonly Line[]) =>
        lines.flatMap(({ words }) => words.map(({ styled }) => styled.text));
      expect(listWords(evenLines)).toEqual(listWords(plainLines));
      // In a box that is narrower by more than the precision of the search, the words need one more line.
      if (plainLines.length > 1)
        expect(breakWholeWords(text, { width: getWidestLine(evenLines) - width / 64 }).length).toBeGreaterThan(
          plainLines.length,
        );
    }
  });
});

const listRuns = (text: string, lineStyle: TextStyle = textStyle) =>
  breakInBox(text, { width: 1000 }, lineStyle).lines.flatMap((line) => listTextItems(createLineItems(line, 0, 0)));

describe('icons between words', () => {
  it('stand on the baseline at the height of capitals, with their name as text', () => {
    const textRuns = listRuns('Spend {2 pp} for a {fight} die.');
    expect(textRuns.map((run) => run.text).join('')).toBe('Spend 2 PP for a Fight die.');
    expect(textRuns.map((run) => run.font)).toEqual(['text', 'icons', 'text', 'icons', 'text']);
    const iconInks = measureInk(textRuns, fonts).filter(({ item }) => item.font === 'icons');
    for (const { top, bottom } of iconInks) {
      expect(bottom).toBeLessThan(0.25);
      expect(-top).toBeGreaterThan(0.6 * textStyle.size);
      expect(-top).toBeLessThan(0.74 * textStyle.size);
    }
    expect(measureInk(textRuns, fonts)).toHaveLength(5);
  });
});

describe('the writing direction', () => {
  const sortRunsByX = (text: string) => listRuns(text).sort((firstRun, secondRun) => firstRun.x - secondRun.x);
  const listReadingOrder = (text: string): string[] => sortRunsByX(text).map((run) => run.text.trim());

  it('sets Hebrew from right to left, but numbers and Latin words in it from left to right', () => {
    expect(listReadingOrder('שלום Max 12 עולם').filter((part) => part !== '')).toEqual(['עולם', 'Max 12', 'שלום']);
  });

  it('mirrors brackets and keeps them next to their word', () => {
    const glyphList = sortRunsByX('(כן)').flatMap((run) => listRunGlyphs(run, 1).map((glyph) => glyph.text));
    expect(glyphList.join('')).toBe(')ןכ(');
    const bracketRuns = sortRunsByX('(כן)').filter((run) => run.font === 'text');
    const openBracket = fonts.text.font.glyphForCodePoint(0x28).id;
    const closeBracket = fonts.text.font.glyphForCodePoint(0x29).id;
    expect(bracketRuns.flatMap((run) => listRunGlyphs(run, 1).map((glyph) => glyph.id))).toEqual([
      openBracket,
      closeBracket,
    ]);
  });

  it('joins Arabic letters', () => {
    const glyphList = listRuns('نور').flatMap((run) => listRunGlyphs(run, 1));
    const isolatedGlyphs = [...'نور'].map((letter) => listRuns(letter).flatMap((run) => listRunGlyphs(run, 1))[0]?.id);
    expect(glyphList.map((glyph) => glyph.text).join('')).toBe('رون');
    expect(glyphList.map((glyph) => glyph.id)).not.toEqual([...isolatedGlyphs].reverse());
  });

  it('lists runs in reading order', () => {
    expect(listRuns('שלום Max 12 עולם').map((run) => run.text.trim())).toEqual(['שלום', 'Max 12', 'עולם']);
  });

  it('keeps the words of a run in reading order, whatever the order of its glyphs', () => {
    expect(listRuns('שלום עולם').map((run) => run.text)).toEqual(['שלום עולם']);
  });
});

describe('a no-break space', () => {
  it('keeps a number on the line of its word and reads as an ordinary space', () => {
    const text = 'Aim / Projectile\u00a04 / Damage and Knockback / Stun';
    for (let width = 50; width <= 200; width += 3) {
      const { lines } = breakLines(measureTexts([{ text, style: textStyle }], fonts), { width }, fonts, NO_SQUEEZE);
      const lineTexts = lines.map((line) =>
        listTextItems(createLineItems(line, 0, 0))
          .map((run) => run.text)
          .join(''),
      );
      expect(
        lineTexts.some((line) => line.includes('Projectile 4')),
        `${width} pt: ${lineTexts.join(' | ')}`,
      ).toBe(true);
    }
  });
});

describe('the white space of a text', () => {
  const listSpaces = (...sourceTexts: readonly string[]) =>
    measureTexts(
      sourceTexts.map((text) => ({ text, style: textStyle })),
      fonts,
    ).words.map(({ spaces, breakable }) => [spaces, breakable]);

  it('keeps up to three spaces, which templates use as a gap', () => {
    expect(listSpaces('a b')[0]).toEqual([1, true]);
    expect(listSpaces('a   b')[0]).toEqual([3, true]);
    expect(listSpaces('a      b')[0]).toEqual([3, true]);
    expect(listSpaces('a', '     b')[0]).toEqual([3, true]);
    expect(listSpaces('a     ')).toEqual([[3, true]]);
  });

  it('allows no line end at a no-break space or between two texts without a space', () => {
    expect(listSpaces('a\u00a0b')[0]).toEqual([1, false]);
    expect(listSpaces('a', 'b')[0]).toEqual([0, false]);
    expect(listSpaces('a', ' b')[0]).toEqual([1, true]);
    expect(listSpaces('a', '\u00a0b')[0]).toEqual([1, false]);
  });

  it('separates paragraphs at line breaks and marks those after an empty line', () => {
    const listParagraphs = (...sourceTexts: readonly string[]) =>
      measureTexts(
        sourceTexts.map((text) => ({ text, style: textStyle })),
        fonts,
      ).parts?.map(({ words, followsEmptyLine }) => [
        words.map(({ styled }) => styled.text).join(' '),
        followsEmptyLine,
      ]);
    expect(listParagraphs('a b')).toBeUndefined();
    expect(listParagraphs('\n\na\nb\n\nc\n\n\n\nd\n')).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
      ['d', true],
    ]);
    expect(listParagraphs('a', ' ', 'b\n', ' \n', 'c')).toEqual([
      ['a b', false],
      ['c', true],
    ]);
  });
});
