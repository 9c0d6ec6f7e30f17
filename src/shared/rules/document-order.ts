/** Findings come in document order: by where their place stands in the document, as its author wrote it. */
import { segments } from '../document/pointer.ts';

interface Placed {
  path: string;
}

/**
 * Sorts by the order in which the keys and items that `path` names appear in the document; a place that the document
 * does not have comes after those it has. Findings at the same place keep their order. Returns a new list.
 */
export function inDocumentOrder<F extends Placed>(document: unknown, findings: readonly F[]): F[] {
  if (findings.length < 2) return [...findings];
  const rank = ranker();
  return findings
    .map((finding) => ({ finding, rank: rank(document, finding.path) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ finding }) => finding);
}

/** Positions of each segment of a path among its siblings. The keys of each object are numbered only once. */
function ranker() {
  const places = new Map<object, Map<string, number>>();
  return (document: unknown, path: string): number[] => {
    let value = document;
    return segments(path).map((segment) => {
      if (typeof value !== 'object' || value === null) return Number.MAX_SAFE_INTEGER;
      const parent = value as Record<string, unknown>;
      value = Object.hasOwn(parent, segment) ? parent[segment] : undefined;
      if (Array.isArray(parent)) return Number(segment);
      let order = places.get(parent);
      if (!order) {
        order = new Map(Object.keys(parent).map((key, index) => [key, index]));
        places.set(parent, order);
      }
      return order.get(segment) ?? Number.MAX_SAFE_INTEGER;
    });
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] as number) - (b[index] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
