/** What a list of documents shows of each: its columns, what it is found and filtered by. */
import type { ReactNode } from 'react';
import type { SearchIndex } from '../../../shared/library/search/search-index.ts';
import type { Documents, Ready } from '../../store/item.ts';
import type { TableName } from '../../store/rows.ts';

export interface Column<D> {
  readonly id: string;
  readonly label: string;
  /** Pixels it needs, and its share of what is left over. */
  readonly width: number;
  readonly grow?: number;
  /** Where there is too little room for all, the column with the highest number goes first. 0 = stays. */
  readonly goes: number;
  /** What the list is sorted by; undefined comes last. */
  keyOf(item: Ready<D>): string | number | undefined;
  cell(item: Ready<D>): ReactNode;
}

/** What a list can be narrowed down by: documents have any number of its values. */
export interface Facet<D> {
  readonly id: string;
  readonly label: string;
  /** The value '' is that it has none. */
  valuesOf(item: Ready<D>): readonly string[];
  labelOf(value: string): string;
  /** Values in their order; others follow by their labels. */
  readonly order?: readonly string[];
  /** Finding the values of thousands takes a second: they are counted bit by bit. */
  readonly isCostly?: true;
}

/** The same object until something changes that its documents are shown with. */
export interface ListKind<N extends TableName> {
  readonly table: N;
  readonly columns: readonly Column<Documents[N]>[];
  readonly facets: readonly Facet<Documents[N]>[];
  /** No sample is of this kind: an empty list offers none. */
  readonly hasNoSamples?: true;
  indexOf(document: Documents[N]): SearchIndex;
  hrefOf(id: string): string;
  /** The picture at the start of the row. */
  lead(item: Ready<Documents[N]>): ReactNode;
  /** The line below the name. */
  under(document: Documents[N]): string;
  /** What a document is called that cannot be read. */
  brokenWord(document: unknown): string;
  duplicateOf(name: string): string;
  deleteOf(name: string): string;
  /** Copies a document and opens the copy. */
  duplicate(document: Documents[N]): Promise<void>;
  delete(id: string, name: string): Promise<void>;
}
