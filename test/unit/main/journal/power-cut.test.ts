import { describe, expect, it } from 'vitest';
import type { JournalChange } from '../../../../src/shared/library/journal.ts';
import {
  createAsset,
  createDelete,
  createEdit,
  createHeroRow,
  createPut,
  PROFILE,
  startJournal,
} from '../../../support/journal/journal.ts';
import { MemoryDisk, throwDiskFull } from '../../../support/journal/memory-disk.ts';
import { selectSample } from '../../../support/sample-size.ts';

/**
 * Lets the disk fail at every single operation of a story, and expects that the journal then has everything that it has confirmed.
 * `createHeroRow('ada', '2', 3)` is the row of the hero `ada` with the concept `2` and the revision 3.
 */

const PICTURE_ASSET = createAsset('picture', '\x89PNG a picture');

const rowWithPicture = createHeroRow('bo', '1', 2, { art: { image: { src: `sha256:${PICTURE_ASSET.hash}` } } });

/** The steps of the story, in order: changes for the journal, snapshots and one restart. */
const STORY: readonly (readonly JournalChange[] | 'snapshot' | 'picture' | 'start')[] = [
  'picture',
  [createPut(createHeroRow('ada', '1', 1)), createPut(rowWithPicture)],
  [createEdit(createHeroRow('ada', '1', 1), createHeroRow('ada', '2', 3))],
  'snapshot',
  [createPut(createHeroRow('ada', '3', 4)), createPut(createHeroRow('di', '1', 3)), createDelete('di', 5)],
  'snapshot',
  'start',
  [createPut(createHeroRow('cy', '1', 6))],
  [createEdit(createHeroRow('cy', '1', 6), createHeroRow('cy', '2', 7))],
  'snapshot',
  [createPut(createHeroRow('di', '2', 8))],
];

interface StoryResult {
  /** Confirmed checksums by row id; undefined means deleted. */
  readonly states: Map<string, string | undefined>;
  picture: boolean;
  /** The number of refused calls. */
  refused: number;
}

/** Runs the steps of the story until the disk dies. */
async function runStory(memoryDisk: MemoryDisk, isOver: () => boolean = () => false): Promise<StoryResult> {
  const storyResult: StoryResult = { states: new Map(), picture: false, refused: 0 };
  let journal = startJournal(memoryDisk);
  for (const step of STORY) {
    if (isOver()) break;
    if (step === 'start') journal = startJournal(memoryDisk);
    else if (step === 'snapshot') storyResult.refused += (await journal.backupNow()).ok ? 0 : 1;
    else if (step === 'picture') storyResult.picture = (await journal.saveAsset(PICTURE_ASSET)).ok;
    else {
      const reply = await journal.append(step);
      if (!reply.ok) storyResult.refused += 1;
      // The journal did not write a row that it requests whole.
      else if (reply.whole.length > 0) continue;
      else
        for (const change of step) storyResult.states.set(change.id, change.kind === 'delete' ? undefined : change.sum);
    }
  }
  return storyResult;
}

/** All states of each row in the story, by id. */
const statesById = new Map<string, (string | undefined)[]>();
for (const step of STORY) {
  if (typeof step === 'string') continue;
  for (const change of step)
    statesById.set(change.id, [
      ...(statesById.get(change.id) ?? []),
      change.kind === 'delete' ? undefined : change.sum,
    ]);
}

/** Expects that each row has its confirmed state or a later one, and that no fault is reported for an honest disk. */
async function expectConfirmedState(
  memoryDisk: MemoryDisk,
  storyResult: StoryResult,
  operation: string,
): Promise<void> {
  const journal = startJournal(memoryDisk);
  const { rows, faults } = await journal.getInventory();
  expect(faults, operation).toEqual([]);
  const checksumsById = new Map(rows.map((row) => [row.id, row.sum]));
  for (const [rowId, confirmedState] of storyResult.states) {
    const rowStates = statesById.get(rowId) ?? [];
    expect(rowStates.indexOf(checksumsById.get(rowId)), `${operation}: ${rowId}`).toBeGreaterThanOrEqual(
      rowStates.indexOf(confirmedState),
    );
  }
  expect((await journal.recoverRows(rows)).length, operation).toBe(rows.length);
  if (storyResult.picture) expect(await journal.readAsset(PICTURE_ASSET.hash), operation).toBeDefined();
  // The journal accepts new changes afterwards.
  expect(await journal.append([createPut(createHeroRow('later', '1', 99))]), operation).toEqual({
    ok: true,
    whole: [],
  });
  expect(await journal.backupNow(), operation).toEqual({ ok: true });
}

/** Lists the numbers of all disk operations in the story. */
async function listStepNumbers(): Promise<number[]> {
  const memoryDisk = new MemoryDisk();
  await runStory(memoryDisk);
  return Array.from({ length: memoryDisk.stepCount + 1 }, (_step, failingStep) => failingStep);
}

describe('a power cut at any moment', () => {
  for (const [index, writtenShare] of [0, 0.5, 1].entries()) {
    it(`keeps every confirmed change when ${writtenShare * 100} % of the unsynced bytes reach the disk`, async () => {
      const stepNumbers = await listStepNumbers();
      expect(stepNumbers.length).toBeGreaterThan(80);
      for (const failingStep of selectSample(stepNumbers, index)) {
        const memoryDisk = new MemoryDisk();
        memoryDisk.failsForGood = true;
        memoryDisk.beforeStep = (step) => step >= failingStep && throwDiskFull();
        const storyResult = await runStory(memoryDisk, () => memoryDisk.stepCount > failingStep);
        await expectConfirmedState(
          memoryDisk.copyAfterPowerCut(writtenShare),
          storyResult,
          `power cut at ${failingStep}`,
        );
      }
    });
  }
});

describe('a disk that is full', () => {
  it('refuses changes, keeps the confirmed ones and continues after a restart when every write fails from some moment on', async () => {
    const stepNumbers = await listStepNumbers();
    for (const failingStep of selectSample(stepNumbers, 3)) {
      const memoryDisk = new MemoryDisk();
      memoryDisk.beforeStep = (step, operation) =>
        step >= failingStep && (operation === 'write' || operation === 'open') && throwDiskFull();
      const storyResult = await runStory(memoryDisk);
      await expectConfirmedState(memoryDisk.copy(), storyResult, `full from ${failingStep} on, a new start`);
    }
  });

  it('loses at most two changes or backups when a single write fails', async () => {
    const stepNumbers = await listStepNumbers();
    for (const failingStep of selectSample(stepNumbers)) {
      const memoryDisk = new MemoryDisk();
      memoryDisk.beforeStep = (step, operation) => step === failingStep && operation !== 'sync' && throwDiskFull();
      const storyResult = await runStory(memoryDisk);
      await expectConfirmedState(memoryDisk.copy(), storyResult, `refused at ${failingStep}`);
      expect(storyResult.refused + (storyResult.picture ? 0 : 1), `refused at ${failingStep}`).toBeLessThanOrEqual(2);
    }
  });

  it('explains the failure for backups and clears it after the next backup', async () => {
    const memoryDisk = new MemoryDisk();
    const journal = startJournal(memoryDisk);
    await journal.append([createPut(createHeroRow('ada', '1', 1))]);
    memoryDisk.beforeStep = (_step, operation) => operation === 'write' && throwDiskFull();
    const refused =
      'A backup cannot be written: the disk is full; make room and try again. The backups that are there stay as they are, and every change is still kept in the journal.';
    expect(await journal.backupNow()).toEqual({ ok: false, refused });
    expect(await journal.describeBackups()).toMatchObject({ folder: `${PROFILE}/Backups`, refused });
    expect(await journal.saveAsset(PICTURE_ASSET)).toMatchObject({ ok: false });
    memoryDisk.beforeStep = () => undefined;
    expect(await journal.backupNow()).toEqual({ ok: true });
    expect((await journal.describeBackups()).refused).toBe(undefined);
  });
});
