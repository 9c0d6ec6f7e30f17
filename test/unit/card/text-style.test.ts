/** Styles of a template made ready to measure with. */
import { describe, expect, it } from 'vitest';
import { getTextStyle } from '../../../src/shared/card/text-style.ts';
import type { Theme } from '../../../src/shared/display/color.ts';

const theme = { ink: '#000000', mute: '#777777', accent: '#aa0000' } as unknown as Theme;
const style = (change: object) =>
  getTextStyle({ body: { font: 'text', size: 8, colour: 'ink', ...change } as never }, 'body', theme);

describe('a style of a template', () => {
  it('is never smaller than 6 points, and may shrink to its smallest size', () => {
    expect(style({})).toMatchObject({ size: 8, min: 6, leading: 1.2, tracking: 0, upper: false });
    expect(style({ size: 4 })).toMatchObject({ size: 6, min: 6 });
    expect(style({ min: 7 })).toMatchObject({ min: 7 });
    expect(style({ min: 9 })).toMatchObject({ min: 8 });
    expect(style({ min: 3 })).toMatchObject({ min: 6 });
  });

  it('may be set tighter by a hundredth of its size where it says nothing else, and never wider than it is', () => {
    expect(style({}).tight).toBe(-0.01);
    expect(style({ tracking: 0.05 }).tight).toBe(-0.01);
    expect(style({ tracking: -0.03 }).tight).toBe(-0.03);
    expect(style({ tight: -0.02 }).tight).toBe(-0.02);
  });

  it('is the same object for the same styles and theme', () => {
    const styles = { body: { font: 'text', size: 8, colour: 'ink', case: 'upper' } } as never;
    expect(getTextStyle(styles, 'body', theme)).toBe(getTextStyle(styles, 'body', theme));
    expect(getTextStyle(styles, 'body', theme).upper).toBe(true);
    expect(() => getTextStyle(styles, 'lost', theme)).toThrow('no style named lost');
  });
});
