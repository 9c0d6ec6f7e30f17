import { describe, expect, it } from 'vitest';
import { hasBreakPlaces, splitAtBreaks } from '../../../../src/shared/text/lines/break-places.ts';

const formatParts = (text: string): string => splitAtBreaks(text).join('|');

describe('splitAtBreaks', () => {
  it.each([
    ['对目标造成', '对|目|标|造|成'],
    ['三点伤害。如果', '三|点|伤|害。|如|果'],
    ['（每回合一次）。', '（每|回|合|一|次）。'],
    ['「ファイア」を', '「ファ|イ|ア」|を'],
    ['カードをって', 'カー|ド|をっ|て'],
    ['抽2张', '抽|2|张'],
    ['HP３点', 'HP|３|点'],
  ])('splits %s between its characters, but never before closing punctuation or small kana', (text, expected) => {
    expect(formatParts(text)).toBe(expected);
  });

  it('splits Thai between words, never between a letter and its marks', () => {
    const foundParts = splitAtBreaks('สร้างความเสียหายให้กับศัตรู');
    expect(foundParts.length).toBeGreaterThan(3);
    expect(foundParts.join('')).toBe('สร้างความเสียหายให้กับศัตรู');
    for (const thaiPart of foundParts) expect(thaiPart).not.toMatch(/^\p{M}/u);
  });

  it('hasBreakPlaces finds no break in scripts with spaces', () => {
    for (const text of ['a long word', 'שלום', 'मित्र', '한국어', 'ქართული']) expect(hasBreakPlaces(text)).toBe(false);
  });

  it('keeps all characters of a very long text', () => {
    for (const text of ['漢'.repeat(20_000), 'ไทย'.repeat(10_000)]) expect(splitAtBreaks(text).join('')).toBe(text);
  });
});
