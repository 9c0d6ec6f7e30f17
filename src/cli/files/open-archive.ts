/**
 * Reads the documents of an archive one after the other, as if it were a folder. A drawing is the vector artwork of a document;
 * backups store it in a file of its own, which the document names by its hash.
 */

import { dirname, join } from 'node:path';
import { zipCodec } from '../../node/zip-codec.ts';
import { LIMITS } from '../../shared/base/limits.ts';
import { getLibraryHash } from '../../shared/card/pictures/picture-source.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { readJson } from '../../shared/document/json/read-json.ts';
import { type ParseResult, parseValue, type Unreadable } from '../../shared/document/parse.ts';
import type { Drawing } from '../../shared/document/schema.ts';
import { explainNotADocument, isTextListFile } from '../../shared/event-pack/file-kinds.ts';
import { PICTURE } from '../../shared/event-pack/other-files.ts';
import { createReadError } from '../../shared/event-pack/report-messages.ts';
import type { Game } from '../../shared/games/game.ts';
import { ArchivePictures } from '../../shared/library/archive/archive-pictures.ts';
import type { ManifestEntry } from '../../shared/library/archive/manifest.ts';
import { type Archive, parseEntry, readArchive } from '../../shared/library/archive/read-archive.ts';
import { getDrawing, parseDrawingHash, replaceDrawing } from '../../shared/library/drawing-reference.ts';
import { readArchivedText } from '../../shared/text-list/received-text.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { ArchiveError, formatArchiveFault, formatArchiveFaultClause } from '../../shared/zip/archive-fault.ts';
import type { ByteSource } from '../../shared/zip/byte-source.ts';
import { type PictureBytes, readPictureBytes, sha256 } from '../cards/picture-bytes.ts';
import { createFileSource, readRegularFile, resolveFolder, UnopenedError } from './regular-file.ts';

/** An archive that was checked as a whole and stays open while the command runs. */
export class OpenArchive {
  readonly #folder: string;
  readonly #pictures: ArchivePictures;
  readonly #drawings: ReadonlyMap<string, ManifestEntry>;
  readonly #byPath: ReadonlyMap<string, ManifestEntry>;

  constructor(
    readonly translate: Translate,
    readonly archivePath: string,
    readonly contents: Archive,
  ) {
    this.#folder = dirname(archivePath);
    this.#pictures = new ArchivePictures(contents.manifest);
    const { entries } = contents.manifest;
    this.#byPath = new Map(entries.map((manifestEntry) => [manifestEntry.path, manifestEntry]));
    const drawingEntries = entries.filter(({ kind }) => kind === 'drawing');
    this.#drawings = new Map(drawingEntries.map((manifestEntry) => [manifestEntry.sha256, manifestEntry]));
  }

  findEntry(entryPath: string): ManifestEntry | undefined {
    return this.#byPath.get(entryPath);
  }

  /**
   * Returns a document of a backup with its drawing, which backups store separately. Returns a document without a drawing in
   * this archive unchanged. Removes a drawing that is too large or damaged.
   */
  async restoreDrawing<D>(document: D): Promise<D> {
    const drawingHash = parseDrawingHash(getDrawing(document));
    const drawingEntry = drawingHash === undefined ? undefined : this.#drawings.get(drawingHash);
    if (drawingEntry === undefined) return document;
    const drawingBytes =
      drawingEntry.bytes > LIMITS.documentBytes ? undefined : await this.readEntry(drawingEntry).catch(() => undefined);
    const parsedDrawing = drawingBytes && readJson(new TextDecoder().decode(drawingBytes));
    return replaceDrawing(document, parsedDrawing?.ok ? (parsedDrawing.value as Drawing) : undefined);
  }

  /**
   * Returns the bytes of an entry, which may be stored next to the archive. Rejects with an ArchiveError or an
   * UnopenedError.
   */
  async readEntry(manifestEntry: ManifestEntry): Promise<Uint8Array> {
    if (!manifestEntry.beside) return this.contents.bytes(manifestEntry);
    const rootFolder = resolveFolder(this.#folder);
    const entryBytes = readRegularFile(join(this.#folder, manifestEntry.path), {
      maxBytes: LIMITS.archiveFileBytes,
      rootFolder,
    });
    if (sha256(entryBytes) !== manifestEntry.sha256)
      throw new ArchiveError({ kind: 'digest', path: manifestEntry.path });
    return entryBytes;
  }

  /** Returns the font that a template in the archive names, by hash or by a path relative to the template. */
  async readFont(fontSource: string, templatePath: string): Promise<Uint8Array | undefined> {
    const fontHash = getLibraryHash(fontSource);
    const templateFolder = templatePath.slice(0, templatePath.lastIndexOf('/') + 1);
    const fontEntry = this.contents.manifest.entries.find(
      ({ kind, path, sha256: entryHash }) =>
        kind === 'file' && (fontHash === undefined ? path === templateFolder + fontSource : entryHash === fontHash),
    );
    return fontEntry === undefined || fontEntry.bytes > LIMITS.fontBytes ? undefined : this.readEntry(fontEntry);
  }

  /**
   * Returns the picture that a document in the archive names. Snapshots have their pictures next to the archive.
   */
  async readPicture(pictureSource: string, documentPath: string): Promise<PictureBytes> {
    const pictureEntry = this.#pictures.findPicture(pictureSource, documentPath);
    if (pictureEntry === undefined) return readPictureBytes(pictureSource, undefined);
    return this.readEntry(pictureEntry).then(
      (pictureBytes): PictureBytes => ({ bytes: pictureBytes }),
      (error: Error): PictureBytes => ({
        problem: { kind: 'unreadable', path: pictureEntry.path, reason: getReason(error) },
      }),
    );
  }
}

/** Returns why an entry cannot be read, as a clause. */
const getReason = (error: Error): LateText =>
  error instanceof ArchiveError
    ? (translate) => formatArchiveFault(translate, error.fault)
    : error instanceof UnopenedError
      ? error.reason
      : error.message;

/** Opens and checks an archive. Returns an unreadable value with the reason if it cannot be used. */
export async function openArchive(
  translate: Translate,
  archivePath: string,
  rootFolder?: Buffer,
): Promise<OpenArchive | Unreadable> {
  let byteSource: ByteSource;
  try {
    byteSource = createFileSource(archivePath, rootFolder);
  } catch (error) {
    if (error instanceof UnopenedError) return createReadError('file', error.reason);
    throw error;
  }
  const archiveResult = await readArchive(withTranslatedErrors(byteSource), { codec: zipCodec });
  return archiveResult.ok
    ? new OpenArchive(translate, archivePath, archiveResult.archive)
    : createReadError('archive', (translate) => formatArchiveFaultClause(translate, archiveResult.fault));
}

/** Replaces the system's messages about read errors with Rollcall's own, which are translated. */
const withTranslatedErrors = ({ size, read }: ByteSource): ByteSource => ({
  size,
  read: (offset, length) =>
    read(offset, length).catch((error: Error) => {
      throw error instanceof UnopenedError ? new ArchiveError({ kind: 'unread', detail: error.reason }) : error;
    }),
});

/** A file of an archive, with its path. */
export type ArchivedFile =
  | { readonly path: string; readonly parsed: ParseResult }
  /** A plain text, which may be a list of members. */
  | { readonly path: string; readonly text: string }
  /** A file without a document. `reason` is a clause. A card template comes with its JSON. */
  | { readonly path: string; readonly reason: LateText; readonly template?: unknown };

/**
 * Yields the files in the order of the manifest. Plain texts are read if `includesTexts` is true. Only one file is in memory at a time,
 * because there may be thousands.
 */
export async function* readArchiveFiles(
  gameCatalog: GameCatalog<Game>,
  archive: OpenArchive,
  includesTexts = false,
): AsyncGenerator<ArchivedFile, void, undefined> {
  const { contents } = archive;
  for (const manifestEntry of contents.manifest.entries) {
    if (manifestEntry.kind === 'document' && manifestEntry.trashed === undefined) {
      yield { path: manifestEntry.path, parsed: await parseArchiveEntry(gameCatalog, archive, manifestEntry) };
    } else if (manifestEntry.kind === 'template') {
      yield {
        path: manifestEntry.path,
        reason: (translate) => translate('cli.files.cardTemplate'),
        template: await readTemplateJson(contents, manifestEntry),
      };
    } else if (!contents.hasManifest || manifestEntry.kind === 'document') {
      // Pictures and fonts get a note only in a plain zip. An archive with a manifest contains just those that its documents need.
      const skipReason: LateText = manifestEntry.kind === 'file' ? (translate) => translate('cli.files.font') : PICTURE;
      yield {
        path: manifestEntry.path,
        reason: manifestEntry.kind === 'document' ? (translate) => translate('cli.files.inTrash') : skipReason,
      };
    }
  }
  for (const entryPath of contents.passedOver) yield await readPassedOver(contents, entryPath, includesTexts);
  // Frees the read buffer, because a command may keep many archives open.
  contents.forget();
}

async function readPassedOver(contents: Archive, entryPath: string, includesTexts: boolean): Promise<ArchivedFile> {
  if (!includesTexts || !isTextListFile(entryPath)) return { path: entryPath, reason: explainNotADocument(entryPath) };
  const textResult = await readArchivedText(contents, entryPath);
  return textResult.ok ? { path: entryPath, text: textResult.text } : { path: entryPath, parsed: textResult };
}

/** Parses a document and adds its drawing. A damaged entry is unreadable. */
async function parseArchiveEntry(
  gameCatalog: GameCatalog<Game>,
  archive: OpenArchive,
  manifestEntry: ManifestEntry,
): Promise<ParseResult> {
  try {
    const parseResult = await parseEntry(gameCatalog, archive.contents, manifestEntry);
    const completeDocument = parseResult.ok ? await archive.restoreDrawing(parseResult.document) : undefined;
    return !parseResult.ok || completeDocument === parseResult.document
      ? parseResult
      : parseValue(gameCatalog, completeDocument);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return {
      ok: false,
      error: createReadError('file', (translate) => formatArchiveFaultClause(translate, error.fault)),
    };
  }
}

/** Returns the JSON of a template, or undefined if the entry is damaged or not JSON. */
async function readTemplateJson(contents: Archive, manifestEntry: ManifestEntry): Promise<unknown> {
  try {
    return await contents.document(manifestEntry);
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  }
}
