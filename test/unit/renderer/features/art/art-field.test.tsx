/** Tests the portrait field with a picture that needs no decoding. */
import { expect, it } from 'vitest';
import { ArtField } from '../../../../../src/renderer/features/art/art-field.tsx';
import { CreditsView } from '../../../../../src/renderer/features/documents/form/credits-view.tsx';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findOne, getInput, getText } from '../../../../support/page/find.ts';
import { renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, waitFor } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const IDLE_ART = { isBusy: false, problem: undefined, add: () => undefined, refuseFolder: () => undefined };
const renderArtField = (shownCharacter: Character) => <ArtField character={shownCharacter} art={IDLE_ART} />;

it('names a picture file that lies next to the document', async () => {
  await saveDocuments('characters', [
    createCharacter('ferry', { art: { image: { src: 'art/warden.jpg' }, template: 'tarot' } }),
  ]);
  await renderScreen(<Fields id="ferry" pointers={['/name']} renderBelow={renderArtField} />);
  await waitFor(() => expect(getText(findOne('alert'))).toContain('the file art/warden.jpg beside the document'));
});

it('says who made the picture, and leads to the field among the credits', async () => {
  await saveDocuments('characters', [createCharacter('ferry', { art: { image: { src: 'a.jpg', credit: 'Ada' } } })]);
  await renderScreen(
    <Fields
      id="ferry"
      pointers={['/name']}
      renderBelow={(character) => (
        <>
          {renderArtField(character)}
          <CreditsView />
        </>
      )}
    />,
  );
  await click(findOne('button', 'Artist: Ada'));
  expect(document.activeElement).toBe(getInput('/art/image/credit'));
});
