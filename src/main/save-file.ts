import { randomBytes } from 'node:crypto';
import * as node from 'node:fs/promises';
import path from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import { copyPermissions } from '../node/keep-permissions.ts';
import { MAX_FILE_BYTES, type SaveFileReply, type SaveFileRequest } from '../shared/bridge.ts';
import { EXPORT_KINDS, type ExportKind } from '../shared/library/transfer-calls.ts';
import { safeFileName } from '../shared/text/file-name.ts';
import { strings } from './strings/strings.ts';
import { Folders } from './transfer/export-folders.ts';
import { written } from './written-files.ts';

/** Functions of the file system; tests pass one whose disk is full. */
export type Disk = Pick<typeof node, 'open' | 'rename' | 'rm'>;

/** Reads what came over the bridge. Throws a TypeError that names the part that is wrong. */
export function readSaveRequest(value: unknown): SaveFileRequest {
  if (typeof value !== 'object' || value === null) throw new TypeError('saveFile: an object is expected');
  const { suggestedName, bytes, of } = value as Record<string, unknown>;
  if (typeof suggestedName !== 'string') throw new TypeError('saveFile: suggestedName must be a string');
  if (!(bytes instanceof Uint8Array)) throw new TypeError('saveFile: bytes must be a Uint8Array');
  if (bytes.byteLength > MAX_FILE_BYTES) throw new TypeError('saveFile: the file is too large');
  if (of !== undefined && !EXPORT_KINDS.includes(of as ExportKind))
    throw new TypeError('saveFile: of is no kind of files');
  return { suggestedName: safeFileName(suggestedName), bytes, ...(of === undefined ? {} : { of: of as ExportKind }) };
}

/** Writes a file whole or not at all: beside the target, forced to disk, then renamed over it. Rejects as the system does. */
async function writeWhole(target: string, bytes: Uint8Array, disk: Disk = node): Promise<void> {
  // Not named after the target, whose name may have the greatest length already.
  const beside = path.join(path.dirname(target), `.rollcall-${randomBytes(6).toString('hex')}.part`);
  try {
    const file = await disk.open(beside, 'wx');
    try {
      await copyPermissions(beside, target);
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(beside, target);
  } catch (error) {
    // Only the first error is reported.
    await disk.rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Asks where to put the file and writes it there. When the disk refuses, the reply says why. */
export async function saveFile(
  window: BrowserWindow,
  request: SaveFileRequest,
  disk: Disk = node,
  folders = new Folders(),
): Promise<SaveFileReply> {
  const { suggestedName, of } = request;
  const last = of === undefined ? undefined : folders.of(of);
  const extension = path.extname(suggestedName).slice(1);
  const answer = await dialog.showSaveDialog(window, {
    defaultPath: last === undefined ? suggestedName : path.join(last, suggestedName),
    filters: extension === '' ? [] : [{ name: extension.toUpperCase(), extensions: [extension] }],
  });
  if (answer.canceled || !answer.filePath) return { saved: false };
  try {
    await writeWhole(answer.filePath, request.bytes, disk);
  } catch (error) {
    return { saved: false, refused: `${strings().writeFault((error as NodeJS.ErrnoException).code)}.` };
  }
  if (of !== undefined) folders.keep(of, path.dirname(answer.filePath));
  return { saved: true, name: path.basename(answer.filePath), key: written.add(answer.filePath) };
}
