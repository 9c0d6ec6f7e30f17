/** Tests which actions on the selected rows have buttons of their own. */
import { expect, it, vi } from 'vitest';
import type { ListAction } from '../../../../../../src/renderer/features/lists/list-action.ts';
import { SelectionActions } from '../../../../../../src/renderer/features/lists/selection/selection-actions.tsx';
import { findAll, findOne, getText } from '../../../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../../support/page/screen.tsx';
import { click } from '../../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const createAction = (label: string, properties: Partial<ListAction> = {}): ListAction => ({
  id: label.toLowerCase(),
  label,
  icon: null,
  run: () => undefined,
  ...properties,
});

const DELETE = createAction('Delete', { kind: 'danger' });

const renderActions = (actions: readonly ListAction[]) =>
  renderScreen(<SelectionActions actions={actions} onClear={() => undefined} />);

const listButtons = () => findAll('button').map((button) => button.getAttribute('aria-label') ?? getText(button));

it('shows a button with a label for each of a few actions', async () => {
  await renderActions(['Export', 'Tags', 'Rename', 'Duplicate'].map((label) => createAction(label)).concat(DELETE));
  expect(listButtons()).toEqual(['Export', 'Tags', 'Rename', 'Duplicate', 'Delete', 'Select nothing (Esc)']);
});

it('moves the less frequent ones of many actions to a menu, where each has a label', async () => {
  const numberCards = vi.fn();
  await renderActions([
    createAction('Export', { isFrequent: true }),
    ...['Enlarge', 'Faction', 'Template'].map((label) => createAction(label)),
    createAction('Set and numbers', { run: numberCards }),
    createAction('Duplicate'),
    DELETE,
  ]);
  expect(listButtons()).toEqual(['Export', 'More', 'Delete', 'Select nothing (Esc)']);
  await click(findOne('button', 'More'));
  expect(findAll('menuitem').map(getText)).toEqual(['Enlarge', 'Faction', 'Template', 'Set and numbers', 'Duplicate']);
  await click(findOne('menuitem', 'Set and numbers'));
  expect(numberCards).toHaveBeenCalledOnce();
});
