/** Tests which command of the command list Enter runs, how often and when. */

import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { CommandList } from '../../../../../src/renderer/app/shell/command-list.tsx';
import { useCommands } from '../../../../../src/renderer/commands/registry.ts';
import { findAll, findOne } from '../../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, fill, press, waitFor, waitForElement, waitForRender } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';

setUpScreenForEachTest();

/** Commands that have run, each with the element that had the focus. */
let executedCommands: [id: string, focus: string | undefined][] = [];
const COMMANDS = ['actions', 'models', 'order'].map((commandId) => ({
  id: commandId,
  label: `Go to the ${commandId}`,
  run: () => {
    executedCommands.push([commandId, document.activeElement?.id]);
  },
}));

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  useCommands(COMMANDS);
  return (
    <>
      <button type="button" id="before" onClick={() => setIsOpen(true)}>
        Commands
      </button>
      <CommandList open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const getSearchBox = () => findOne('searchbox', translate('shell.commands'));
const listRowTexts = () => findAll('menuitem').map(({ textContent }) => textContent);
const findFocusedRows = () => findAll('menuitem').filter((menuItem) => menuItem.hasAttribute('data-focused'));
const waitUntilFocused = (rowName: string) =>
  waitFor(() => expect(findFocusedRows().map(({ textContent }) => textContent)).toEqual([rowName]));
const waitUntilClosed = () => waitFor(() => expect(findAll('dialog')).toEqual([]));

beforeEach(async () => {
  executedCommands = [];
  await renderScreen(<Screen />);
  await click(await waitForElement('button', 'Commands'));
  await waitForElement('menuitem', 'Go to the actions');
  await waitFor(() => expect(document.activeElement).toBe(getSearchBox()));
  // The arrow keys move through the list only after the box is connected with it.
  await waitFor(() =>
    expect(getSearchBox().getAttribute('aria-controls')).toBe(document.querySelector('[role="menu"]')?.id),
  );
});

it('Enter runs the focused command once, after the dialog has returned the focus', async () => {
  await press('ArrowDown');
  await waitUntilFocused('Go to the actions');
  await press('ArrowDown');
  await waitUntilFocused('Go to the models');
  await press('Enter');
  await waitUntilClosed();
  await waitFor(() => expect(executedCommands).toEqual([['models', 'before']]));
});

it('Enter runs the command that was typed although the list still shows earlier results', async () => {
  await fill(getSearchBox(), 'to');
  await press('ArrowDown');
  await waitUntilFocused('Go to the actions');
  const filling = fill(getSearchBox(), 'to the models');
  // The box has the new text, but the list is not updated yet.
  await Promise.resolve();
  expect(listRowTexts()).toHaveLength(3);
  await press('Enter');
  await filling;
  await waitUntilClosed();
  await waitFor(() => expect(executedCommands).toEqual([['models', 'before']]));
});

it('Enter runs nothing when no command is focused or found', async () => {
  await press('Enter');
  await fill(getSearchBox(), 'zzz');
  await waitFor(() => expect(listRowTexts()).toEqual([translate('shell.noCommand')]));
  await press('Enter');
  await waitForRender();
  expect(findAll('dialog')).toHaveLength(1);
  await press('Escape');
  await waitUntilClosed();
  await new Promise(requestAnimationFrame);
  expect(executedCommands).toEqual([]);
});
