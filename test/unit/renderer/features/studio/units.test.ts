import { describe, expect, it } from 'vitest';
import { formatLength, toMm, toUnit } from '../../../../../src/renderer/features/studio/units.ts';
import { translate } from '../../../../support/texts.ts';

describe('lengths in the chosen unit', () => {
  it('convert to and from inches, and round in millimeters', () => {
    expect(toUnit(63.5, 'in')).toBe(2.5);
    expect(toUnit(63, 'in')).toBe(2.4803);
    expect(toMm(3.5, 'in')).toBe(88.9);
    expect(toUnit(0.125, 'mm')).toBe(0.125);
    expect(toMm(1.2345, 'mm')).toBe(1.235);
  });

  it('survive the conversion within a hundredth of a millimeter', () => {
    for (let tenths = -2000; tenths <= 3000; tenths += 7) {
      const millimeters = tenths / 10;
      expect(Math.abs(toMm(toUnit(millimeters, 'in'), 'in') - millimeters)).toBeLessThan(0.01);
      expect(toMm(toUnit(millimeters, 'mm'), 'mm')).toBe(millimeters === 0 ? 0 : millimeters);
    }
  });

  it('get their unit from formatLength', () => {
    expect(formatLength(translate, 10, 'mm')).toBe('10 mm');
    expect(formatLength(translate, 12.345, 'mm')).toBe('12.35 mm');
    expect(formatLength(translate, 25.4, 'in')).toBe('1 in');
    expect(formatLength(translate, 10, 'in')).toBe('0.394 in');
  });
});
