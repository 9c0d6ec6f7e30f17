import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { breakText, fitLine, measureTextWidth } from '../../../../src/shared/sheet/kit/text-lines.ts';
import { runs } from '../../../support/runs.ts';
import { fonts } from '../files.ts';

const face = { font: 'text', boldFont: 'text-bold', size: 7 } as const;
const joined = (text: string, width: number) =>
  breakText(text, face, width, fonts).map((line) => line.runs.map((run) => run.text).join(''));

describe('breakText', () => {
  it('gives an empty text no lines', () => {
    expect(breakText('', face, 100, fonts)).toEqual([]);
    expect(breakText('   ', face, 100, fonts)).toEqual([]);
  });

  it('sets words between stars in the strong face and drops the stars', () => {
    const [line] = breakText('Against *Power + Resistance*, always.', face, 400, fonts);
    expect(line?.runs).toEqual([
      { text: 'Against', font: 'text' },
      { text: ' Power + Resistance,', font: 'text-bold' },
      { text: ' always.', font: 'text' },
    ]);
  });

  it('leaves stars alone where no face is strong', () => {
    const [line] = breakText('*Nova*', { font: 'text', size: 7 }, 400, fonts);
    expect(line?.runs).toEqual([{ text: '*Nova*', font: 'text' }]);
  });

  it('never ends a line with the bold figure that numbers the next step', () => {
    const text = 'First words *1* declare it *2* react *3* roll *4* apply everything';
    for (let width = 40; width < 200; width += 3) {
      for (const line of joined(text, width)) expect(line).not.toMatch(/(^| )\d$/);
    }
  });

  it('law: no line is wider than its box and no character is lost', () => {
    const word = fc.stringMatching(/^[A-Za-zА-Яа-яα-ω0-9"+.,-]{1,24}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 24, max: 320 }),
        (words, width) => {
          const text = words.join(' ');
          const lines = breakText(text, face, width, fonts);
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
          const kept = lines.flatMap((line) => line.runs.map((run) => run.text)).join('');
          expect(kept.replace(/ /g, '')).toBe(text.replace(/ /g, ''));
        },
      ),
      { seed: 4104, numRuns: runs(150) },
    );
  });
});

describe('a line with words from right to left', () => {
  const lineOf = (text: string) => breakText(text, { font: 'text-bold', size: 10 }, 400, fonts)[0];
  const across = (d: string): number[] => {
    const xs = [...d.matchAll(/[ML]\s?(-?[\d.]+)/g)].map(([, x]) => Number(x));
    return [Math.min(...xs), Math.max(...xs)];
  };

  it('has an outline as wide as it, on the baseline of the face it is wanted in', () => {
    for (const text of ['فارس الظلام', 'שומר הלילה', 'Nadia نادية (2)']) {
      const line = lineOf(text);
      const [left = 0, right = 0] = across(line?.outline?.pathData ?? '');
      expect(left).toBeGreaterThan(-2);
      expect(Math.abs(right - (line?.width ?? 0))).toBeLessThan(3);
      const { font, unitsPerEm } = fonts['text-bold'];
      expect(line?.outline?.baseline).toBeCloseTo((10 * font.ascent) / unitsPerEm, 6);
    }
    expect(lineOf('Nadia')?.outline).toBeUndefined();
  });

  it('joins Arabic letters: a letter among others is narrower than one that stands alone', () => {
    const width = (text: string): number => across(lineOf(text)?.outline?.pathData ?? '')[1] ?? 0;
    expect(width('ههه')).toBeLessThan(3 * width('ه'));
    expect(lineOf('سس')?.outline?.pathData).not.toContain(lineOf('س')?.outline?.pathData ?? '-');
  });
});

describe('textWidth', () => {
  it('grows with the size of type', () => {
    expect(measureTextWidth('Deep Choir', { font: 'text', size: 14 }, fonts)).toBeCloseTo(
      2 * measureTextWidth('Deep Choir', { font: 'text', size: 7 }, fonts),
      6,
    );
  });
});

describe('a word without a blank', () => {
  const kept = (text: string, width = 316) => {
    const lines = breakText(text, face, width, fonts);
    // One comparison for thousands of lines.
    expect(lines.filter((line) => !(line.width <= width))).toEqual([]);
    return lines.flatMap((line) => line.runs.map((run) => run.text)).join('');
  };

  // Each of these took minutes or never ended: a word was measured anew for each of its letters.
  it.each([
    ['letters', 'Abcdefghij'],
    ['Chinese', '英雄'],
    ['Arabic', 'فارس'],
    ['letters with accents', 'e\u0301'],
    ['emoji', '👩\u200d👩\u200d👧'],
    ['four scripts', 'aЖω英'],
    ['a link', 'https://example.org/?a=1&b='],
  ])('of %s and any length is parted, and none of it is lost', (_, unit) => {
    const text = unit.repeat(Math.ceil(60_000 / unit.length));
    expect(kept(text)).toBe(text);
  });

  // Greek letters: plain words of Latin are shaped without the library whose work is counted here.
  it('is shaped in work that grows with its letters', () => {
    const shaped = (letters: number): number => {
      const layout = vi.spyOn(fonts.text.font, 'layout');
      const text = Array.from({ length: letters }, (_, index) =>
        String.fromCharCode(0x3b1 + ((index * 7919 + (index >> 3)) % 17)),
      );
      breakText(text.join(''), face, 316, fonts);
      const work = layout.mock.calls.reduce((sum, [word]) => sum + (word as string).length, 0);
      layout.mockRestore();
      return work;
    };
    const few = shaped(5_000);
    expect(few).toBeGreaterThan(0);
    expect(shaped(20_000)).toBeLessThan(5 * few);
  });

  it('is never joined by a blank that it does not have', () => {
    for (let width = 30; width < 120; width += 7) expect(kept('WAVAToTyLTAVY'.repeat(30), width)).not.toContain(' ');
  });

  it('shows what is hidden in it, so that nothing turns the line over', () => {
    expect(kept('one\u202etwo three')).toBe('one\\u{202e}two three');
  });
});

describe('fitLine', () => {
  it('keeps a line that fits, and says with dots that more was there', () => {
    const text = (line: ReturnType<typeof fitLine>) => line?.runs.map((run) => run.text).join('');
    expect(text(fitLine('Deep Choir', face, 300, fonts))).toBe('Deep Choir');
    const cut = fitLine('Deep Choir '.repeat(40), face, 100, fonts);
    expect(text(cut)).toMatch(/^Deep Choir.*…$/);
    expect(cut?.width).toBeLessThanOrEqual(100);
    expect(fitLine('', face, 100, fonts)).toBeUndefined();
  });
});
