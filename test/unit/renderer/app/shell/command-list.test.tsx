/** The list of commands by keys: what Enter runs, how often and when. */

import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { CommandList } from '../../../../../src/renderer/app/shell/command-list.tsx';
import { useCommands } from '../../../../../src/renderer/commands/registry.ts';
import { all, one } from '../../../../support/page/find.ts';
import { click, drawn, fill, press, soon, until } from '../../../../support/page/hands.ts';
import { screenForEachTest, show } from '../../../../support/page/screen.tsx';
import { t } from '../../../../support/texts.ts';

screenForEachTest();

/** What has run, and what had the focus then. */
let ran: [id: string, focus: string | undefined][] = [];
const COMMANDS = ['actions', 'models', 'order'].map((id) => ({
  id,
  label: `Go to the ${id}`,
  run: () => {
    ran.push([id, document.activeElement?.id]);
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

const box = () => one('searchbox', t('shell.commands'));
const rows = () => all('menuitem').map(({ textContent }) => textContent);
const markedRows = () => all('menuitem').filter((row) => row.hasAttribute('data-focused'));
const marked = (name: string) =>
  until(() => expect(markedRows().map(({ textContent }) => textContent)).toEqual([name]));
const gone = () => until(() => expect(all('dialog')).toEqual([]));

beforeEach(async () => {
  ran = [];
  await show(<Screen />);
  await click(await soon('button', 'Commands'));
  await soon('menuitem', 'Go to the actions');
  await until(() => expect(document.activeElement).toBe(box()));
  // The arrow keys go to the list once the box is connected with it.
  await until(() => expect(box().getAttribute('aria-controls')).toBe(document.querySelector('[role="menu"]')?.id));
});

it('what is marked runs once, after the dialog has given the focus back', async () => {
  await press('ArrowDown');
  await marked('Go to the actions');
  await press('ArrowDown');
  await marked('Go to the models');
  await press('Enter');
  await gone();
  await until(() => expect(ran).toEqual([['models', 'before']]));
});

it('whoever is quicker than the list runs what was typed, not what is still marked', async () => {
  await fill(box(), 'to');
  await press('ArrowDown');
  await marked('Go to the actions');
  const filled = fill(box(), 'to the models');
  // The box has the text, the list has not followed.
  await Promise.resolve();
  expect(rows()).toHaveLength(3);
  await press('Enter');
  await filled;
  await gone();
  await until(() => expect(ran).toEqual([['models', 'before']]));
});

it('Enter in an empty box, where nothing is marked, and in one that finds nothing runs nothing', async () => {
  await press('Enter');
  await fill(box(), 'zzz');
  await until(() => expect(rows()).toEqual([t('shell.noCommand')]));
  await press('Enter');
  await drawn();
  expect(all('dialog')).toHaveLength(1);
  await press('Escape');
  await gone();
  await new Promise(requestAnimationFrame);
  expect(ran).toEqual([]);
});
