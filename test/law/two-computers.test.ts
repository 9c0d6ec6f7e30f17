/** Simulates two computers with copies of one library and a synchronized folder for the backups of both. */
import { expect, test } from 'vitest';
import { getIndexName, parseSnapshotNumber, readIndexHeader } from '../../src/main/journal/snapshots/snapshot-index.ts';
import { Computer, SHARED_FOLDER, type StartResult, SyncService } from '../support/journal/computer.ts';
import { PROFILE } from '../support/journal/journal.ts';
import { MemoryDisk } from '../support/journal/memory-disk.ts';
import { scaleRuns } from '../support/sample-size.ts';

const HEROES = ['ada', 'bo', 'cy', 'di'];
const STEPS = 100;
const ALL_SEEDS = 48;

/** Creates a generator of numbers from 0 to 1 that gives the same numbers for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How the second computer gets the library of the first one. */
type Origin = 'journal and backups by hand' | 'the whole profile' | 'a disk image';
const ORIGINS: readonly Origin[] = ['journal and backups by hand', 'the whole profile', 'a disk image'];

/** Creates the second computer with the library of the first one. */
async function createSecondComputer(first: Computer, origin: Origin): Promise<Computer> {
  if (origin !== 'journal and backups by hand') {
    const disk = first.disk.copy();
    if (origin === 'the whole profile') disk.home = { machine: 'laptop', path: '/home/ada/Rollcall', file: '77' };
    else disk.home = first.disk.home;
    const second = new Computer('Laptop', disk);
    second.rows = new Map(first.rows);
    second.rev = first.rev;
    return second;
  }
  const disk = new MemoryDisk();
  disk.home = { machine: 'laptop', path: '/home/ada/Rollcall', file: '77' };
  const second = new Computer('Laptop', disk);
  await second.journal.getInventory();
  await second.editHero('sample', 'a sample');
  for (const file of [...disk.files.keys()]) {
    if (file.startsWith(`${PROFILE}/Journal/`) || file.startsWith(`${PROFILE}/Backups/`)) disk.files.delete(file);
  }
  for (const [file, { bytes }] of first.disk.files) {
    if (file.startsWith(`${PROFILE}/Journal/`) || file.startsWith(`${PROFILE}/Backups/`)) disk.put(file, bytes);
  }
  const start = await second.restart();
  expect(start.inventory.brought).toEqual({ computer: 'Desk' });
  expect(start.comparison.missing.map(({ id }) => id).sort()).toEqual([...first.rows.keys()].sort());
  await second.bringBack(start);
  return second;
}

function expectNoFalseAlarm({ inventory: known, comparison }: StartResult, context: string): void {
  expect(comparison.missing, context).toEqual([]);
  expect(comparison.older, context).toEqual([]);
  expect(known.faults, context).toEqual([]);
}

/** Fails when a computer removes a snapshot that it hasn't written. */
function watchRemovals(computer: Computer, context: string): void {
  const owners = new Map<string, string>();
  computer.disk.beforeStep = (_, action, file) => {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const isSnapshot = parseSnapshotNumber(name.replace(/\.index$/, '.rollcall')) !== undefined;
    if (!isSnapshot || (action !== 'remove' && action !== 'rename')) return;
    const bytes = computer.disk.files.get(getIndexName(file))?.bytes;
    const library = owners.get(getIndexName(file)) ?? (bytes && readIndexHeader(bytes)?.library);
    if (library === undefined) return;
    owners.set(getIndexName(file), library);
    const settings = JSON.parse(
      Buffer.from(computer.disk.files.get(`${PROFILE}/backups.json`)?.bytes ?? []).toString(),
    );
    expect(library, `${context}: ${computer.name} ${action}s ${name}`).toBe(settings.library);
  };
}

/** Texts by computer and hero, in the order in which they were typed. */
type Typed = Map<Computer, Map<string, string[]>>;

async function expectEverythingSafe(computer: Computer, typed: Typed, context: string): Promise<void> {
  const ownTexts = typed.get(computer) ?? new Map<string, string[]>();
  const recoverable = await computer.recoverTexts();
  for (const [heroId, texts] of ownTexts) {
    const lastText = texts.at(-1) ?? '';
    expect(computer.rows.get(heroId) && recoverable.get(heroId), `${context}: ${computer.name}, ${heroId}`).toBe(
      lastText,
    );
  }
  const otherTexts = new Set<string>();
  for (const [otherComputer, heroes] of typed) {
    if (otherComputer === computer) continue;
    for (const texts of heroes.values()) for (const text of texts) otherTexts.add(text);
  }
  for (const text of recoverable.values())
    expect(otherTexts.has(text), `${context}: ${text} is of the other computer`).toBe(false);
  const offered = await computer.listOfferedTexts();
  for (const text of offered.fromOurs) expect(otherTexts.has(text), `${context}: ${text} counts as ours`).toBe(false);
}

async function simulate(seed: number): Promise<void> {
  const random = createRandom(seed);
  const pickOne = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const origin = pickOne(ORIGINS);
  const context = `seed ${seed}, ${origin}`;
  const desk = new Computer('Desk', new MemoryDisk());
  for (const id of HEROES) await desk.editHero(id, `first ${id}`);
  for (let index = 0; index < 1 + Math.floor(random() * 3); index++) {
    await desk.editHero(pickOne(HEROES), `before ${index}`);
    await desk.backUp();
  }
  await desk.editHero(pickOne(HEROES), 'before the copy');
  const laptop = await createSecondComputer(desk, origin);
  // In milliseconds: up to 11.6 days in either direction.
  laptop.clockError = Math.floor((random() - 0.5) * 2e9);
  const computers = [desk, laptop];
  const sync = new SyncService();
  const typed: Typed = new Map(computers.map((computer) => [computer, new Map<string, string[]>()]));
  for (const computer of computers) {
    expectNoFalseAlarm(await computer.restart(), `${context}, after the copy`);
    expect(await computer.journal.chooseFolder(SHARED_FOLDER), context).toEqual({ ok: true });
    // A computer cannot know about the other before both have used the folder.
    // The function tells for each file whether it is synchronized this time.
    sync.sync(computer, () => true);
    expectNoFalseAlarm(await computer.restart(), `${context}, first meeting`);
    watchRemovals(computer, context);
  }
  for (let step = 0; step < STEPS; step++) {
    const computer = pickOne(computers);
    const stepContext = `${context}, step ${step}, ${computer.name}`;
    const action = random();
    if (action < 0.45) {
      const heroId = pickOne(HEROES);
      const typedText = `${computer.name} ${step}`;
      await computer.editHero(heroId, typedText);
      const heroes = typed.get(computer);
      heroes?.set(heroId, [...(heroes.get(heroId) ?? []), typedText]);
    } else if (action < 0.62) expect(await computer.backUp(), stepContext).toBe(!computer.isFolderAway);
    else if (action < 0.78) expectNoFalseAlarm(await computer.restart(), stepContext);
    else if (action < 0.9) sync.sync(computer, () => random() < 0.7);
    else if (computer.isFolderAway) computer.bringFolderBack();
    else computer.takeFolderAway();
  }
  for (const computer of computers) {
    computer.bringFolderBack();
    expectNoFalseAlarm(await computer.restart(), `${context}, at the end`);
    await computer.backUp();
  }
  for (let index = 0; index < 3; index++) for (const computer of computers) sync.sync(computer, () => true);
  for (const computer of computers) {
    expectNoFalseAlarm(await computer.restart(), `${context}, at the very end`);
    await expectEverythingSafe(computer, typed, context);
  }
  // Each computer finds what the other one backed up last.
  for (const computer of computers) {
    const otherComputer = computer === desk ? laptop : desk;
    const { fromOthers } = await computer.listOfferedTexts();
    for (const texts of typed.get(otherComputer)?.values() ?? [])
      expect(fromOthers.has(texts.at(-1) ?? ''), context).toBe(true);
  }
}

test("two computers with one synchronized folder lose nothing, raise no false alarm and keep each other's backups", async () => {
  for (let seed = 1; seed <= scaleRuns(ALL_SEEDS, 6); seed++) await simulate(seed);
}, 120_000);
