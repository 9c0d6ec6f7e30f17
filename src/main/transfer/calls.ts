/** The calls of the bridge about files that come in and go out: what came is read and checked, then the user is asked. */

import path from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import { LIMITS } from '../../shared/base/limits.ts';
import { OPENED } from '../../shared/bridge.ts';
import {
  EXPORT_KINDS,
  type ExportKind,
  type FolderReply,
  type TransferCalls,
} from '../../shared/library/transfer-calls.ts';
import { visible } from '../../shared/text/visible.ts';
import { InvalidCallError } from '../bridge/invalid-call.ts';
import { queueDialog } from '../dialog-queue.ts';
import { getExportedKinds } from '../files/file-kinds.ts';
import type { MainTexts } from '../texts.ts';
import { writtenFiles } from '../written-files.ts';
import { askClash } from './ask-clash.ts';
import { type ChosenFolder, chosenFolders, isStillChosen, readChosenFolder } from './chosen-folders.ts';
import { dragOut } from './drag-out.ts';
import { LastFolders } from './export-folders.ts';
import { OpenedFiles } from './opened-files.ts';
import { type CheckedFile, checkFiles, type OutgoingFile, readFiles } from './read-files.ts';
import { writeFolder } from './write-folder.ts';

type Handlers = {
  [C in keyof TransferCalls]: (
    texts: MainTexts,
    window: BrowserWindow,
    value: unknown,
  ) => Promise<TransferCalls[C]['reply']>;
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

const lastFolders = new LastFolders();

export const transferHandlers: Handlers = {
  takeOpened: (texts) => opened.take(texts),
  saveToFolder: (texts, window, value) => saveToFolder(texts, window, readFolderRequest(value)),
  exportFolders: () => chosenFolders.getNames(),
  dragOut: (_texts, window, value) => dragOut(window, readFiles('dragOut', value, LIMITS.dragFiles)),
};

interface FolderRequest {
  readonly of: ExportKind;
  readonly again: boolean;
  readonly files: readonly OutgoingFile[];
}

/** Reads what came over the bridge. Throws an InvalidCallError that names the part that is wrong. */
function readFolderRequest(value: unknown): FolderRequest {
  if (typeof value !== 'object' || value === null) throw new InvalidCallError('saveToFolder: an object is expected');
  const { of, again, files } = value as Record<string, unknown>;
  const kind = EXPORT_KINDS.find((exportKind) => exportKind === of);
  if (kind === undefined) throw new InvalidCallError("saveToFolder: of isn't a kind of file");
  if (typeof again !== 'boolean') throw new InvalidCallError('saveToFolder: again must be true or false');
  return { of: kind, again, files: readFiles('saveToFolder', files, LIMITS.exportFiles) };
}

async function saveToFolder(
  texts: MainTexts,
  window: BrowserWindow,
  { of, again, files }: FolderRequest,
): Promise<FolderReply> {
  const checked = await checkFiles(files, getExportedKinds(of));
  if (!checked.ok)
    return { kind: 'refused', refused: texts.translate('systemFiles.unknownKind', { name: checked.name }) };
  const chosen = await chosenFolders.get(of);
  if (again && chosen === undefined) return { kind: 'refused', refused: texts.translate('systemFiles.folderGone') };
  if (again && chosen !== undefined) return writeInto(texts, window, chosen, of, checked.files);
  const asked = await queueDialog(window, () => askFolder(texts, window, chosen?.path ?? lastFolders.get(of)));
  if (asked === undefined) return { kind: 'closed' };
  const folder = await readChosenFolder(asked);
  if (folder === undefined) {
    return {
      kind: 'refused',
      refused: texts.translate('systemFiles.chosenFolderGone', { folder: visible(path.basename(asked)) }),
    };
  }
  return writeInto(texts, window, folder, of, checked.files);
}

async function writeInto(
  texts: MainTexts,
  window: BrowserWindow,
  folder: ChosenFolder,
  of: ExportKind,
  files: readonly CheckedFile[],
): Promise<FolderReply> {
  const name = visible(path.basename(folder.path));
  try {
    const names = await writeFolder(folder.path, files, {
      ask: (taken) =>
        queueDialog(window, () =>
          askClash(texts, window, { folderName: name, takenNames: taken, fileCount: files.length }),
        ),
      isStillThere: () => isStillChosen(folder),
    });
    if (names === undefined) return { kind: 'closed' };
    lastFolders.save(of, folder.path);
    chosenFolders.set(of, folder);
    const [first] = files;
    if (first === undefined) return { kind: 'written', folder: name, names };
    const key = await writtenFiles.add(path.join(folder.path, names[0] ?? ''), first.kind);
    return { kind: 'written', folder: name, names, key };
  } catch (error) {
    return { kind: 'refused', refused: describeRefusal(texts, name, error) };
  }
}

/** Why nothing was written. */
function describeRefusal(texts: MainTexts, folder: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR'
    ? texts.translate('systemFiles.chosenFolderGone', { folder })
    : texts.translate('systemFiles.takesNoFiles', { folder, reason: texts.describeWriteFault(code) });
}

async function askFolder(
  texts: MainTexts,
  window: BrowserWindow,
  last: string | undefined,
): Promise<string | undefined> {
  const answer = await dialog.showOpenDialog(window, {
    title: texts.translate('systemFiles.exportTitle'),
    buttonLabel: texts.translate('systemFiles.exportHere'),
    properties: ['openDirectory', 'createDirectory'],
    ...(last === undefined ? {} : { defaultPath: last }),
  });
  return answer.canceled ? undefined : answer.filePaths[0];
}
