/** Handles the bridge calls of the journal: reads their arguments and passes them to the journal service. */
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
import { recordWrite } from './last-write-time.ts';
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
import { createThreadTasks } from './thread/worker-client.ts';

/** The longest wait for pending changes before the app quits, in milliseconds. An unresponsive disk must not keep the app open. */
const SETTLE_TIMEOUT_MS = 5_000;

/** The interval between snapshots while there are changes, in milliseconds. */
const SNAPSHOT_INTERVAL_MS = 3_600_000;

let service: JournalService | undefined;

/** Returns the service of the profile, which all windows share. */
function getService(): JournalService {
  if (service === undefined) throw new Error('The journal has not been started.');
  return service;
}

/** Starts to read the journal, so that it is loaded when the window requests it. */
export function startJournal(texts: MainTexts): void {
  service = new JournalService({
    texts,
    journalDisk: realDisk,
    profile: app.getPath('userData'),
    tasks: createThreadTasks(),
    getTime: Date.now,
    program: `Rollcall ${VERSION}`,
    computer: hostname(),
  });
  getService()
    .start()
    .catch((error: unknown) => console.error('The journal could not be read:', error));
  setInterval(() => {
    getService()
      .backUpIfChanged()
      .catch((error: unknown) => console.error('The hourly backup failed:', error));
  }, SNAPSHOT_INTERVAL_MS).unref();
  let isSettled = false;
  app.on('will-quit', (event) => {
    if (isSettled) return;
    // Changes that the window sent before it closed are still written.
    event.preventDefault();
    void Promise.race([getService().waitUntilSettled(), wait(SETTLE_TIMEOUT_MS)]).finally(() => {
      isSettled = true;
      // Electron ignores another attempt to quit within the event.
      setImmediate(() => app.quit());
    });
  });
}

/** Resolves when the arguments of the last `journalAppend` call have been read. */
let lastRead: Promise<unknown> = Promise.resolve();

/** Appends changes. Lists are read one after another, since a short list must not overtake a long one that was sent earlier. */
async function appendChanges(request: unknown): Promise<JournalCalls['journalAppend']['reply']> {
  const changes = lastRead.then(() => readChanges(request));
  lastRead = changes.catch(() => undefined);
  try {
    const reply = await getService().append(await changes);
    if (reply.ok) recordWrite();
    return reply;
  } catch (error) {
    if (error instanceof InvalidCallError) return { ok: false, refused: error.message, unreadable: true };
    throw error;
  }
}

/** The number and total size of the assets saved since the app started. */
const savedAssets = { count: 0, bytes: 0 };

/** Saves an asset. Refuses more assets than any library has, since a page must not fill the disk. */
async function saveAsset(texts: MainTexts, asset: Asset): Promise<JournalResult> {
  const { journalAssets, journalAssetBytes } = LIMITS;
  const isNew = (await getService().findMissingAssets([asset.hash])).length > 0;
  if (isNew && (savedAssets.count >= journalAssets || savedAssets.bytes + asset.bytes.byteLength > journalAssetBytes)) {
    return { ok: false, refused: texts.translate('systemBackups.tooManyAssets') };
  }
  const result = await getService().saveAsset(asset);
  if (result.ok && isNew) {
    savedAssets.count += 1;
    savedAssets.bytes += asset.bytes.byteLength;
  }
  return result;
}

type Handlers = {
  [C in keyof JournalCalls]: (
    texts: MainTexts,
    window: BrowserWindow,
    request: unknown,
  ) => Promise<JournalCalls[C]['reply']>;
};

/** One handler for each bridge call of the journal; `JournalCalls` describes the calls. */
export const journalHandlers: Handlers = {
  journalAppend: (_texts, _window, request) => appendChanges(request),
  journalLacks: async (_texts, _window, request) => getService().findMissingAssets(readHashes(request)),
  journalAsset: async (texts, _window, request) => saveAsset(texts, readAsset(request)),
  journalKnown: async () => getService().getInventory(),
  journalCompared: async (_texts, _window, request) => getService().finishComparison(readCompared(request)),
  journalReplaceDatabase: async (texts, window) => {
    if ((await getService().describeBackups()).setAside.length === 0)
      return { ok: false, refused: texts.translate('systemBackups.notSetAside') };
    // The page can't do this, since Chromium opens a database before it deletes it.
    await window.webContents.session.clearStorageData({ storages: ['indexdb'] });
    return { ok: true };
  },
  journalRows: async (_texts, _window, request) => getService().recoverRows(readRowNames(request)),
  journalAssetBytes: async (_texts, _window, request) => getService().readAsset(readHash(request)),
  backups: async () => getService().describeBackups(),
  backupNow: async () => getService().backupNow(),
  backupRows: async (_texts, _window, request) => getService().readBackupRows(readSnapshotName(request)),
  backupShowFolder: async () => {
    const folder = await getService().ensureBackupFolder();
    // Only a folder is opened. If a program had the name of the folder, the system would start it.
    if (await isPlainFolder(folder)) await shell.openPath(folder);
    return undefined;
  },
  backupChooseFolder: async (texts, window) => {
    const defaultPath = await getService().ensureBackupFolder();
    const answer = await queueDialog(window, () =>
      dialog.showOpenDialog(window, {
        title: texts.translate('systemBackups.folderTitle'),
        buttonLabel: texts.translate('systemBackups.chooseFolder'),
        defaultPath,
        properties: ['openDirectory', 'createDirectory'],
      }),
    );
    const [folder] = answer.filePaths;
    return answer.canceled || folder === undefined ? undefined : getService().chooseFolder(folder);
  },
};
