import fc from 'fast-check';
import { test } from 'vitest';
import { deleteOf, editOf, type HeroRow, hero, putOf, startJournal } from '../support/journal/journal.ts';
import { check, DAMAGES, damaged, flipped, type RowHistory } from '../support/journal/journal-damage.ts';
import { MemoryDisk } from '../support/journal/memory-disk.ts';
import { runs } from '../support/runs.ts';

type Step = { id: string; concept: string } | { gone: string } | 'snapshot' | 'start';

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ id: fc.constantFrom('ada', 'bo', 'cy'), concept: fc.string({ maxLength: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ gone: fc.constantFrom('ada', 'bo', 'cy') }) },
  { weight: 1, arbitrary: fc.constantFrom('snapshot' as const, 'start' as const) },
);

/** Lives a library, and answers with all states that each row ever had. */
async function live(disk: MemoryDisk, steps: readonly Step[]): Promise<RowHistory> {
  const truth: RowHistory = new Map();
  const rows = new Map<string, HeroRow>();
  const happened = (id: string, sum: string | undefined) => truth.set(id, [...(truth.get(id) ?? []), sum]);
  let journal = startJournal(disk);
  let rev = 0;
  for (const one of steps) {
    rev += 1;
    if (one === 'start') journal = startJournal(disk);
    else if (one === 'snapshot') await journal.backupNow();
    else if ('gone' in one) {
      if (!rows.delete(one.gone)) continue;
      await journal.append([deleteOf(one.gone, rev)]);
      happened(one.gone, undefined);
    } else {
      const before = rows.get(one.id);
      const after = hero(one.id, one.concept, rev);
      rows.set(one.id, after);
      const put = putOf(after);
      const reply = await journal.append([before === undefined ? put : editOf(before, after)]);
      if (reply.ok && reply.whole.length > 0) await journal.append([put]);
      happened(one.id, put.kind === 'put' ? put.sum : undefined);
    }
  }
  return truth;
}

test('after random changes and damage to any one file every row is back or named, and none was made up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.nat(),
      fc.nat({ max: DAMAGES.length }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (steps, which, how, at) => {
        const disk = new MemoryDisk();
        const truth = await live(disk, steps);
        const files = [...disk.files.keys()].sort();
        const file = files[which % Math.max(1, files.length)];
        if (file === undefined) return;
        const damage = DAMAGES[how] ?? { name: `with a bit flipped at ${at}`, to: (bytes) => flipped(bytes, at) };
        await check(truth, disk.copy(), 'as it was');
        await check(truth, damaged(disk.copy(), file, damage), `${file} ${damage.name}`);
      },
    ),
    { numRuns: runs(150), seed: 20_261_122 },
  );
});
