/** What a list is narrowed down by, and which documents that leaves. */
import {
  hasWords,
  type SearchIndex,
  searchIndex,
  searchWords,
} from '../../../../shared/library/search/search-index.ts';
import type { Documents, Item, Ready } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import type { Facet, ListKind } from '../kind.ts';

export interface ListFilter {
  readonly text: string;
  /** Values of each facet, by its id: a document has to have one of them. No entry is empty. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

export const NO_FILTER: ListFilter = { text: '', chosen: {} };

export const isNarrowed = ({ text, chosen }: ListFilter): boolean =>
  searchWords(text).length > 0 || Object.keys(chosen).length > 0;

/** The filter with a value of a facet chosen, or no longer chosen. */
export function withValue(filter: ListFilter, facet: string, value: string, isChosen: boolean): ListFilter {
  const { [facet]: before = [], ...others } = filter.chosen;
  const after = isChosen ? [...new Set([...before, value])] : before.filter((one) => one !== value);
  return { ...filter, chosen: after.length === 0 ? others : { ...others, [facet]: after } };
}

/** A value of a facet, and how many documents that pass all other facets have it. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface Filtered<N extends TableName> {
  /** In the order in which they came. */
  readonly shown: readonly Item<Documents[N]>[];
  /** By facet. Facets that were not to be counted are missing. */
  readonly values: ReadonlyMap<string, readonly FacetValue[]>;
}

/**
 * The documents that a filter lets through. Those that cannot be read have a name only.
 * @param counted the facets whose values are counted
 */
export function filterList<N extends TableName>(
  { facets, indexOf }: Pick<ListKind<N>, 'facets' | 'indexOf'>,
  items: readonly Item<Documents[N]>[],
  { text, chosen }: ListFilter,
  counted: readonly Facet<Documents[N]>[] = [],
): Filtered<N> {
  const words = searchWords(text);
  const wanted = facets.flatMap((facet) => {
    const values = chosen[facet.id];
    return values === undefined ? [] : [{ facet, values: new Set(values) }];
  });
  const tallies = counted.map((facet) => ({ facet, counts: new Map<string, number>() }));
  if (words.length === 0 && wanted.length === 0 && counted.length === 0) return { shown: items, values: new Map() };
  const shown = items.filter((item) => {
    if (item.kind === 'broken') return wanted.length === 0 && hasWords(searchIndex([item.name]), words);
    if (words.length > 0 && !hasWords(indexOf(item.document) + tagIndex(item.row.tags), words)) return false;
    const failed = wanted.filter(({ facet, values }) => !facet.valuesOf(item).some((value) => values.has(value)));
    // A document that only one facet keeps out still counts among the values of that one.
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

/** Chosen values stay in sight also where nothing has them any more. */
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
const tagText = held((tags: readonly string[]): SearchIndex => searchIndex(tags));

/** The words of the tags of a document, which are no part of it. */
const tagIndex = (tags: readonly string[] = NO_TAGS): SearchIndex => (tags.length === 0 ? '' : tagText(tags));

/** Makes the index of a document once for each of its states. */
export const heldIndex = <D extends object>(make: (document: D) => SearchIndex): ((document: D) => SearchIndex) =>
  held(make);

/** A facet whose values are found once for each state of a document. */
export const heldFacet = <D extends object>(facet: Facet<D>): Facet<D> => ({
  ...facet,
  valuesOf: held<Ready<D>, readonly string[]>(facet.valuesOf),
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
