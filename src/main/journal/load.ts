/** What the files of the journal say when the app starts. */
import path from 'node:path';
import { type JournalDisk, readIfThere } from './disk.ts';
import { type Replay, replayOnto, replaySegment } from './replay.ts';
import { namesFile, partOf, segmentFile } from './segment.ts';
import { emptyState } from './state.ts';

export interface Loaded {
  readonly replay: Replay;
  /** Whether there is anything of a journal. */
  readonly exists: boolean;
  /** Number of the first part that no file has. */
  readonly next: number;
}

/** Reads the journal on. Rejects when its folder cannot be listed. */
export async function loadJournal(disk: JournalDisk, folder: string): Promise<Loaded> {
  const parts = await partsIn(disk, folder);
  const replay = replayOnto(emptyState());
  const [first = 1] = parts;
  const last = parts.at(-1) ?? 0;
  for (let number = first; number <= last; number++) {
    const [journal, names] = await Promise.all([
      readIfThere(disk, path.join(folder, segmentFile(number))),
      readIfThere(disk, path.join(folder, namesFile(number))),
    ]);
    replaySegment(replay, number, journal, names);
  }
  return { replay, exists: parts.length > 0, next: last + 1 };
}

/** Numbers of the parts that have a file, in order. */
export async function partsIn(disk: JournalDisk, folder: string): Promise<number[]> {
  const numbers = (await disk.list(folder)).flatMap(({ name }) => partOf(name)?.number ?? []);
  return [...new Set(numbers)].sort((a, b) => a - b);
}
