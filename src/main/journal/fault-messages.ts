/** Describes damage in the journal itself. */
import path from 'node:path';
import { showHiddenCharacters } from '../../shared/text/hidden-characters.ts';
import { formatReadFault } from '../../shared/texts/disk-messages.ts';
import { formatLateText, type LateText } from '../../shared/texts/late-text.ts';
import type { LostChange } from './segments/replay.ts';
import type { Chain } from './snapshots/chain.ts';

/**
 * Returns sentences about damaged, missing, unreadable and newer files and the changes lost with them. Empty if all is well. Each is a
 * `LateText`, a function that formats the sentence once the user's language is known.
 */
export function describeFaults({ replay, damagedSnapshots, unreadableFolders }: Chain): LateText[] {
  const { unnamedLosses, missingSegments } = replay;
  // The sentences about damaged backups count the versions in them.
  const hasDamagedVersions = damagedSnapshots.some(({ damagedVersions }) => damagedVersions !== undefined);
  const faults: LateText[] = [...replay.lostChanges.values()]
    .filter(({ table }) => table !== 'versions' || !hasDamagedVersions)
    .map(describeLostChange);
  for (const { folder, code } of unreadableFolders) {
    const folderName = showHiddenCharacters(path.basename(folder));
    faults.push((translate) =>
      translate('journalFaults.folderClosed', { folder: folderName, reason: formatReadFault(translate, code) }),
    );
  }
  for (const [fileName, code] of replay.unreadableFiles)
    faults.push((translate) =>
      translate('journalFaults.fileUnreadable', { file: fileName, reason: formatReadFault(translate, code) }),
    );
  if (unnamedLosses > 0)
    faults.push((translate) => translate('journalFaults.changesUnreadable', { count: unnamedLosses }));
  if (missingSegments.size > 0)
    faults.push((translate) => translate('journalFaults.filesMissing', { count: missingSegments.size }));
  for (const { name, reason, damagedVersions } of damagedSnapshots) {
    const displayName = showHiddenCharacters(name);
    faults.push((translate) =>
      damagedVersions === undefined
        ? translate('journalFaults.namedBackupUnusable', {
            name: displayName,
            reason: formatLateText(translate, reason),
          })
        : translate('journalFaults.namedBackupVersionsDamaged', { name: displayName, count: damagedVersions }),
    );
  }
  if (replay.newerSegments.size > 0) faults.push((translate) => translate('journalFaults.partNewer'));
  if (faults.length === 0 && replay.damagedSegments.size > 0)
    faults.push((translate) => translate('journalFaults.nothingLost'));
  return faults;
}

function describeLostChange({ table, id, name, timestamp }: LostChange): LateText {
  const displayName = showHiddenCharacters(name === '' ? `${table}/${id}` : name);
  const { day, time } = formatDayAndTime(timestamp);
  return (translate) => translate('journalFaults.changeLost', { name: displayName, day, time });
}

/** Formats the local day and time, in the same format for every language. */
function formatDayAndTime(timestamp: number): { day: string; time: string } {
  const date = new Date(timestamp);
  const padTwo = (part: number) => String(part).padStart(2, '0');
  return {
    day: `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`,
    time: `${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`,
  };
}
