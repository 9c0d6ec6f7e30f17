/** Reads which library each journal segment belongs to, from its first line. */
import path from 'node:path';
import { type JournalDisk, readIfThere } from '../disk.ts';
import { listSegments } from './list-segments.ts';
import { readSegmentHead } from './replay.ts';
import { namesFile, segmentFile } from './segment.ts';

export interface SegmentOwner {
  readonly number: number;
  /** The id of the library. Absent in segments of older versions. */
  readonly library?: string;
  /** Whether the first line of one of its files could be read. */
  readonly isReadable: boolean;
}

export async function readSegmentOwners(journalDisk: JournalDisk, journalFolder: string): Promise<SegmentOwner[]> {
  const numbers = await listSegments(journalDisk, journalFolder);
  return Promise.all(numbers.map((number) => readSegmentOwner(journalDisk, journalFolder, number)));
}

/** Reads the owner of one segment. Both of its files have the same first line, so the shorter one, the list of names, is tried first. */
async function readSegmentOwner(
  journalDisk: JournalDisk,
  journalFolder: string,
  number: number,
): Promise<SegmentOwner> {
  for (const fileName of [namesFile(number), segmentFile(number)]) {
    const bytes = await readIfThere(journalDisk, path.join(journalFolder, fileName)).catch(() => undefined);
    const head = bytes && readSegmentHead(number, bytes);
    if (head !== undefined)
      return { number, isReadable: true, ...(head.library !== undefined && { library: head.library }) };
  }
  return { number, isReadable: false };
}
