/** Reads which library each journal segment belongs to, from its first line. */
import path from 'node:path';
import { type JournalDisk, readIfExists } from '../disk.ts';
import { listSegments } from './list-segments.ts';
import { readSegmentHeader } from './replay.ts';
import { getJournalFileName, getNamesFileName } from './segment.ts';

export interface SegmentOwner {
  readonly number: number;
  /** The id of the library. Absent in segments of older versions. */
  readonly library?: string;
  /** Whether the first line of either file could be read. */
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
  segmentNumber: number,
): Promise<SegmentOwner> {
  for (const fileName of [getNamesFileName(segmentNumber), getJournalFileName(segmentNumber)]) {
    const bytes = await readIfExists(journalDisk, path.join(journalFolder, fileName)).catch(() => undefined);
    const header = bytes && readSegmentHeader(segmentNumber, bytes);
    if (header !== undefined)
      return {
        number: segmentNumber,
        isReadable: true,
        ...(header.library !== undefined && { library: header.library }),
      };
  }
  return { number: segmentNumber, isReadable: false };
}
