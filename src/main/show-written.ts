/** Opens what was written, shows it in its folder, and hands a PDF to the system to be printed. */

import { lstat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserWindow, shell } from 'electron';
import { LIMITS } from '../shared/base/limits.ts';
import type { PrintReply, ShowWrittenReply } from '../shared/bridge.ts';
import { InvalidCallError } from './bridge/invalid-call.ts';
import { countPrintWindows, printInWindow } from './print-window.ts';
import { readSaveRequest } from './save-file.ts';
import { sessionFolder } from './session-folder.ts';
import type { MainTexts } from './texts.ts';
import { checkFile } from './transfer/read-files.ts';
import { writtenFiles } from './written-files.ts';

/** Reads what came over the bridge; a path is never taken from it. */
export async function showWritten(texts: MainTexts, value: unknown): Promise<ShowWrittenReply> {
  const { key, how } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (how !== 'open' && how !== 'folder') throw new InvalidCallError('showWritten: how must be open or folder');
  return how === 'folder' ? showInFolder(texts, key) : openFile(texts, key);
}

async function showInFolder(texts: MainTexts, key: unknown): Promise<ShowWrittenReply> {
  const file = writtenFiles.getPath(key);
  const isThere = file !== undefined && (await exists(file));
  if (!isThere) return { refused: texts.translate('systemFiles.writtenGone') };
  shell.showItemInFolder(file);
  return {};
}

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );

async function openFile(texts: MainTexts, key: unknown): Promise<ShowWrittenReply> {
  if (writtenFiles.getPath(key) === undefined) return { refused: texts.translate('systemFiles.writtenGone') };
  const file = await writtenFiles.getOpenablePath(key);
  if (file === undefined) return { refused: texts.translate('systemFiles.notOpenable') };
  return (await shell.openPath(file)) === '' ? {} : { refused: texts.translate('systemFiles.notOpened') };
}

/** Opens the print dialog of the system; without a printer, or where that fails, the viewer that the system has for PDFs. */
export async function openToPrint(texts: MainTexts, window: BrowserWindow, value: unknown): Promise<PrintReply> {
  const { file } = readSaveRequest(value);
  // Nothing but a PDF that only shows pages is handed to the system to be opened.
  const checked = await checkFile(file, ['pdf']);
  if (checked === undefined) return { refused: texts.translate('systemFiles.unknownKind', { name: file.name }) };
  if (countPrintWindows() >= LIMITS.printWindows) return { refused: texts.translate('systemFiles.tooManyPrints') };
  let target: string;
  try {
    target = path.join(sessionFolder('print'), checked.name);
    await writeFile(target, checked.bytes, { flag: 'wx' });
  } catch (error) {
    return { refused: `${texts.describeWriteFault((error as NodeJS.ErrnoException).code)}.` };
  }
  const hasPrinter = await window.webContents.getPrintersAsync().then(
    (all) => all.length > 0,
    () => false,
  );
  if (hasPrinter && (await printInWindow(texts, target, window))) return { open: 'dialog' };
  const isOpen = (await shell.openPath(target)) === '';
  return isOpen
    ? { open: hasPrinter ? 'no-dialog' : 'no-printer' }
    : { refused: texts.translate('systemFiles.noViewer') };
}
