/** Tests that the name of a copy has the focus, so that it can be typed at once. */
import { expect, it } from 'vitest';
import { duplicateDeck } from '../../../../../src/renderer/features/decks/actions.ts';
import { DeckScreen } from '../../../../../src/renderer/features/decks/deck-screen.tsx';
import { duplicateEventPack } from '../../../../../src/renderer/features/events/event-pack-actions.ts';
import { EventScreen } from '../../../../../src/renderer/features/events/event-screen.tsx';
import { GalleryScreen } from '../../../../../src/renderer/features/templates/gallery/gallery-screen.tsx';
import { duplicateTemplate } from '../../../../../src/renderer/features/templates/template-actions.ts';
import { listBuiltInGameTemplates } from '../../../../../src/renderer/features/templates/template-subjects.ts';
import type { Deck } from '../../../../../src/shared/document/kinds/deck/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { getLibrary, renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';
import { harbourCup } from '../../../event-pack/forty-submissions.ts';

setUpScreenForEachTest();

const getSelectedText = () => {
  const input = document.activeElement;
  return input instanceof HTMLInputElement
    ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)
    : undefined;
};
/** Returns the id of the document that the page shows, which is the copy. */
const getShownId = (): string => location.hash.split('/').at(-1) ?? '';

it('selects the name of a copied event', async () => {
  await saveDocuments('events', [harbourCup]);
  await duplicateEventPack(translate, getLibrary(), harbourCup);
  await renderScreen(<EventScreen gameCatalog={LOADED_GAMES} id={getShownId()} />);
  await waitFor(() => expect(getSelectedText()).toBe('Harbour Cup (copy)'));
});

it('selects the name of a copied deck', async () => {
  const deck: Deck = {
    format: 'rollcall.deck',
    version: 1,
    id: 'loot',
    name: 'Loot',
    columns: [{ name: 'Name' }],
    rows: [['Rope']],
  };
  await saveDocuments('decks', [deck]);
  await duplicateDeck(translate, getLibrary(), deck);
  await renderScreen(<DeckScreen id={getShownId()} />);
  await waitFor(() => expect(getSelectedText()).toBe('Loot (copy)'));
});

it('focuses the menu of a copied template in the gallery', async () => {
  await renderScreen(<GalleryScreen />);
  const [template] = listBuiltInGameTemplates(GAMES, GAMES.getGame(harbourCup));
  if (template === undefined) throw new Error('The game has no template');
  await duplicateTemplate(translate, GAMES, getLibrary(), template);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^More actions for .*copy/));
});
