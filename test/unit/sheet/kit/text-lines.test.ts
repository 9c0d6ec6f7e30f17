import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { breakText, fitLine, measureTextWidth, splitForShaping } from '../../../../src/shared/sheet/kit/text-lines.ts';
import { scaleRuns } from '../../../support/sample-size.ts';
import { fonts } from '../files.ts';

const textFont = { font: 'text', boldFont: 'text-bold', size: 7 } as const;
const listLineTexts = (sourceText: string, lineWidth: number) =>
  breakText(sourceText, textFont, lineWidth, fonts).map((line) => line.runs.map((run) => run.text).join(''));

describe('breakText', () => {
  it('returns no lines for an empty text', () => {
    expect(breakText('', textFont, 100, fonts)).toEqual([]);
    expect(breakText('   ', textFont, 100, fonts)).toEqual([]);
  });

  it('sets words between stars in bold and drops the stars', () => {
    const [firstLine] = breakText('Against *Power + Resistance*, always.', textFont, 400, fonts);
    expect(firstLine?.runs).toEqual([
      { text: 'Against', font: 'text' },
      { text: ' Power + Resistance,', font: 'text-bold' },
      { text: ' always.', font: 'text' },
    ]);
  });

  it('sets bold parts in bold with their stars, and the end of a split word like its beginning', () => {
    const parts = [
      { text: 'Star*', isBold: true },
      { text: '  hits ', isBold: false },
      { text: 'ha', isBold: true },
      { text: 'rd, always.', isBold: false },
    ];
    expect(breakText(parts, textFont, 400, fonts)[0]?.runs).toEqual([
      { text: 'Star*', font: 'text-bold' },
      { text: ' hits', font: 'text' },
      { text: ' hard,', font: 'text-bold' },
      { text: ' always.', font: 'text' },
    ]);
    const [mixedLine] = breakText([{ text: 'Star* נובה', isBold: true }], textFont, 400, fonts);
    expect(mixedLine?.runs.map(({ text }) => text).join('')).toContain('Star*');
  });

  it('keeps the stars when there is no bold font', () => {
    const [firstLine] = breakText('*Nova*', { font: 'text', size: 7 }, 400, fonts);
    expect(firstLine?.runs).toEqual([{ text: '*Nova*', font: 'text' }]);
  });

  it('never ends a line with the bold number of the next step', () => {
    const sourceText = 'First words *1* declare it *2* react *3* roll *4* apply everything';
    for (let lineWidth = 40; lineWidth < 200; lineWidth += 3) {
      for (const line of listLineTexts(sourceText, lineWidth)) expect(line).not.toMatch(/(^| )\d$/);
    }
  });

  it('never exceeds the width or loses a character (property test)', () => {
    const arbitraryWord = fc.stringMatching(/^[A-Za-zА-Яа-яα-ω0-9"+.,-]{1,24}$/);
    fc.assert(
      fc.property(
        fc.array(arbitraryWord, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 24, max: 320 }),
        (randomWords, lineWidth) => {
          const sourceText = randomWords.join(' ');
          const lines = breakText(sourceText, textFont, lineWidth, fonts);
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(lineWidth);
          const keptText = lines.flatMap((line) => line.runs.map((run) => run.text)).join('');
          expect(keptText.replace(/ /g, '')).toBe(sourceText.replace(/ /g, ''));
        },
      ),
      { seed: 4104, numRuns: scaleRuns(150) },
    );
  });
});

describe('a line with right-to-left words', () => {
  const getFirstLine = (sourceText: string) => breakText(sourceText, { font: 'text-bold', size: 10 }, 400, fonts)[0];
  const measureExtent = (pathData: string): number[] => {
    const xValues = [...pathData.matchAll(/[ML]\s?(-?[\d.]+)/g)].map(([, x]) => Number(x));
    return [Math.min(...xValues), Math.max(...xValues)];
  };

  it('gets an outline of its width on the baseline of the requested font', () => {
    for (const sourceText of ['فارس الظلام', 'שומר הלילה', 'Nadia نادية (2)']) {
      const firstLine = getFirstLine(sourceText);
      const [left = 0, right = 0] = measureExtent(firstLine?.outline?.pathData ?? '');
      expect(left).toBeGreaterThan(-2);
      expect(Math.abs(right - (firstLine?.width ?? 0))).toBeLessThan(3);
      const { font, unitsPerEm } = fonts['text-bold'];
      expect(firstLine?.outline?.baseline).toBeCloseTo((10 * font.ascent) / unitsPerEm, 6);
    }
    expect(getFirstLine('Nadia')?.outline).toBeUndefined();
  });

  it('joins Arabic letters, which become narrower than isolated ones', () => {
    const measureWidth = (sourceText: string): number =>
      measureExtent(getFirstLine(sourceText)?.outline?.pathData ?? '')[1] ?? 0;
    expect(measureWidth('ههه')).toBeLessThan(3 * measureWidth('ه'));
    expect(getFirstLine('سس')?.outline?.pathData).not.toContain(getFirstLine('س')?.outline?.pathData ?? '-');
  });
});

describe('measureTextWidth', () => {
  it('grows with the font size', () => {
    expect(measureTextWidth('Deep Choir', { font: 'text', size: 14 }, fonts)).toBeCloseTo(
      2 * measureTextWidth('Deep Choir', { font: 'text', size: 7 }, fonts),
      6,
    );
  });
});

describe('a very long word without a space', () => {
  const breakAndJoin = (sourceText: string, lineWidth = 316) => {
    const lines = breakText(sourceText, textFont, lineWidth, fonts);
    // A single comparison keeps thousands of lines fast.
    expect(lines.filter((line) => !(line.width <= lineWidth))).toEqual([]);
    return lines.flatMap((line) => line.runs.map((run) => run.text)).join('');
  };

  // Each of these once took minutes or never ended, because a word was measured again for each of its letters.
  it.each([
    ['letters', 'Abcdefghij'],
    ['Chinese', '英雄'],
    ['Arabic', 'فارس'],
    ['letters with accents', 'e\u0301'],
    ['emoji', '👩\u200d👩\u200d👧'],
    ['four scripts', 'aЖω英'],
    ['a link', 'https://example.org/?a=1&b='],
  ])('breaks into lines without losing a character: %s', (_label, textUnit) => {
    const sourceText = textUnit.repeat(Math.ceil(60_000 / textUnit.length));
    expect(breakAndJoin(sourceText)).toBe(sourceText);
  });

  // Greek letters are used because plain Latin words are shaped without the counted library.
  it('takes shaping work proportional to its length', () => {
    const countShapedLetters = (letterCount: number): number => {
      const layoutSpy = vi.spyOn(fonts.text.font, 'layout');
      const sourceText = Array.from({ length: letterCount }, (_entry, index) =>
        String.fromCharCode(0x3b1 + ((index * 7919 + (index >> 3)) % 17)),
      );
      breakText(sourceText.join(''), textFont, 316, fonts);
      const shapedLetters = layoutSpy.mock.calls.reduce((sum, [word]) => sum + (word as string).length, 0);
      layoutSpy.mockRestore();
      return shapedLetters;
    };
    const fewerLetters = countShapedLetters(5_000);
    expect(fewerLetters).toBeGreaterThan(0);
    expect(countShapedLetters(20_000)).toBeLessThan(5 * fewerLetters);
  });

  it('gets no additional spaces', () => {
    for (let lineWidth = 30; lineWidth < 120; lineWidth += 7)
      expect(breakAndJoin('WAVAToTyLTAVY'.repeat(30), lineWidth)).not.toContain(' ');
  });

  it('shows its hidden characters, so that none reverses the line', () => {
    expect(breakAndJoin('one\u202etwo three')).toBe('one\\u{202e}two three');
  });
});

// Fingerprints are hexadecimal words of 12 to 64 digits. They are shaped in pairs of digits, so that the cache of shaped words holds
// few different entries.
describe('splitForShaping', () => {
  it('keeps every digit of a hexadecimal word, whether their number is even or odd', () => {
    for (let length = 12; length <= 64; length += 1) {
      const word = '0123456789abcdef'.repeat(4).slice(0, length);
      expect(splitForShaping(word).join('')).toBe(word);
    }
  });
});

describe('fitLine', () => {
  it('keeps a line that fits and ends a cut one with an ellipsis', () => {
    const readLine = (line: ReturnType<typeof fitLine>) => line?.runs.map((run) => run.text).join('');
    expect(readLine(fitLine('Deep Choir', textFont, 300, fonts))).toBe('Deep Choir');
    const cutLine = fitLine('Deep Choir '.repeat(40), textFont, 100, fonts);
    expect(readLine(cutLine)).toMatch(/^Deep Choir.*…$/);
    expect(cutLine?.width).toBeLessThanOrEqual(100);
    expect(fitLine('', textFont, 100, fonts)).toBeUndefined();
  });
});
