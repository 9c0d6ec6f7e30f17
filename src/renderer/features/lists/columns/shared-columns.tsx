/** Columns and facets that documents of every kind have. */

import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Documents, ReadyItem } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import { formatDay, formatTime } from '../../../strings/times-and-sizes.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Column, Facet } from '../list-kind.ts';
import rowsCss from '../rows/rows.module.css';

const NO_TAGS: readonly string[] = [];
const NO_TAG_VALUE: readonly string[] = [''];

const getTags = ({ row }: ReadyItem<unknown>): readonly string[] => row.tags ?? NO_TAGS;

/** The maximum number of tags in a cell, which is more than fits. */
const MAX_CELL_TAGS = 6;

/** The column of tags, which is hidden while no document has any. */
export const TAGS_COLUMN = 'tags';

// All lists share this function, so that new column objects do not render the rows again.
const renderTagsCell: Column<unknown>['renderCell'] = (item) =>
  getTags(item)
    .slice(0, MAX_CELL_TAGS)
    .map((tag) => (
      <span key={tag} className={rowsCss.tagged}>
        {tag}
      </span>
    ));

/** Shows the day of the last change, with the time as its tooltip. */
function ChangedTime({ timestamp }: { timestamp: number }) {
  const translate = useTranslate();
  return (
    <time
      className={rowsCss.quiet}
      dateTime={new Date(timestamp).toISOString()}
      title={formatTime(translate, timestamp)}
    >
      {formatDay(timestamp)}
    </time>
  );
}

const renderChangedCell: Column<unknown>['renderCell'] = ({ row }) => <ChangedTime timestamp={row.updatedAt} />;

const createTagsColumn = (translate: Translate): Column<unknown> => ({
  id: TAGS_COLUMN,
  label: translate('filters.tag'),
  width: 110,
  grow: 0.8,
  // Users who add tags look for them, so this column is among the last to be dropped.
  dropPriority: 2,
  getSortKey: (item) => getTags(item).join('\n'),
  renderCell: renderTagsCell,
});

const createChangedColumn = (translate: Translate): Column<unknown> => ({
  id: 'changed',
  label: translate('filters.changed'),
  width: 82,
  dropPriority: 9,
  getSortKey: ({ row }) => row.updatedAt,
  renderCell: renderChangedCell,
});

const createTagFacet = (translate: Translate): Facet<unknown> => ({
  id: 'tag',
  label: translate('filters.tag'),
  getValues: (item) => item.row.tags ?? NO_TAG_VALUE,
  getLabel: (tag) => tag || translate('filters.noTag'),
});

/** Adds the shared columns and facets to those of one kind of documents. */
export const addSharedColumns = <N extends TableName>(
  translate: Translate,
  columns: readonly Column<Documents[N]>[],
  facets: readonly Facet<Documents[N]>[],
): { columns: readonly Column<Documents[N]>[]; facets: readonly Facet<Documents[N]>[] } => ({
  columns: [...columns, createTagsColumn(translate), createChangedColumn(translate)],
  facets: [createTagFacet(translate), ...facets],
});
