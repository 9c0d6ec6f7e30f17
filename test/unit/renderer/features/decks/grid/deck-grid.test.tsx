import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DeckGrid } from '../../../../../../src/renderer/features/decks/grid/deck-grid.tsx';
import { type Selection, START_SELECTION } from '../../../../../../src/renderer/features/decks/grid/selection.ts';
import type { Deck } from '../../../../../../src/shared/document/kinds/deck/schema.ts';
import { findOne } from '../../../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../../support/page/screen.tsx';
import { focus, press, typeText } from '../../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const deck = {
  format: 'rollcall.deck',
  version: 1,
  id: 'gear',
  name: 'Gear',
  columns: [{ name: 'Name' }, { name: 'Text' }],
  rows: [['Rope', 'Long']],
} as unknown as Deck;

const selectCell = vi.fn<(selection: Selection) => void>();
const applyEdits = vi.fn();

function TestGrid() {
  const [selection, setSelection] = useState(START_SELECTION);
  const select = (newSelection: Selection) => {
    selectCell(newSelection);
    setSelection(newSelection);
  };
  return <DeckGrid deck={deck} selection={selection} onSelect={select} onEdit={applyEdits} />;
}

it('Enter below the last row adds a row and selects its cell', async () => {
  await renderScreen(<TestGrid />);
  await focus(findOne('grid'));
  await press('Enter');
  await typeText('Long rope');
  await press('Enter');
  expect(applyEdits).toHaveBeenCalledOnce();
  expect(selectCell).toHaveBeenLastCalledWith(expect.objectContaining({ active: { row: 1, column: 0 } }));
});
