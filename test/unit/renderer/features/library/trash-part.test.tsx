/** What is deleted waits in the trash, comes back from there, or goes for good. */

import { beforeEach, expect, it } from 'vitest';
import { deleteCharacter } from '../../../../../src/renderer/features/characters/actions.ts';
import { TrashPart } from '../../../../../src/renderer/features/library/trash-part.tsx';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { all, inputAt, one } from '../../../../support/page/find.ts';
import { click, press, soon, until } from '../../../../support/page/hands.ts';
import { ListCommands } from '../../../../support/page/list-commands.tsx';
import { library, screenForEachTest, show, store, stored } from '../../../../support/page/screen.tsx';
import { t } from '../../../../support/texts.ts';
import { character } from '../teams/support.ts';

screenForEachTest();

const rows = () => all('listitem', undefined, one('region', 'What was deleted'));
const hero = (id: string) => stored<Character | undefined>('characters', id);
const said = (words: string) => until(() => expect(document.body.textContent).toContain(words));

beforeEach(async () => {
  await store('characters', [character('ada'), character('bo')]);
});

async function deleteBoth(): Promise<void> {
  await deleteCharacter(t, library(), 'ada', 'ADA');
  await deleteCharacter(t, library(), 'bo', 'BO');
  await show(
    <>
      <ListCommands />
      <TrashPart />
    </>,
  );
  await until(() => expect(rows()).toHaveLength(2));
}

it('what is deleted for good is asked about once, and undo does not bring it back', async () => {
  await deleteBoth();
  await click(one('checkbox', 'Select BO'));
  await click(await soon('button', 'Delete for good'));
  const dialog = await soon('dialog');
  expect(dialog.textContent).toContain('BO will be gone');
  await click(one('button', 'Delete for good', dialog));
  await until(() => expect(rows()).toHaveLength(1));
  // Of the two deletions only the other is left to be taken back.
  await press('Control+z');
  await said('Undid: delete ADA.');
  await until(() => expect(hero('ada')).toBeDefined());
  await until(async () => expect((await library().operations.last()).undo?.kind).not.toBe('delete'));
  expect(hero('bo')).toBeUndefined();
});

it('all of it comes back, and the keys put it back into the trash', async () => {
  await deleteBoth();
  await click(one('button', 'Bring all back'));
  await soon('heading', 'The trash is empty');
  expect([hero('ada')?.name, hero('bo')?.name]).toEqual(['ADA', 'BO']);
  await press('Control+z');
  await until(() => expect(rows()).toHaveLength(2));
  await press('Control+Shift+z');
  await soon('heading', 'The trash is empty');
});

it('one comes back with all it had, also its steps of undo', async () => {
  const { characters } = library().stores;
  characters.edit('ada', [{ op: 'set', path: '/concept', value: 'Played on Saturday' }]);
  await library().waitUntilSettled();
  await deleteBoth();
  await click(one('button', 'Bring back ADA'));
  await said('ADA is back.');
  await until(() => expect(rows()).toHaveLength(1));
  expect(hero('ada')?.concept).toBe('Played on Saturday');
  await show(<Fields id="ada" at={['/concept']} />);
  // Its steps are read from the disk: until then nothing can be taken back.
  await until(() => expect(characters.history('ada').getState().canUndo).toBe(true));
  await press('Control+z');
  expect(hero('ada')?.concept).toBeUndefined();
  expect(inputAt('/concept').value).toBe('');
});
