import { describe, expect, it } from 'vitest';
import { compareFindings } from '../../../src/shared/rules/compare-findings.ts';
import type { Finding } from '../../../src/shared/rules/finding.ts';

const finding = (path: string, change: Partial<Finding> = {}): Finding => ({
  code: 'su.team.number',
  severity: 'error',
  path,
  subjects: [],
  message: '',
  cite: { source: 'Rollcall' },
  ...change,
});

describe('the difference between two judgements', () => {
  it('is none where both have the same findings', () => {
    expect(compareFindings([finding('/a'), finding('/b')], [finding('/b'), finding('/a')])).toEqual({
      gained: [],
      lost: [],
    });
  });

  it('has what only one of them has', () => {
    expect(compareFindings([finding('/a'), finding('/b')], [finding('/b'), finding('/c')])).toEqual({
      gained: [finding('/c')],
      lost: [finding('/a')],
    });
  });

  it('matches repeated findings one by one', () => {
    const twice = [finding('/a'), finding('/a')];
    expect(compareFindings([finding('/a')], twice)).toEqual({ gained: [finding('/a')], lost: [] });
    expect(compareFindings(twice, [])).toEqual({ gained: [], lost: twice });
  });

  it.each<Partial<Finding>>([{ severity: 'warning' }, { subjects: ['x'] }, { actual: 1 }, { required: 0 }])(
    'sees two findings where one has %j',
    (change) => {
      const other = finding('/a', change);
      expect(compareFindings([finding('/a')], [other])).toEqual({ gained: [other], lost: [finding('/a')] });
    },
  );
});
