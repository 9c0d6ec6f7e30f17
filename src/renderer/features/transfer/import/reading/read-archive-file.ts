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
import type { PartCollector } from './part-collector.ts';

/** The bytes `PK\x03\x04`, with which zip files begin. */
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** Returns whether a file begins like a zip file. */
export async function isArchive(file: Blob): Promise<boolean> {
  const firstBytes = new Uint8Array(await file.slice(0, ZIP_SIGNATURE.length).arrayBuffer());
  return ZIP_SIGNATURE.every((byte, index) => firstBytes[index] === byte);
}

export const createBlobSource = (file: Blob): ByteSource => ({
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
  { name: archiveName, bytes: archiveFile }: SourceFile,
  collector: PartCollector,
  onProgress: (doneBytes: number) => void,
): Promise<void> {
  const archiveResult = await readArchive(createBlobSource(archiveFile), { onProgress });
  if (!archiveResult.ok) {
    collector.addUnreadable({ origin: archiveName, reason: formatArchiveFault(translate, archiveResult.fault) });
    return;
  }
  const { archive } = archiveResult;
  const pictureFiles: SourceFile[] = [];
  const { entries } = archive.manifest;
  for (const entry of entries) {
    if (entry.beside || (entry.kind !== 'picture' && entry.kind !== 'drawing')) continue;
    const bytes = await readEntryBytes(translate, archive, entry, archiveName, collector);
    if (bytes === undefined) continue;
    if (entry.kind === 'drawing')
      collector.addDrawing({ hash: entry.sha256, drawing: JSON.parse(new TextDecoder().decode(bytes)) });
    else {
      const pictureFile = new Blob([bytes]);
      collector.addPicture({ hash: entry.sha256, file: pictureFile });
      pictureFiles.push({ name: `${archiveName}/${entry.path}`, bytes: pictureFile });
    }
  }
  const looseFontFiles = await readArchiveFonts(translate, archive, archiveName, collector);
  const looseFonts = new LooseFonts(translate, looseFontFiles);
  for (const entry of entries) {
    if (!entry.beside && (entry.kind === 'document' || entry.kind === 'template')) {
      await readDocumentEntry(
        translate,
        gameCatalog,
        archive,
        entry,
        archiveName,
        { pictureFiles, looseFonts },
        collector,
      );
    }
  }
  await looseFonts.importAll(collector);
}

/**
 * Reads the font files of an archive. In an archive with a manifest, documents refer to fonts by hash, and files that no document
 * uses are ignored later. In a zip without a manifest, documents refer to fonts by path, and the font files are returned.
 */
async function readArchiveFonts(
  translate: Translate,
  archive: Archive,
  archiveName: string,
  collector: PartCollector,
): Promise<SourceFile[]> {
  const looseFontFiles: SourceFile[] = [];
  for (const entry of archive.manifest.entries) {
    if (entry.beside || entry.kind !== 'file' || entry.bytes > LIMITS.fontUnpackedBytes) continue;
    const bytes = await readEntryBytes(translate, archive, entry, archiveName, collector);
    if (bytes === undefined) continue;
    const fontFile = new Blob([bytes]);
    if (archive.hasManifest) collector.addFont({ hash: entry.sha256, file: fontFile });
    else looseFontFiles.push({ name: `${archiveName}/${entry.path}`, bytes: fontFile });
  }
  return looseFontFiles;
}

async function readDocumentEntry(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  archive: Archive,
  entry: ManifestEntry,
  archiveName: string,
  { pictureFiles, looseFonts }: { readonly pictureFiles: readonly SourceFile[]; readonly looseFonts: LooseFonts },
  collector: PartCollector,
): Promise<void> {
  const entryPath = `${archiveName}/${entry.path}`;
  if (entry.bytes > LIMITS.documentBytes) {
    collector.addUnreadable({ origin: entryPath, reason: describeTooLargeFile(translate, LIMITS.documentBytes) });
    return;
  }
  const documentBytes = await readEntryBytes(translate, archive, entry, archiveName, collector);
  if (documentBytes === undefined) return;
  const readResult = readDocument(translate, gameCatalog, documentBytes, entryPath);
  if (!readResult.ok) return collector.addUnreadable(readResult.unreadable);
  const { drafts, tags, trashed: trashedAt } = entry;
  const draftsAndTags = { ...(drafts === undefined ? {} : { drafts }), ...(tags === undefined ? {} : { tags }) };
  const entryProperties = { ...draftsAndTags, ...(trashedAt === undefined ? {} : { trashed: trashedAt }) };
  await collector.addDocument({ ...readResult.incoming, ...entryProperties }, pictureFiles, looseFonts);
}

/** Reads an entry. Returns undefined and reports the entry if the file has changed since it was checked. */
async function readEntryBytes(
  translate: Translate,
  archive: Archive,
  entry: ManifestEntry,
  archiveName: string,
  collector: PartCollector,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return (await archive.bytes(entry)) as Uint8Array<ArrayBuffer>;
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    collector.addUnreadable({
      origin: `${archiveName}/${entry.path}`,
      reason: formatArchiveFault(translate, error.fault),
    });
    return undefined;
  }
}
