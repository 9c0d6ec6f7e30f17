/** Sorts findings in document order: by the position of their path in the document as its author wrote it. */
import { parsePointer } from '../document/pointer.ts';

interface HasPath {
  path: string;
}

/**
 * Sorts by the order in which the keys and items of `path` appear in the document. Paths that the document doesn't have come after
 * those it has. Findings at the same path keep their order. Returns a new list.
 */
export function sortInDocumentOrder<F extends HasPath>(document: unknown, findings: readonly F[]): F[] {
  if (findings.length < 2) return [...findings];
  const getRank = createRanker();
  return findings
    .map((finding) => ({ finding, rank: getRank(document, finding.path) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ finding }) => finding);
}

/**
 * Returns a function that computes the position of each path segment among its siblings. The keys of each object are numbered only
 * once.
 */
function createRanker() {
  const keyOrderByObject = new Map<object, Map<string, number>>();
  return (document: unknown, pointer: string): number[] => {
    let value = document;
    return parsePointer(pointer).map((segment) => {
      if (typeof value !== 'object' || value === null) return Number.MAX_SAFE_INTEGER;
      const parent = value as Record<string, unknown>;
      value = Object.hasOwn(parent, segment) ? parent[segment] : undefined;
      if (Array.isArray(parent)) return Number(segment);
      let keyOrder = keyOrderByObject.get(parent);
      if (!keyOrder) {
        keyOrder = new Map(Object.keys(parent).map((key, index) => [key, index]));
        keyOrderByObject.set(parent, keyOrder);
      }
      return keyOrder.get(segment) ?? Number.MAX_SAFE_INTEGER;
    });
  };
}

function compareRanks(leftRanks: readonly number[], rightRanks: readonly number[]): number {
  for (let index = 0; index < Math.min(leftRanks.length, rightRanks.length); index++) {
    const difference = (leftRanks[index] as number) - (rightRanks[index] as number);
    if (difference !== 0) return difference;
  }
  return leftRanks.length - rightRanks.length;
}
