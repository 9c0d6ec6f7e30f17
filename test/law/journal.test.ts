import fc from 'fast-check';
import { test } from 'vitest';
import {
  createDelete,
  createEdit,
  createHeroRow,
  createPut,
  type HeroRow,
  startJournal,
} from '../support/journal/journal.ts';
import {
  DAMAGES,
  damageFile,
  expectRowsBackOrNamed,
  flipBit,
  type RowHistory,
} from '../support/journal/journal-damage.ts';
import { MemoryDisk } from '../support/journal/memory-disk.ts';
import { scaleRuns } from '../support/sample-size.ts';

/** A change of a hero's concept, a deletion, a backup (`snapshot`), or a new start of the app. */
type Step = { id: string; concept: string } | { gone: string } | 'snapshot' | 'start';

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ id: fc.constantFrom('ada', 'bo', 'cy'), concept: fc.string({ maxLength: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ gone: fc.constantFrom('ada', 'bo', 'cy') }) },
  { weight: 1, arbitrary: fc.constantFrom('snapshot' as const, 'start' as const) },
);

/** Applies the steps to a library and returns all states of each row. */
async function replaySteps(disk: MemoryDisk, steps: readonly Step[]): Promise<RowHistory> {
  const rowHistory: RowHistory = new Map();
  const currentRows = new Map<string, HeroRow>();
  const recordState = (rowId: string, checksum: string | undefined) =>
    rowHistory.set(rowId, [...(rowHistory.get(rowId) ?? []), checksum]);
  let journal = startJournal(disk);
  let rev = 0;
  for (const step of steps) {
    rev += 1;
    if (step === 'start') journal = startJournal(disk);
    else if (step === 'snapshot') await journal.backupNow();
    else if ('gone' in step) {
      if (!currentRows.delete(step.gone)) continue;
      await journal.append([createDelete(step.gone, rev)]);
      recordState(step.gone, undefined);
    } else {
      const previousRow = currentRows.get(step.id);
      const changedRow = createHeroRow(step.id, step.concept, rev);
      currentRows.set(step.id, changedRow);
      const putEntry = createPut(changedRow);
      const reply = await journal.append([previousRow === undefined ? putEntry : createEdit(previousRow, changedRow)]);
      // The journal asks for the whole row if it can't apply an edit to what it has.
      if (reply.ok && reply.whole.length > 0) await journal.append([putEntry]);
      recordState(step.id, putEntry.kind === 'put' ? putEntry.sum : undefined);
    }
  }
  return rowHistory;
}

test('after random changes and damage to any one file, every row is restored or reported, and none is invented', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 1, maxLength: 40 }),
      fc.nat(),
      fc.nat({ max: DAMAGES.length }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (steps, fileIndex, damageIndex, position) => {
        const disk = new MemoryDisk();
        const rowHistory = await replaySteps(disk, steps);
        const fileNames = [...disk.files.keys()].sort();
        const damagedFile = fileNames[fileIndex % Math.max(1, fileNames.length)];
        if (damagedFile === undefined) return;
        // The index after the last damage stands for a flipped bit, which needs a random position.
        const damage = DAMAGES[damageIndex] ?? {
          name: `with a bit flipped at ${position}`,
          change: (fileBytes) => flipBit(fileBytes, position),
        };
        await expectRowsBackOrNamed(rowHistory, disk.copy(), 'as it was');
        await expectRowsBackOrNamed(
          rowHistory,
          damageFile(disk.copy(), damagedFile, damage),
          `${damagedFile} ${damage.name}`,
        );
      },
    ),
    { numRuns: scaleRuns(150), seed: 20_261_122 },
  );
});
