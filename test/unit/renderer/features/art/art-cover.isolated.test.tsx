// @vitest-environment happy-dom
/** Tests what the crop editor shows over the picture. The fonts are those of the command line. */

import { expect, it, vi } from 'vitest';
import { ArtField } from '../../../../../src/renderer/features/art/art-field.tsx';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor } from '../../../../support/page/user-input.ts';
import { fontFiles } from '../../../sheet/files.ts';
import { createCharacter } from '../teams/support.ts';

vi.mock('../../../../../src/renderer/platform/font-files.ts', () => ({ fetchFontFiles: async () => fontFiles }));

setUpScreenForEachTest();

/** One pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const COLORS = { primary: '#12486b', secondary: '#f0b429', accent: '#e2502f' };
const IDLE_ART = { isBusy: false, problem: undefined, add: () => undefined, refuseFolder: () => undefined };

it('shows the cover of the picture in the colors of the faction, as the card does', async () => {
  await saveDocuments('factions', [
    { format: 'rollcall.faction', version: 1, id: 'breakwater', name: 'Breakwater', theme: COLORS },
  ]);
  await saveDocuments('characters', [
    createCharacter('ferry', { factions: ['breakwater'], art: { image: { src: PICTURE } } }),
  ]);
  const renderBelow = (character: Character) => <ArtField character={character} art={IDLE_ART} />;
  await renderScreen(<Fields id="ferry" pointers={['/name']} renderBelow={renderBelow} />);
  await waitFor(() => {
    const coverMarkup = document.querySelector('[data-cover]')?.innerHTML ?? '';
    expect(Object.values(COLORS).some((color) => coverMarkup.includes(color))).toBe(true);
  });
});
