/** The lists of an event seen from the page, with a worker that only counts what it was given. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventLists } from '../../../../../src/renderer/features/events/lists/event-lists.ts';
import { NotKept } from '../../../../../src/renderer/features/events/lists/lists-errors.ts';
import type { Since } from '../../../../../src/renderer/features/events/lists/messages.ts';
import type { JudgingRequest } from '../../../../../src/renderer/features/events/lists/requests.ts';
import type { SourceFile } from '../../../../../src/renderer/navigation/import-source.ts';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { NO_NOTES, readEventNotes } from '../../../../../src/renderer/store/events/event-notes.ts';
import { pruneSubmissions } from '../../../../../src/renderer/store/events/submissions.ts';
import type { EventPack } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import base from '../../../../fixtures/base/event.json' with { type: 'json' };
import { t } from '../../../../support/texts.ts';
import { type FakeWorker, workersThat } from '../../../../support/worker.ts';

const EVENT = base as unknown as EventPack;

let asked: JudgingRequest[] = [];
let since: (string | undefined)[] = [];
/** What it was given last under each name. */
const given = new Map<string, Blob>();

/** Judges nothing: its lists are the names of the files it holds. */
function createCountingFunctions() {
  const held = new Set<string>();
  const names = () => [...held].sort().join();
  return {
    addFiles: (files: readonly SourceFile[]) => {
      for (const { name, bytes } of files) {
        held.add(name);
        given.set(name, bytes as Blob);
      }
      return held.size;
    },
    judge: (request: JudgingRequest) => {
      asked.push(request);
      return { lists: [...held].map((file) => ({ file })), vanished: [], missing: [], digest: names() };
    },
    makeTable: () => new TextEncoder().encode(names()),
    makePages: (_language: string, before: Since | undefined) => {
      since.push(before?.text);
      return new Uint8Array();
    },
  };
}

let count = 0;
let workers: FakeWorker[] = [];
let database: Database;
beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    class extends workersThat({ 'lists.worker': createCountingFunctions }) {
      constructor(address: URL) {
        super(address);
        workers.push(this);
      }
    },
  );
  vi.stubGlobal('localStorage', { getItem: () => null });
  [asked, since, workers] = [[], [], []];
  database = new Database(`event-lists-${count++}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  database.close();
});

const file = (name: string, text = name) => ({ name, bytes: new Blob([text]) });
const shown = (lists: EventLists) => lists.store.getState().judged?.lists.map((one) => one.file);
const opened = async (id = 'cup') => {
  const lists = new EventLists(t, GAMES, database, id);
  await lists.open(EVENT);
  return lists;
};

describe('the lists of an event', () => {
  it('are there again after a restart, and only at their event', async () => {
    const first = await opened();
    expect(first.store.getState()).toMatchObject({ isRead: true, files: 0 });
    await first.add([file('b.json'), file('a.json')], EVENT);
    expect(shown(await opened())).toEqual(['a.json', 'b.json']);
    expect(shown(await opened('other'))).toBeUndefined();
  });

  it('those that another window has taken in or away are seen when the part is opened again', async () => {
    const one = await opened();
    await one.add([file('a.json')], EVENT);
    const other = await opened();
    await other.add([file('b.json')], EVENT);
    await one.open(EVENT);
    expect(shown(one)).toEqual(['a.json', 'b.json']);
    await other.remove('a.json', EVENT);
    await one.open(EVENT);
    expect(shown(one)).toEqual(['b.json']);
  });

  it('are taken away and put back, an archive with all that is in it', async () => {
    const lists = await opened();
    await lists.add([file('a.json'), file('late.rollcall')], EVENT);
    const gone = await lists.remove('late.rollcall/teams/x.team.json', EVENT);
    expect(gone.map(({ name }) => name)).toEqual(['late.rollcall']);
    expect(shown(lists)).toEqual(['a.json']);
    await lists.putBack(gone, EVENT);
    expect(shown(lists)).toEqual(['a.json', 'late.rollcall']);
    const all = await lists.clear();
    expect(lists.store.getState()).toMatchObject({ files: 0, isRead: true });
    expect(shown(lists)).toBeUndefined();
    expect(shown(await opened())).toBeUndefined();
    await lists.putBack(all, EVENT);
    expect(shown(await opened())).toEqual(['a.json', 'late.rollcall']);
  });

  it('a repaired copy takes the place of its list, also after a restart, and gives it back', async () => {
    const lists = await opened();
    await lists.add([file('a.json', 'as sent'), file('late.rollcall')], EVENT);
    await lists.noteCopy('a.json', 'team-2');
    expect((await opened()).store.getState().copies).toEqual({ 'a.json': 'team-2' });
    const back = await lists.replace('a.json', new Blob(['repaired']), 'team-2', EVENT);
    const content = async () => (await database.lists.toArray()).find(({ name }) => name === 'a.json');
    const repaired = await content();
    expect(repaired?.copies).toEqual({ 'a.json': 'team-2' });
    given.clear();
    expect((await opened()).store.getState().copies).toEqual({ 'a.json': 'team-2' });
    expect(await given.get('a.json')?.text()).toBe('repaired');
    await back(EVENT);
    expect((await content())?.content).not.toBe(repaired?.content);
    const inside = 'late.rollcall/x.team.json';
    const out = await lists.replace(inside, new Blob(['repaired']), 'team-3', EVENT);
    expect(shown(await opened())).toContain(inside);
    await out(EVENT);
    expect(shown(await opened())).toEqual(['a.json', 'late.rollcall']);
  });

  it('of one name tell which ones they replace; those come back as they were', async () => {
    const lists = await opened();
    expect(await lists.add([file('a.json', 'first'), file('b.json')], EVENT)).toEqual([]);
    const replaced = await lists.add([file('a.json', 'second'), file('b.json'), file('c.json')], EVENT);
    expect(replaced.map(({ name }) => name)).toEqual(['a.json']);
    await lists.putBack(replaced, EVENT);
    const row = (await database.lists.toArray()).find(({ name }) => name === 'a.json');
    expect(row?.content).toBe(replaced[0]?.row.content);
  });

  it('wait while the pack has a size that cannot judge, also after a restart', async () => {
    const unsound = { ...EVENT, levels: 0 };
    const lists = new EventLists(t, GAMES, database, 'cup');
    await lists.open(unsound);
    await lists.add([file('a.json')], unsound);
    const again = new EventLists(t, GAMES, database, 'cup');
    await again.open(unsound);
    expect(asked).toEqual([]);
    expect(again.store.getState()).toMatchObject({ isRead: true, files: 1 });
    expect(again.store.getState().progress).toBeUndefined();
    await again.judge(EVENT);
    expect(shown(again)).toEqual(['a.json']);
  });

  it('are judged by what is noted of players, also after a restart', async () => {
    const lists = await opened();
    await lists.add([{ name: 'a.json', bytes: new File(['a'], 'a.json', { lastModified: 5 }) }], EVENT);
    await lists.note((notes) => ({ ...notes, expected: ['Ash'], players: { 'a.json': 'Ash' } }), EVENT);
    await opened();
    const players = {
      expected: ['Ash'],
      of: { 'a.json': 'Ash' },
      counting: [],
      came: { 'a.json': [expect.any(Number), 5] },
    };
    expect(asked.at(-1)?.players).toEqual(players);
    await database.documents('events').put({ id: 'cup', document: {}, updatedAt: 0, rev: 1 });
    await pruneSubmissions(database);
    expect(await readEventNotes(database, 'cup')).toMatchObject({ expected: ['Ash'] });
    await database.documents('events').clear();
    await pruneSubmissions(database);
    expect(await readEventNotes(database, 'cup')).toEqual(NO_NOTES);
  });

  it('are compared with the last report that said something else', async () => {
    const lists = await opened();
    await lists.add([file('a.json')], EVENT);
    expect(asked.at(-1)?.earlier).toBeUndefined();
    const save = async () => {
      await lists.make('pages', 'en');
      await lists.noteReport(1, EVENT);
    };
    await save();
    expect(asked.at(-1)?.earlier).toBe('a.json');
    await lists.add([file('b.json')], EVENT);
    await save();
    await save();
    expect(asked.at(-1)?.earlier).toBe('a.json,b.json');
    // The first had none before it; both of the second evening are compared with the first.
    expect(since).toEqual([undefined, 'a.json', 'a.json']);
  });

  it('are judged also where the disk refuses to keep them, which is told', async () => {
    const lists = await opened();
    database.close();
    const full = vi.spyOn(database.files, 'bulkPut').mockImplementation(() => {
      throw new Error('The disk is full.');
    });
    await expect(lists.add([file('a.json')], EVENT)).rejects.toThrow(NotKept);
    full.mockRestore();
    expect(shown(lists)).toEqual(['a.json']);
  });

  it('that are stopped before they are read are let go; those that are kept wait', async () => {
    const lists = await opened();
    await lists.add([file('a.json')], EVENT);
    const adding = lists.add([file('b.json')], EVENT);
    lists.stop();
    await adding;
    expect((await database.lists.toArray()).map(({ name }) => name)).toEqual(['a.json']);
    await lists.judge(EVENT);
    expect(shown(lists)).toEqual(['a.json']);
  });

  it('that are stopped while another worker reads them again start no worker without files', async () => {
    const lists = await opened();
    await lists.add([file('a.json')], EVENT);
    lists.stop();
    const making = lists.make('pages', 'en');
    lists.stop();
    expect(await making).toBeUndefined();
    expect(workers).toHaveLength(2);
    await lists.judge(EVENT);
    expect(shown(lists)).toEqual(['a.json']);
  });

  it('whose worker crashes are told of, and judged by another one', async () => {
    const lists = await opened();
    await lists.add([file('a.json')], EVENT);
    const making = lists.make('pages', 'en');
    workers[0]?.crash();
    await expect(making).rejects.toThrow('This part of Rollcall stopped unexpectedly.');
    expect(lists.store.getState().failed).toContain('stopped unexpectedly');
    expect(await lists.make('pages', 'en')).toEqual(new Uint8Array());
    expect(lists.store.getState()).not.toHaveProperty('failed');
    expect(workers).toHaveLength(2);
  });
});
