import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { type BaseTheme, completeTheme, computeContrast, resolveColor } from '../../../../src/shared/display/color.ts';
import type { Color } from '../../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

const base = getDefaultTemplate(GAMES).theme as BaseTheme;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n): Color => `#${n.toString(16).padStart(6, '0')}`);

describe('theme colours', () => {
  it('keeps every text that stands on or in a faction colour readable, whatever colour that is', () => {
    fc.assert(
      fc.property(anyColour, (accent) => {
        const theme = completeTheme({ ...base, accent, primary: accent });
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

  it('draws an unknown colour in ink', () => {
    const theme = completeTheme(base);
    expect(resolveColor(theme, 'accent')).toBe(base.accent);
    expect(resolveColor(theme, 'sparkly')).toBe(base.ink);
    expect(resolveColor(theme, 'toString')).toBe(base.ink);
  });
});
