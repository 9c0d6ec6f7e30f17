/** The calls of the journal on the bridge: read what came, ask the service. */
import { app, shell } from 'electron';
import type { JournalCalls } from '../../shared/library/journal.ts';
import { realDisk } from './disk.ts';
import {
  readAsset,
  readChanges,
  readCompared,
  readHash,
  readHashes,
  readRowNames,
  readSnapshotName,
} from './read-calls.ts';
import { JournalService, placesIn } from './service.ts';

let service: JournalService | undefined;

/** One for the profile, whichever window asks. */
function journal(): JournalService {
  service ??= new JournalService({ disk: realDisk, places: placesIn(app.getPath('userData')), now: Date.now });
  return service;
}

type Handlers = { [C in keyof JournalCalls]: (value: unknown) => Promise<JournalCalls[C]['reply']> };

export const journalHandlers: Handlers = {
  journalAppend: async (value) => journal().append(readChanges(value)),
  journalLacks: async (value) => journal().lacks(readHashes(value)),
  journalAsset: async (value) => journal().keepAsset(readAsset(value)),
  journalKnown: async () => journal().known(),
  journalCompared: async (value) => {
    readCompared(value);
    return {};
  },
  journalRows: async (value) => journal().rows(readRowNames(value)),
  journalAssetBytes: async (value) => journal().asset(readHash(value)),
  backups: async () => ({ folder: placesIn(app.getPath('userData')).backups, snapshots: [] }),
  backupNow: async () => ({ ok: false, refused: 'There are no backups yet.' }),
  backupRows: async (value) => {
    readSnapshotName(value);
    return { ok: false, refused: 'There are no backups yet.' };
  },
  backupShowFolder: async () => {
    await shell.openPath(placesIn(app.getPath('userData')).backups);
    return undefined;
  },
  backupChooseFolder: async () => undefined,
};
