import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import { MAX_FILE_BYTES, type SaveFileReply, type SaveFileRequest } from '../shared/bridge.ts';

/** Reads what came over the bridge. Throws a TypeError that names the part that is wrong. */
export function readSaveRequest(value: unknown): SaveFileRequest {
  if (typeof value !== 'object' || value === null) throw new TypeError('saveFile: an object is expected');
  const { suggestedName, bytes } = value as Record<string, unknown>;
  if (typeof suggestedName !== 'string') throw new TypeError('saveFile: suggestedName must be a string');
  if (!(bytes instanceof Uint8Array)) throw new TypeError('saveFile: bytes must be a Uint8Array');
  if (bytes.byteLength > MAX_FILE_BYTES) throw new TypeError('saveFile: the file is too large');
  return { suggestedName: safeFileName(suggestedName), bytes };
}

/** A base name that every file system takes: no folders, no reserved characters or names, never empty. */
export function safeFileName(name: string): string {
  const plain = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go
    .replace(/[\u0000-\u001f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120);
  return plain === '' || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain) ? `rollcall ${plain}`.trim() : plain;
}

/** Writes a file whole or not at all: beside the target, forced to disk, then renamed over it. */
export async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${randomBytes(6).toString('hex')}.part`);
  try {
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Asks where to put the file and writes it there. Rejects when the disk refuses; the message says why. */
export async function saveFile(window: BrowserWindow, request: SaveFileRequest): Promise<SaveFileReply> {
  const extension = path.extname(request.suggestedName).slice(1);
  const answer = await dialog.showSaveDialog(window, {
    defaultPath: request.suggestedName,
    filters: extension === '' ? [] : [{ name: extension.toUpperCase(), extensions: [extension] }],
  });
  if (answer.canceled || !answer.filePath) return { saved: false };
  await writeWhole(answer.filePath, request.bytes);
  return { saved: true, name: path.basename(answer.filePath) };
}
