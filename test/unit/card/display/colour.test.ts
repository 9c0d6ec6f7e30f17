import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '../../../../src/shared/card/template/templates.ts';
import { type BaseTheme, colourOf, completeTheme, contrast } from '../../../../src/shared/display/colour.ts';
import type { Colour } from '../../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

const base = defaultTemplate(GAMES).theme as BaseTheme;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n): Colour => `#${n.toString(16).padStart(6, '0')}`);

describe('theme colours', () => {
  it('keeps every text that stands on or in a faction colour readable, whatever colour that is', () => {
    fc.assert(
      fc.property(anyColour, (accent) => {
        const theme = completeTheme({ ...base, accent, primary: accent });
        expect(contrast(theme['on-accent'], accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme['accent-on-ink'], theme.ink)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme['accent-on-paper'], theme.paper)).toBeGreaterThanOrEqual(4.5);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('draws an unknown colour in ink', () => {
    const theme = completeTheme(base);
    expect(colourOf(theme, 'accent')).toBe(base.accent);
    expect(colourOf(theme, 'sparkly')).toBe(base.ink);
    expect(colourOf(theme, 'toString')).toBe(base.ink);
  });
});
