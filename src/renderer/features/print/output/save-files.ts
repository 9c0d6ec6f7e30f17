/** Hands finished files to the user: one by the dialog of the system, several into a folder, or as an archive in a browser. */
import { zipSync } from 'fflate';
import { safeFileName } from '../../../../shared/text/file-name.ts';
import { bridge } from '../../../platform/bridge.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { PRINT } from '../../../strings/print.ts';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What was written, in words. */
export interface SavedFiles {
  readonly text: string;
  /** The key of the file, or of the first of several, for the app to open it. */
  readonly key?: string | undefined;
  readonly isOne: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  zip: 'application/zip',
};
const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Undefined where the user closed the dialog. Rejects with the reason when the disk refuses. `title` names an archive. */
export async function saveFiles(files: readonly MadeFile[], title: string): Promise<SavedFiles | undefined> {
  const [only, another] = files;
  if (only === undefined) return undefined;
  if (another === undefined) return saveOne(only);
  if (bridge === undefined) return saveOne({ name: PRINT.archiveName(title), bytes: archiveOf(files) });
  const reply = await bridge.saveToFolder({ of: 'prints', again: false, files });
  if (reply.kind === 'closed') return undefined;
  if (reply.kind === 'refused') throw new Error(reply.refused);
  return { text: PRINT.savedTo(reply.names.length, reply.folder), key: reply.key, isOne: false };
}

async function saveOne({ name, bytes }: MadeFile): Promise<SavedFiles | undefined> {
  const reply = await saveFile(name, bytes, typeOf(name));
  return reply.saved ? { text: PRINT.saved(reply.name), key: reply.key, isOne: true } : undefined;
}

/** Opens what was saved, or shows it in its folder. Rejects with the reason. */
export async function showSaved(key: string, how: 'open' | 'folder'): Promise<void> {
  const { refused } = (await bridge?.showWritten({ key, how })) ?? {};
  if (refused !== undefined) throw new Error(refused);
}

/** Opens a PDF where it can be printed: in the viewer of the system, or in a tab of the browser. Rejects with the reason. */
export async function openToPrint({ name, bytes }: MadeFile): Promise<void> {
  if (bridge !== undefined) {
    const { refused } = await bridge.openToPrint({ suggestedName: name, bytes });
    if (refused !== undefined) throw new Error(refused);
    return;
  }
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  // The tab keeps the file while it shows it; a minute is enough for it to be read.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  if (window.open(address, '_blank') === null) throw new Error(PRINT.tabBlocked);
}

/** Not packed any tighter: PDFs and PNGs are as small as they get. */
const archiveOf = (files: readonly MadeFile[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [safeFileName(name), bytes])), { level: 0 });
