/** Describes how a document list shows, searches and filters one kind of documents. */
import type { ReactNode } from 'react';
import type { SearchIndex } from '../../../shared/library/search/search-index.ts';
import type { Documents, ReadyItem } from '../../store/item.ts';
import type { TableName } from '../../store/rows.ts';

export interface Column<D> {
  readonly id: string;
  readonly label: string;
  /** The required width in pixels. */
  readonly width: number;
  /** The share of the remaining width, in fractions of the grid (`fr`). */
  readonly grow?: number;
  /** If the list is too narrow, the column with the highest number is dropped first. */
  readonly dropPriority: number;
  /** Returns the sort key; undefined sorts last. */
  getSortKey(item: ReadyItem<D>): string | number | undefined;
  renderCell(item: ReadyItem<D>): ReactNode;
}

/** A property by which a list can be filtered. A document has any number of its values. */
export interface Facet<D> {
  readonly id: string;
  readonly label: string;
  /** Returns the values of a document. The value '' means that it has none. */
  getValues(item: ReadyItem<D>): readonly string[];
  getLabel(facetValue: string): string;
  /** The first values in their order; other values follow, sorted by label. */
  readonly valueOrder?: readonly string[];
  /** Whether computing the values of thousands of documents takes a second, so that they are computed in slices. */
  readonly isCostly?: true;
}

/** Describes the list of one kind of documents. A new object makes all rows render again, so it is created only if necessary. */
export interface ListKind<N extends TableName> {
  readonly tableName: N;
  readonly columns: readonly Column<Documents[N]>[];
  readonly facets: readonly Facet<Documents[N]>[];
  /** Whether the samples contain no document of this kind, so that an empty list does not offer them. */
  readonly hasNoSamples?: true;
  getSearchIndex(document: Documents[N]): SearchIndex;
  getHref(documentId: string): string;
  /** Renders the portrait, artwork or icon at the start of the row. */
  renderThumbnail(item: ReadyItem<Documents[N]>): ReactNode;
  /** Returns the line below the name. */
  getSubtitle(document: Documents[N]): string;
  /** Returns the label of an unreadable document. */
  getUnreadableLabel(document: unknown): string;
  getDuplicateLabel(documentName: string): string;
  getDeleteLabel(documentName: string): string;
  /** Duplicates a document and opens the copy. */
  duplicate(document: Documents[N]): Promise<void>;
  delete(documentId: string, documentName: string): Promise<void>;
}
