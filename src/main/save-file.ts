/** Saves one finished file where the user says. */

import { randomBytes } from 'node:crypto';
import * as node from 'node:fs/promises';
import path from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import { copyPermissions } from '../node/keep-permissions.ts';
import type { SaveFileReply } from '../shared/bridge.ts';
import { EXPORT_KINDS, type ExportKind } from '../shared/library/transfer-calls.ts';
import { visible } from '../shared/text/visible.ts';
import { InvalidCallError } from './bridge/invalid-call.ts';
import { queueDialog } from './dialog-queue.ts';
import { FILE_KINDS, type FileKind, getExportedKinds, getFileKind, isOpenableKind } from './files/file-kinds.ts';
import type { MainTexts } from './texts.ts';
import { askClash } from './transfer/ask-clash.ts';
import { type ChosenFolders, chosenFolders, readChosenFolder } from './transfer/chosen-folders.ts';
import { LastFolders } from './transfer/export-folders.ts';
import { checkFile, type OutgoingFile, readFile } from './transfer/read-files.ts';
import { writtenFiles } from './written-files.ts';

/** Functions of the file system; tests pass one whose disk is full. */
export type Disk = Pick<typeof node, 'open' | 'rename' | 'rm'>;

interface SaveRequest {
  readonly file: OutgoingFile;
  readonly of?: ExportKind;
}

/** Reads what came over the bridge. Throws an InvalidCallError that names the part that is wrong. */
export function readSaveRequest(value: unknown): SaveRequest {
  if (typeof value !== 'object' || value === null) throw new InvalidCallError('saveFile: an object is expected');
  const { suggestedName, bytes, of } = value as Record<string, unknown>;
  const file = readFile('saveFile', suggestedName, bytes);
  if (of === undefined) return { file };
  const kind = EXPORT_KINDS.find((exportKind) => exportKind === of);
  if (kind === undefined) throw new InvalidCallError("saveFile: of isn't a kind of file");
  return { file, of: kind };
}

/** Writes a file whole or not at all: beside the target, forced to disk, then renamed over it. Rejects as the system does. */
async function writeWhole(target: string, bytes: Uint8Array, disk: Disk = node): Promise<void> {
  // Not named after the target, whose name may have the greatest length already.
  const partFile = path.join(path.dirname(target), `.rollcall-${randomBytes(6).toString('hex')}.part`);
  try {
    const file = await disk.open(partFile, 'wx');
    try {
      await copyPermissions(partFile, target);
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(partFile, target);
  } catch (error) {
    // Only the first error is reported.
    await disk.rm(partFile, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Where the folders of exports are remembered: until the app ends, and for dialogs of later starts. */
interface Folders {
  readonly chosen: ChosenFolders;
  readonly last: LastFolders;
}

/** Asks where to put the file and writes it there. When the disk refuses, or the file is none of ours, the reply says why. */
export async function saveFile(
  texts: MainTexts,
  window: BrowserWindow,
  { file, of }: SaveRequest,
  disk: Disk = node,
  folders: Folders = { chosen: chosenFolders, last: new LastFolders() },
): Promise<SaveFileReply> {
  const checked = await checkFile(file, of === undefined ? FILE_KINDS : getExportedKinds(of));
  if (checked === undefined)
    return { saved: false, refused: texts.translate('systemFiles.unknownKind', { name: file.name }) };
  const last = of === undefined ? undefined : ((await folders.chosen.get(of))?.path ?? folders.last.get(of));
  const target = await queueDialog(window, () => askTarget(texts, window, checked.name, checked.kind, last));
  if (target === undefined) return { saved: false };
  try {
    await writeWhole(target, checked.bytes, disk);
  } catch (error) {
    return { saved: false, refused: `${texts.describeWriteFault((error as NodeJS.ErrnoException).code)}.` };
  }
  if (of !== undefined) {
    const folder = await readChosenFolder(path.dirname(target));
    if (folder !== undefined) folders.chosen.set(of, folder);
    folders.last.save(of, path.dirname(target));
  }
  const key = await writtenFiles.add(target, checked.kind);
  return { saved: true, name: path.basename(target), key, opens: isOpenableKind(checked.kind) };
}

/** Asks where to put a file of this kind; undefined = the user closed the dialog. */
async function askTarget(
  texts: MainTexts,
  window: BrowserWindow,
  name: string,
  kind: FileKind,
  folder: string | undefined,
): Promise<string | undefined> {
  const answer = await dialog.showSaveDialog(window, {
    defaultPath: folder === undefined ? name : path.join(folder, name),
    filters: [{ name: kind.toUpperCase(), extensions: [kind] }],
    // Linux replaces without asking unless it is told to.
    properties: ['showOverwriteConfirmation', 'createDirectory'],
  });
  if (answer.canceled || !answer.filePath) return undefined;
  const chosen = answer.filePath;
  if (getFileKind(path.basename(chosen)) === kind) return chosen;
  // Systems open a file by its extension: one that was left out or changed is added, and its name may then be taken.
  const target = `${chosen}.${kind}`;
  const isTaken = await node.lstat(target).then(
    () => true,
    () => false,
  );
  if (!isTaken) return target;
  const clash = {
    folderName: visible(path.basename(path.dirname(target))),
    takenNames: [path.basename(target)],
    fileCount: 1,
  };
  const choice = await askClash(texts, window, clash);
  return choice === 'replace' ? target : undefined;
}
