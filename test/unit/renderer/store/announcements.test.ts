import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentStore } from '../../../../src/renderer/store/document-store.ts';
import { addSamples } from '../../../../src/renderer/store/samples/samples.ts';
import {
  createTestDatabase,
  getConcept,
  openCharacterStore,
  SAMPLE,
  waitUntil,
  waitUntilSaved,
} from './store-support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const createConceptEdit = (value: string) => [{ op: 'set' as const, path: '/concept', value }];

const getName = (characterStore: DocumentStore<'characters'>) => {
  const character = characterStore.get(SAMPLE.id);
  return character?.kind === 'ready' ? character.document.name : undefined;
};

/** Opens two windows of one library. */
async function openTwoWindows() {
  const database = createTestDatabase();
  await addSamples(database, { characters: [SAMPLE] });
  return {
    firstWindow: await openCharacterStore(database),
    secondWindow: await openCharacterStore(createTestDatabase(database.name)),
  };
}

describe('a second window of the library', () => {
  it('applies the announced operation, keeps untouched parts of the document identical and can undo it at once', async () => {
    const { firstWindow, secondWindow } = await openTwoWindows();
    for (const characterStore of [firstWindow, secondWindow]) {
      characterStore.openHistory(SAMPLE.id);
      characterStore.readHistory(SAMPLE.id);
      await waitUntil(() => characterStore.openHistory(SAMPLE.id).isKnown);
    }
    const characterBefore = secondWindow.get(SAMPLE.id)?.row.document as typeof SAMPLE;
    firstWindow.edit(SAMPLE.id, createConceptEdit('Bell'), '/concept');
    await waitUntilSaved(firstWindow);
    await waitUntil(() => getConcept(secondWindow) === 'Bell');
    const characterAfter = secondWindow.get(SAMPLE.id)?.row.document as typeof SAMPLE;
    expect(characterAfter.traits).toBe(characterBefore.traits);
    expect(secondWindow.openHistory(SAMPLE.id).isKnown).toBe(true);
    expect(secondWindow.openHistory(SAMPLE.id).getState()).toEqual({ canUndo: true, canRedo: false });
    secondWindow.undoOrRedo(SAMPLE.id, 'undo');
    expect(getConcept(secondWindow)).toBe(SAMPLE.concept);
    await waitUntilSaved(secondWindow);
    await waitUntil(() => getConcept(firstWindow) === SAMPLE.concept);
    expect(firstWindow.openHistory(SAMPLE.id).getState()).toEqual({ canUndo: false, canRedo: true });
  });

  it('ends with the revision that the database has, so that its next edit is no conflict', async () => {
    const { firstWindow, secondWindow } = await openTwoWindows();
    for (const [editNumber, characterStore] of [firstWindow, secondWindow, firstWindow, secondWindow].entries()) {
      const conceptText = `Bell ${editNumber}`;
      characterStore.edit(SAMPLE.id, createConceptEdit(conceptText));
      await waitUntilSaved(characterStore);
      await waitUntil(() => getConcept(firstWindow) === conceptText && getConcept(secondWindow) === conceptText);
      expect(firstWindow.get(SAMPLE.id)?.row.rev).toBe(secondWindow.get(SAMPLE.id)?.row.rev);
    }
  });

  it('reads the row from disk when it missed the announcement of an earlier operation', async () => {
    const { firstWindow, secondWindow } = await openTwoWindows();
    const postMessage = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementationOnce(() => undefined);
    firstWindow.edit(SAMPLE.id, createConceptEdit('never announced'));
    await waitUntilSaved(firstWindow);
    postMessage.mockRestore();
    firstWindow.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Announced' }]);
    await waitUntilSaved(firstWindow);
    await waitUntil(() => getConcept(secondWindow) === 'never announced');
    await waitUntil(() => getName(secondWindow) === 'Announced');
  });
});
