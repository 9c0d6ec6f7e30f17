import { describe, expect, it, vi } from 'vitest';
import { bigGame } from '../../../../../../bench/big-game.ts';
import { HandIn } from '../../../../../../src/renderer/features/encounters/table/hand-in.ts';
import type { Database } from '../../../../../../src/renderer/store/database.ts';
import { DocumentStore } from '../../../../../../src/renderer/store/document-store.ts';
import type { LogChange } from '../../../../../../src/renderer/store/undo/log-change.ts';
import type { JsonObject } from '../../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../../src/shared/document/kinds/encounter.ts';
import type { Character } from '../../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import { LOADED_GAMES } from '../../../../../support/games.ts';
import { t } from '../../../../../support/texts.ts';
import { createTestDatabase, opened, until } from '../../../store/store-support.ts';

const game = bigGame('.', 30);
const start: Encounter = { ...game, log: [] };
const event = (n: number) => game.log[n] as JsonObject;
const note = (text: string): JsonObject => ({ kind: 'note', text });

async function tableOf(database: Database): Promise<DocumentStore<'encounters'>> {
  const table = new DocumentStore(GAMES, database, 'encounters');
  opened.unshift(table);
  await new Promise<void>((resolve, reject) => {
    table.subscribe(() => table.isLoaded && resolve());
    table.open(reject);
  });
  return table;
}

async function withGame(document: Encounter): Promise<Database> {
  const database = createTestDatabase();
  await database.open();
  await database.putDocument('encounters', { id: document.id, document, updatedAt: 0, rev: 1 });
  await database.meta.put({ key: 'rev:encounters', value: 1 });
  return database;
}

const saved = (table: DocumentStore<'encounters'>) => until(() => table.queue.getState().kind === 'saved');
const memory = (table: DocumentStore<'encounters'>): Encounter => {
  const item = table.get(game.id);
  if (item?.kind !== 'ready') throw new Error('it is not there');
  return item.document;
};
const stored = async (database: Database) => {
  const row = await database.documents('encounters').get(game.id);
  return (row?.document as Encounter | undefined)?.log;
};

function handIn(documents: DocumentStore<'encounters'>, known: readonly Character[] = []) {
  const onRefused = vi.fn();
  const characters = new DocumentStore(GAMES, createTestDatabase(), 'characters');
  characters.applyCommitted(
    known.map((one) => ({ id: one.id, document: one, updatedAt: 0, rev: 1 })),
    [],
  );
  const tables = { encounters: documents, characters };
  return { hands: new HandIn({ translate: t, gameCatalog: LOADED_GAMES, tables, id: game.id, onRefused }), onRefused };
}

describe('an event that is handed in', () => {
  it('stands in memory at once; the next one waits until it is on disk, and none is lost or doubled', async () => {
    const database = await withGame(start);
    const table = await tableOf(database);
    const { hands, onRefused } = handIn(table);
    expect(hands.hand(event(0))).toBeUndefined();
    expect(memory(table).log).toHaveLength(1);
    expect(table.isSaving(game.id)).toBe(true);
    for (let n = 1; n < 30; n += 1) expect(hands.hand(event(n))).toBeUndefined();
    expect(memory(table).log).toHaveLength(1);
    const seen: number[] = [];
    const stop = table.subscribe(() => seen.push(memory(table).log.length));
    await until(() => memory(table).log.length === 30);
    stop();
    await saved(table);
    expect(new Set(seen).size).toBe(29);
    expect(await stored(database)).toEqual(game.log);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is made where the game stands when it is its turn: two taps in a row are two turns, without rules, too', async () => {
    for (const document of [start, { ...start, sides: [] }]) {
      const database = await withGame(document);
      const table = await tableOf(database);
      const { hands } = handIn(table);
      for (let tap = 0; tap < 3; tap += 1) hands.handMade(({ encounter }) => note(`turn ${encounter.log.length}`));
      hands.handMade(() => undefined);
      expect(memory(table).log).toEqual([note('turn 0')]);
      await until(() => memory(table).log.length === 3);
      await saved(table);
      expect(await stored(database)).toEqual([note('turn 0'), note('turn 1'), note('turn 2')]);
    }
  });

  it('is refused by the rules at once, or, where it had to wait, once it is its turn; those behind it come all the same', async () => {
    const database = await withGame(start);
    const table = await tableOf(database);
    const { hands, onRefused } = handIn(table);
    expect(hands.hand({ kind: 'end-turn' })).toMatchObject({ code: 'order.phase' });
    expect(memory(table).log).toEqual([]);
    hands.hand(note('First.'));
    hands.hand(event(0));
    // Dice that nobody can roll: seen once it is its turn, and those behind it come all the same.
    hands.hand({ ...event(0), rolls: [] });
    hands.hand(note('Behind it.'));
    await until(() => memory(table).log.length === 3);
    await saved(table);
    expect(await stored(database)).toEqual([note('First.'), event(0), note('Behind it.')]);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('embeds whom the models name in the same write as the first event, and nobody twice', async () => {
    const { characters = [], ...loose } = start;
    const database = await withGame(loose as Encounter);
    const table = await tableOf(database);
    const { hands } = handIn(
      table,
      characters.map((one) => ({ ...one, art: { drawing: { width: 1, height: 1, shapes: [] } } })),
    );
    hands.hand(event(0));
    hands.hand(event(1));
    await until(() => memory(table).log.length === 2);
    await saved(table);
    const row = await database.documents('encounters').get(game.id);
    const { characters: embedded = [] } = (row?.document ?? {}) as Partial<Encounter>;
    expect(embedded.map(({ id }) => id).sort()).toEqual(characters.map(({ id }) => id).sort());
    expect(embedded.some((one) => 'art' in one)).toBe(false);
    expect(row?.rev).toBe(3);
  });

  it('goes on where the disk refuses; all of it is there once the disk takes it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const database = await withGame(start);
    const change = vi.spyOn(database, 'changeDocuments').mockRejectedValue(new Error('The disk is full.'));
    vi.useRealTimers();
    const table = await tableOf(database);
    const { hands } = handIn(table);
    hands.hand(event(0));
    hands.hand(event(1));
    await until(() => memory(table).log.length === 2);
    hands.hand(event(2));
    expect(table.isSaving(game.id)).toBe(false);
    expect(table.queue.getState()).toMatchObject({ kind: 'failed' });
    expect(memory(table).log).toHaveLength(3);
    change.mockRestore();
    table.queue.retry();
    await saved(table);
    expect(await stored(database)).toEqual([event(0), event(1), event(2)]);
  });
});

describe('two windows on one game', () => {
  it('agree: the slower event is dropped and told, and both show what the quicker one did', async () => {
    const database = await withGame(start);
    const [one, two] = [await tableOf(database), await tableOf(createTestDatabase(database.name))];
    const dropped: LogChange[] = [];
    two.onDroppedChange((_, change) => dropped.push(change));
    const [a, b] = [handIn(one).hands, handIn(two).hands];
    a.hand(note('from one'));
    b.hand(note('from two'));
    await Promise.all([saved(one), saved(two)]);
    await until(() => memory(two).log[0]?.text === 'from one');
    expect(await stored(database)).toEqual([note('from one')]);
    expect(dropped).toEqual([{ kind: 'play', at: 0, events: [note('from two')] }]);
    b.hand(note('from two again'));
    await until(() => memory(one).log.length === 2);
    expect(memory(one).log).toEqual(memory(two).log);
  });

  it('a way back that the other window has crossed takes nothing back', async () => {
    const database = await withGame({ ...start, log: [note('a')] });
    const [one, two] = [await tableOf(database), await tableOf(createTestDatabase(database.name))];
    const dropped: LogChange[] = [];
    two.onDroppedChange((_, change) => dropped.push(change));
    one.changeLog(game.id, { kind: 'play', at: 1, events: [note('b')] });
    expect(two.changeLog(game.id, { kind: 'go', from: 1, to: 0 })).toBe(true);
    await Promise.all([saved(one), saved(two)]);
    expect(await stored(database)).toEqual([note('a'), note('b')]);
    expect(dropped).toHaveLength(1);
    await until(() => memory(two).log.length === 2);
    expect(two.changeLog(game.id, { kind: 'go', from: 1, to: 0 })).toBe(false);
  });

  it('what the other window plays is read without reading the rest again', async () => {
    const database = await withGame(game);
    const [one, two] = [await tableOf(database), await tableOf(createTestDatabase(database.name))];
    const before = memory(two);
    one.changeLog(game.id, { kind: 'play', at: 30, events: [note('more')] });
    await until(() => memory(two).log.length === 31);
    const { log, ...rest } = memory(two);
    expect(log.slice(0, 30).every((each, n) => each === before.log[n])).toBe(true);
    expect(Object.entries(rest).every(([key, value]) => value === before[key as keyof Encounter])).toBe(true);
  });
});
