import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentStore } from '../../../../src/renderer/store/document-store.ts';
import { addSamples } from '../../../../src/renderer/store/samples/samples.ts';
import { conceptOf, createTestDatabase, openTable, SAMPLE, saved, until } from './store-support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const concept = (value: string) => [{ op: 'set' as const, path: '/concept', value }];

const nameOf = (table: DocumentStore<'characters'>) => {
  const item = table.get(SAMPLE.id);
  return item?.kind === 'ready' ? item.document.name : undefined;
};

/** Two windows of one library. */
async function twoWindows() {
  const database = createTestDatabase();
  await addSamples(database, { characters: [SAMPLE] });
  return { first: await openTable(database), second: await openTable(createTestDatabase(database.name)) };
}

describe('another window of the library', () => {
  it('applies the operation itself, keeps the parts of the document that it leaves alone, and undoes it at once', async () => {
    const { first, second } = await twoWindows();
    for (const table of [first, second]) {
      table.history(SAMPLE.id);
      table.readHistory(SAMPLE.id);
      await until(() => table.history(SAMPLE.id).isKnown);
    }
    const before = second.get(SAMPLE.id)?.row.document as typeof SAMPLE;
    first.edit(SAMPLE.id, concept('Bell'), '/concept');
    await saved(first);
    await until(() => conceptOf(second) === 'Bell');
    const after = second.get(SAMPLE.id)?.row.document as typeof SAMPLE;
    expect(after.traits).toBe(before.traits);
    expect(second.history(SAMPLE.id).isKnown).toBe(true);
    expect(second.history(SAMPLE.id).getState()).toEqual({ canUndo: true, canRedo: false });
    second.undoOrRedo(SAMPLE.id, 'undo');
    expect(conceptOf(second)).toBe(SAMPLE.concept);
    await saved(second);
    await until(() => conceptOf(first) === SAMPLE.concept);
    expect(first.history(SAMPLE.id).getState()).toEqual({ canUndo: false, canRedo: true });
  });

  it('has the same revision as the database afterwards, so that its next edit is not taken for a conflict', async () => {
    const { first, second } = await twoWindows();
    for (const [n, table] of [first, second, first, second].entries()) {
      const text = `Bell ${n}`;
      table.edit(SAMPLE.id, concept(text));
      await saved(table);
      await until(() => conceptOf(first) === text && conceptOf(second) === text);
      expect(first.get(SAMPLE.id)?.row.rev).toBe(second.get(SAMPLE.id)?.row.rev);
    }
  });

  it('reads the row where it does not have the state that the operation begins with', async () => {
    const { first, second } = await twoWindows();
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementationOnce(() => undefined);
    first.edit(SAMPLE.id, concept('never announced'));
    await saved(first);
    post.mockRestore();
    first.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Announced' }]);
    await saved(first);
    await until(() => conceptOf(second) === 'never announced');
    await until(() => nameOf(second) === 'Announced');
  });
});
