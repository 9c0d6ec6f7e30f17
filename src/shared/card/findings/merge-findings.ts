/** Merges findings of the same kind from several places of a card. */
import type { CardFinding } from './card-finding.ts';

type Kind = CardFinding['kind'];
type FindingOfKind<K extends Kind> = Extract<CardFinding, { kind: K }>;

const removeDuplicates = (strings: readonly string[]): string[] => [...new Set(strings)];
const listFields = (findings: readonly { readonly fields: readonly string[] }[]): string[] =>
  removeDuplicates(findings.flatMap(({ fields }) => fields));
const listCharacters = (findings: readonly { readonly characters: string }[]): string =>
  removeDuplicates(findings.flatMap(({ characters }) => Array.from(characters))).join('');

/** For each kind whose findings are merged: the function that merges them into one. */
const MERGE_BY_KIND: { readonly [K in Kind]?: (findings: readonly FindingOfKind<K>[]) => CardFinding } = {
  // Both sides may show art. If one side shows an initial instead, report the initial.
  'missing-art': (findings) =>
    findings.find(({ instead }) => instead === 'initial') ?? (findings[0] as FindingOfKind<'missing-art'>),
  'missing-glyph': (findings) => ({
    kind: 'missing-glyph',
    characters: listCharacters(findings),
    fields: listFields(findings),
  }),
  'unknown-icon': (findings) => ({
    kind: 'unknown-icon',
    written: removeDuplicates(findings.flatMap(({ written }) => written)),
    fields: listFields(findings),
    known: removeDuplicates(findings.flatMap(({ known }) => known)),
  }),
  'hidden-character': (findings) => ({
    kind: 'hidden-character',
    characters: listCharacters(findings),
    fields: listFields(findings),
  }),
  'too-long': (findings) => ({ kind: 'too-long', fields: listFields(findings) }),
};

/**
 * Merges findings by kind and removes repeated findings on pictures and drawings. Merged findings come last, except the finding on
 * missing art, which keeps its place.
 */
export function mergeFindings(findings: readonly CardFinding[]): readonly CardFinding[] {
  const mergedKinds = new Set<Kind>();
  const seenPictureFindings = new Set<string>();
  const firstFindings: CardFinding[] = [];
  const lastFindings: CardFinding[] = [];
  for (const finding of findings) {
    const { kind } = finding;
    const merge = MERGE_BY_KIND[kind] as ((sameKind: readonly CardFinding[]) => CardFinding) | undefined;
    if (mergedKinds.has(kind)) continue;
    if (kind === 'broken-picture' || kind === 'coarse-picture' || kind === 'cut-drawing') {
      // A template may show a picture or a drawing in several places.
      const serialized = JSON.stringify(finding);
      if (seenPictureFindings.has(serialized)) continue;
      seenPictureFindings.add(serialized);
    }
    if (merge === undefined) {
      firstFindings.push(finding);
      continue;
    }
    mergedKinds.add(kind);
    (kind === 'missing-art' ? firstFindings : lastFindings).push(
      merge(findings.filter((otherFinding) => otherFinding.kind === kind)),
    );
  }
  return lastFindings.length === 0 ? firstFindings : [...firstFindings, ...lastFindings];
}
