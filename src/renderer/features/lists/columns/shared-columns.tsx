/** Columns and facets that documents of every kind have. */

import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Documents, Ready } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import { formatDay, formatTime } from '../../../strings/when.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Column, Facet } from '../kind.ts';
import rows from '../rows/rows.module.css';

const NO_TAGS: readonly string[] = [];
const NONE: readonly string[] = [''];

const tagsOf = ({ row }: Ready<unknown>): readonly string[] => row.tags ?? NO_TAGS;

/** More than a cell has room for. */
const MOST_TAGS = 6;

/** The column of tags, which is hidden while no document has any. */
export const TAGS_COLUMN = 'tags';

// The cells are the same for every list, so that a row is not drawn again because its columns were made anew.
const tagsCell: Column<unknown>['cell'] = (item) =>
  tagsOf(item)
    .slice(0, MOST_TAGS)
    .map((tag) => (
      <span key={tag} className={rows.tagged}>
        {tag}
      </span>
    ));

/** The day of the last change, with the time as its hint. */
function ChangedTime({ timestamp }: { timestamp: number }) {
  const translate = useTranslate();
  return (
    <time className={rows.quiet} dateTime={new Date(timestamp).toISOString()} title={formatTime(translate, timestamp)}>
      {formatDay(timestamp)}
    </time>
  );
}

const changedCell: Column<unknown>['cell'] = ({ row }) => <ChangedTime timestamp={row.updatedAt} />;

const createTagsColumn = (translate: Translate): Column<unknown> => ({
  id: TAGS_COLUMN,
  label: translate('filters.tag'),
  width: 110,
  grow: 0.8,
  // Who has given tags looks for them: few columns are wanted more.
  goes: 2,
  keyOf: (item) => tagsOf(item).join('\n'),
  cell: tagsCell,
});

const createChangedColumn = (translate: Translate): Column<unknown> => ({
  id: 'changed',
  label: translate('filters.changed'),
  width: 82,
  goes: 9,
  keyOf: ({ row }) => row.updatedAt,
  cell: changedCell,
});

const createTagFacet = (translate: Translate): Facet<unknown> => ({
  id: 'tag',
  label: translate('filters.tag'),
  valuesOf: (item) => item.row.tags ?? NONE,
  labelOf: (tag) => tag || translate('filters.noTag'),
});

/** The columns and facets of one kind of documents, those that all have behind them. */
export const withShared = <N extends TableName>(
  translate: Translate,
  columns: readonly Column<Documents[N]>[],
  facets: readonly Facet<Documents[N]>[],
): { columns: readonly Column<Documents[N]>[]; facets: readonly Facet<Documents[N]>[] } => ({
  columns: [...columns, createTagsColumn(translate), createChangedColumn(translate)],
  facets: [createTagFacet(translate), ...facets],
});
