/** Reads a `.rollcall` file or a zip of documents. If the archive is damaged, none of it is imported. */

import { LIMITS } from '../../../../../shared/base/limits.ts';
import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import type { ManifestEntry } from '../../../../../shared/library/archive/manifest.ts';
import { type Archive, formatArchiveFault, readArchive } from '../../../../../shared/library/archive/read-archive.ts';
import { readDocument } from '../../../../../shared/library/import/read-document.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { ArchiveError } from '../../../../../shared/zip/archive-fault.ts';
import type { ByteSource } from '../../../../../shared/zip/byte-source.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { describeTooLargeFile } from '../../../../strings/library/transfer.ts';
import { LooseFonts } from './loose-fonts.ts';
import type { Parts } from './parts.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file is a zip, judged by its first bytes. */
export async function isArchive(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  return ZIP.every((byte, index) => head[index] === byte);
}

export const sourceOfBlob = (file: Blob): ByteSource => ({
  size: file.size,
  read: async (offset, length) => {
    const bytes = new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
    if (bytes.length < length) throw new RangeError('The file has become shorter.');
    return bytes;
  },
});

/** Reads an archive. Rejects if the file can no longer be read. */
export async function readArchiveFile(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { name, bytes }: SourceFile,
  out: Parts,
  onProgress: (done: number) => void,
): Promise<void> {
  const read = await readArchive(sourceOfBlob(bytes), { onProgress });
  if (!read.ok) {
    out.unusable({ origin: name, reason: formatArchiveFault(translate, read.fault) });
    return;
  }
  const { archive } = read;
  const beside: SourceFile[] = [];
  const { entries } = archive.manifest;
  for (const entry of entries) {
    if (entry.beside || (entry.kind !== 'picture' && entry.kind !== 'drawing')) continue;
    const file = await entryBytes(translate, archive, entry, name, out);
    if (file === undefined) continue;
    if (entry.kind === 'drawing')
      out.drawing({ hash: entry.sha256, drawing: JSON.parse(new TextDecoder().decode(file)) });
    else {
      const picture = new Blob([file]);
      out.picture({ hash: entry.sha256, file: picture });
      beside.push({ name: `${name}/${entry.path}`, bytes: picture });
    }
  }
  const loose = await readFonts(translate, archive, name, out);
  const fonts = new LooseFonts(translate, loose);
  for (const entry of entries) {
    if (!entry.beside && (entry.kind === 'document' || entry.kind === 'template')) {
      await readEntry(translate, gameCatalog, archive, entry, name, { beside, fonts }, out);
    }
  }
  await fonts.bring(out);
}

/**
 * Reads font files, which documents refer to by hash. In an archive with a manifest, files that documents do not use are
 * ignored later. In a zip of plain files the fonts are returned, because no document refers to them by hash.
 */
async function readFonts(translate: Translate, archive: Archive, name: string, out: Parts): Promise<SourceFile[]> {
  const loose: SourceFile[] = [];
  for (const entry of archive.manifest.entries) {
    if (entry.beside || entry.kind !== 'file' || entry.bytes > LIMITS.fontUnpackedBytes) continue;
    const file = await entryBytes(translate, archive, entry, name, out);
    if (file === undefined) continue;
    const font = new Blob([file]);
    if (archive.hasManifest) out.font({ hash: entry.sha256, file: font });
    else loose.push({ name: `${name}/${entry.path}`, bytes: font });
  }
  return loose;
}

async function readEntry(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  archive: Archive,
  entry: ManifestEntry,
  name: string,
  { beside, fonts }: { readonly beside: readonly SourceFile[]; readonly fonts: LooseFonts },
  out: Parts,
): Promise<void> {
  const from = `${name}/${entry.path}`;
  if (entry.bytes > LIMITS.documentBytes) {
    out.unusable({ origin: from, reason: describeTooLargeFile(translate, LIMITS.documentBytes) });
    return;
  }
  const bytes = await entryBytes(translate, archive, entry, name, out);
  if (bytes === undefined) return;
  const read = readDocument(translate, gameCatalog, bytes, from);
  if (!read.ok) return out.unusable(read.unreadable);
  const { drafts, tags, trashed } = entry;
  const kept = { ...(drafts === undefined ? {} : { drafts }), ...(tags === undefined ? {} : { tags }) };
  const carried = { ...kept, ...(trashed === undefined ? {} : { trashed }) };
  await out.document({ ...read.incoming, ...carried }, beside, fonts);
}

/** Reads an entry. Returns undefined and reports the entry if the file has changed since it was checked. */
async function entryBytes(
  translate: Translate,
  archive: Archive,
  entry: ManifestEntry,
  name: string,
  out: Parts,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return (await archive.bytes(entry)) as Uint8Array<ArrayBuffer>;
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    out.unusable({ origin: `${name}/${entry.path}`, reason: formatArchiveFault(translate, error.fault) });
    return undefined;
  }
}
