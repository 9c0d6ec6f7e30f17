import { describe, expect, it } from 'vitest';
import type { JournalChange } from '../../../../src/shared/library/journal.ts';
import { assetOf, deleteOf, editOf, hero, PROFILE, putOf, startJournal } from '../../../support/journal/journal.ts';
import { full, MemoryDisk } from '../../../support/journal/memory-disk.ts';
import { some } from '../../../support/runs.ts';

const PICTURE = assetOf('picture', '\x89PNG a picture');

const withPicture = hero('bo', '1', 2, { art: { image: { src: `sha256:${PICTURE.hash}` } } });

/** What is done, in order: changes that go into the journal, snapshots, a start. */
const STORY: readonly (readonly JournalChange[] | 'snapshot' | 'picture' | 'start')[] = [
  'picture',
  [putOf(hero('ada', '1', 1)), putOf(withPicture)],
  [editOf(hero('ada', '1', 1), hero('ada', '2', 3))],
  'snapshot',
  [putOf(hero('ada', '3', 4)), putOf(hero('di', '1', 3)), deleteOf('di', 5)],
  'snapshot',
  'start',
  [putOf(hero('cy', '1', 6))],
  [editOf(hero('cy', '1', 6), hero('cy', '2', 7))],
  'snapshot',
  [putOf(hero('di', '2', 8))],
];

interface Told {
  /** Sums of rows by id, as they were answered; undefined = deleted. */
  readonly states: Map<string, string | undefined>;
  picture: boolean;
  /** Calls that were refused. */
  refused: number;
}

/** Tells the story up to the point where the disk dies. */
async function tell(disk: MemoryDisk, isOver: () => boolean = () => false): Promise<Told> {
  const told: Told = { states: new Map(), picture: false, refused: 0 };
  let journal = startJournal(disk);
  for (const step of STORY) {
    if (isOver()) break;
    if (step === 'start') journal = startJournal(disk);
    else if (step === 'snapshot') told.refused += (await journal.backupNow()).ok ? 0 : 1;
    else if (step === 'picture') told.picture = (await journal.saveAsset(PICTURE)).ok;
    else {
      const reply = await journal.append(step);
      if (!reply.ok) told.refused += 1;
      // A row that is needed whole was not written, and the window sends it so.
      else if (reply.whole.length > 0) continue;
      else for (const c of step) told.states.set(c.id, c.kind === 'delete' ? undefined : c.sum);
    }
  }
  return told;
}

/** States that each row ever has in the story, by id. */
const ever = new Map<string, (string | undefined)[]>();
for (const step of STORY) {
  if (typeof step === 'string') continue;
  for (const c of step) ever.set(c.id, [...(ever.get(c.id) ?? []), c.kind === 'delete' ? undefined : c.sum]);
}

/** What was answered is there, or what came after it; no fault is told of a disk that did what it promised. */
async function check(disk: MemoryDisk, told: Told, what: string): Promise<void> {
  const journal = startJournal(disk);
  const { rows, faults } = await journal.getInventory();
  expect(faults, what).toEqual([]);
  const known = new Map(rows.map((row) => [row.id, row.sum]));
  for (const [id, state] of told.states) {
    const states = ever.get(id) ?? [];
    expect(states.indexOf(known.get(id)), `${what}: ${id}`).toBeGreaterThanOrEqual(states.indexOf(state));
  }
  expect((await journal.recoverRows(rows)).length, what).toBe(rows.length);
  if (told.picture) expect(await journal.readAsset(PICTURE.hash), what).toBeDefined();
  // And it goes on from there.
  expect(await journal.append([putOf(hero('later', '1', 99))]), what).toEqual({ ok: true, whole: [] });
  expect(await journal.backupNow(), what).toEqual({ ok: true });
}

/** What the disk is asked for in the story, by number. */
async function stepsOfStory(): Promise<number[]> {
  const disk = new MemoryDisk();
  await tell(disk);
  return Array.from({ length: disk.steps + 1 }, (_, at) => at);
}

describe('a power cut at any moment', () => {
  for (const [index, part] of [0, 0.5, 1].entries()) {
    it(`loses nothing that was answered, with ${part * 100} % of what was not forced to disk`, async () => {
      const steps = await stepsOfStory();
      expect(steps.length).toBeGreaterThan(80);
      for (const at of some(steps, index)) {
        const disk = new MemoryDisk();
        disk.dies = true;
        disk.before = (step) => step >= at && full();
        const told = await tell(disk, () => disk.steps > at);
        await check(disk.afterPowerCut(part), told, `power cut at ${at}`);
      }
    });
  }
});

describe('a disk that is full', () => {
  it('from any write on refuses, keeps what was answered, and goes on when there is room', async () => {
    const steps = await stepsOfStory();
    for (const at of some(steps, 3)) {
      const disk = new MemoryDisk();
      disk.before = (step, what) => step >= at && (what === 'write' || what === 'open') && full();
      const told = await tell(disk);
      await check(disk.copy(), told, `full from ${at} on, a new start`);
    }
  });

  it('for one write only costs that one at most', async () => {
    const steps = await stepsOfStory();
    for (const at of some(steps)) {
      const disk = new MemoryDisk();
      disk.before = (step, what) => step === at && what !== 'sync' && full();
      const told = await tell(disk);
      await check(disk.copy(), told, `refused at ${at}`);
      expect(told.refused + (told.picture ? 0 : 1), `refused at ${at}`).toBeLessThanOrEqual(2);
    }
  });

  it('says so in our words, for the journal and for backups', async () => {
    const disk = new MemoryDisk();
    const journal = startJournal(disk);
    await journal.append([putOf(hero('ada', '1', 1))]);
    disk.before = (_, what) => what === 'write' && full();
    const refused =
      'A backup cannot be written: the disk is full; make room and try again. The backups that are there stay as they are, and every change is still kept in the journal.';
    expect(await journal.backupNow()).toEqual({ ok: false, refused });
    expect(await journal.describeBackups()).toMatchObject({ folder: `${PROFILE}/Backups`, refused });
    expect(await journal.saveAsset(PICTURE)).toMatchObject({ ok: false });
    disk.before = () => undefined;
    expect(await journal.backupNow()).toEqual({ ok: true });
    expect((await journal.describeBackups()).refused).toBe(undefined);
  });
});
