/** Tests the offer to replace a former name in the texts of a character. */
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFormerName } from '../../../../../src/renderer/features/characters/use-former-name.ts';
import { createCopy, renameDocument } from '../../../../../src/renderer/features/documents/document-actions.ts';
import { useEditor } from '../../../../../src/renderer/store/undo/use-editor.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findAll, findOne, getField, getInput, getText } from '../../../../support/page/find.ts';
import {
  getLibrary,
  getStoredDocument,
  putInMemory,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, focus, waitFor } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const TALENTS = [
  { name: 'Brasslung’s Breath', text: 'Attacks against Brasslung are ignored.' },
  { name: 'Sonar', text: 'Sees far.' },
];
const getStored = () => getStoredDocument<Character>('characters', 'diver');
const createDiver = (changes: Partial<Character> = {}) =>
  createCharacter('diver', { name: 'Brasslung', nameMark: '~', talents: TALENTS, ...changes });

function Form() {
  const formRef = useRef<HTMLDivElement>(null);
  useFormerName(formRef, useEditor('characters', 'diver'));
  return (
    <div ref={formRef}>
      <Fields id="diver" pointers={['/name', '/concept']} />
    </div>
  );
}

it('offers the new name after a renaming in the form, and replaces the old one in all texts as one step of undo', async () => {
  putInMemory('characters', [createDiver()]);
  await renderScreen(<Form />);
  await focus(getInput('/name'));
  await fill(getInput('/name'), 'Ironlung');
  expect(findAll('button', /Use/)).toEqual([]);
  await focus(getInput('/concept'));
  await waitFor(() => expect(getText(getField('/name'))).toContain('2 texts still say “Brasslung”.'));
  // A text that changes meanwhile is not lost.
  const laterText = 'All attacks against Brasslung are ignored.';
  getLibrary().stores.characters.edit('diver', [{ op: 'set', path: '/talents/0/text', value: laterText }]);
  await click(findOne('button', 'Use “Ironlung”'));
  await waitFor(() =>
    expect(getStored().talents).toEqual([
      { name: 'Ironlung’s Breath', text: 'All attacks against ~ are ignored.' },
      TALENTS[1],
    ]),
  );
  expect(getStored()).not.toHaveProperty('formerName');
  expect(findAll('button', /Use|Keep/)).toEqual([]);
  expect(document.activeElement).toBe(getInput('/name'));
  getLibrary().stores.characters.undoOrRedo('diver', 'undo');
  await waitFor(() =>
    expect(getStored()).toMatchObject({
      formerName: 'Brasslung',
      talents: [{ ...TALENTS[0], text: laterText }, TALENTS[1]],
    }),
  );
});

it('keeps a name that means somebody else', async () => {
  putInMemory('characters', [createDiver({ name: 'Ironlung', formerName: 'Brasslung' })]);
  await renderScreen(<Form />);
  await click(await waitFor(() => findOne('button', 'Keep “Brasslung”')));
  await waitFor(() => expect(findAll('button', /Use|Keep/)).toEqual([]));
  expect(getStored().talents).toEqual(TALENTS);
  expect(getStored()).not.toHaveProperty('formerName');
});

it('copies, and names given in a list, remember the name that texts use', async () => {
  await saveDocuments('characters', [createDiver()]);
  expect(createCopy(translate, getLibrary(), 'characters', getStored())).toMatchObject({
    name: 'Brasslung (copy)',
    formerName: 'Brasslung',
  });
  await renameDocument(translate, getLibrary(), 'characters', 'diver', 'Ironlung');
  expect(getStored()).toMatchObject({ name: 'Ironlung', formerName: 'Brasslung' });
});
