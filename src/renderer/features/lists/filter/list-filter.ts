/** Filters the documents of a list. */
import {
  createSearchIndex,
  hasWords,
  parseSearchWords,
  type SearchIndex,
} from '../../../../shared/library/search/search-index.ts';
import type { Documents, Item, ReadyItem } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import type { Facet, ListKind } from '../kind.ts';

export interface ListFilter {
  readonly text: string;
  /** The chosen values by facet id. A document must have one of them. No entry is empty. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

export const NO_FILTER: ListFilter = { text: '', chosen: {} };

export const isNarrowed = ({ text, chosen }: ListFilter): boolean =>
  parseSearchWords(text).length > 0 || Object.keys(chosen).length > 0;

/** Returns the filter with a value of a facet added or removed. */
export function withValue(filter: ListFilter, facet: string, value: string, isChosen: boolean): ListFilter {
  const { [facet]: before = [], ...others } = filter.chosen;
  const after = isChosen ? [...new Set([...before, value])] : before.filter((one) => one !== value);
  return { ...filter, chosen: after.length === 0 ? others : { ...others, [facet]: after } };
}

/** A value of a facet, and the number of documents that have it and pass all other facets. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface Filtered<N extends TableName> {
  /** The matching items in their original order. */
  readonly shown: readonly Item<Documents[N]>[];
  /** The values by facet. Facets that were not counted are missing. */
  readonly values: ReadonlyMap<string, readonly FacetValue[]>;
}

/**
 * Returns the documents that match a filter. An unreadable document is only found by its name.
 * @param counted the facets whose values are counted
 */
export function filterList<N extends TableName>(
  { facets, indexOf }: Pick<ListKind<N>, 'facets' | 'indexOf'>,
  items: readonly Item<Documents[N]>[],
  { text, chosen }: ListFilter,
  counted: readonly Facet<Documents[N]>[] = [],
): Filtered<N> {
  const words = parseSearchWords(text);
  const wanted = facets.flatMap((facet) => {
    const values = chosen[facet.id];
    return values === undefined ? [] : [{ facet, values: new Set(values) }];
  });
  const tallies = counted.map((facet) => ({ facet, counts: new Map<string, number>() }));
  if (words.length === 0 && wanted.length === 0 && counted.length === 0) return { shown: items, values: new Map() };
  const shown = items.filter((item) => {
    if (item.kind === 'broken') return wanted.length === 0 && hasWords(createSearchIndex([item.name]), words);
    if (words.length > 0 && !hasWords(indexOf(item.document) + tagIndex(item.row.tags), words)) return false;
    const failed = wanted.filter(({ facet, values }) => !facet.valuesOf(item).some((value) => values.has(value)));
    // A document that fails only one facet still counts among the values of that facet.
    const only = failed.length === 1 ? failed[0]?.facet : undefined;
    if (failed.length > 1) return false;
    for (const { facet, counts } of tallies) {
      if (only !== undefined && only !== facet) continue;
      for (const value of new Set(facet.valuesOf(item))) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return failed.length === 0;
  });
  const values = tallies.map(
    ({ facet, counts }) => [facet.id, valuesInOrder(facet, counts, chosen[facet.id] ?? [])] as const,
  );
  return { shown, values: new Map(values) };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts the values. Chosen values are listed even if no document has them any more. */
function valuesInOrder<D>(
  { labelOf, order = [] }: Facet<D>,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): FacetValue[] {
  const place = new Map(order.map((value, n) => [value, n]));
  const all = new Set([...counts.keys(), ...chosen]);
  return [...all]
    .map((value) => ({ value, label: labelOf(value), count: counts.get(value) ?? 0 }))
    .sort(
      (a, b) =>
        Number(a.value === '') - Number(b.value === '') ||
        (place.get(a.value) ?? order.length) - (place.get(b.value) ?? order.length) ||
        collator.compare(a.label, b.label),
    );
}

const NO_TAGS: readonly string[] = [];
const tagText = held((tags: readonly string[]): SearchIndex => createSearchIndex(tags));

/** Returns the search index of a document's tags, which are not part of the document. */
const tagIndex = (tags: readonly string[] = NO_TAGS): SearchIndex => (tags.length === 0 ? '' : tagText(tags));

/** Caches the search index for each state of a document. */
export const heldIndex = <D extends object>(make: (document: D) => SearchIndex): ((document: D) => SearchIndex) =>
  held(make);

/** Caches the values of a facet for each state of a document. */
export const heldFacet = <D extends object>(facet: Facet<D>): Facet<D> => ({
  ...facet,
  valuesOf: held<ReadyItem<D>, readonly string[]>(facet.valuesOf),
});

function held<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const there = known.get(key);
    if (there !== undefined) return there;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
