import { describe, expect, it } from 'vitest';
import { getColorHint } from '../../../../../src/renderer/features/factions/color-hint.ts';
import { translate } from '../../../../support/texts.ts';

describe('the hint for a color', () => {
  it('warns of a symbol that is too pale on paper, with its contrast rounded down', () => {
    expect(getColorHint(translate, { primary: '#ffee00' }, 'primary')).toMatch(/^Pale/);
    expect(getColorHint(translate, { primary: '#12486b' }, 'primary')).toBe('Clear on white (contrast 9.6).');
    // 2.97 must not be called 3.0.
    expect(getColorHint(translate, { primary: '#969696' }, 'primary')).toMatch(/^Pale.*contrast 2\.9/);
  });

  it('warns of two colors that look alike in a gray print', () => {
    expect(getColorHint(translate, { primary: '#cc0000', secondary: '#3a6b00' }, 'secondary')).toMatch(
      /^Looks like primary/,
    );
    expect(getColorHint(translate, { primary: '#000000', secondary: '#ffffff', accent: '#fefefe' }, 'accent')).toMatch(
      /secondary/,
    );
    expect(getColorHint(translate, { primary: '#000000', secondary: '#ffffff' }, 'secondary')).toBeUndefined();
  });

  it('returns nothing without a color or for a text that is no color', () => {
    expect(getColorHint(translate, undefined, 'primary')).toBeUndefined();
    expect(getColorHint(translate, { primary: 'red' }, 'primary')).toBeUndefined();
  });
});
