/**
 * The files of the window's database as they are before Chromium opens them: it deletes a database that it finds damaged,
 * silently. They are linked into a folder of their own, which is deleted when no document is missing.
 */
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './disk.ts';
import { stampOf } from './snapshots/stamp.ts';

const DATABASE = 'IndexedDB';
const BEFORE = /^Database before start( \d+)?$/;
const DAMAGED = /^Damaged database /;

/** Files that are never written again once they are there; the others are copied. */
const UNCHANGING = /\.ldb$/;
/** Lock files of a database that is open; a copy of them is of no use. */
const LOCK = 'LOCK';
/** Most folders of starts that ended before the comparison. Of more, the first and the newest stay. */
const MOST_KEPT = 4;

/**
 * Links the database into `home`. Only before anybody has opened it. Never throws: the app starts without it.
 * @param profile the folder with Chromium's databases
 */
export function linkDatabase(profile: string, home: string): void {
  const source = path.join(profile, DATABASE);
  let target: string | undefined;
  try {
    if (entriesOf(source).length === 0) return;
    const there = foldersIn(home, BEFORE);
    for (const extra of there.slice(1, 2 - MOST_KEPT)) rmSync(path.join(home, extra), { recursive: true, force: true });
    // A higher number than any, so that the newest stands last.
    const last = Number(there.at(-1)?.match(BEFORE)?.[1] ?? there.length);
    target = path.join(home, `Database before start${last === 0 ? '' : ` ${last + 1}`}`);
    linkFolder(source, target, true);
  } catch (error) {
    console.warn(`The database could not be linked before the start: ${(error as Error).message}`);
    // A partial copy is useless and takes space on a disk that may be full.
    if (target !== undefined) rmSync(target, { recursive: true, force: true });
  }
}

/** Deletes the set-aside copy: nothing is missing, so it is not needed. */
export async function deleteSetAside(home: string): Promise<void> {
  for (const name of foldersIn(home, BEFORE)) await rm(path.join(home, name), { recursive: true, force: true });
}

/** Keeps the links, since documents are missing, in a folder named after the time. Returns that name. */
export async function setAside(home: string, now: Date): Promise<string | undefined> {
  let first: string | undefined;
  for (const name of foldersIn(home, BEFORE)) {
    const kept = freeName(home, `Damaged database ${stampOf(now)}`);
    await rename(path.join(home, name), path.join(home, kept));
    first ??= kept;
  }
  return first;
}

/** The folders that were set aside, the newest first. */
export const setAsideIn = (home: string): string[] => foldersIn(home, DAMAGED).reverse();

/** Links what cannot change any more, and copies the rest. Blobs are linked or left out: pictures are kept by the journal. */
function linkFolder(source: string, target: string, mayCopy: boolean): void {
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const entry of entriesOf(source)) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isDirectory()) linkFolder(from, to, !entry.name.endsWith('.blob') && mayCopy);
    else if (!entry.isFile() || entry.name === LOCK) continue;
    else if (!mayCopy || UNCHANGING.test(entry.name)) linkOrCopy(from, to, mayCopy);
    else copyFileSync(from, to);
  }
}

function linkOrCopy(from: string, to: string, mayCopy: boolean): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // The error of disks without hard links (FAT, some networks) varies.
    if (codeOf(error) === 'ENOSPC') throw error;
    if (mayCopy) copyFileSync(from, to);
  }
}

const entriesOf = (folder: string) => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

const foldersIn = (home: string, name: RegExp): string[] =>
  entriesOf(home)
    .filter((entry) => entry.isDirectory() && name.test(entry.name))
    .map((entry) => entry.name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The name, with a number behind it where it is taken. */
function freeName(home: string, name: string): string {
  const taken = new Set(entriesOf(home).map((entry) => entry.name));
  for (let index = 2, free = name; ; free = `${name} ${index++}`) if (!taken.has(free)) return free;
}
