/** Tests the portrait field with a picture that needs no decoding. */
import { expect, it } from 'vitest';
import { ArtField } from '../../../../../src/renderer/features/art/art-field.tsx';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findOne, getInput, getText } from '../../../../support/page/find.ts';
import { reload, renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { fill, waitFor } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const IDLE_ART = { isBusy: false, problem: undefined, add: () => undefined, refuseFolder: () => undefined };
const renderArtField = (shownCharacter: Character) => <ArtField character={shownCharacter} art={IDLE_ART} />;

it('names a picture file that lies next to the document, and saves the name of its artist', async () => {
  await saveDocuments('characters', [
    createCharacter('ferry', { art: { image: { src: 'art/warden.jpg' }, template: 'tarot' } }),
  ]);
  await renderScreen(<Fields id="ferry" pointers={['/name']} renderBelow={renderArtField} />);
  await waitFor(() => expect(getText(findOne('alert'))).toContain('the file art/warden.jpg beside the document'));
  await fill(getInput('/art/image/credit'), 'Ada');
  await reload();
  await waitFor(() => expect(getInput('/art/image/credit').value).toBe('Ada'));
});
