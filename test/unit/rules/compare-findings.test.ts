import { describe, expect, it } from 'vitest';
import { compareFindings } from '../../../src/shared/rules/compare-findings.ts';
import type { Finding } from '../../../src/shared/rules/finding.ts';

const createFinding = (pointer: string, changes: Partial<Finding> = {}): Finding => ({
  code: 'su.team.number',
  severity: 'error',
  path: pointer,
  subjects: [],
  message: '',
  cite: { source: 'Rollcall' },
  ...changes,
});

describe('compareFindings', () => {
  it('finds no difference between the same findings in another order', () => {
    expect(
      compareFindings([createFinding('/a'), createFinding('/b')], [createFinding('/b'), createFinding('/a')]),
    ).toEqual({
      gained: [],
      lost: [],
    });
  });

  it('returns the findings that only one judgment has', () => {
    expect(
      compareFindings([createFinding('/a'), createFinding('/b')], [createFinding('/b'), createFinding('/c')]),
    ).toEqual({
      gained: [createFinding('/c')],
      lost: [createFinding('/a')],
    });
  });

  it('matches repeated findings one by one', () => {
    const repeatedFindings = [createFinding('/a'), createFinding('/a')];
    expect(compareFindings([createFinding('/a')], repeatedFindings)).toEqual({
      gained: [createFinding('/a')],
      lost: [],
    });
    expect(compareFindings(repeatedFindings, [])).toEqual({ gained: [], lost: repeatedFindings });
  });

  it.each<Partial<Finding>>([{ severity: 'warning' }, { subjects: ['x'] }, { actual: 1 }, { required: 0 }])(
    'treats a finding with %j as a different one',
    (changes) => {
      const changedFinding = createFinding('/a', changes);
      expect(compareFindings([createFinding('/a')], [changedFinding])).toEqual({
        gained: [changedFinding],
        lost: [createFinding('/a')],
      });
    },
  );
});
