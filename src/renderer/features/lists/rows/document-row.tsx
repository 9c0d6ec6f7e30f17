import { Copy, FileWarning, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { Name } from '../../../components/name.tsx';
import { CELL } from '../../../components/table-roles.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { focusNeighbourAfter } from '../../../fields/focus-later.ts';
import { type Documents, getStoredName, type Item } from '../../../store/item.ts';
import type { TableName } from '../../../store/rows.ts';
import { describeUnreadable } from '../../../strings/documents/editing.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Column, ListKind } from '../kind.ts';
import css from './rows.module.css';

interface Props<N extends TableName> {
  kind: ListKind<N>;
  item: Item<Documents[N]>;
  /** The columns that fit. */
  columns: readonly Column<Documents[N]>[];
  isCompact: boolean;
  /** Whether the picture and the buttons fit. */
  isWide: boolean;
}

/**
 * Shows one document in a list: the row opens it, the buttons duplicate and delete it. An unreadable document shows the
 * reason.
 */
function DocumentRowBase<N extends TableName>({ kind, item, columns, isCompact, isWide }: Props<N>) {
  const translate = useTranslate();
  const name = getStoredName(item.row) || (item.kind === 'broken' ? item.id : translate('editing.unnamed'));
  const isReady = item.kind === 'ready';
  const { id } = item;
  return (
    <div className={css.row} data-compact={isCompact || undefined}>
      {isWide ? (
        <span className={css.lead}>
          {isReady ? (
            kind.lead(item)
          ) : (
            <span className={css.brokenMark}>
              <FileWarning aria-hidden />
            </span>
          )}
        </span>
      ) : null}
      <span {...CELL} className={css.nameCell}>
        <a className={css.name} href={kind.hrefOf(id)}>
          <Name name={name} />
          {isCompact ? null : (
            <span className={css.under}>
              {isReady ? kind.under(item.document) : describeUnreadable(translate, item.reason)}
            </span>
          )}
        </a>
      </span>
      {isReady ? (
        columns.map((column) => (
          <span key={column.id} {...CELL} className={css.cell}>
            {column.cell(item)}
          </span>
        ))
      ) : columns.length === 0 ? null : (
        <span {...CELL} className={css.broken} style={{ gridColumn: `span ${columns.length}` }}>
          {kind.brokenWord(item.row.document)}
        </span>
      )}
      {isWide ? (
        <span {...CELL} className={css.tools}>
          {isReady ? (
            <IconButton
              icon={<Copy />}
              label={kind.duplicateOf(name)}
              onPress={() => attempt(kind.duplicate(item.document))}
            />
          ) : null}
          <IconButton
            icon={<Trash2 />}
            label={kind.deleteOf(name)}
            data-remove
            onPress={({ target }) => focusNeighbourAfter(target, kind.delete(id, name))}
          />
        </span>
      ) : null}
    </div>
  );
}

/** The properties of a kind that a row uses, apart from the cells of its columns. */
const PARTS = ['lead', 'under', 'hrefOf', 'brokenWord', 'duplicateOf', 'deleteOf', 'duplicate', 'delete'] as const;

/** Compares only what a row uses, because sorting and filtering create new kind and column objects. */
function isSame<N extends TableName>(a: Props<N>, b: Props<N>): boolean {
  const isFlat = a.item === b.item && a.isCompact === b.isCompact && a.isWide === b.isWide;
  if (!isFlat || a.columns.length !== b.columns.length) return false;
  const isSameKind = a.kind === b.kind || PARTS.every((part) => a.kind[part] === b.kind[part]);
  return (
    isSameKind &&
    a.columns.every(({ id, cell }, index) => b.columns[index]?.id === id && b.columns[index]?.cell === cell)
  );
}

export const DocumentRow = memo(DocumentRowBase, isSame) as typeof DocumentRowBase;
