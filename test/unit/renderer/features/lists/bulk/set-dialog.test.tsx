/** Tests the dialog that puts characters into a set and numbers their cards. */
import { expect, it } from 'vitest';
import { SetDialog } from '../../../../../../src/renderer/features/lists/bulk/set-dialog.tsx';
import type { Character } from '../../../../../../src/shared/document/schema.ts';
import { findOne } from '../../../../../support/page/find.ts';
import {
  getStoredDocument,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../../support/page/screen.tsx';
import { click, fill, waitFor } from '../../../../../support/page/user-input.ts';
import { createCharacter } from '../../teams/support.ts';

setUpScreenForEachTest();

const getCredits = (characterId: string) => getStoredDocument<Character>('characters', characterId).credits;

it('numbers the chosen characters in their order, and gives them the set and its symbol', async () => {
  const symbol = { width: 10, height: 10, shapes: [{ d: 'M0 0 H10 V10 H0 Z', fill: 'ink' }] };
  const characters = [createCharacter('zed'), createCharacter('abe', { credits: { artist: 'Ada' } })];
  await saveDocuments('characters', [
    ...characters,
    createCharacter('old', { credits: { set: 'First Watch', symbol, number: '1' } }),
  ]);
  let closeCount = 0;
  await renderScreen(
    <SetDialog
      characters={characters}
      onClose={() => {
        closeCount += 1;
      }}
    />,
  );
  await fill(findOne('textbox', 'Set'), 'First Watch');
  await click(findOne('button', 'Apply'));
  await waitFor(() => expect(getCredits('zed')).toEqual({ set: 'First Watch', symbol, number: '001/002' }));
  expect(getCredits('abe')).toEqual({ artist: 'Ada', set: 'First Watch', symbol, number: '002/002' });
  expect(getCredits('old')?.number).toBe('1');
  expect(closeCount).toBe(1);
});
