/** Opens what was written, shows it in its folder, and hands a PDF to the system's viewer to be printed. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shell } from 'electron';
import type { ShowWrittenReply } from '../shared/bridge.ts';
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

/** Opens a PDF in the viewer of the system, which has the print dialog of the system. */
export async function openToPrint(value: unknown): Promise<ShowWrittenReply> {
  const { suggestedName: name, bytes } = readSaveRequest(value);
  // Nothing but a PDF is handed to the system to be opened.
  if (path.extname(name) !== '.pdf') throw new TypeError('openToPrint: a PDF is expected');
  const file = path.join(sessionFolder('print'), name);
  try {
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (error) {
    return { refused: `${strings().writeFault((error as NodeJS.ErrnoException).code)}.` };
  }
  const fault = await shell.openPath(file);
  return fault === '' ? {} : { refused: strings().noViewer(fault) };
}
