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

const SYMBOL = { width: 10, height: 10, shapes: [{ d: 'M0 0 H10 V10 H0 Z', fill: 'ink' }] };
const getCredits = (characterId: string) => getStoredDocument<Character>('characters', characterId).credits;

it('numbers the chosen characters in their order, and gives them the set and its symbol', async () => {
  const symbol = SYMBOL;
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

it('shows the symbol of a known set and says which cards lose theirs in a new one', async () => {
  const members = [createCharacter('zed', { credits: { set: 'Old', symbol: SYMBOL } })];
  await saveDocuments('characters', members);
  await renderScreen(<SetDialog characters={members} onClose={() => {}} />);
  expect(document.body.textContent).toContain('Cards that join the set get this symbol.');
  await fill(findOne('textbox', 'Set'), 'New');
  expect(document.body.textContent).toContain('1 card loses the symbol of its old set.');
  await click(findOne('button', 'Apply'));
  await waitFor(() => expect(getCredits('zed')).toEqual({ set: 'New', number: '001/001' }));
});

it('changes the current characters when one was edited while the dialog was open', async () => {
  const opened = createCharacter('zed', { credits: { set: 'Old' } });
  await saveDocuments('characters', [createCharacter('zed', { credits: { set: 'Newer', artist: 'Ada' } })]);
  await renderScreen(<SetDialog characters={[opened]} onClose={() => {}} />);
  await fill(findOne('textbox', 'Set'), '');
  await click(findOne('button', 'Apply'));
  await waitFor(() => expect(getCredits('zed')).toEqual({ set: 'Newer', artist: 'Ada', number: '001/001' }));
});
