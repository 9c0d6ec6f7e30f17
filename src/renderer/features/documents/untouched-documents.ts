/**
 * Discards documents that were created and never edited when the user leaves them. Their keys (`table/id`) are stored as a setting, so
 * that a document of a window that has crashed or was closed is discarded at the next start.
 */

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { runInBackground } from '../../failures/run-in-background.ts';
import type { Library } from '../../store/library.ts';
import { TABLE_NAMES, type TableName } from '../../store/rows.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';

const SETTING_KEY = 'rollcall.untouched';

/** A new document that belongs to this window. */
interface Claim {
  /** Lets other windows discard the document. */
  release(): void;
}

/** The untouched documents of this window by their keys. */
const ownDocuments = new Map<string, Claim>();

/** The keys of the documents that this window has discarded. */
const discardedStore = createStore(() => ({ keys: new Set<string>() as ReadonlySet<string> }));

/** Whether this window has discarded the document because it was never edited. The address is still in the browser's history. */
export const useWasDiscarded = (tableName: TableName | undefined, documentId: string): boolean =>
  useStore(discardedStore, ({ keys }) => tableName !== undefined && keys.has(getKey(tableName, documentId)));

const getKey = (tableName: TableName, documentId: string): string => `${tableName}/${documentId}`;

/** Discards the new document when the user leaves its screen, unless it was edited. */
export function trackUntouched(tableName: TableName, documentId: string): void {
  const documentKey = getKey(tableName, documentId);
  saveKeys([...readKeys().filter((key) => key !== documentKey), documentKey]);
  // The id may be that of a discarded document.
  discardedStore.setState(({ keys }) => ({ keys: new Set([...keys].filter((key) => key !== documentKey)) }));
  runInBackground('Claiming a new document', claim(documentKey));
}

/** Keeps a new document that is used without an edit, such as an event that receives lists, before the use is saved. */
export function keepUntouched(tableName: TableName, documentId: string): void {
  const documentKey = getKey(tableName, documentId);
  if (!ownDocuments.has(documentKey)) return;
  ownDocuments.get(documentKey)?.release();
  ownDocuments.delete(documentKey);
  saveKeys(readKeys().filter((key) => key !== documentKey));
}

/** Discards the untouched documents of this window, except the one that it shows, and tells other windows what this one shows. */
export function discardUntouched(library: Library, shownTable: TableName | undefined, shownId: string): void {
  const shownKey = shownTable === undefined ? '' : getKey(shownTable, shownId);
  holdShown(shownKey);
  for (const documentKey of [...ownDocuments.keys()]) {
    if (documentKey !== shownKey) runInBackground('Discarding an untouched document', discard(library, documentKey));
  }
}

/**
 * Takes over the untouched documents of windows that are no longer open. Windows that are opened again at the start need some seconds
 * until they say what they show, so callers wait that long.
 */
export async function adoptUntouched(): Promise<void> {
  for (const documentKey of readKeys()) if (!ownDocuments.has(documentKey)) await claim(documentKey);
}

async function discard(library: Library, documentKey: string): Promise<void> {
  // It is tried again when the user leaves the next screen.
  if (await isShownElsewhere(documentKey)) return;
  ownDocuments.get(documentKey)?.release();
  ownDocuments.delete(documentKey);
  const tableName = TABLE_NAMES.find((name) => documentKey.startsWith(`${name}/`));
  if (tableName !== undefined) {
    const documentId = documentKey.slice(tableName.length + 1);
    if (await library.operations.discardUntouched(tableName, documentId))
      discardedStore.setState(({ keys }) => ({ keys: new Set([...keys, documentKey]) }));
  }
  saveKeys(readKeys().filter((key) => key !== documentKey));
}

/** The document of another window that this window shows. Its own documents need no lock, since only it discards them. */
let shownElsewhere: { readonly key: string; release(): void } | undefined;

const getShownLock = (documentKey: string): string => `${SETTING_KEY}/shown/${documentKey}`;

/** Browsers without locks and test pages have none; there, only one window is expected. */
const getLocks = (): LockManager | null | undefined => navigator.locks as LockManager | null | undefined;

/** Keeps other windows from discarding the document that this window shows. */
function holdShown(documentKey: string): void {
  const heldKey = documentKey === '' || ownDocuments.has(documentKey) ? '' : documentKey;
  if (shownElsewhere?.key === heldKey) return;
  shownElsewhere?.release();
  shownElsewhere = undefined;
  const locks = getLocks();
  if (heldKey === '' || locks == null) return;
  const released = new Promise<void>((release) => {
    shownElsewhere = { key: heldKey, release };
  });
  runInBackground(
    'Holding the shown document',
    locks.request(getShownLock(heldKey), { mode: 'shared' }, () => released),
  );
}

/** Whether another window shows the document. */
async function isShownElsewhere(documentKey: string): Promise<boolean> {
  const locks = getLocks();
  if (locks == null) return false;
  return await locks.request(getShownLock(documentKey), { ifAvailable: true }, (lock) => lock === null);
}

/** Claims a document for this window. A window loses its claims when it is closed or crashes. */
function claim(documentKey: string): Promise<void> {
  const locks = getLocks();
  if (locks == null) {
    ownDocuments.set(documentKey, { release: () => undefined });
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    locks
      .request(`${SETTING_KEY}/${documentKey}`, { ifAvailable: true }, (lock) => {
        resolve();
        if (lock === null) return undefined;
        return new Promise<void>((release) => ownDocuments.set(documentKey, { release }));
      })
      .catch(reject);
  });
}

function readKeys(): readonly string[] {
  return (readSetting(SETTING_KEY) ?? '').split('\n').filter((key) => key !== '');
}

const saveKeys = (documentKeys: readonly string[]): void => saveSetting(SETTING_KEY, documentKeys.join('\n'));
