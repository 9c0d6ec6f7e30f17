/** Handles the bridge calls that import and export files. Each call reads and checks its arguments before it asks the user. */

import path from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import { LIMITS } from '../../shared/base/limits.ts';
import { OPENED_CHANNEL } from '../../shared/bridge.ts';
import {
  EXPORT_KINDS,
  type ExportKind,
  type FolderReply,
  type TransferCalls,
} from '../../shared/library/transfer-calls.ts';
import { showHiddenCharacters } from '../../shared/text/hidden-characters.ts';
import { InvalidCallError } from '../bridge/invalid-call.ts';
import { queueDialog } from '../dialog-queue.ts';
import { getExportedKinds } from '../files/file-kinds.ts';
import type { MainTexts } from '../texts.ts';
import { writtenFiles } from '../written-files.ts';
import { askClash } from './ask-clash.ts';
import { type ChosenFolder, chosenFolders, isStillChosen, readChosenFolder } from './chosen-folders.ts';
import { dragOut } from './drag-out.ts';
import { LastFolders } from './last-folders.ts';
import { OpenedFiles } from './opened-files.ts';
import { type CheckedFile, checkFiles, type OutgoingFile, readFiles } from './read-files.ts';
import { writeFolder } from './write-folder.ts';

type Handlers = {
  [C in keyof TransferCalls]: (
    texts: MainTexts,
    window: BrowserWindow,
    request: unknown,
  ) => Promise<TransferCalls[C]['reply']>;
};

/** Files opened with the app, until a window takes them. */
export const openedFiles = new OpenedFiles(() => {
  for (const window of getMainWindows()) window.webContents.send(OPENED_CHANNEL);
});

let getMainWindows: () => readonly BrowserWindow[] = () => [];

/** Sets the windows that are notified when files are opened. */
export function notifyWindows(getWindows: () => readonly BrowserWindow[]): void {
  getMainWindows = getWindows;
}

const lastFolders = new LastFolders();

export const transferHandlers: Handlers = {
  takeOpened: (texts) => openedFiles.take(texts),
  saveToFolder: (texts, window, request) => saveToFolder(texts, window, readFolderRequest(request)),
  exportFolders: () => chosenFolders.getNames(),
  dragOut: (_texts, window, request) => dragOut(window, readFiles('dragOut', request, LIMITS.dragFiles)),
};

interface FolderRequest {
  readonly exportKind: ExportKind;
  /** Whether to write to the last chosen folder without a dialog. */
  readonly again: boolean;
  readonly files: readonly OutgoingFile[];
}

/** Reads an export request. Throws an InvalidCallError that names the wrong argument. */
function readFolderRequest(request: unknown): FolderRequest {
  if (typeof request !== 'object' || request === null)
    throw new InvalidCallError('saveToFolder: an object is expected');
  const { of: requestedKind, again, files } = request as Record<string, unknown>;
  const exportKind = EXPORT_KINDS.find((candidate) => candidate === requestedKind);
  if (exportKind === undefined) throw new InvalidCallError("saveToFolder: of isn't a kind of file");
  if (typeof again !== 'boolean') throw new InvalidCallError('saveToFolder: again must be true or false');
  return { exportKind, again, files: readFiles('saveToFolder', files, LIMITS.exportFiles) };
}

async function saveToFolder(
  texts: MainTexts,
  window: BrowserWindow,
  { exportKind: kind, again, files }: FolderRequest,
): Promise<FolderReply> {
  const checkResult = await checkFiles(files, getExportedKinds(kind));
  if (!checkResult.ok)
    return { kind: 'refused', refused: texts.translate('systemFiles.unknownKind', { name: checkResult.name }) };
  const chosenFolder = await chosenFolders.get(kind);
  if (again && chosenFolder === undefined)
    return { kind: 'refused', refused: texts.translate('systemFiles.folderGone') };
  if (again && chosenFolder !== undefined) return writeToFolder(texts, window, chosenFolder, kind, checkResult.files);
  const chosenPath = await queueDialog(window, () =>
    askFolder(texts, window, chosenFolder?.path ?? lastFolders.get(kind)),
  );
  if (chosenPath === undefined) return { kind: 'closed' };
  const newFolder = await readChosenFolder(chosenPath);
  if (newFolder === undefined) {
    return {
      kind: 'refused',
      refused: texts.translate('systemFiles.chosenFolderGone', {
        folder: showHiddenCharacters(path.basename(chosenPath)),
      }),
    };
  }
  return writeToFolder(texts, window, newFolder, kind, checkResult.files);
}

async function writeToFolder(
  texts: MainTexts,
  window: BrowserWindow,
  folder: ChosenFolder,
  exportKind: ExportKind,
  files: readonly CheckedFile[],
): Promise<FolderReply> {
  const folderName = showHiddenCharacters(path.basename(folder.path));
  try {
    const fileNames = await writeFolder(folder.path, files, {
      askConflict: (takenNames) =>
        queueDialog(window, () => askClash(texts, window, { folderName, takenNames, fileCount: files.length })),
      isStillChosen: () => isStillChosen(folder),
    });
    if (fileNames === undefined) return { kind: 'closed' };
    lastFolders.save(exportKind, folder.path);
    chosenFolders.set(exportKind, folder);
    const [firstFile] = files;
    if (firstFile === undefined) return { kind: 'written', folder: folderName, names: fileNames };
    const fileKey = await writtenFiles.add(path.join(folder.path, fileNames[0] ?? ''), firstFile.kind);
    return { kind: 'written', folder: folderName, names: fileNames, key: fileKey };
  } catch (error) {
    return { kind: 'refused', refused: describeRefusal(texts, folderName, error) };
  }
}

/** Describes why nothing was written. */
function describeRefusal(texts: MainTexts, folderName: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR'
    ? texts.translate('systemFiles.chosenFolderGone', { folder: folderName })
    : texts.translate('systemFiles.takesNoFiles', { folder: folderName, reason: texts.describeWriteFault(code) });
}

async function askFolder(
  texts: MainTexts,
  window: BrowserWindow,
  lastFolder: string | undefined,
): Promise<string | undefined> {
  const answer = await dialog.showOpenDialog(window, {
    title: texts.translate('systemFiles.exportTitle'),
    buttonLabel: texts.translate('systemFiles.exportHere'),
    properties: ['openDirectory', 'createDirectory'],
    ...(lastFolder === undefined ? {} : { defaultPath: lastFolder }),
  });
  return answer.canceled ? undefined : answer.filePaths[0];
}
