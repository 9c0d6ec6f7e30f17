/** Tests when the enlarged card closes by itself. The card is not drawn here, because its fonts never load. */
import { expect, it } from 'vitest';
import { CardViewer } from '../../../../../src/renderer/features/characters/card/viewer/card-viewer.tsx';
import { deleteCharacter } from '../../../../../src/renderer/features/characters/character-actions.ts';
import { enlargeCard, useCardRequest } from '../../../../../src/renderer/navigation/card-request.ts';
import { getLibrary, renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

function TestHost() {
  const request = useCardRequest();
  return request === undefined ? <p>closed</p> : <CardViewer request={request} />;
}

const isClosed = () => document.body.textContent.includes('closed');

async function openViewer(): Promise<void> {
  await saveDocuments('characters', [createCharacter('ada'), createCharacter('bo')]);
  enlargeCard({ characterId: 'ada' });
  await renderScreen(<TestHost />);
  expect(isClosed()).toBe(false);
}

it('the enlarged card closes when its character is deleted, and can be opened again after undo', async () => {
  await openViewer();
  await deleteCharacter(translate, getLibrary(), 'ada', 'Ada');
  await waitFor(() => expect(isClosed()).toBe(true));
  enlargeCard({ characterId: 'bo' });
  await waitFor(() => expect(isClosed()).toBe(false));
});

it('the enlarged card closes when the user goes back to another screen', async () => {
  await openViewer();
  location.hash = '#/teams';
  await waitFor(() => expect(isClosed()).toBe(true));
});

it('goes through each character once, although a team lists it several times', async () => {
  let characterIds: readonly string[] | undefined;
  const ShownRequest = () => {
    characterIds = useCardRequest()?.characterIds;
    return null;
  };
  enlargeCard({ characterId: 'ada', characterIds: ['ada', 'bo', 'ada', 'cy'] });
  await renderScreen(<ShownRequest />);
  expect(characterIds).toEqual(['ada', 'bo', 'cy']);
});
