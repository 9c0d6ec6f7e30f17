/** Saves finished files: one file through the save dialog, several into a folder, or as an archive in a browser. */

import { Zip, ZipPassThrough } from 'fflate';
import { makeSafeFileName } from '../../../../shared/text/file-name.ts';
import { UniqueFileNames } from '../../../../shared/text/unique-file-names.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { bridge } from '../../../platform/bridge.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { splitIntoBatches } from './split-into-batches.ts';

export interface MadeFile {
  readonly name: string;
  /** Images are blobs, because there may be more of them than fit in memory. */
  readonly bytes: Uint8Array | Blob;
}

/** A sentence about the saved files, and how to show them. */
export interface SavedFiles {
  readonly text: string;
  /** The key of the saved file, or of the first of several. The app needs the key to show the file in its folder. */
  readonly key?: string | undefined;
  /** Whether the app may also open the file, which is true for a single PDF or PNG. */
  readonly canOpen: boolean;
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  zip: 'application/zip',
};
const getMimeType = (fileName: string): string =>
  MIME_TYPES[fileName.slice(fileName.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/**
 * Saves the files. Returns undefined if the user closed the dialog. Rejects with the reason if the disk refuses. An archive
 * gets the file name `archiveName`.
 */
export async function saveFiles(
  translate: Translate,
  files: readonly MadeFile[],
  archiveName: string,
): Promise<SavedFiles | undefined> {
  const [firstFile, secondFile] = files;
  if (firstFile === undefined) return undefined;
  if (secondFile === undefined) return saveSingleFile(translate, firstFile);
  if (bridge === undefined) return saveSingleFile(translate, { name: archiveName, bytes: await createArchive(files) });
  let savedFiles: SavedFiles | undefined;
  let writtenCount = 0;
  for (const batch of splitIntoBatches(files)) {
    const batchFiles = await Promise.all(
      batch.map(async ({ name, bytes }) => ({ name, bytes: await readBytes(bytes) })),
    );
    // With `again`, the batch goes to the folder that the user chose for the first batch.
    const reply = await bridge.saveToFolder({ of: 'prints', again: writtenCount > 0, files: batchFiles });
    if (reply.kind === 'refused')
      throw new Error(
        writtenCount === 0
          ? reply.refused
          : translate('printImages.partly', { written: writtenCount, all: files.length, reason: reply.refused }),
      );
    if (reply.kind === 'closed') return savedFiles;
    writtenCount += reply.names.length;
    savedFiles = {
      text: translate('print.savedTo', { files: writtenCount, folder: shortenName(reply.folder) }),
      key: savedFiles?.key ?? reply.key,
      canOpen: false,
    };
  }
  return savedFiles;
}

const readBytes = async (content: Uint8Array | Blob): Promise<Uint8Array> =>
  content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;

async function saveSingleFile(translate: Translate, { name, bytes }: MadeFile): Promise<SavedFiles | undefined> {
  const reply = await saveFile(name, bytes, getMimeType(name));
  return reply.saved
    ? {
        text: translate('print.saved', { name: shortenName(reply.name) }),
        key: reply.key,
        canOpen: reply.opens === true,
      }
    : undefined;
}

/** Opens the saved file or shows it in its folder. Rejects with the reason. */
export async function showSavedFile(fileKey: string, action: 'open' | 'folder'): Promise<void> {
  const { refused } = (await bridge?.showWritten({ key: fileKey, how: action })) ?? {};
  if (refused !== undefined) throw new Error(refused);
}

/**
 * Opens a PDF in a print dialog, in the system's viewer or in a browser tab. Returns a sentence that says which, and
 * rejects with the reason.
 */
export async function openToPrint(translate: Translate, { name, bytes }: MadeFile): Promise<string> {
  if (bridge !== undefined) {
    const { refused, open } = await bridge.openToPrint({ suggestedName: name, bytes: await readBytes(bytes) });
    if (refused !== undefined) throw new Error(refused);
    return translate(`print.openedIn.${open ?? 'no-dialog'}`);
  }
  const objectUrl = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  // An open tab keeps the file that it has read, so the URL is needed only until the tab has read the file.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
  if (window.open(objectUrl, '_blank') === null) throw new Error(translate('print.tabBlocked'));
  return translate('print.openedIn.tab');
}

/**
 * Packs files without compression, because PDFs and PNGs are compressed already. Only one file is in memory at a time.
 */
async function createArchive(files: readonly MadeFile[]): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const uniqueNames = new UniqueFileNames();
  let archive = new Blob();
  for (const { name, bytes } of files) {
    const zipEntry = new ZipPassThrough(uniqueNames.add(makeSafeFileName(name)));
    zip.add(zipEntry);
    zipEntry.push(await readBytes(bytes), true);
    archive = new Blob([archive, ...chunks.splice(0)]);
  }
  zip.end();
  return new Blob([archive, ...chunks]);
}
