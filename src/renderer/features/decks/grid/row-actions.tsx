import { ArrowDown, ArrowUp, Copy, Rows3, Trash2 } from 'lucide-react';
import { type CellRange, deleteRows, insertRows, moveRows } from '../../../../shared/deck/grid-edits.ts';
import type { Edit } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { MenuAction } from '../../../components/row-menu/action-menu.tsx';
import { nameRows } from '../../../strings/documents/decks.ts';

/** The selected rows of a deck, and what changes them. */
export interface RowActionsContext {
  readonly deck: Deck;
  readonly range: CellRange;
  onEdit(edits: readonly Edit[]): void;
  /** Selects a range of rows. */
  onSelect(topRow: number, bottomRow: number): void;
}

const getLastRow = ({ deck, range }: RowActionsContext): number => Math.min(range.bottom, deck.rows.length - 1);

/** Names the selected rows, for example `Rows 2 to 4`. */
export const nameSelectedRows = (translate: Translate, context: RowActionsContext): string =>
  context.deck.rows.length === 0
    ? translate('decks.allRows')
    : nameRows(translate, context.range.top + 1, getLastRow(context) + 1);

/** Returns the actions on the selected rows: in the menu above the grid, and in the context menu of the grid. */
export function createRowActions(translate: Translate, context: RowActionsContext): readonly MenuAction[] {
  const { deck, range, onEdit, onSelect } = context;
  const { top: topRow, bottom: bottomRow } = range;
  const isEmpty = deck.rows.length === 0;
  const lastRow = getLastRow(context);
  const moveSelectedRows = (offset: 1 | -1) => {
    const edits = moveRows(deck, topRow, bottomRow, offset);
    if (edits.length === 0) return;
    onEdit(edits);
    onSelect(topRow + offset, bottomRow + offset);
  };
  return [
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
  ];
}
