/** The calls of the journal on the bridge: read what came, ask the service. */
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { app, type BrowserWindow, dialog, shell } from 'electron';
import { LIMITS } from '../../shared/base/limits.ts';
import { VERSION } from '../../shared/base/version.ts';
import type { Asset, JournalCalls, JournalResult } from '../../shared/library/journal.ts';
import { InvalidCallError } from '../bridge/invalid-call.ts';
import { queueDialog } from '../dialog-queue.ts';
import { isPlainFolder } from '../files/plain-folder.ts';
import type { MainTexts } from '../texts.ts';
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
  if (service === undefined) throw new Error('The journal has not been started.');
  return service;
}

/** Begins to read what is there, so that it is known when the window asks. */
export function startJournal(texts: MainTexts): void {
  service = new JournalService({
    texts,
    journalDisk: realDisk,
    profile: app.getPath('userData'),
    tasks: tasksInThread(),
    now: Date.now,
    by: `Rollcall ${VERSION}`,
    computer: hostname(),
  });
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
async function append(value: unknown): Promise<JournalCalls['journalAppend']['reply']> {
  const read = reading.then(() => readChanges(value));
  reading = read.catch(() => undefined);
  try {
    const reply = await journal().append(await read);
    if (reply.ok) noteWritten();
    return reply;
  } catch (error) {
    if (error instanceof InvalidCallError) return { ok: false, refused: error.message, unreadable: true };
    throw error;
  }
}

/** Pictures, drawings and files that were kept since the app started, and their bytes. */
const assets = { count: 0, bytes: 0 };

/** Keeps an asset. Refuses where there are more than any library has: a page must not fill the disk. */
async function keepAsset(texts: MainTexts, asset: Asset): Promise<JournalResult> {
  const { journalAssets, journalAssetBytes } = LIMITS;
  const isNew = (await journal().lacks([asset.hash])).length > 0;
  if (isNew && (assets.count >= journalAssets || assets.bytes + asset.bytes.byteLength > journalAssetBytes)) {
    return { ok: false, refused: texts.translate('systemBackups.tooManyAssets') };
  }
  const result = await journal().keepAsset(asset);
  if (result.ok && isNew) {
    assets.count += 1;
    assets.bytes += asset.bytes.byteLength;
  }
  return result;
}

type Handlers = {
  [C in keyof JournalCalls]: (
    texts: MainTexts,
    window: BrowserWindow,
    value: unknown,
  ) => Promise<JournalCalls[C]['reply']>;
};

export const journalHandlers: Handlers = {
  journalAppend: (_texts, _window, value) => append(value),
  journalLacks: async (_texts, _window, value) => journal().lacks(readHashes(value)),
  journalAsset: async (texts, _window, value) => keepAsset(texts, readAsset(value)),
  journalKnown: async () => journal().known(),
  journalCompared: async (_texts, _window, value) => journal().compared(readCompared(value)),
  journalReplaceDatabase: async (texts, window) => {
    if ((await journal().backups()).setAside.length === 0)
      return { ok: false, refused: texts.translate('systemBackups.notSetAside') };
    // The page cannot: to delete a database Chromium opens it first.
    await window.webContents.session.clearStorageData({ storages: ['indexdb'] });
    return { ok: true };
  },
  journalRows: async (_texts, _window, value) => journal().rows(readRowNames(value)),
  journalAssetBytes: async (_texts, _window, value) => journal().asset(readHash(value)),
  backups: async () => journal().backups(),
  backupNow: async () => journal().backupNow(),
  backupRows: async (_texts, _window, value) => journal().backupRows(readSnapshotName(value)),
  backupShowFolder: async () => {
    const folder = await journal().folder();
    // Nothing but a folder is opened: the system would start a program that lies in its place.
    if (await isPlainFolder(folder)) await shell.openPath(folder);
    return undefined;
  },
  backupChooseFolder: async (texts, window) => {
    const defaultPath = await journal().folder();
    const answer = await queueDialog(window, () =>
      dialog.showOpenDialog(window, {
        title: texts.translate('systemBackups.folderTitle'),
        buttonLabel: texts.translate('systemBackups.chooseFolder'),
        defaultPath,
        properties: ['openDirectory', 'createDirectory'],
      }),
    );
    const [folder] = answer.filePaths;
    return answer.canceled || folder === undefined ? undefined : journal().choose(folder);
  },
};
