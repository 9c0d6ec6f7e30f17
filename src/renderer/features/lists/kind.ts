/** Describes how a document list shows, searches and filters one kind of documents. */
import type { ReactNode } from 'react';
import type { SearchIndex } from '../../../shared/library/search/search-index.ts';
import type { Documents, ReadyItem } from '../../store/item.ts';
import type { TableName } from '../../store/rows.ts';

export interface Column<D> {
  readonly id: string;
  readonly label: string;
  /** The required width in pixels, and the share of the remaining width. */
  readonly width: number;
  readonly grow?: number;
  /** If the list is too narrow, the column with the highest number is dropped first. 0 is never dropped. */
  readonly goes: number;
  /** Returns the sort key; undefined sorts last. */
  keyOf(item: ReadyItem<D>): string | number | undefined;
  cell(item: ReadyItem<D>): ReactNode;
}

/** A property by which a list can be filtered. A document has any number of its values. */
export interface Facet<D> {
  readonly id: string;
  readonly label: string;
  /** Returns the values of a document. The value '' means that it has none. */
  valuesOf(item: ReadyItem<D>): readonly string[];
  labelOf(value: string): string;
  /** Values in their order; other values follow, sorted by label. */
  readonly order?: readonly string[];
  /** Computing the values of thousands of documents takes a second, so they are counted in slices. */
  readonly isCostly?: true;
}

/** A stable object that changes only when something used to render its documents changes. */
export interface ListKind<N extends TableName> {
  readonly table: N;
  readonly columns: readonly Column<Documents[N]>[];
  readonly facets: readonly Facet<Documents[N]>[];
  /** Whether the samples contain no document of this kind, so that an empty list does not offer them. */
  readonly hasNoSamples?: true;
  indexOf(document: Documents[N]): SearchIndex;
  hrefOf(id: string): string;
  /** Renders the picture at the start of the row. */
  lead(item: ReadyItem<Documents[N]>): ReactNode;
  /** Returns the line below the name. */
  under(document: Documents[N]): string;
  /** Returns the label of an unreadable document. */
  brokenWord(document: unknown): string;
  duplicateOf(name: string): string;
  deleteOf(name: string): string;
  /** Duplicates a document and opens the copy. */
  duplicate(document: Documents[N]): Promise<void>;
  delete(id: string, name: string): Promise<void>;
}
