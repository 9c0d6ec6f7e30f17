/** The calls of the journal on the bridge: read what came, ask the service. */
import { setTimeout as wait } from 'node:timers/promises';
import { app, type BrowserWindow, dialog, shell } from 'electron';
import type { JournalCalls } from '../../shared/library/journal.ts';
import { VERSION } from '../../shared/version.ts';
import { strings } from '../strings/strings.ts';
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
import { JournalService } from './service.ts';
import { tasksInThread } from './thread/worker-client.ts';
import { noteWritten } from './written-until.ts';

/** Longest wait in milliseconds, since a disk that does not answer must not keep the app from quitting. */
const SETTLE_TIMEOUT_MS = 5_000;

/** Interval of snapshots while there are changes, in milliseconds. */
const SNAPSHOT_MS = 3_600_000;

let service: JournalService | undefined;

/** One for the profile, whichever window asks. */
function journal(): JournalService {
  service ??= new JournalService({
    disk: realDisk,
    profile: app.getPath('userData'),
    tasks: tasksInThread(),
    now: Date.now,
    by: `Rollcall ${VERSION}`,
  });
  return service;
}

/** Begins to read what is there, so that it is known when the window asks. */
export function startJournal(): void {
  journal()
    .start()
    .catch((error: unknown) => console.error('The journal could not be read:', error));
  setInterval(() => {
    journal()
      .tick()
      .catch((error: unknown) => console.error('The hourly backup failed:', error));
  }, SNAPSHOT_MS).unref();
  let isSettled = false;
  app.on('will-quit', (event) => {
    if (isSettled) return;
    // Changes that the window sent before it closed are still written.
    event.preventDefault();
    void Promise.race([journal().settled(), wait(SETTLE_TIMEOUT_MS)]).finally(() => {
      isSettled = true;
      // Electron ignores another attempt to quit within the event.
      setImmediate(() => app.quit());
    });
  });
}

let reading: Promise<unknown> = Promise.resolve();

/** One after the other: a short list that comes later must not overtake a long one. */
function append(value: unknown): Promise<JournalCalls['journalAppend']['reply']> {
  const read = reading.then(() => readChanges(value));
  const answer = read.then(async (changes) => {
    const reply = await journal().append(changes);
    if (reply.ok) noteWritten();
    return reply;
  });
  reading = read.catch(() => undefined);
  return answer;
}

type Handlers = {
  [C in keyof JournalCalls]: (window: BrowserWindow, value: unknown) => Promise<JournalCalls[C]['reply']>;
};

export const journalHandlers: Handlers = {
  journalAppend: (_, value) => append(value),
  journalLacks: async (_, value) => journal().lacks(readHashes(value)),
  journalAsset: async (_, value) => journal().keepAsset(readAsset(value)),
  journalKnown: async () => journal().known(),
  journalCompared: async (_, value) => journal().compared(readCompared(value)),
  journalReplaceDatabase: async (window) => {
    if ((await journal().backups()).setAside.length === 0) return { ok: false, refused: strings().notSetAside };
    // The page cannot: to delete a database Chromium opens it first.
    await window.webContents.session.clearStorageData({ storages: ['indexdb'] });
    return { ok: true };
  },
  journalRows: async (_, value) => journal().rows(readRowNames(value)),
  journalAssetBytes: async (_, value) => journal().asset(readHash(value)),
  backups: async () => journal().backups(),
  backupNow: async () => journal().backupNow(),
  backupRows: async (_, value) => journal().backupRows(readSnapshotName(value)),
  backupShowFolder: async () => {
    await shell.openPath(await journal().folder());
    return undefined;
  },
  backupChooseFolder: async (window) => {
    const answer = await dialog.showOpenDialog(window, {
      title: strings().backupsTitle,
      buttonLabel: strings().backupsHere,
      defaultPath: await journal().folder(),
      properties: ['openDirectory', 'createDirectory'],
    });
    const [folder] = answer.filePaths;
    return answer.canceled || folder === undefined ? undefined : journal().choose(folder);
  },
};
