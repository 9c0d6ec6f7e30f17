import { describe, expect, it } from 'vitest';
import type { RunGlyph } from '../../../src/shared/card/display/display-list.ts';
import { inReadingOrder } from '../../../src/shared/pdf/rtl-content.ts';

const glyphs = (texts: readonly string[]): RunGlyph[] => texts.map((text, i) => ({ id: i, text, dx: i, dy: 0 }));
const read = (...leftToRight: string[]): string =>
  inReadingOrder(glyphs(leftToRight))
    .map(({ text }) => text)
    .join('');

describe('glyphs that stand from left to right', () => {
  it('are read from the right', () => {
    expect(read('ם', 'ו', 'ל', 'ש')).toBe('שלום');
    expect(read('(', 'ב', ')', ' ', 'א')).toBe('א )ב(');
  });

  it('keep figures and foreign letters as they run, with what stands between them', () => {
    expect(read('ג', ' ', '1', '2', '/', '3', ' ', 'א')).toBe('א 12/3 ג');
    expect(read('R', 'o', 's', 'a', ' ', '7', ' ', 'א')).toBe('א Rosa 7');
    expect(read('٣', '٤', ' ', 'د')).toBe('د ٣٤');
  });

  it('have a letter before its marks', () => {
    expect(inReadingOrder(glyphs(['ر', '', 'ق'])).map(({ id }) => id)).toEqual([2, 1, 0]);
  });

  it('may be without end', () => {
    const figures = new Array<string>(300_000).fill('7');
    const ids = inReadingOrder(glyphs([...figures, 'א'])).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual([300_000, 0, 1]);
    expect(ids).toHaveLength(300_001);
  });
});
