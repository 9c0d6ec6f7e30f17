/** Runs `unpack`, which turns an archive into a folder that every other command can read. */

import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { getPathRoom } from '../../node/file-paths.ts';
import { LIMITS } from '../../shared/base/limits.ts';
import { formatDocument } from '../../shared/document/format-document.ts';
import { readJson } from '../../shared/document/json/read-json.ts';
import { ArchivePictures } from '../../shared/library/archive/archive-pictures.ts';
import type { ManifestEntry } from '../../shared/library/archive/manifest.ts';
import { UnpackFonts } from '../../shared/library/archive/unpack-fonts.ts';
import { UnpackPaths, unpackDocument } from '../../shared/library/archive/unpack-plan.ts';
import { getDrawing, parseDrawingHash } from '../../shared/library/drawing-reference.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { ArchiveError, formatArchiveFaultClause } from '../../shared/zip/archive-fault.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, Failure } from '../failure.ts';
import { OpenArchive, openArchive } from '../files/open-archive.ts';
import { formatUnreadable } from '../files/read-documents.ts';
import { WriteBatch } from '../files/write-batch.ts';
import { formatPackCounts } from '../pack-counts.ts';

export const unpackCommand: Command = {
  usage: (translate) => translate('cli.unpack.usage'),
  help: (translate) => [
    translate('cli.unpack.about'),
    '',
    translate('cli.unpack.options.out'),
    '',
    translate('cli.unpack.damaged'),
    '',
    translate('cli.unpack.exitCodes'),
  ],
  async run(translate, args, streams) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      force: { type: 'boolean', default: false },
    });
    const [archivePath, otherArgument] = positionals;
    if (archivePath === undefined || otherArgument !== undefined)
      throw new Failure((translate) => translate('cli.unpack.archiveMissing'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.unpack.outMissing'));
    const archive = await openArchive(translate, archivePath);
    if (!(archive instanceof OpenArchive))
      throw new Failure((translate) => formatUnreadable(translate, archivePath, archive));
    const batch = new WriteBatch();
    try {
      const unpacking = new Unpacking(translate, archive, batch, values.out, values.force);
      await unpacking.unpackEntries(streams);
      batch.commit();
      streams.out(values.out);
      streams.out(unpacking.summary);
    } catch (error) {
      if (error instanceof ArchiveError)
        throw new Failure(
          (translate) =>
            translate('cli.unpack.nothingWritten', { reason: formatArchiveFaultClause(translate, error.fault) }),
          archivePath,
        );
      throw error;
    } finally {
      batch.close();
    }
    return EXIT_CODE.fine;
  },
};

/** The kind of an entry. `fontDocument` is the document that describes a font; the summary does not count it. */
type EntryKind = 'document' | 'template' | 'picture' | 'font' | 'fontDocument';

class Unpacking {
  readonly #translate: Translate;
  readonly #archive: OpenArchive;
  readonly #pictures: ArchivePictures;
  readonly #paths: UnpackPaths;
  /** Hashes of the pictures that unpacked documents name. */
  readonly #shownPictures = new Set<string>();
  readonly #writtenPaths = new Set<string>();
  readonly #counts = { document: 0, template: 0, picture: 0, font: 0, fontDocument: 0 };
  readonly #fonts: UnpackFonts;

  constructor(
    translate: Translate,
    archive: OpenArchive,
    readonly batch: WriteBatch,
    readonly folder: string,
    readonly force: boolean,
  ) {
    this.#translate = translate;
    this.#archive = archive;
    this.#paths = new UnpackPaths(getPathRoom(folder));
    this.#pictures = new ArchivePictures(archive.contents.manifest);
    this.#fonts = new UnpackFonts(archive.contents.manifest);
  }

  async unpackEntries(streams: CommandStreams): Promise<void> {
    const { manifest, passedOver, hasManifest } = this.#archive.contents;
    const trashedCount = manifest.entries.filter((manifestEntry) => manifestEntry.trashed !== undefined).length;
    for (const manifestEntry of manifest.entries) {
      if (manifestEntry.trashed === undefined && manifestEntry.kind === 'document')
        await this.#unpackDocument(manifestEntry, streams);
    }
    // Templates come after the documents, which determine the names of fonts.
    for (const manifestEntry of manifest.entries) {
      if (manifestEntry.trashed === undefined && manifestEntry.kind === 'template')
        await this.#unpackTemplate(manifestEntry, streams);
    }
    for (const { file: fontEntry, document: documentEntry } of this.#fonts.listUnusedFonts()) {
      await this.#unpackEntry('font', fontEntry);
      if (documentEntry !== undefined) await this.#unpackEntry('fontDocument', documentEntry);
    }
    for (const manifestEntry of manifest.entries) {
      // Pictures next to a backup are unpacked only if its documents show them.
      if (manifestEntry.kind === 'picture' && !manifestEntry.beside && !this.#shownPictures.has(manifestEntry.sha256))
        await this.#unpackEntry('picture', manifestEntry);
      if (manifestEntry.kind === 'file' && !hasManifest) await this.#unpackEntry('font', manifestEntry);
    }
    for (const skippedPath of passedOver) streams.err(this.#translate('cli.unpack.leftOut', { file: skippedPath }));
    if (trashedCount > 0) streams.err(this.#translate('cli.unpack.trashLeftOut', { count: trashedCount }));
  }

  get summary(): string {
    const { document: documents, template: templates, picture: pictures, font: fontCount } = this.#counts;
    return formatPackCounts(this.#translate, { documents, templates, pictures, fonts: fontCount });
  }

  async #unpackDocument(manifestEntry: ManifestEntry, streams: CommandStreams): Promise<void> {
    const entryBytes = await this.#archive.readEntry(manifestEntry);
    const json = parseEntryJson(entryBytes);
    if (this.#fonts.registerDocument(json, manifestEntry)) return;
    const targetPath = this.#paths.assignPath(manifestEntry.path);
    // Backups store large drawings separately from their characters.
    const completeJson = await this.#archive.restoreDrawing(json);
    if (isDrawingMissing(json, completeJson))
      streams.err(this.#translate('cli.unpack.drawingMissing', { file: manifestEntry.path }));
    const documentWithPaths = await this.#unpackPictures(completeJson, manifestEntry, targetPath, streams);
    // Documents without pictures, and documents that cannot be parsed, are copied byte for byte.
    this.#writeFile(
      'document',
      targetPath,
      documentWithPaths === json ? entryBytes : encodeDocument(documentWithPaths),
    );
  }

  /** Writes a template, and its pictures and fonts into folders below it, so that the unpacked template can be used at once. */
  async #unpackTemplate(manifestEntry: ManifestEntry, streams: CommandStreams): Promise<void> {
    const entryBytes = await this.#archive.readEntry(manifestEntry);
    const json = parseEntryJson(entryBytes);
    const targetPath = this.#paths.assignPath(manifestEntry.path);
    const templateWithPaths = await this.#unpackPictures(json, manifestEntry, targetPath, streams);
    const { template, fonts } = this.#fonts.placeFonts(templateWithPaths, getFolder(targetPath), this.#paths);
    this.#writeFile('template', targetPath, template === json ? entryBytes : encodeDocument(template));
    for (const [fontPath, { file: fontEntry, document: documentEntry }] of fonts) {
      this.#writeFile('font', fontPath, await this.#archive.readEntry(fontEntry));
      if (documentEntry === undefined || this.#writtenPaths.has(documentEntry.path)) continue;
      this.#writtenPaths.add(documentEntry.path);
      const documentPath = this.#paths.assignPath(`${fontPath.replace(/\.[a-z0-9]+$/i, '')}.font.json`);
      this.#writeFile('fontDocument', documentPath, await this.#archive.readEntry(documentEntry));
    }
  }

  /** Writes the pictures of a document into folders below it. Returns the document with the new picture paths. */
  async #unpackPictures(
    json: unknown,
    manifestEntry: ManifestEntry,
    targetPath: string,
    streams: CommandStreams,
  ): Promise<unknown> {
    const { document, pictures } = unpackDocument(
      json,
      manifestEntry,
      this.#pictures,
      !this.#archive.contents.hasManifest,
    );
    for (const [picturePath, pictureEntry] of pictures) {
      this.#shownPictures.add(pictureEntry.sha256);
      const pictureTarget = `${getFolder(targetPath)}${picturePath}`;
      if (this.#writtenPaths.has(pictureTarget)) continue;
      const pictureBytes = await this.#readPicture(pictureEntry);
      if (pictureBytes === undefined)
        streams.err(
          this.#translate('cli.unpack.pictureMissing', { file: manifestEntry.path, picture: pictureEntry.path }),
        );
      else this.#writeFile('picture', pictureTarget, pictureBytes);
    }
    return document;
  }

  /** Reads a picture. A missing picture next to the archive does not stop the unpacking. */
  async #readPicture(pictureEntry: ManifestEntry): Promise<Uint8Array | undefined> {
    const pendingBytes = this.#archive.readEntry(pictureEntry);
    return pictureEntry.beside ? pendingBytes.catch(() => undefined) : pendingBytes;
  }

  async #unpackEntry(entryKind: EntryKind, manifestEntry: ManifestEntry): Promise<void> {
    this.#writeFile(
      entryKind,
      this.#paths.assignPath(manifestEntry.path),
      await this.#archive.readEntry(manifestEntry),
    );
  }

  #writeFile(entryKind: EntryKind, targetPath: string, fileBytes: Uint8Array): void {
    this.#writtenPaths.add(targetPath);
    rejectLink(this.folder, targetPath);
    this.batch.add({ target: join(this.folder, targetPath), bytes: fileBytes, force: this.force });
    this.#counts[entryKind]++;
  }
}

/** Whether the drawing of a document could not be restored: it is damaged, or the archive has no entry for it. */
const isDrawingMissing = (json: unknown, completeJson: unknown): boolean => {
  const drawing = getDrawing(completeJson);
  return parseDrawingHash(drawing) !== undefined || (completeJson !== json && drawing === undefined);
};

const encodeDocument = (document: unknown): Uint8Array => new TextEncoder().encode(formatDocument(document));

/** Returns the folder of a path, with a slash at the end, or an empty text at the root. */
const getFolder = (filePath: string): string => filePath.slice(0, filePath.lastIndexOf('/') + 1);

/** Parses the JSON of an entry, or returns undefined if the entry is too large or not JSON. */
function parseEntryJson(entryBytes: Uint8Array): unknown {
  if (entryBytes.length > LIMITS.documentBytes) return undefined;
  const parsedJson = readJson(new TextDecoder().decode(entryBytes));
  return parsedJson.ok ? parsedJson.value : undefined;
}

/** Throws a Failure for a link in the path, because a link could lead out of the output folder. */
function rejectLink(folder: string, targetPath: string): void {
  const folderNames = targetPath.split('/').slice(0, -1);
  for (let depth = 1; depth <= folderNames.length; depth++) {
    const folderPath = join(folder, ...folderNames.slice(0, depth));
    if (lstatSync(folderPath, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Failure((translate) => translate('cli.unpack.link'), folderPath);
  }
}
