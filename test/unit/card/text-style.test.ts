/** Tests how the styles of a template become text styles for measuring. */
import { describe, expect, it } from 'vitest';
import { getTextStyle } from '../../../src/shared/card/text-style.ts';
import type { Theme } from '../../../src/shared/display/color.ts';

const testTheme = { ink: '#000000', mute: '#777777', accent: '#aa0000' } as unknown as Theme;
const createStyle = (styleKeys: object) =>
  getTextStyle({ body: { font: 'text', size: 8, colour: 'ink', ...styleKeys } as never }, 'body', testTheme);

describe('getTextStyle', () => {
  it("raises the size to at least 6 points and shrinks down to the style's minimum", () => {
    expect(createStyle({})).toMatchObject({ size: 8, min: 6, leading: 1.2, tracking: 0, upper: false });
    expect(createStyle({ size: 4 })).toMatchObject({ size: 6, min: 6 });
    expect(createStyle({ min: 7 })).toMatchObject({ min: 7 });
    expect(createStyle({ min: 9 })).toMatchObject({ min: 8 });
    expect(createStyle({ min: 3 })).toMatchObject({ min: 6 });
  });

  it('tightens the letter spacing by up to 1 % by default and never loosens it', () => {
    expect(createStyle({}).tight).toBe(-0.01);
    expect(createStyle({ tracking: 0.05 }).tight).toBe(-0.01);
    expect(createStyle({ tracking: -0.03 }).tight).toBe(-0.03);
    expect(createStyle({ tight: -0.02 }).tight).toBe(-0.02);
  });

  it('returns the same object for the same styles and theme', () => {
    const textStyles = { body: { font: 'text', size: 8, colour: 'ink', case: 'upper' } } as never;
    expect(getTextStyle(textStyles, 'body', testTheme)).toBe(getTextStyle(textStyles, 'body', testTheme));
    expect(getTextStyle(textStyles, 'body', testTheme).upper).toBe(true);
    expect(() => getTextStyle(textStyles, 'lost', testTheme)).toThrow('no style named lost');
  });
});
