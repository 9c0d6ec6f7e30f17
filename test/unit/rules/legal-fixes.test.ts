import { describe, expect, it } from 'vitest';
import type { Finding, Fix } from '../../../src/shared/rules/finding.ts';
import { offerFixes } from '../../../src/shared/rules/offer-fixes.ts';
import { formatLateText, type LateText } from '../../../src/shared/texts/late-text.ts';
import { translate } from '../../support/texts.ts';

/** A made-up document: no number may be over 7, and the sum may be at most 10. */
interface Numbers {
  readonly numbers: readonly number[];
}

const createFinding = (code: string, path: string): Finding => ({
  code,
  severity: 'error',
  path,
  subjects: [],
  message: code,
  cite: { source: 'Test' },
});

function check({ numbers }: Numbers): Finding[] {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return [
    ...(sum > 10 ? [createFinding('sum', '/numbers')] : []),
    ...numbers.flatMap((number, index) => (number > 7 ? [createFinding('number', `/numbers/${index}`)] : [])),
  ];
}

/** Proposes to remove one number: any for the sum, and the one that is too large. */
const propose = ({ code, path }: Finding, { numbers }: Numbers): Fix[] =>
  numbers.flatMap((number, index) =>
    code === 'sum' || path === `/numbers/${index}`
      ? [{ label: `Leave out ${number}`, edits: [{ op: 'remove' as const, path: `/numbers/${index}` }] }]
      : [],
  );

function listFixes(numbers: readonly number[], prefersLegal = true) {
  const document = { numbers };
  return offerFixes(document, check(document), propose, check, { maxFixes: 2, prefersLegal }).map(({ fixes = [] }) =>
    fixes.map(({ label, isPartial }) => `${formatLabel(label)}${isPartial === true ? ' (partial)' : ''}`),
  );
}

const formatLabel = (label: LateText): string => formatLateText(translate, label);

describe('fixes that lead to a legal document', () => {
  it('are offered alone if one step is enough, for every error', () => {
    expect(listFixes([5, 2, 8])).toEqual([['Leave out 8'], ['Leave out 8']]);
  });

  it('are not asked for while a document is edited, where each finding is fixed by itself', () => {
    expect(listFixes([5, 2, 8], false)).toEqual([['Leave out 5', 'Leave out 8'], ['Leave out 8']]);
  });

  it('are joined to one fix if several steps are needed', () => {
    expect(listFixes([2, 5, 9, 9])).toEqual([
      ['All of these: Leave out 9; Leave out 9'],
      ['All of these: Leave out 9; Leave out 9'],
      ['All of these: Leave out 9; Leave out 9'],
    ]);
  });

  it('are replaced by partial steps, which say so, if too many would be needed', () => {
    expect(
      listFixes([9, 9, 9, 9, 9])
        .flat()
        .every((label) => label.endsWith('(partial)')),
    ).toBe(true);
  });

  it('make the document legal when they are applied', () => {
    const document = { numbers: [2, 5, 9, 9] };
    const [fix] = offerFixes(document, check(document), propose, check, { prefersLegal: true })[0]?.fixes ?? [];
    expect(fix?.edits).toHaveLength(2);
  });
});
