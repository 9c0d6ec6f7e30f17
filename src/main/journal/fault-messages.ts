/** Messages about damage in the journal itself. */
import path from 'node:path';
import { visible } from '../../shared/text/visible.ts';
import { readFaultMessage } from '../../shared/texts/disk-messages.ts';
import { formatText, type LateText } from '../../shared/texts/late-text.ts';
import type { LostChange } from './segments/replay.ts';
import type { Chain } from './snapshots/chain.ts';

/** Sentences about what was damaged and what that cost; empty = every digest was right. */
export function faultsOf({ replay, faulty, closedFolders }: Chain): LateText[] {
  const { unnamed, missing } = replay;
  const faults: LateText[] = [...replay.lost.values()].map(lostMessage);
  for (const { folder, code } of closedFolders) {
    const name = visible(path.basename(folder));
    faults.push((translate) =>
      translate('journalFaults.folderClosed', { folder: name, reason: readFaultMessage(translate, code) }),
    );
  }
  for (const [name, code] of replay.unreadable)
    faults.push((translate) =>
      translate('journalFaults.fileUnreadable', { file: name, reason: readFaultMessage(translate, code) }),
    );
  if (unnamed > 0) faults.push((translate) => translate('journalFaults.changesUnreadable', { count: unnamed }));
  if (missing.size > 0) faults.push((translate) => translate('journalFaults.filesMissing', { count: missing.size }));
  for (const { name, why } of faulty)
    faults.push((translate) =>
      translate('journalFaults.namedBackupUnusable', { name: visible(name), reason: formatText(translate, why) }),
    );
  if (replay.newer.size > 0) faults.push((translate) => translate('journalFaults.partNewer'));
  if (faults.length === 0 && replay.damaged.size > 0)
    faults.push((translate) => translate('journalFaults.nothingLost'));
  return faults;
}

function lostMessage({ table, id, name, at }: LostChange): LateText {
  const what = visible(name === '' ? `${table}/${id}` : name);
  const { day, time } = dayAndTime(at);
  return (translate) => translate('journalFaults.changeLost', { name: what, day, time });
}

/** Day and time at the place of the user, the same in every language. */
function dayAndTime(at: number): { day: string; time: string } {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}
