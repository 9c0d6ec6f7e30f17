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
  onStep(edits: readonly Edit[]): void;
  /** Selects a range of rows. */
  onSelect(top: number, bottom: number): void;
}

/** The actions on rows, above the grid. */
export function GridTools({ deck, range, onStep, onSelect }: Props) {
  const translate = useTranslate();
  const { top, bottom } = range;
  const none = deck.rows.length === 0;
  const lastRow = Math.min(bottom, deck.rows.length - 1);
  const move = (by: 1 | -1) => {
    const edits = moveRows(deck, top, bottom, by);
    if (edits.length === 0) return;
    onStep(edits);
    onSelect(top + by, bottom + by);
  };
  return (
    <div className={css.tools}>
      <Button
        icon={<Plus />}
        onPress={() => {
          onStep(insertRows(deck, deck.rows.length, [[]]));
          onSelect(deck.rows.length, deck.rows.length);
        }}
      >
        {translate('decks.addRow')}
      </Button>
      <Button
        icon={<Plus />}
        onPress={() =>
          onStep(
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
        name={none ? translate('decks.allRows') : nameRows(translate, top + 1, lastRow + 1)}
        actions={[
          {
            id: 'insert',
            label: translate('decks.insertAbove'),
            icon: <Rows3 aria-hidden />,
            isDisabled: none,
            run: () => onStep(insertRows(deck, top, [[]])),
          },
          {
            id: 'duplicate',
            label: translate('decks.duplicateRows'),
            icon: <Copy aria-hidden />,
            isDisabled: none,
            run: () => {
              onStep(insertRows(deck, bottom + 1, deck.rows.slice(top, bottom + 1)));
              onSelect(bottom + 1, bottom + 1 + bottom - top);
            },
          },
          {
            id: 'up',
            label: translate('decks.moveUp'),
            icon: <ArrowUp aria-hidden />,
            isDisabled: none || top === 0,
            run: () => move(-1),
          },
          {
            id: 'down',
            label: translate('decks.moveDown'),
            icon: <ArrowDown aria-hidden />,
            isDisabled: none || bottom >= deck.rows.length - 1,
            run: () => move(1),
          },
          {
            id: 'remove',
            label: translate('decks.deleteRows'),
            icon: <Trash2 aria-hidden />,
            isDisabled: none,
            run: () => onStep(deleteRows(deck, top, lastRow)),
          },
        ]}
      />
    </div>
  );
}
