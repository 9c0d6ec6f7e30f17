import { ArrowDown, ArrowUp, Copy, Plus, Rows3, Trash2 } from 'lucide-react';
import {
  type CellRange,
  deleteRows,
  findFreeColumnName,
  insertColumn,
  insertRows,
  moveRows,
} from '../../../../shared/deck/grid-edits.ts';
import type { Edit } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { Button } from '../../../components/button.tsx';
import { RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { nameRows } from '../../../strings/documents/decks.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './grid.module.css';

interface Props {
  deck: Deck;
  range: CellRange;
  onEdit(edits: readonly Edit[]): void;
  /** Selects a range of rows. */
  onSelect(topRow: number, bottomRow: number): void;
}

/** The actions on rows, above the grid. */
export function GridTools({ deck, range, onEdit, onSelect }: Props) {
  const translate = useTranslate();
  const { top: topRow, bottom: bottomRow } = range;
  const isEmpty = deck.rows.length === 0;
  const lastRow = Math.min(bottomRow, deck.rows.length - 1);
  const moveSelectedRows = (offset: 1 | -1) => {
    const edits = moveRows(deck, topRow, bottomRow, offset);
    if (edits.length === 0) return;
    onEdit(edits);
    onSelect(topRow + offset, bottomRow + offset);
  };
  return (
    <div className={css.tools}>
      <Button
        icon={<Plus />}
        onPress={() => {
          onEdit(insertRows(deck, deck.rows.length, [[]]));
          onSelect(deck.rows.length, deck.rows.length);
        }}
      >
        {translate('decks.addRow')}
      </Button>
      <Button
        icon={<Plus />}
        onPress={() =>
          onEdit(
            insertColumn(deck, deck.columns.length, {
              name: findFreeColumnName(deck.columns, translate('decks.column')),
            }),
          )
        }
      >
        {translate('decks.addColumn')}
      </Button>
      <span className={css.toolGap} />
      <RowMenu
        rowName={isEmpty ? translate('decks.allRows') : nameRows(translate, topRow + 1, lastRow + 1)}
        actions={[
          {
            id: 'insert',
            label: translate('decks.insertAbove'),
            icon: <Rows3 aria-hidden />,
            isEnabled: !isEmpty,
            run: () => onEdit(insertRows(deck, topRow, [[]])),
          },
          {
            id: 'duplicate',
            label: translate('decks.duplicateRows'),
            icon: <Copy aria-hidden />,
            isEnabled: !isEmpty,
            run: () => {
              onEdit(insertRows(deck, bottomRow + 1, deck.rows.slice(topRow, bottomRow + 1)));
              onSelect(bottomRow + 1, bottomRow + 1 + bottomRow - topRow);
            },
          },
          {
            id: 'up',
            label: translate('decks.moveUp'),
            icon: <ArrowUp aria-hidden />,
            isEnabled: !isEmpty && topRow > 0,
            run: () => moveSelectedRows(-1),
          },
          {
            id: 'down',
            label: translate('decks.moveDown'),
            icon: <ArrowDown aria-hidden />,
            isEnabled: !isEmpty && bottomRow < deck.rows.length - 1,
            run: () => moveSelectedRows(1),
          },
          {
            id: 'remove',
            label: translate('decks.deleteRows'),
            icon: <Trash2 aria-hidden />,
            isEnabled: !isEmpty,
            run: () => onEdit(deleteRows(deck, topRow, lastRow)),
          },
        ]}
      />
    </div>
  );
}
