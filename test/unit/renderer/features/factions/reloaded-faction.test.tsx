/** Tests a faction that is loaded after a restart. */
import { expect, it } from 'vitest';
import { FactionScreen } from '../../../../../src/renderer/features/factions/faction-screen.tsx';
import { findOne } from '../../../../support/page/find.ts';
import { reload, renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, fill, waitFor } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const findTextbox = (labelText: string) => findOne('textbox', labelText) as HTMLInputElement;

it('the faction screen restores the name and the colors of a faction after a restart', async () => {
  await saveDocuments('factions', [{ format: 'rollcall.faction', version: 1, id: 'nine', name: '' }]);
  await renderScreen(<FactionScreen id="nine" />);
  await fill(findTextbox('Name'), 'The Howling Nine');
  await fill(findTextbox('Primary'), '#7a1f5c');
  await reload();
  await waitFor(() => findOne('heading', 'The Howling Nine'));
  expect(findTextbox('Primary').value).toBe('#7a1f5c');
  await click(findOne('button', /^Undo/));
  await waitFor(() => expect(findTextbox('Primary').value).toBe(''));
});
