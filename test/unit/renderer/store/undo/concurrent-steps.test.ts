import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../../src/renderer/store/database.ts';
import type { DocumentStore } from '../../../../../src/renderer/store/document-store.ts';
import { addSamples } from '../../../../../src/renderer/store/samples/samples.ts';
import { findLaterSteps } from '../../../../../src/renderer/store/undo/concurrent-steps.ts';
import type { Step } from '../../../../../src/renderer/store/undo/steps.ts';
import { recordStep } from '../../../../../src/renderer/store/undo/stored-history.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { conceptOf, createTestDatabase, openTable, SAMPLE, saved, until } from '../store-support.ts';

type Table = DocumentStore<'characters'>;

/** Two windows of one library. */
async function openTwoWindows(): Promise<{ database: Database; first: Table; second: Table }> {
  const database = createTestDatabase();
  await addSamples(database, { characters: [SAMPLE] });
  return { database, first: await openTable(database), second: await openTable(createTestDatabase(database.name)) };
}

const type = (table: Table, value: string, path = '/concept') =>
  table.edit(SAMPLE.id, [{ op: 'set', path, value }], path);

/** Has the writes of a window wait until `release`, as those of a tab that is busy do. */
function holdWrites(database: Database, table: Table): { release(): void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const change = database.changeDocuments.bind(database);
  vi.spyOn(database, 'changeDocuments').mockImplementation(async (name, work) => {
    await gate;
    return change(name, work);
  });
  expect(table.queue.getState().kind).toBe('saved');
  return { release: () => release() };
}

/** Has the next transactions that only read fail. */
function refuseToRead(database: Database, times: number): void {
  const transaction = database.transaction.bind(database) as (...values: unknown[]) => unknown;
  let count = 0;
  const refuse = (mode: unknown, ...values: unknown[]) => {
    if (mode !== 'r' || count >= times) return transaction(mode, ...values);
    count += 1;
    return Promise.reject(new Error('The disk does not answer.'));
  };
  vi.spyOn(database, 'transaction').mockImplementation(refuse as unknown as typeof database.transaction);
}

const bothShow = (first: Table, second: Table, text: string) =>
  until(() => conceptOf(first) === text && conceptOf(second) === text);

async function undoUntilStart(table: Table): Promise<unknown[]> {
  const seen: unknown[] = [];
  table.history(SAMPLE.id);
  table.readHistory(SAMPLE.id);
  await until(() => table.history(SAMPLE.id).isKnown);
  while (table.history(SAMPLE.id).getState().canUndo) {
    table.undoOrRedo(SAMPLE.id, 'undo');
    await saved(table);
    await until(() => table.history(SAMPLE.id).isKnown);
    seen.push(conceptOf(table));
  }
  return seen;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('two windows that type into one field at the same time', () => {
  it('both end with the later text although the earlier one reaches the disk last, and undo leads to the earlier one', async () => {
    const { database, first, second } = await openTwoWindows();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { release } = holdWrites(database, first);
    type(first, 'earlier');
    now.mockReturnValue(1003);
    type(second, 'later');
    await saved(second);
    release();
    await saved(first);
    await bothShow(first, second, 'later');
    const stored = (await database.documents('characters').get(SAMPLE.id))?.document as Character;
    expect(stored.concept).toBe('later');
    now.mockRestore();
    expect(await undoUntilStart(second)).toEqual(['earlier', SAMPLE.concept]);
    await until(() => conceptOf(first) === SAMPLE.concept);
  });

  it('agree on one text where both were typed in the same millisecond', async () => {
    const { first, second } = await openTwoWindows();
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    type(first, 'one');
    type(second, 'two');
    await Promise.all([saved(first), saved(second)]);
    await until(() => conceptOf(first) === conceptOf(second));
    expect(['one', 'two']).toContain(conceptOf(first));
  });

  it('keep both texts where the fields differ, whichever comes last', async () => {
    const { database, first, second } = await openTwoWindows();
    const { release } = holdWrites(database, first);
    type(first, 'a concept');
    type(second, 'a name', '/name');
    await saved(second);
    release();
    await saved(first);
    const stored = (await database.documents('characters').get(SAMPLE.id))?.document as Character;
    expect([stored.concept, stored.name]).toEqual(['a concept', 'a name']);
  });

  it('a clock that was set back does not put new typing below what the window has long known', async () => {
    const { first, second } = await openTwoWindows();
    const now = vi.spyOn(Date, 'now').mockReturnValue(5_000_000);
    type(first, 'before the clock was set back');
    await saved(first);
    await until(() => conceptOf(second) === 'before the clock was set back');
    now.mockReturnValue(1000);
    type(second, 'after it');
    await saved(second);
    await bothShow(first, second, 'after it');
  });

  it.each([
    ['at once', 0],
    ['after a while where the disk refuses to be read', 1],
  ])('a window hears of what another one wrote while its own write was under way, %s', async (_, refusals) => {
    const { database, first, second } = await openTwoWindows();
    type(first, 'from the first');
    // The other window writes between the end of the transaction and the moment this one takes note of it.
    const change = database.changeDocuments.bind(database);
    vi.spyOn(database, 'changeDocuments').mockImplementationOnce(async (name, work) => {
      const result = await change(name, work);
      type(second, 'from the second', '/name');
      await saved(second);
      await new Promise((resolve) => setTimeout(resolve, 50));
      refuseToRead(database, refusals);
      return result;
    });
    type(first, 'from the first again');
    await saved(first);
    await until(() => {
      const item = first.get(SAMPLE.id);
      return item?.kind === 'ready' && item.document.name === 'from the second';
    });
    expect(conceptOf(first)).toBe('from the first again');
  });

  it('end equal, with the text that was typed last, in any order of typing and writing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            window: fc.constantFrom(0, 1),
            field: fc.constantFrom('/concept', '/name'),
            step: fc.integer({ min: 1, max: 2000 }),
            delay: fc.integer({ min: 0, max: 4 }),
          }),
          { minLength: 2, maxLength: 8 },
        ),
        async (typing) => {
          const { database, first, second } = await openTwoWindows();
          const windows = [first, second];
          let time = 1000;
          const now = vi.spyOn(Date, 'now').mockImplementation(() => time);
          const last = new Map<string, string>();
          try {
            for (const [n, { window, field, step, delay }] of typing.entries()) {
              time += step;
              last.set(field, `text ${n}`);
              type(windows[window] as Table, `text ${n}`, field);
              for (let turn = 0; turn < delay; turn += 1) await new Promise((resolve) => setTimeout(resolve));
            }
            await Promise.all([saved(first), saved(second)]);
            await until(() => {
              const documents = windows.map((table) => JSON.stringify(table.get(SAMPLE.id)?.row.document));
              return documents[0] === documents[1];
            });
            const stored = (await database.documents('characters').get(SAMPLE.id))?.document as Record<string, unknown>;
            for (const [field, text] of last) expect(stored[field.slice(1)]).toBe(text);
            expect(first.get(SAMPLE.id)?.row.document).toEqual(stored);
          } finally {
            now.mockRestore();
            first.close();
            second.close();
            database.close();
          }
        },
      ),
      { numRuns: 25, seed: 14 },
    );
  });
});

it('a window hears of a step that was put below one which it already knew', async () => {
  const database = createTestDatabase();
  const document = `characters/${SAMPLE.id}`;
  const step = (value: string, at: number, origin: string, rev: number): Step => ({
    document,
    edits: [{ op: 'set', path: '/concept', value }],
    inverse: [{ op: 'set', path: '/concept', value: '' }],
    path: '',
    at,
    origin,
    rev,
  });
  // The first one was written last, and put below the second one.
  await recordStep(database, step('put below', 20, 'a', 10));
  await recordStep(database, step('known', 30, 'b', 9));
  const later = await findLaterSteps(database, step('typed', 10, 'c', 0), 9);
  expect(later.map(({ rev }) => rev)).toEqual([10, 9]);
});
