/** Tests that pictures dropped or pasted on the list of characters make new characters. */
import { beforeEach, expect, it, vi } from 'vitest';
import { PictureDrop } from '../../../../../../src/renderer/features/characters/list/pictures/picture-drop.tsx';
import type { AddReply, AddRequest } from '../../../../../../src/renderer/pictures/messages.ts';
import type { Character } from '../../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import { findOne } from '../../../../../support/page/find.ts';
import { getLibrary, renderScreen, setUpScreenForEachTest } from '../../../../../support/page/screen.tsx';
import { click, waitFor, waitForRender } from '../../../../../support/page/user-input.ts';
import { createFakeWorkers } from '../../../../../support/worker.ts';

setUpScreenForEachTest();

const listCharacters = (): Character[] =>
  getLibrary()
    .stores.characters.snapshot()
    .map(({ row }) => row.document as Character);

const addPicture = async ({ file, fileName }: AddRequest): Promise<AddReply> =>
  fileName.startsWith('broken')
    ? { kind: 'refused', problem: { kind: 'damaged' } }
    : { kind: 'added', row: { hash: 'a'.repeat(64), file, preview: file, width: 400, height: 500, addedAt: 0 } };

beforeEach(async () => {
  vi.stubGlobal('Worker', createFakeWorkers({ 'add.worker': () => ({ addPicture }) }));
  await renderScreen(<PictureDrop game={GAMES.all[0]} />);
  await waitForRender();
});

const createPicture = (fileName: string) => new File(['picture'], fileName, { type: 'image/png' });

/** Sends files as Chromium does. Returns whether the screen has claimed them. */
function send(eventName: 'drop' | 'paste', ...files: File[]): boolean {
  const event = new Event(eventName, { bubbles: true, cancelable: true });
  const transfer = { types: ['Files'], items: [], files, getData: () => '' };
  document.body.dispatchEvent(Object.assign(event, { dataTransfer: transfer, clipboardData: transfer }));
  return event.defaultPrevented;
}

it('makes one character with a pasted picture and opens it', async () => {
  expect(send('paste', createPicture('image.png'))).toBe(true);
  await waitFor(() => expect(listCharacters()).toHaveLength(1));
  const [character] = listCharacters();
  expect(character?.name).toBe('');
  expect(character?.art?.image?.src).toBe(`sha256:${'a'.repeat(64)}`);
  await waitFor(() => expect(location.hash).toBe(`#/characters/${character?.id}`));
});

it('makes a character of each dropped picture in one step, names them after their files, and says which file is refused', async () => {
  expect(send('drop', createPicture('night_nurse.png'), createPicture('broken.png'), createPicture('tide-2.png'))).toBe(
    true,
  );
  await waitFor(() => expect(listCharacters().map(({ name }) => name)).toEqual(['night nurse', 'tide 2']));
  await waitFor(() => expect(document.body.textContent).toMatch(/broken\.png can't be used/));
  await click(findOne('button', 'Undo'));
  await waitFor(() => expect(listCharacters()).toEqual([]));
});

it('leaves documents to the import', () => {
  const team = new File(['{}'], 'first-watch.team.json', { type: 'application/json' });
  expect(send('drop', createPicture('night_nurse.png'), team)).toBe(false);
});
