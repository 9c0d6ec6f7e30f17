import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { type BaseTheme, completeTheme, computeContrast, resolveColor } from '../../../../src/shared/display/color.ts';
import type { Color } from '../../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

const baseTheme = getDefaultTemplate(GAMES).theme as BaseTheme;
const arbitraryColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((colorNumber): Color => `#${colorNumber.toString(16).padStart(6, '0')}`);

describe('theme colors', () => {
  it("keeps text on or in a faction's color readable, whatever the color", () => {
    fc.assert(
      fc.property(arbitraryColor, (accent) => {
        const theme = completeTheme({ ...baseTheme, accent, primary: accent });
        expect(computeContrast(theme['on-accent'], accent)).toBeGreaterThanOrEqual(4.5);
        expect(computeContrast(theme['accent-on-ink'], theme.ink)).toBeGreaterThanOrEqual(4.5);
        expect(computeContrast(theme['accent-on-paper'], theme.paper)).toBeGreaterThanOrEqual(4.5);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('measures contrast as WCAG does', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('draws an unknown color in ink', () => {
    const theme = completeTheme(baseTheme);
    expect(resolveColor(theme, 'accent')).toBe(baseTheme.accent);
    expect(resolveColor(theme, 'sparkly')).toBe(baseTheme.ink);
    expect(resolveColor(theme, 'toString')).toBe(baseTheme.ink);
  });
});
