/** Provides verdicts as facet values and as a sort order. */
import type { Finding } from '../../../shared/rules/finding.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

const ORDER = ['legal', 'warned', 'illegal'] as const;
type Legality = (typeof ORDER)[number];

export function legality(findings: readonly Finding[]): Legality {
  if (findings.some(({ severity }) => severity === 'error')) return 'illegal';
  return findings.some(({ severity }) => severity === 'warning') ? 'warned' : 'legal';
}

/** Returns the rank of a verdict: legal documents first, then by the number of errors and warnings. */
export function verdictRank(findings: readonly Finding[]): number {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return errors * 1000 + warnings;
}

/** Returns the facet of verdicts without the function that reads them from a document. */
export const createVerdictFacet = (translate: Translate) => ({
  id: 'verdict',
  label: translate('filters.legality'),
  labelOf: (value: string): string => {
    const known = ORDER.find((one) => one === value);
    return known === undefined ? value : translate(`filters.${known}`);
  },
  order: ORDER as readonly string[],
});
