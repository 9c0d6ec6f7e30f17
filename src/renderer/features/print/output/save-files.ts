/** Saves finished files: one file by the save dialog, several into a folder, or as an archive in a browser. */

import { Zip, ZipPassThrough } from 'fflate';
import { makeSafeFileName } from '../../../../shared/text/file-name.ts';
import { UniqueFileNames } from '../../../../shared/text/unique-file-names.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { bridge } from '../../../platform/bridge.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { inLoads } from './loads.ts';

export interface MadeFile {
  readonly name: string;
  /** Images are blobs, because there may be more of them than fit in memory. */
  readonly bytes: Uint8Array | Blob;
}

/** A sentence about the saved files, and how to show them. */
export interface SavedFiles {
  readonly text: string;
  /** The key of the file, or of the first of several, with which the app shows it in its folder. */
  readonly key?: string | undefined;
  /** Whether the app may also open the file, which is so for a single PDF or PNG. */
  readonly opens: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  zip: 'application/zip',
};
const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/**
 * Returns undefined if the user closed the dialog. Rejects with the reason if the disk refuses. `archive` is a file name.
 */
export async function saveFiles(
  translate: Translate,
  files: readonly MadeFile[],
  archive: string,
): Promise<SavedFiles | undefined> {
  const [only, another] = files;
  if (only === undefined) return undefined;
  if (another === undefined) return saveOne(translate, only);
  if (bridge === undefined) return saveOne(translate, { name: archive, bytes: await archiveOf(files) });
  let saved: SavedFiles | undefined;
  let written = 0;
  for (const some of inLoads(files)) {
    const sent = await Promise.all(some.map(async ({ name, bytes }) => ({ name, bytes: await bytesOf(bytes) })));
    const reply = await bridge.saveToFolder({ of: 'prints', again: written > 0, files: sent });
    if (reply.kind === 'refused')
      throw new Error(
        written === 0
          ? reply.refused
          : translate('printImages.partly', { written, all: files.length, reason: reply.refused }),
      );
    if (reply.kind === 'closed') return saved;
    written += reply.names.length;
    saved = {
      text: translate('print.savedTo', { files: written, folder: shortenName(reply.folder) }),
      key: saved?.key ?? reply.key,
      opens: false,
    };
  }
  return saved;
}

const bytesOf = async (bytes: Uint8Array | Blob): Promise<Uint8Array> =>
  bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes;

async function saveOne(translate: Translate, { name, bytes }: MadeFile): Promise<SavedFiles | undefined> {
  const reply = await saveFile(name, bytes, typeOf(name));
  return reply.saved
    ? { text: translate('print.saved', { name: shortenName(reply.name) }), key: reply.key, opens: reply.opens === true }
    : undefined;
}

/** Opens the saved file or shows it in its folder. Rejects with the reason. */
export async function showSaved(key: string, how: 'open' | 'folder'): Promise<void> {
  const { refused } = (await bridge?.showWritten({ key, how })) ?? {};
  if (refused !== undefined) throw new Error(refused);
}

/**
 * Opens a PDF in a print dialog, in the system's viewer or in a browser tab. Returns a sentence that says which, and
 * rejects with the reason.
 */
export async function openToPrint(translate: Translate, { name, bytes }: MadeFile): Promise<string> {
  if (bridge !== undefined) {
    const { refused, open } = await bridge.openToPrint({ suggestedName: name, bytes: await bytesOf(bytes) });
    if (refused !== undefined) throw new Error(refused);
    return translate(`print.openedIn.${open ?? 'no-dialog'}`);
  }
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  // The tab keeps the file while it shows it, so it only has to be read within this minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  if (window.open(address, '_blank') === null) throw new Error(translate('print.tabBlocked'));
  return translate('print.openedIn.tab');
}

/**
 * Packs files without compression, because PDFs and PNGs are compressed already. Only one file is in memory at a time.
 */
async function archiveOf(files: readonly MadeFile[]): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  const uniqueNames = new UniqueFileNames();
  let whole = new Blob();
  for (const { name, bytes } of files) {
    const entry = new ZipPassThrough(uniqueNames.add(makeSafeFileName(name)));
    zip.add(entry);
    entry.push(await bytesOf(bytes), true);
    whole = new Blob([whole, ...pieces.splice(0)]);
  }
  zip.end();
  return new Blob([whole, ...pieces]);
}
