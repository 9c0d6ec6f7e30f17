/** Finds when submissions arrived. */
import type { PlayerNotes } from '../worker-messages.ts';

/** Returns the times of a file. A file in an archive has the times of the archive. */
export function findTimes(filePath: string, timesByFile: PlayerNotes['arrivalTimes']): readonly number[] {
  for (
    let ancestorPath = filePath;
    ancestorPath !== '';
    ancestorPath = ancestorPath.slice(0, Math.max(0, ancestorPath.lastIndexOf('/')))
  )
    if (Object.hasOwn(timesByFile, ancestorPath)) return timesByFile[ancestorPath] ?? [];
  return [];
}

/** Returns the time that the organizer has set for this version of a file, or else when it was added and last modified. */
export function findArrivalTimes(
  filePath: string,
  { arrivalTimes, received }: Pick<PlayerNotes, 'arrivalTimes' | 'received'>,
): readonly number[] {
  const times = findTimes(filePath, arrivalTimes);
  const setTime = Object.hasOwn(received, filePath) ? received[filePath] : undefined;
  return setTime?.addedAt === (times[0] ?? 0) ? [setTime.time] : times;
}
