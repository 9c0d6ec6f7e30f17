import { describe, expect, it, vi } from 'vitest';
import { createBigGame } from '../../../../../../bench/big-game.ts';
import { EventSubmitter } from '../../../../../../src/renderer/features/encounters/play-screen/event-submitter.ts';
import type { Database } from '../../../../../../src/renderer/store/database.ts';
import { DocumentStore } from '../../../../../../src/renderer/store/document-store.ts';
import type { LogChange } from '../../../../../../src/renderer/store/undo/log-change.ts';
import type { JsonObject } from '../../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../../src/shared/document/kinds/encounter.ts';
import type { Character } from '../../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import { LOADED_GAMES } from '../../../../../support/games.ts';
import { translate } from '../../../../../support/texts.ts';
import { createTestDatabase, openResources, waitUntil } from '../../../store/store-support.ts';

const sampleEncounter = createBigGame('.', 30);
const startedEncounter: Encounter = { ...sampleEncounter, log: [] };
const getLogEvent = (eventIndex: number) => sampleEncounter.log[eventIndex] as JsonObject;
const createNote = (noteText: string): JsonObject => ({ kind: 'note', text: noteText });

async function openEncounterStore(database: Database): Promise<DocumentStore<'encounters'>> {
  const encounterStore = new DocumentStore(GAMES, database, 'encounters');
  openResources.unshift(encounterStore);
  await new Promise<void>((resolve, reject) => {
    encounterStore.subscribe(() => encounterStore.isLoaded && resolve());
    encounterStore.open(reject);
  });
  return encounterStore;
}

async function createDatabaseWith(document: Encounter): Promise<Database> {
  const database = createTestDatabase();
  await database.open();
  await database.putDocument('encounters', { id: document.id, document, updatedAt: 0, rev: 1 });
  await database.meta.put({ key: 'rev:encounters', value: 1 });
  return database;
}

const waitUntilSaved = (encounterStore: DocumentStore<'encounters'>) =>
  waitUntil(() => encounterStore.queue.getState().kind === 'saved');
const getEncounter = (encounterStore: DocumentStore<'encounters'>): Encounter => {
  const encounterItem = encounterStore.get(sampleEncounter.id);
  if (encounterItem?.kind !== 'ready') throw new Error('it is not there');
  return encounterItem.document;
};
const readStoredLog = async (database: Database) => {
  const storedRow = await database.documents('encounters').get(sampleEncounter.id);
  return (storedRow?.document as Encounter | undefined)?.log;
};

function createSubmitter(documents: DocumentStore<'encounters'>, knownCharacters: readonly Character[] = []) {
  const onRefused = vi.fn();
  const characters = new DocumentStore(GAMES, createTestDatabase(), 'characters');
  characters.applyCommitted(
    knownCharacters.map((character) => ({ id: character.id, document: character, updatedAt: 0, rev: 1 })),
    [],
  );
  const documentStores = { encounters: documents, characters };
  return {
    submitter: new EventSubmitter({
      translate,
      gameCatalog: LOADED_GAMES,
      stores: documentStores,
      encounterId: sampleEncounter.id,
      onRefused,
    }),
    onRefused,
  };
}

describe('submitting log events', () => {
  it('adds the first event to memory at once and each next one after the last is on disk, without loss or duplicates', async () => {
    const database = await createDatabaseWith(startedEncounter);
    const encounterStore = await openEncounterStore(database);
    const { submitter, onRefused } = createSubmitter(encounterStore);
    expect(submitter.submit(getLogEvent(0))).toBeUndefined();
    expect(getEncounter(encounterStore).log).toHaveLength(1);
    expect(encounterStore.isSaving(sampleEncounter.id)).toBe(true);
    for (let eventIndex = 1; eventIndex < 30; eventIndex += 1)
      expect(submitter.submit(getLogEvent(eventIndex))).toBeUndefined();
    expect(getEncounter(encounterStore).log).toHaveLength(1);
    const logLengths: number[] = [];
    const unsubscribe = encounterStore.subscribe(() => logLengths.push(getEncounter(encounterStore).log.length));
    await waitUntil(() => getEncounter(encounterStore).log.length === 30);
    unsubscribe();
    await waitUntilSaved(encounterStore);
    expect(new Set(logLengths).size).toBe(29);
    expect(await readStoredLog(database)).toEqual(sampleEncounter.log);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('computes an event from the current encounter when its turn comes, so that two taps give two turns', async () => {
    for (const document of [startedEncounter, { ...startedEncounter, sides: [] }]) {
      const database = await createDatabaseWith(document);
      const encounterStore = await openEncounterStore(database);
      const { submitter } = createSubmitter(encounterStore);
      for (let tapNumber = 0; tapNumber < 3; tapNumber += 1)
        submitter.submitComputed(({ encounter }) => createNote(`turn ${encounter.log.length}`));
      submitter.submitComputed(() => undefined);
      expect(getEncounter(encounterStore).log).toEqual([createNote('turn 0')]);
      await waitUntil(() => getEncounter(encounterStore).log.length === 3);
      await waitUntilSaved(encounterStore);
      expect(await readStoredLog(database)).toEqual([createNote('turn 0'), createNote('turn 1'), createNote('turn 2')]);
    }
  });

  it('refuses an event at once or when its turn comes, and still submits the events behind it', async () => {
    const database = await createDatabaseWith(startedEncounter);
    const encounterStore = await openEncounterStore(database);
    const { submitter, onRefused } = createSubmitter(encounterStore);
    expect(submitter.submit({ kind: 'end-turn' })).toMatchObject({ code: 'order.phase' });
    expect(getEncounter(encounterStore).log).toEqual([]);
    submitter.submit(createNote('First.'));
    submitter.submit(getLogEvent(0));
    // The missing dice are refused only when the turn of this event comes. The events behind it are still submitted.
    submitter.submit({ ...getLogEvent(0), rolls: [] });
    submitter.submit(createNote('Behind it.'));
    await waitUntil(() => getEncounter(encounterStore).log.length === 3);
    await waitUntilSaved(encounterStore);
    expect(await readStoredLog(database)).toEqual([createNote('First.'), getLogEvent(0), createNote('Behind it.')]);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('embeds the characters of all models once, in the same write as the first event', async () => {
    const { characters = [], ...encounterWithoutCast } = startedEncounter;
    const database = await createDatabaseWith(encounterWithoutCast as Encounter);
    const encounterStore = await openEncounterStore(database);
    const { submitter } = createSubmitter(
      encounterStore,
      characters.map((character) => ({ ...character, art: { drawing: { width: 1, height: 1, shapes: [] } } })),
    );
    submitter.submit(getLogEvent(0));
    submitter.submit(getLogEvent(1));
    await waitUntil(() => getEncounter(encounterStore).log.length === 2);
    await waitUntilSaved(encounterStore);
    const storedRow = await database.documents('encounters').get(sampleEncounter.id);
    const { characters: embedded = [] } = (storedRow?.document ?? {}) as Partial<Encounter>;
    expect(embedded.map(({ id }) => id).sort()).toEqual(characters.map(({ id }) => id).sort());
    expect(embedded.some((character) => 'art' in character)).toBe(false);
    expect(storedRow?.rev).toBe(3);
  });

  it('continues in memory while the disk refuses, and saves every event on retry', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const database = await createDatabaseWith(startedEncounter);
    const changeSpy = vi.spyOn(database, 'changeDocuments').mockRejectedValue(new Error('The disk is full.'));
    vi.useRealTimers();
    const encounterStore = await openEncounterStore(database);
    const { submitter } = createSubmitter(encounterStore);
    submitter.submit(getLogEvent(0));
    submitter.submit(getLogEvent(1));
    await waitUntil(() => getEncounter(encounterStore).log.length === 2);
    submitter.submit(getLogEvent(2));
    expect(encounterStore.isSaving(sampleEncounter.id)).toBe(false);
    expect(encounterStore.queue.getState()).toMatchObject({ kind: 'failed' });
    expect(getEncounter(encounterStore).log).toHaveLength(3);
    changeSpy.mockRestore();
    encounterStore.queue.retry();
    await waitUntilSaved(encounterStore);
    expect(await readStoredLog(database)).toEqual([getLogEvent(0), getLogEvent(1), getLogEvent(2)]);
  });
});

describe('two windows on one encounter', () => {
  it('drop the slower event, report it, and both show the faster one', async () => {
    const database = await createDatabaseWith(startedEncounter);
    const [firstWindow, secondWindow] = [
      await openEncounterStore(database),
      await openEncounterStore(createTestDatabase(database.name)),
    ];
    const droppedChanges: LogChange[] = [];
    secondWindow.onDroppedChange((_, droppedChange) => droppedChanges.push(droppedChange));
    const [firstSubmitter, secondSubmitter] = [
      createSubmitter(firstWindow).submitter,
      createSubmitter(secondWindow).submitter,
    ];
    firstSubmitter.submit(createNote('from one'));
    secondSubmitter.submit(createNote('from two'));
    await Promise.all([waitUntilSaved(firstWindow), waitUntilSaved(secondWindow)]);
    await waitUntil(() => getEncounter(secondWindow).log[0]?.text === 'from one');
    expect(await readStoredLog(database)).toEqual([createNote('from one')]);
    expect(droppedChanges).toEqual([{ kind: 'play', at: 0, events: [createNote('from two')] }]);
    secondSubmitter.submit(createNote('from two again'));
    await waitUntil(() => getEncounter(firstWindow).log.length === 2);
    expect(getEncounter(firstWindow).log).toEqual(getEncounter(secondWindow).log);
  });

  it('refuse to go back in the log past an event that the other window has added', async () => {
    const database = await createDatabaseWith({ ...startedEncounter, log: [createNote('a')] });
    const [firstWindow, secondWindow] = [
      await openEncounterStore(database),
      await openEncounterStore(createTestDatabase(database.name)),
    ];
    const droppedChanges: LogChange[] = [];
    secondWindow.onDroppedChange((_, droppedChange) => droppedChanges.push(droppedChange));
    firstWindow.changeLog(sampleEncounter.id, { kind: 'play', at: 1, events: [createNote('b')] });
    expect(secondWindow.changeLog(sampleEncounter.id, { kind: 'go', from: 1, to: 0 })).toBe(true);
    await Promise.all([waitUntilSaved(firstWindow), waitUntilSaved(secondWindow)]);
    expect(await readStoredLog(database)).toEqual([createNote('a'), createNote('b')]);
    expect(droppedChanges).toHaveLength(1);
    await waitUntil(() => getEncounter(secondWindow).log.length === 2);
    expect(secondWindow.changeLog(sampleEncounter.id, { kind: 'go', from: 1, to: 0 })).toBe(false);
  });

  it('read only the new event of the other window and keep the rest of the document identical', async () => {
    const database = await createDatabaseWith(sampleEncounter);
    const [firstWindow, secondWindow] = [
      await openEncounterStore(database),
      await openEncounterStore(createTestDatabase(database.name)),
    ];
    const encounterBefore = getEncounter(secondWindow);
    firstWindow.changeLog(sampleEncounter.id, { kind: 'play', at: 30, events: [createNote('more')] });
    await waitUntil(() => getEncounter(secondWindow).log.length === 31);
    const { log: logEvents, ...otherProperties } = getEncounter(secondWindow);
    expect(logEvents.slice(0, 30).every((logEvent, eventIndex) => logEvent === encounterBefore.log[eventIndex])).toBe(
      true,
    );
    expect(
      Object.entries(otherProperties).every(
        ([documentKey, documentValue]) => documentValue === encounterBefore[documentKey as keyof Encounter],
      ),
    ).toBe(true);
  });
});
