/** Provides verdicts as facet values and as a sort order. */
import type { Finding } from '../../../shared/rules/finding.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

const LEGALITY_ORDER = ['legal', 'warned', 'illegal'] as const;
type Legality = (typeof LEGALITY_ORDER)[number];

export function getLegality(findings: readonly Finding[]): Legality {
  if (findings.some(({ severity }) => severity === 'error')) return 'illegal';
  return findings.some(({ severity }) => severity === 'warning') ? 'warned' : 'legal';
}

/** Returns the sort key of a verdict. The number of errors counts first, then the number of warnings (below 1,000). */
export function getVerdictRank(findings: readonly Finding[]): number {
  const errorCount = findings.filter(({ severity }) => severity === 'error').length;
  const warningCount = findings.filter(({ severity }) => severity === 'warning').length;
  return errorCount * 1000 + warningCount;
}

/** Returns the facet of verdicts without `getValues`, which depends on the kind of documents. */
export const createVerdictFacet = (translate: Translate) => ({
  id: 'verdict',
  label: translate('filters.legality'),
  getLabel: (facetValue: string): string => {
    const knownLegality = LEGALITY_ORDER.find((candidate) => candidate === facetValue);
    return knownLegality === undefined ? facetValue : translate(`filters.${knownLegality}`);
  },
  valueOrder: LEGALITY_ORDER as readonly string[],
});
