/** Columns and facets that documents of every kind have. */

import type { Documents, Ready } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import { FILTERS } from '../../../strings/documents/filters.ts';
import { dayText, timeText } from '../../../strings/when.ts';
import type { Column, Facet } from '../kind.ts';
import rows from '../rows/rows.module.css';

const NO_TAGS: readonly string[] = [];
const NONE: readonly string[] = [''];

const tagsOf = ({ row }: Ready<unknown>): readonly string[] => row.tags ?? NO_TAGS;

/** More than a cell has room for. */
const MOST_TAGS = 6;

export const TAGS: Column<unknown> = {
  id: 'tags',
  get label() {
    return FILTERS.tag;
  },
  width: 110,
  grow: 0.8,
  // Who has given tags looks for them: few columns are wanted more.
  goes: 2,
  keyOf: (item) => tagsOf(item).join('\n'),
  cell: (item) =>
    tagsOf(item)
      .slice(0, MOST_TAGS)
      .map((tag) => (
        <span key={tag} className={rows.tagged}>
          {tag}
        </span>
      )),
};

const CHANGED: Column<unknown> = {
  id: 'changed',
  get label() {
    return FILTERS.changed;
  },
  width: 82,
  goes: 9,
  keyOf: ({ row }) => row.updatedAt,
  cell: ({ row }) => (
    <time className={rows.quiet} dateTime={new Date(row.updatedAt).toISOString()} title={timeText(row.updatedAt)}>
      {dayText(row.updatedAt)}
    </time>
  ),
};

const TAG_FACET: Facet<unknown> = {
  id: 'tag',
  get label() {
    return FILTERS.tag;
  },
  valuesOf: (item) => item.row.tags ?? NONE,
  labelOf: (tag) => tag || FILTERS.noTag,
};

/** The columns and facets of one kind of documents, those that all have behind them. */
export const withShared = <N extends TableName>(
  columns: readonly Column<Documents[N]>[],
  facets: readonly Facet<Documents[N]>[],
): { columns: readonly Column<Documents[N]>[]; facets: readonly Facet<Documents[N]>[] } => ({
  columns: [...columns, TAGS, CHANGED],
  facets: [TAG_FACET, ...facets],
});
