import { expect, it } from 'vitest';
import { getSymbolLabel } from '../../../../../src/renderer/strings/studio/symbol-label.ts';
import { translate } from '../../../../support/texts.ts';

it('labels a symbol by its own name if the template has one of that name, and shared symbols in words', () => {
  const drawing = { size: [10, 10], shapes: [] } as never;
  expect(getSymbolLabel(translate, { shield: drawing }, 'shield')).toBe('shield');
  expect(getSymbolLabel(translate, undefined, 'shield')).toBe('Plain shield');
  expect(getSymbolLabel(translate, {}, 'Rune')).toBe('Rune');
});
