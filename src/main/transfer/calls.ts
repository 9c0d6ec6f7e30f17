/** The calls of the bridge about files that come in and go out: what came is read, then the user is asked. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserWindow, dialog, nativeImage } from 'electron';
import { MAX_FILE_BYTES, OPENED } from '../../shared/bridge.ts';
import {
  EXPORT_KINDS,
  type ExportKind,
  type FolderReply,
  type FolderRequest,
  type OpenedFile,
  type TransferCalls,
} from '../../shared/library/transfer-calls.ts';
import { safeFileName } from '../../shared/text/file-name.ts';
import { visible } from '../../shared/text/visible.ts';
import { sessionFolder } from '../session-folder.ts';
import { strings } from '../strings/strings.ts';
import { written } from '../written-files.ts';
import { Folders } from './export-folders.ts';
import { OpenedFiles } from './opened-files.ts';
import { type ConflictChoice, writeFolder } from './write-folder.ts';

type Handlers = {
  [C in keyof TransferCalls]: (window: BrowserWindow, value: unknown) => Promise<TransferCalls[C]['reply']>;
};

/** Files opened with the app, until a window takes them. */
export const opened = new OpenedFiles(() => {
  for (const window of ourWindows()) window.webContents.send(OPENED);
});

let ourWindows: () => readonly BrowserWindow[] = () => [];

/** Which windows hear that something was opened. */
export function notifyWindows(windows: () => readonly BrowserWindow[]): void {
  ourWindows = windows;
}

const folders = new Folders();

export const transferHandlers: Handlers = {
  takeOpened: () => opened.take(),
  saveToFolder: (window, value) => saveToFolder(window, readFolderRequest(value)),
  exportFolders: async () => folders.names(),
  dragOut: (window, value) => dragOut(window, readFiles(value, 'dragOut')),
};

/** Reads what came over the bridge. Throws a TypeError that names the part that is wrong. */
function readFolderRequest(value: unknown): FolderRequest {
  if (typeof value !== 'object' || value === null) throw new TypeError('saveToFolder: an object is expected');
  const { of, again, files } = value as Record<string, unknown>;
  if (!EXPORT_KINDS.includes(of as ExportKind)) throw new TypeError('saveToFolder: of is no kind of files');
  if (typeof again !== 'boolean') throw new TypeError('saveToFolder: again must be true or false');
  return { of: of as ExportKind, again, files: readFiles(files, 'saveToFolder') };
}

/** Most files of one call. */
const MOST_FILES = 50_000;

function readFiles(value: unknown, call: string): OpenedFile[] {
  if (!Array.isArray(value) || value.length > MOST_FILES) throw new TypeError(`${call}: a list of files is expected`);
  let sum = 0;
  return value.map((file: unknown) => {
    const { name, bytes } = (file ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string') throw new TypeError(`${call}: name must be a string`);
    if (!(bytes instanceof Uint8Array)) throw new TypeError(`${call}: bytes must be a Uint8Array`);
    sum += bytes.byteLength;
    if (sum > MAX_FILE_BYTES) throw new TypeError(`${call}: the files are too large`);
    return { name: safeFileName(name), bytes };
  });
}

async function saveToFolder(window: BrowserWindow, { of, again, files }: FolderRequest): Promise<FolderReply> {
  const known = folders.of(of);
  if (again && known === undefined) {
    return {
      kind: 'refused',
      refused: strings().folderGone,
    };
  }
  const folder = again ? known : await askFolder(window, known);
  if (folder === undefined) return { kind: 'closed' };
  try {
    const names = await writeFolder(folder, files, (taken) => askClash(window, folder, taken, files.length));
    if (names === undefined) return { kind: 'closed' };
    folders.keep(of, folder);
    const first = path.join(folder, names[0] ?? '');
    return { kind: 'written', folder: visible(path.basename(folder)), names, key: written.add(first) };
  } catch (error) {
    return { kind: 'refused', refused: refusal(visible(path.basename(folder)), error) };
  }
}

/** Why nothing was written. */
function refusal(folder: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const { chosenGone, takesNoFiles, writeFault } = strings();
  return code === 'ENOENT' || code === 'ENOTDIR' ? chosenGone(folder) : takesNoFiles(folder, writeFault(code));
}

async function askFolder(window: BrowserWindow, known: string | undefined): Promise<string | undefined> {
  const answer = await dialog.showOpenDialog(window, {
    title: strings().exportTitle,
    buttonLabel: strings().exportHere,
    properties: ['openDirectory', 'createDirectory'],
    ...(known === undefined ? {} : { defaultPath: known }),
  });
  return answer.canceled ? undefined : answer.filePaths[0];
}

const ANSWERS: readonly ConflictChoice[] = ['both', 'replace', 'cancel'];
/** Names that are listed. */
const MOST_SHOWN = 8;

async function askClash(
  window: BrowserWindow,
  folder: string,
  taken: readonly string[],
  all: number,
): Promise<ConflictChoice> {
  const { clash, clashMore, keepBoth, replace, cancel } = strings();
  const shown = taken.slice(0, MOST_SHOWN).join('\n');
  const more = taken.length > MOST_SHOWN ? `\n${clashMore(taken.length - MOST_SHOWN)}` : '';
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: clash(path.basename(folder), taken.length, all),
    detail: `${shown}${more}`,
    buttons: [keepBoth, replace(taken.length), cancel],
    defaultId: 0,
    cancelId: 2,
  });
  return ANSWERS[response] ?? 'cancel';
}

async function dragOut(window: BrowserWindow, files: readonly OpenedFile[]): Promise<undefined> {
  const [first] = files;
  if (first === undefined) return undefined;
  // A folder for each drag, since a file of an earlier one may still be read.
  const folder = sessionFolder('drag');
  const paths = files.map(({ name }) => path.join(folder, name));
  for (const [i, { bytes }] of files.entries()) await writeFile(paths[i] ?? '', bytes, { flag: 'wx' });
  if (window.isDestroyed()) return undefined;
  window.webContents.startDrag({ file: paths[0] ?? '', files: paths, icon: dragIcon() });
  return undefined;
}

/** The icon of a sheet of paper: the system does not accept an empty one. */
const dragIcon = () => nativeImage.createFromDataURL(SHEET);
const SHEET =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAgCAYAAAAIXrg4AAAAN0lEQVR42mMQERb6T0vMQDcLHqhKUxWPWjBqAQ0soDYYtWDUglELRi0YtWDUglELBqkFQ7Z1DQAxqrBd7lrXlQAAAABJRU5ErkJggg==';
