/** Texts about the backups that the app makes by itself. */
import type { JournalTable, SnapshotOrigin } from '../../../shared/library/journal.ts';
import { numeral } from '../../../shared/text/numeral.ts';
import { shortName } from '../documents/short-name.ts';
import { timeText } from '../when.ts';
import { TABLE_ORDER, tableCount } from './missing.ts';

export const BACKUPS = {
  intro:
    'While you work, Rollcall writes every change into a copy beside the library, and gathers it into a backup every hour in which something has changed. Older backups are thinned out over months.',
  folder: 'Folder of the backups',
  show: 'Show the folder',
  choose: 'Choose another folder…',
  open: 'Look at the backups',
  chosen: 'Backups are kept in the new folder from now on. Those that were there were copied.',
  now: 'Back up now',
  working: 'Backing up…',
  made: 'A backup was made.',
  last: (at: number) => `The last backup was made on ${timeText(at)}.`,
  never: 'No backup was made yet.',
  refused: 'Backups cannot be written at present',
  setAside: (n: number) =>
    n === 1 ? '1 damaged database was set aside' : `${numeral(n)} damaged databases were set aside`,
  setAsideText:
    'They are kept in the data folder of Rollcall, in case somebody can read more out of them. You may delete them when nothing is missing.',
  list: 'Backups, newest first',
  emptyTitle: 'No backup yet',
  emptyText: 'The first one is made within the hour after something has changed; or now, if you like.',
  look: 'Look inside…',
  lookAt: (at: number) => `Look inside the backup of ${timeText(at)}`,
  looking: 'Reading…',
  title: (at: number) => `Backup of ${timeText(at)}`,
  from: (at: number) => `Backup of ${timeText(at)}`,
  nothingInside: 'This backup holds no documents.',
  broken: 'Cannot be read',
  origin: ({ kind, computer }: SnapshotOrigin): string => {
    const from = computer === undefined ? '' : ` from ${shortName(computer)}`;
    if (kind === 'conflict') return `Conflict copy${from}`;
    return kind === 'other' ? `Another library${from}` : 'From an earlier version of Rollcall or another computer';
  },
  failed: (reason: string) => `That did not work: ${reason}`,
  noAnswer:
    'The backups cannot be listed at present. Close Rollcall, open it again, and look whether the folder is there.',
  again: 'Try again',
  counts: (counts: Readonly<Partial<Record<JournalTable, number>>>): string => {
    const parts = TABLE_ORDER.slice(0, 5).flatMap((table) => {
      const n = counts[table] ?? 0;
      return n === 0 ? [] : [tableCount(table, n)];
    });
    return parts.length === 0 ? 'Nothing in it' : parts.join(', ');
  },
};
