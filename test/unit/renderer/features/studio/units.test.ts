import { describe, expect, it } from 'vitest';
import { formatLength, toMm, toUnit } from '../../../../../src/renderer/features/studio/units.ts';
import { t } from '../../../../support/texts.ts';

describe('lengths in the unit that is chosen', () => {
  it('are shown and read in inches, and kept in millimetres', () => {
    expect(toUnit(63.5, 'in')).toBe(2.5);
    expect(toUnit(63, 'in')).toBe(2.4803);
    expect(toMm(3.5, 'in')).toBe(88.9);
    expect(toUnit(0.125, 'mm')).toBe(0.125);
    expect(toMm(1.2345, 'mm')).toBe(1.235);
  });

  it('come back within a hundredth of a millimetre, whatever they are', () => {
    for (let n = -2000; n <= 3000; n += 7) {
      const mm = n / 10;
      expect(Math.abs(toMm(toUnit(mm, 'in'), 'in') - mm)).toBeLessThan(0.01);
      expect(toMm(toUnit(mm, 'mm'), 'mm')).toBe(mm === 0 ? 0 : mm);
    }
  });

  it('name their unit', () => {
    expect(formatLength(t, 10, 'mm')).toBe('10 mm');
    expect(formatLength(t, 12.345, 'mm')).toBe('12.35 mm');
    expect(formatLength(t, 25.4, 'in')).toBe('1 in');
    expect(formatLength(t, 10, 'in')).toBe('0.394 in');
  });
});
