import { describe, expect, it } from 'vitest';
import { hasBreakPlaces, splitAtBreaks } from '../../../../src/shared/text/lines/break-places.ts';

const parts = (text: string): string => splitAtBreaks(text).join('|');

describe('places where a line may end without a space', () => {
  it.each([
    ['对目标造成', '对|目|标|造|成'],
    ['三点伤害。如果', '三|点|伤|害。|如|果'],
    ['（每回合一次）。', '（每|回|合|一|次）。'],
    ['「ファイア」を', '「フ|ァ|イ|ア」|を'],
    ['カードをって', 'カー|ド|をっ|て'],
    ['抽2张', '抽|2|张'],
    ['HP３点', 'HP|３|点'],
  ])('are between the characters of %s, but no mark stands alone', (text, expected) => {
    // Small kana stay with the character before them.
    expect(parts(text)).toBe(expected.replace('フ|ァ', 'ファ'));
  });

  it('are between words of Thai, never between a letter and its marks', () => {
    const found = splitAtBreaks('สร้างความเสียหายให้กับศัตรู');
    expect(found.length).toBeGreaterThan(3);
    expect(found.join('')).toBe('สร้างความเสียหายให้กับศัตรู');
    for (const part of found) expect(part).not.toMatch(/^\p{M}/u);
  });

  it('are none in scripts with spaces', () => {
    for (const text of ['a long word', 'שלום', 'मित्र', '한국어', 'ქართული']) expect(hasBreakPlaces(text)).toBe(false);
  });

  it('keep the whole of a text without end', () => {
    for (const text of ['漢'.repeat(20_000), 'ไทย'.repeat(10_000)]) expect(splitAtBreaks(text).join('')).toBe(text);
  });
});
