/** A faction after a new start of the window. */
import { expect, it } from 'vitest';
import { FactionScreen } from '../../../../../src/renderer/features/factions/faction-screen.tsx';
import { one } from '../../../../support/page/find.ts';
import { click, fill, until } from '../../../../support/page/hands.ts';
import { reload, screenForEachTest, show, store } from '../../../../support/page/screen.tsx';

screenForEachTest();

const box = (label: string) => one('textbox', label) as HTMLInputElement;

it('has the name and the colours that it was given', async () => {
  await store('factions', [{ format: 'rollcall.faction', version: 1, id: 'nine', name: '' }]);
  await show(<FactionScreen id="nine" />);
  await fill(box('Name'), 'The Howling Nine');
  await fill(box('Primary'), '#7a1f5c');
  await reload();
  await until(() => one('heading', 'The Howling Nine'));
  expect(box('Primary').value).toBe('#7a1f5c');
  await click(one('button', /^Undo/));
  await until(() => expect(box('Primary').value).toBe(''));
});
