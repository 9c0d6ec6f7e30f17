/** Saves one finished file to a path that the user chooses. */

import { randomBytes } from 'node:crypto';
import * as node from 'node:fs/promises';
import path from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import { copyPermissions } from '../node/keep-permissions.ts';
import type { SaveFileReply } from '../shared/bridge.ts';
import { EXPORT_KINDS, type ExportKind } from '../shared/library/transfer-calls.ts';
import { showHiddenCharacters } from '../shared/text/hidden-characters.ts';
import { InvalidCallError } from './bridge/invalid-call.ts';
import { queueDialog } from './dialog-queue.ts';
import { FILE_KINDS, type FileKind, getExportedKinds, getFileKind, isOpenableKind } from './files/file-kinds.ts';
import type { MainTexts } from './texts.ts';
import { askClash } from './transfer/ask-clash.ts';
import { type ChosenFolders, chosenFolders, readChosenFolder } from './transfer/chosen-folders.ts';
import { LastFolders } from './transfer/last-folders.ts';
import { checkFile, type OutgoingFile, readFile } from './transfer/read-files.ts';
import { writtenFiles } from './written-files.ts';

/** Functions of the file system; tests pass one whose disk is full. */
export type SaveDisk = Pick<typeof node, 'open' | 'rename' | 'rm'>;

interface SaveRequest {
  readonly file: OutgoingFile;
  /** The kind of the exported documents, for which the last folder is stored. Absent if the file is not an export. */
  readonly exportKind?: ExportKind;
}

/** Reads a save request. Throws an InvalidCallError that names the wrong argument. */
export function readSaveRequest(request: unknown): SaveRequest {
  if (typeof request !== 'object' || request === null) throw new InvalidCallError('saveFile: an object is expected');
  const { suggestedName, bytes, of: requestedKind } = request as Record<string, unknown>;
  const file = readFile('saveFile', suggestedName, bytes);
  if (requestedKind === undefined) return { file };
  const exportKind = EXPORT_KINDS.find((candidate) => candidate === requestedKind);
  if (exportKind === undefined) throw new InvalidCallError("saveFile: of isn't a kind of file");
  return { file, exportKind };
}

/**
 * Writes a file completely or not at all: writes a temporary file in the same folder, syncs it, and renames it. Rejects with the
 * system's error.
 */
async function writeAtomically(targetPath: string, bytes: Uint8Array, disk: SaveDisk = node): Promise<void> {
  // The temporary name isn't derived from the target, whose name may already have the maximum length.
  const partPath = path.join(path.dirname(targetPath), `.rollcall-${randomBytes(6).toString('hex')}.part`);
  try {
    const fileHandle = await disk.open(partPath, 'wx');
    try {
      await copyPermissions(partPath, targetPath);
      await fileHandle.writeFile(bytes);
      await fileHandle.sync();
    } finally {
      await fileHandle.close();
    }
    await disk.rename(partPath, targetPath);
  } catch (error) {
    // Only the first error is reported.
    await disk.rm(partPath, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The stores of the export folders: for this session, and for the dialogs of later sessions. */
interface ExportFolders {
  readonly chosen: ChosenFolders;
  readonly last: LastFolders;
}

/**
 * Asks the user for a path and writes the file. If writing fails, or Rollcall doesn't write this kind of file, the reply has the reason.
 */
export async function saveFile(
  texts: MainTexts,
  window: BrowserWindow,
  { file, exportKind: kind }: SaveRequest,
  disk: SaveDisk = node,
  folders: ExportFolders = { chosen: chosenFolders, last: new LastFolders() },
): Promise<SaveFileReply> {
  const checkedFile = await checkFile(file, kind === undefined ? FILE_KINDS : getExportedKinds(kind));
  if (checkedFile === undefined)
    return { saved: false, refused: texts.translate('systemFiles.unknownKind', { name: file.name }) };
  const lastFolder =
    kind === undefined ? undefined : ((await folders.chosen.get(kind))?.path ?? folders.last.get(kind));
  const targetPath = await queueDialog(window, () =>
    askTarget(texts, window, checkedFile.name, checkedFile.kind, lastFolder),
  );
  if (targetPath === undefined) return { saved: false };
  try {
    await writeAtomically(targetPath, checkedFile.bytes, disk);
  } catch (error) {
    return { saved: false, refused: `${texts.describeWriteFault((error as NodeJS.ErrnoException).code)}.` };
  }
  if (kind !== undefined) {
    const chosenFolder = await readChosenFolder(path.dirname(targetPath));
    if (chosenFolder !== undefined) folders.chosen.set(kind, chosenFolder);
    folders.last.save(kind, path.dirname(targetPath));
  }
  const key = await writtenFiles.add(targetPath, checkedFile.kind);
  return { saved: true, name: path.basename(targetPath), key, opens: isOpenableKind(checkedFile.kind) };
}

/** Asks the user for the path of a file of this kind. Returns undefined if the user closes the dialog. */
async function askTarget(
  texts: MainTexts,
  window: BrowserWindow,
  suggestedName: string,
  kind: FileKind,
  defaultFolder: string | undefined,
): Promise<string | undefined> {
  const answer = await dialog.showSaveDialog(window, {
    defaultPath: defaultFolder === undefined ? suggestedName : path.join(defaultFolder, suggestedName),
    filters: [{ name: kind.toUpperCase(), extensions: [kind] }],
    // Without this property, Linux replaces files without asking.
    properties: ['showOverwriteConfirmation', 'createDirectory'],
  });
  if (answer.canceled || !answer.filePath) return undefined;
  const chosenPath = answer.filePath;
  if (getFileKind(path.basename(chosenPath)) === kind) return chosenPath;
  // Systems open a file by its extension, so a missing or changed extension is added. The new name may be taken.
  const targetPath = `${chosenPath}.${kind}`;
  const isTaken = await node.lstat(targetPath).then(
    () => true,
    () => false,
  );
  if (!isTaken) return targetPath;
  const nameClash = {
    folderName: showHiddenCharacters(path.basename(path.dirname(targetPath))),
    takenNames: [path.basename(targetPath)],
    fileCount: 1,
  };
  const choice = await askClash(texts, window, nameClash);
  return choice === 'replace' ? targetPath : undefined;
}
