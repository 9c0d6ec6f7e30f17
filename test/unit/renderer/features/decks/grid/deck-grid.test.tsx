import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DeckGrid } from '../../../../../../src/renderer/features/decks/grid/deck-grid.tsx';
import { type Selection, START_SELECTION } from '../../../../../../src/renderer/features/decks/grid/selection.ts';
import type { Deck } from '../../../../../../src/shared/document/kinds/deck/schema.ts';
import { findOne } from '../../../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../../support/page/screen.tsx';
import { click, focus, press, rightClick, typeText, waitForElement } from '../../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const deck = {
  format: 'rollcall.deck',
  version: 1,
  id: 'gear',
  name: 'Gear',
  columns: [{ name: 'Name' }, { name: 'Text' }],
  rows: [
    ['Rope', 'Long'],
    ['Hook', 'Steel'],
  ],
} as unknown as Deck;

const selectCell = vi.fn<(selection: Selection) => void>();
const applyEdits = vi.fn();

function TestGrid() {
  const [selection, setSelection] = useState(START_SELECTION);
  const select = (newSelection: Selection) => {
    selectCell(newSelection);
    setSelection(newSelection);
  };
  const selectRows = (topRow: number, bottomRow: number) =>
    select({ anchor: { row: topRow, column: 0 }, active: { row: bottomRow, column: 1 } });
  return <DeckGrid deck={deck} selection={selection} onSelect={select} onSelectRows={selectRows} onEdit={applyEdits} />;
}

it('Enter below the last row adds a row and selects its cell', async () => {
  await renderScreen(<TestGrid />);
  await focus(findOne('grid'));
  await press('ArrowDown');
  await press('Enter');
  await typeText('Long rope');
  await press('Enter');
  expect(applyEdits).toHaveBeenCalledOnce();
  expect(selectCell).toHaveBeenLastCalledWith(expect.objectContaining({ active: { row: 2, column: 0 } }));
});

it('a right click selects the row below the pointer and offers the actions on rows', async () => {
  applyEdits.mockClear();
  await renderScreen(<TestGrid />);
  rightClick(findOne('gridcell', 'Hook'));
  const deleteEntry = await waitForElement('menuitem', /^Delete/);
  expect(selectCell).toHaveBeenLastCalledWith({ anchor: { row: 1, column: 0 }, active: { row: 1, column: 1 } });
  await click(deleteEntry);
  expect(applyEdits).toHaveBeenCalledWith([{ op: 'remove', path: '/rows/1' }]);
});

it('a right click on a selected row keeps the selection of several rows', async () => {
  applyEdits.mockClear();
  await renderScreen(<TestGrid />);
  await focus(findOne('grid'));
  await press('Shift+ArrowDown');
  rightClick(findOne('gridcell', 'Rope'));
  await click(await waitForElement('menuitem', /^Delete/));
  expect(applyEdits).toHaveBeenCalledWith([{ op: 'set', path: '/rows', value: [] }]);
});
