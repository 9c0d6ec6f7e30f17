import type { FileInfo, JournalDisk } from '../disk.ts';
import { segmentOf } from './segment.ts';

/** Numbers of the journal segments that have a file, in order. Rejects when the folder can't be listed. */
export async function listSegments(disk: JournalDisk, folder: string): Promise<number[]> {
  return segmentNumbers(await disk.list(folder));
}

export function segmentNumbers(entries: readonly FileInfo[]): number[] {
  const numbers = entries.flatMap(({ name }) => segmentOf(name)?.number ?? []);
  return [...new Set(numbers)].sort((a, b) => a - b);
}
