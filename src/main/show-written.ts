/** Opens what was written, shows it in its folder, and hands a PDF to the system to be printed. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserWindow, shell } from 'electron';
import type { PrintReply, ShowWrittenReply } from '../shared/bridge.ts';
import { printInWindow } from './print-window.ts';
import { readSaveRequest } from './save-file.ts';
import { sessionFolder } from './session-folder.ts';
import { strings } from './strings/strings.ts';
import { written } from './written-files.ts';

/** Reads what came over the bridge; a path is never taken from it. */
export async function showWritten(value: unknown): Promise<ShowWrittenReply> {
  const { key, how } = (value ?? {}) as Record<string, unknown>;
  const file = written.path(key);
  if (file === undefined) return { refused: strings().writtenGone };
  if (how === 'folder') {
    shell.showItemInFolder(file);
    return {};
  }
  if (how !== 'open') throw new TypeError('showWritten: how must be open or folder');
  const fault = await shell.openPath(file);
  return fault === '' ? {} : { refused: strings().notOpened(fault) };
}

/** Opens the print dialog of the system; without a printer, or where that fails, the viewer that the system has for PDFs. */
export async function openToPrint(window: BrowserWindow, value: unknown): Promise<PrintReply> {
  const { suggestedName: name, bytes } = readSaveRequest(value);
  // Nothing but a PDF is handed to the system to be opened.
  if (path.extname(name) !== '.pdf') throw new TypeError('openToPrint: a PDF is expected');
  const file = path.join(sessionFolder('print'), name);
  try {
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (error) {
    return { refused: `${strings().writeFault((error as NodeJS.ErrnoException).code)}.` };
  }
  const hasPrinter = await window.webContents.getPrintersAsync().then(
    (all) => all.length > 0,
    () => false,
  );
  if (hasPrinter && (await printInWindow(file, window))) return { open: 'dialog' };
  const fault = await shell.openPath(file);
  return fault === '' ? { open: hasPrinter ? 'no-dialog' : 'no-printer' } : { refused: strings().noViewer(fault) };
}
