import { Copy, FileWarning, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { DisplayName } from '../../../components/display-name.tsx';
import { CELL_ROLE } from '../../../components/table-roles.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { focusNeighborAfterDeletion } from '../../../fields/focus-after-update.ts';
import { type Documents, getStoredName, type Item } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import { describeUnreadable } from '../../../strings/documents/editing.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Column, ListKind } from '../list-kind.ts';
import css from './rows.module.css';

interface Props<N extends TableName> {
  listKind: ListKind<N>;
  item: Item<Documents[N]>;
  /** The columns that fit. */
  columns: readonly Column<Documents[N]>[];
  isCompact: boolean;
  /** Whether the thumbnail and the buttons fit. */
  isWide: boolean;
}

/**
 * Shows one document in a list: the row opens it, the buttons duplicate and delete it. An unreadable document shows the
 * reason.
 */
function DocumentRowBase<N extends TableName>({ listKind, item, columns, isCompact, isWide }: Props<N>) {
  const translate = useTranslate();
  const documentName = getStoredName(item.row) || (item.kind === 'broken' ? item.id : translate('editing.unnamed'));
  const isReady = item.kind === 'ready';
  const { id } = item;
  return (
    <div className={css.row} data-compact={isCompact || undefined}>
      {isWide ? (
        <span className={css.lead}>
          {isReady ? (
            listKind.renderThumbnail(item)
          ) : (
            <span className={css.brokenMark}>
              <FileWarning aria-hidden />
            </span>
          )}
        </span>
      ) : null}
      <span {...CELL_ROLE} className={css.nameCell}>
        <a className={css.name} href={listKind.getHref(id)}>
          <DisplayName name={documentName} />
          {isCompact ? null : (
            <span className={css.under}>
              {isReady ? listKind.getSubtitle(item.document) : describeUnreadable(translate, item.reason)}
            </span>
          )}
        </a>
      </span>
      {isReady ? (
        columns.map((column) => (
          <span key={column.id} {...CELL_ROLE} className={css.cell}>
            {column.renderCell(item)}
          </span>
        ))
      ) : columns.length === 0 ? null : (
        <span {...CELL_ROLE} className={css.broken} style={{ gridColumn: `span ${columns.length}` }}>
          {listKind.getUnreadableLabel(item.row.document)}
        </span>
      )}
      {isWide ? (
        <span {...CELL_ROLE} className={css.tools}>
          {isReady ? (
            <IconButton
              icon={<Copy />}
              label={listKind.getDuplicateLabel(documentName)}
              onPress={() => attempt(listKind.duplicate(item.document))}
            />
          ) : null}
          <IconButton
            icon={<Trash2 />}
            label={listKind.getDeleteLabel(documentName)}
            data-remove
            onPress={({ target }) => focusNeighborAfterDeletion(target, listKind.delete(id, documentName))}
          />
        </span>
      ) : null}
    </div>
  );
}

/** The properties of `ListKind` that a row uses, apart from the columns. */
const ROW_KIND_PROPERTIES = [
  'renderThumbnail',
  'getSubtitle',
  'getHref',
  'getUnreadableLabel',
  'getDuplicateLabel',
  'getDeleteLabel',
  'duplicate',
  'delete',
] as const;

/** Compares only the properties that a row uses, because a new `ListKind` often differs in other properties. */
function areRowPropsEqual<N extends TableName>(previousProps: Props<N>, nextProps: Props<N>): boolean {
  const isSameRow =
    previousProps.item === nextProps.item &&
    previousProps.isCompact === nextProps.isCompact &&
    previousProps.isWide === nextProps.isWide;
  if (!isSameRow || previousProps.columns.length !== nextProps.columns.length) return false;
  const isSameKind =
    previousProps.listKind === nextProps.listKind ||
    ROW_KIND_PROPERTIES.every((property) => previousProps.listKind[property] === nextProps.listKind[property]);
  return (
    isSameKind &&
    previousProps.columns.every(
      ({ id, renderCell }, index) =>
        nextProps.columns[index]?.id === id && nextProps.columns[index]?.renderCell === renderCell,
    )
  );
}

// The cast restores the type parameter, which `memo` drops.
export const DocumentRow = memo(DocumentRowBase, areRowPropsEqual) as typeof DocumentRowBase;
