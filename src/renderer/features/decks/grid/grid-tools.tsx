import { ArrowDown, ArrowUp, Copy, Plus, Rows3, Trash2 } from 'lucide-react';
import {
  type CellRange,
  deleteRowEdits,
  freeColumnName,
  insertColumnEdits,
  insertRowEdits,
  moveRowEdits,
} from '../../../../shared/deck/grid-edits.ts';
import type { Edit } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/schema.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { DECKS } from '../../../strings/documents/decks.ts';
import css from './grid.module.css';

interface Props {
  deck: Deck;
  range: CellRange;
  onStep(edits: readonly Edit[]): void;
  /** Selects the rows from one to another. */
  onSelect(top: number, bottom: number): void;
}

/** What can be done with rows, above the grid. */
export function GridTools({ deck, range, onStep, onSelect }: Props) {
  const { top, bottom } = range;
  const none = deck.rows.length === 0;
  const move = (by: 1 | -1) => {
    const edits = moveRowEdits(deck, top, bottom, by);
    if (edits.length === 0) return;
    onStep(edits);
    onSelect(top + by, bottom + by);
  };
  return (
    <div className={css.tools}>
      <Button
        icon={<Plus />}
        onPress={() => {
          onStep(insertRowEdits(deck, deck.rows.length, [[]]));
          onSelect(deck.rows.length, deck.rows.length);
        }}
      >
        {DECKS.addRow}
      </Button>
      <Button
        icon={<Plus />}
        onPress={() =>
          onStep(insertColumnEdits(deck, deck.columns.length, { name: freeColumnName(deck.columns, DECKS.column) }))
        }
      >
        {DECKS.addColumn}
      </Button>
      <span className={css.toolGap} />
      <IconButton
        icon={<Rows3 />}
        label={DECKS.insertAbove}
        isDisabled={none}
        onPress={() => onStep(insertRowEdits(deck, top, [[]]))}
      />
      <IconButton
        icon={<Copy />}
        label={DECKS.duplicateRows}
        isDisabled={none}
        onPress={() => {
          onStep(insertRowEdits(deck, bottom + 1, deck.rows.slice(top, bottom + 1)));
          onSelect(bottom + 1, bottom + 1 + bottom - top);
        }}
      />
      <IconButton icon={<ArrowUp />} label={DECKS.moveUp} isDisabled={none || top === 0} onPress={() => move(-1)} />
      <IconButton
        icon={<ArrowDown />}
        label={DECKS.moveDown}
        isDisabled={none || bottom >= deck.rows.length - 1}
        onPress={() => move(1)}
      />
      <IconButton
        icon={<Trash2 />}
        label={DECKS.deleteRows}
        isDisabled={none}
        onPress={() => onStep(deleteRowEdits(deck, top, Math.min(bottom, deck.rows.length - 1)))}
      />
    </div>
  );
}
