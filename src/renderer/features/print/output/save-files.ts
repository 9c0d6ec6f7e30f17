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
  return { text: PRINT.savedTo(reply.names.length, reply.folder) };
}

async function saveOne({ name, bytes }: MadeFile): Promise<SavedFiles | undefined> {
  const reply = await saveFile(name, bytes, typeOf(name));
  return reply.saved ? { text: PRINT.saved(reply.name) } : undefined;
}

/** Not packed any tighter: PDFs and PNGs are as small as they get. */
const archiveOf = (files: readonly MadeFile[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [safeFileName(name), bytes])), { level: 0 });
