/** Which library each segment of a journal is of, as its first line says. */
import path from 'node:path';
import { type JournalDisk, readIfThere } from '../disk.ts';
import { listSegments } from './list-segments.ts';
import { readSegmentHead } from './replay.ts';
import { namesFile, segmentFile } from './segment.ts';

export interface SegmentOwner {
  readonly number: number;
  /** Absent in segments of older versions. */
  readonly library?: string;
  /** Whether the first line of one of its files could be read. */
  readonly isKnown: boolean;
}

export async function readSegmentOwners(disk: JournalDisk, folder: string): Promise<SegmentOwner[]> {
  const numbers = await listSegments(disk, folder);
  return Promise.all(numbers.map((number) => readSegmentOwner(disk, folder, number)));
}

/** Both files of a segment have the same first line; the list of names is the shorter one. */
async function readSegmentOwner(disk: JournalDisk, folder: string, number: number): Promise<SegmentOwner> {
  for (const name of [namesFile(number), segmentFile(number)]) {
    const bytes = await readIfThere(disk, path.join(folder, name)).catch(() => undefined);
    const head = bytes && readSegmentHead(number, bytes);
    if (head !== undefined)
      return { number, isKnown: true, ...(head.library !== undefined && { library: head.library }) };
  }
  return { number, isKnown: false };
}
