import type { FileInfo, JournalDisk } from '../disk.ts';
import { parseSegmentFileName } from './segment.ts';

/** Lists the numbers of the journal segments in a folder, in ascending order. Rejects if the folder can't be listed. */
export async function listSegments(journalDisk: JournalDisk, journalFolder: string): Promise<number[]> {
  return getSegmentNumbers(await journalDisk.list(journalFolder));
}

export function getSegmentNumbers(entries: readonly FileInfo[]): number[] {
  const numbers = entries.flatMap(({ name }) => parseSegmentFileName(name)?.number ?? []);
  return [...new Set(numbers)].sort((a, b) => a - b);
}
