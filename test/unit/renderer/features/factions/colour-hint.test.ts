import { describe, expect, it } from 'vitest';
import { colourHint } from '../../../../../src/renderer/features/factions/colour-hint.ts';
import { t } from '../../../../support/texts.ts';

describe('what is said of a colour', () => {
  it('warns of a symbol that hardly shows on paper, with its contrast rounded down', () => {
    expect(colourHint(t, { primary: '#ffee00' }, 'primary')).toMatch(/^Pale/);
    expect(colourHint(t, { primary: '#12486b' }, 'primary')).toBe('Clear on white (contrast 9.6).');
    // 2.97 must not be called 3.0.
    expect(colourHint(t, { primary: '#969696' }, 'primary')).toMatch(/^Pale.*contrast 2\.9/);
  });

  it('warns of two colours that are one in grey print', () => {
    expect(colourHint(t, { primary: '#cc0000', secondary: '#3a6b00' }, 'secondary')).toMatch(/^Looks like primary/);
    expect(colourHint(t, { primary: '#000000', secondary: '#ffffff', accent: '#fefefe' }, 'accent')).toMatch(
      /secondary/,
    );
    expect(colourHint(t, { primary: '#000000', secondary: '#ffffff' }, 'secondary')).toBeUndefined();
  });

  it('says nothing of no colour, and of a text that is none', () => {
    expect(colourHint(t, undefined, 'primary')).toBeUndefined();
    expect(colourHint(t, { primary: 'red' }, 'primary')).toBeUndefined();
  });
});
