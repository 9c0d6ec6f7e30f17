/** Filters the documents of a list. */
import {
  createSearchIndex,
  hasWords,
  parseSearchWords,
  type SearchIndex,
} from '../../../../shared/library/search/search-index.ts';
import type { Documents, Item, ReadyItem } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import type { Facet, ListKind } from '../list-kind.ts';

export interface ListFilter {
  readonly text: string;
  /** The chosen values by facet id, never an empty array. A document must have one of the chosen values of each facet. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

export const NO_FILTER: ListFilter = { text: '', chosen: {} };

export const isFilterActive = ({ text: searchText, chosen }: ListFilter): boolean =>
  parseSearchWords(searchText).length > 0 || Object.keys(chosen).length > 0;

/** Returns the filter with a value of a facet added or removed. */
export function setFacetValue(filter: ListFilter, facetId: string, facetValue: string, isChosen: boolean): ListFilter {
  const { [facetId]: previousValues = [], ...otherFacets } = filter.chosen;
  const changedValues = isChosen
    ? [...new Set([...previousValues, facetValue])]
    : previousValues.filter((chosenValue) => chosenValue !== facetValue);
  return { ...filter, chosen: changedValues.length === 0 ? otherFacets : { ...otherFacets, [facetId]: changedValues } };
}

/** A value of a facet, and the number of documents that have it and pass all other facets. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface FilteredItems<N extends TableName> {
  /** The matching items in their original order. */
  readonly matchingItems: readonly Item<Documents[N]>[];
  /** The values by facet. Facets that were not counted are missing. */
  readonly values: ReadonlyMap<string, readonly FacetValue[]>;
}

/**
 * Returns the documents that match a filter. An unreadable document is only found by its name.
 * @param countedFacets the facets whose values are counted
 */
export function filterItems<N extends TableName>(
  { facets, getSearchIndex }: Pick<ListKind<N>, 'facets' | 'getSearchIndex'>,
  items: readonly Item<Documents[N]>[],
  { text: searchText, chosen }: ListFilter,
  countedFacets: readonly Facet<Documents[N]>[] = [],
): FilteredItems<N> {
  const searchWords = parseSearchWords(searchText);
  const requiredFacets = facets.flatMap((facet) => {
    const chosenValues = chosen[facet.id];
    return chosenValues === undefined ? [] : [{ facet, acceptedValues: new Set(chosenValues) }];
  });
  const tallies = countedFacets.map((facet) => ({ facet, countByValue: new Map<string, number>() }));
  if (searchWords.length === 0 && requiredFacets.length === 0 && countedFacets.length === 0)
    return { matchingItems: items, values: new Map() };
  const matchingItems = items.filter((item) => {
    if (item.kind === 'broken')
      return requiredFacets.length === 0 && hasWords(createSearchIndex([item.name]), searchWords);
    // Search indexes are texts, so two of them can be joined.
    if (searchWords.length > 0 && !hasWords(getSearchIndex(item.document) + getTagsIndex(item.row.tags), searchWords))
      return false;
    const failedFacets = requiredFacets.filter(
      ({ facet, acceptedValues }) => !facet.getValues(item).some((facetValue) => acceptedValues.has(facetValue)),
    );
    // Choosing another value of a facet would show the documents that fail only that facet, so its counts include them.
    const failedFacet = failedFacets.length === 1 ? failedFacets[0]?.facet : undefined;
    if (failedFacets.length > 1) return false;
    for (const { facet, countByValue } of tallies) {
      if (failedFacet !== undefined && failedFacet !== facet) continue;
      for (const facetValue of new Set(facet.getValues(item)))
        countByValue.set(facetValue, (countByValue.get(facetValue) ?? 0) + 1);
    }
    return failedFacets.length === 0;
  });
  const values = tallies.map(
    ({ facet, countByValue }) => [facet.id, sortValues(facet, countByValue, chosen[facet.id] ?? [])] as const,
  );
  return { matchingItems, values: new Map(values) };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts the values. Chosen values are listed even if no document has them any more. */
function sortValues<D>(
  { getLabel, valueOrder = [] }: Facet<D>,
  countByValue: ReadonlyMap<string, number>,
  chosen: readonly string[],
): FacetValue[] {
  const orderIndex = new Map(valueOrder.map((facetValue, index) => [facetValue, index]));
  const allValues = new Set([...countByValue.keys(), ...chosen]);
  return [...allValues]
    .map((facetValue) => ({ value: facetValue, label: getLabel(facetValue), count: countByValue.get(facetValue) ?? 0 }))
    .sort(
      (a, b) =>
        Number(a.value === '') - Number(b.value === '') ||
        (orderIndex.get(a.value) ?? valueOrder.length) - (orderIndex.get(b.value) ?? valueOrder.length) ||
        collator.compare(a.label, b.label),
    );
}

const NO_TAGS: readonly string[] = [];
const getCachedTagsIndex = memoizeByObject((tags: readonly string[]): SearchIndex => createSearchIndex(tags));

/** Returns the search index of a document's tags, which are not part of the document. */
const getTagsIndex = (tags: readonly string[] = NO_TAGS): SearchIndex =>
  tags.length === 0 ? '' : getCachedTagsIndex(tags);

/** Caches the search index for each state of a document. */
export const cacheSearchIndex = <D extends object>(
  computeValue: (document: D) => SearchIndex,
): ((document: D) => SearchIndex) => memoizeByObject(computeValue);

/** Caches the values of a facet for each state of a document. */
export const cacheFacetValues = <D extends object>(facet: Facet<D>): Facet<D> => ({
  ...facet,
  getValues: memoizeByObject<ReadyItem<D>, readonly string[]>(facet.getValues),
});

function memoizeByObject<K extends object, V>(computeValue: (keyObject: K) => V): (keyObject: K) => V {
  const cachedValues = new WeakMap<K, V>();
  return (keyObject) => {
    const cachedValue = cachedValues.get(keyObject);
    if (cachedValue !== undefined) return cachedValue;
    const computedValue = computeValue(keyObject);
    cachedValues.set(keyObject, computedValue);
    return computedValue;
  };
}
