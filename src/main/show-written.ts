/** Opens written files, shows them in their folder, and opens PDFs for printing. */

import { lstat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserWindow, shell } from 'electron';
import { LIMITS } from '../shared/base/limits.ts';
import type { PrintReply, ShowWrittenReply } from '../shared/bridge.ts';
import { InvalidCallError } from './bridge/invalid-call.ts';
import { countPrintWindows, printInWindow } from './print-window.ts';
import { readSaveRequest } from './save-file.ts';
import { createSessionFolder } from './session-folder.ts';
import type { MainTexts } from './texts.ts';
import { checkFile } from './transfer/read-files.ts';
import { writtenFiles } from './written-files.ts';

/**
 * Opens a written file or shows it in its folder. The request never contains a path, but the key that the page received when the
 * main process wrote the file.
 */
export async function showWritten(texts: MainTexts, request: unknown): Promise<ShowWrittenReply> {
  const { key, how: action } = (typeof request === 'object' && request !== null ? request : {}) as Record<
    string,
    unknown
  >;
  if (action !== 'open' && action !== 'folder') throw new InvalidCallError('showWritten: how must be open or folder');
  return action === 'folder' ? showInFolder(texts, key) : openFile(texts, key);
}

async function showInFolder(texts: MainTexts, key: unknown): Promise<ShowWrittenReply> {
  const filePath = writtenFiles.getPath(key);
  const fileExists = filePath !== undefined && (await exists(filePath));
  if (!fileExists) return { refused: texts.translate('systemFiles.writtenGone') };
  shell.showItemInFolder(filePath);
  return {};
}

const exists = (filePath: string): Promise<boolean> =>
  lstat(filePath).then(
    () => true,
    () => false,
  );

async function openFile(texts: MainTexts, key: unknown): Promise<ShowWrittenReply> {
  if (writtenFiles.getPath(key) === undefined) return { refused: texts.translate('systemFiles.writtenGone') };
  const filePath = await writtenFiles.getOpenablePath(key);
  if (filePath === undefined) return { refused: texts.translate('systemFiles.notOpenable') };
  return (await shell.openPath(filePath)) === '' ? {} : { refused: texts.translate('systemFiles.notOpened') };
}

/** Opens the system's print dialog. Without a printer, or if that fails, opens the PDF in the system's viewer. */
export async function openToPrint(texts: MainTexts, window: BrowserWindow, request: unknown): Promise<PrintReply> {
  const { file } = readSaveRequest(request);
  // The system may only open a PDF that contains nothing but pages.
  const checkedFile = await checkFile(file, ['pdf']);
  if (checkedFile === undefined) return { refused: texts.translate('systemFiles.unknownKind', { name: file.name }) };
  if (countPrintWindows() >= LIMITS.printWindows) return { refused: texts.translate('systemFiles.tooManyPrints') };
  let targetPath: string;
  try {
    targetPath = path.join(createSessionFolder('print'), checkedFile.name);
    await writeFile(targetPath, checkedFile.bytes, { flag: 'wx' });
  } catch (error) {
    return { refused: `${texts.describeWriteFault((error as NodeJS.ErrnoException).code)}.` };
  }
  const hasPrinter = await window.webContents.getPrintersAsync().then(
    (printers) => printers.length > 0,
    () => false,
  );
  if (hasPrinter && (await printInWindow(texts, targetPath, window))) return { open: 'dialog' };
  const isOpen = (await shell.openPath(targetPath)) === '';
  return isOpen
    ? { open: hasPrinter ? 'no-dialog' : 'no-printer' }
    : { refused: texts.translate('systemFiles.noViewer') };
}
