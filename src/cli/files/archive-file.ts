/** Reads the documents of an archive one after the other, as if it were a folder. */

import { dirname, join } from 'node:path';
import { zipCodec } from '../../node/zip-codec.ts';
import { LIMITS } from '../../shared/base/limits.ts';
import { getLibraryHash } from '../../shared/card/pictures/picture-source.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { readJson } from '../../shared/document/json/read-json.ts';
import { type ParseResult, parseValue, type Unreadable } from '../../shared/document/parse.ts';
import type { Drawing } from '../../shared/document/schema.ts';
import { explainNotADocument } from '../../shared/event-pack/file-kinds.ts';
import { PICTURE } from '../../shared/event-pack/other-files.ts';
import { createReadError } from '../../shared/event-pack/report-messages.ts';
import type { Game } from '../../shared/games/game.ts';
import { ArchivePictures } from '../../shared/library/archive/archive-pictures.ts';
import type { ManifestEntry } from '../../shared/library/archive/manifest.ts';
import { type Archive, parseEntry, readArchive } from '../../shared/library/archive/read-archive.ts';
import { getDrawing, parseDrawingHash, replaceDrawing } from '../../shared/library/drawing-reference.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { ArchiveError, formatArchiveFault, formatArchiveFaultClause } from '../../shared/zip/archive-fault.ts';
import type { ByteSource } from '../../shared/zip/byte-source.ts';
import { type PictureBytes, pictureBytes, sha256 } from '../cards/picture-file.ts';
import { readRegular, regularSource, resolved, UnopenedError } from './regular-file.ts';

/** An archive that was checked as a whole and stays open while the command runs. */
export class OpenArchive {
  readonly #folder: string;
  readonly #pictures: ArchivePictures;
  readonly #drawings: ReadonlyMap<string, ManifestEntry>;
  readonly #byPath: ReadonlyMap<string, ManifestEntry>;

  constructor(
    readonly translate: Translate,
    readonly path: string,
    readonly contents: Archive,
  ) {
    this.#folder = dirname(path);
    this.#pictures = new ArchivePictures(contents.manifest);
    const { entries } = contents.manifest;
    this.#byPath = new Map(entries.map((entry) => [entry.path, entry]));
    const drawings = entries.filter(({ kind }) => kind === 'drawing');
    this.#drawings = new Map(drawings.map((entry) => [entry.sha256, entry]));
  }

  entryAt(path: string): ManifestEntry | undefined {
    return this.#byPath.get(path);
  }

  /**
   * Returns a document of a backup with its drawing, which backups store separately. Other documents are returned
   * unchanged. A missing or damaged drawing is left out.
   */
  async whole<D>(document: D): Promise<D> {
    const hash = parseDrawingHash(getDrawing(document));
    const entry = hash === undefined ? undefined : this.#drawings.get(hash);
    if (entry === undefined) return document;
    const read = entry.bytes > LIMITS.documentBytes ? undefined : await this.bytes(entry).catch(() => undefined);
    const json = read && readJson(new TextDecoder().decode(read));
    return replaceDrawing(document, json?.ok ? (json.value as Drawing) : undefined);
  }

  /**
   * Returns the bytes of an entry, which may be stored next to the archive. Rejects with an ArchiveError or an
   * UnopenedError.
   */
  async bytes(entry: ManifestEntry): Promise<Uint8Array> {
    if (!entry.beside) return this.contents.bytes(entry);
    const within = resolved(this.#folder);
    const bytes = readRegular(join(this.#folder, entry.path), { most: LIMITS.archiveFileBytes, within });
    if (sha256(bytes) !== entry.sha256) throw new ArchiveError({ kind: 'digest', path: entry.path });
    return bytes;
  }

  /** Returns a font that the template at `from` in the archive names, by hash or by a path relative to the template. */
  async file(src: string, from: string): Promise<Uint8Array | undefined> {
    const hash = getLibraryHash(src);
    const folder = from.slice(0, from.lastIndexOf('/') + 1);
    const entry = this.contents.manifest.entries.find(
      ({ kind, path, sha256: sum }) => kind === 'file' && (hash === undefined ? path === folder + src : sum === hash),
    );
    return entry === undefined || entry.bytes > LIMITS.fontBytes ? undefined : this.bytes(entry);
  }

  /**
   * Returns a picture that the document at `from` in the archive names. Snapshots have their pictures next to the
   * archive.
   */
  async picture(src: string, from: string): Promise<PictureBytes> {
    const entry = this.#pictures.findPicture(src, from);
    if (entry === undefined) return pictureBytes(src, undefined);
    return this.bytes(entry).then(
      (bytes): PictureBytes => ({ bytes }),
      (error: Error): PictureBytes => ({ problem: { kind: 'unreadable', path: entry.path, reason: reasonOf(error) } }),
    );
  }
}

const reasonOf = (error: Error): LateText =>
  error instanceof ArchiveError
    ? (translate) => formatArchiveFault(translate, error.fault)
    : error instanceof UnopenedError
      ? error.reason
      : error.message;

/** Opens and checks an archive. Returns an unreadable value with the reason if it cannot be used. */
export async function openArchive(
  translate: Translate,
  path: string,
  within?: Buffer,
): Promise<OpenArchive | Unreadable> {
  let source: ByteSource;
  try {
    source = regularSource(path, within);
  } catch (error) {
    if (error instanceof UnopenedError) return createReadError('file', error.reason);
    throw error;
  }
  const read = await readArchive(withOurReasons(source), { codec: zipCodec });
  return read.ok
    ? new OpenArchive(translate, path, read.archive)
    : createReadError('archive', (translate) => formatArchiveFaultClause(translate, read.fault));
}

/** Replaces the system's messages about read errors with ours. */
const withOurReasons = ({ size, read }: ByteSource): ByteSource => ({
  size,
  read: (offset, length) =>
    read(offset, length).catch((error: Error) => {
      throw error instanceof UnopenedError ? new ArchiveError({ kind: 'unread', detail: error.reason }) : error;
    }),
});

/** A file of an archive, with its path. */
export type Archived =
  | { readonly path: string; readonly parsed: ParseResult }
  /** A file without a document. `why` is a clause. A card template comes with its JSON. */
  | { readonly path: string; readonly why: LateText; readonly template?: unknown };

/** Yields the files in the order of the manifest. Only one of thousands is in memory at a time. */
export async function* documentsOf(
  gameCatalog: GameCatalog<Game>,
  archive: OpenArchive,
): AsyncGenerator<Archived, void, undefined> {
  const { contents } = archive;
  for (const entry of contents.manifest.entries) {
    if (entry.kind === 'document' && entry.trashed === undefined) {
      yield { path: entry.path, parsed: await parsedEntry(gameCatalog, archive, entry) };
    } else if (entry.kind === 'template') {
      yield {
        path: entry.path,
        why: (translate) => translate('cli.files.cardTemplate'),
        template: await templateIn(contents, entry),
      };
    } else if (!contents.hasManifest || entry.kind === 'document') {
      const why: LateText = entry.kind === 'file' ? (translate) => translate('cli.files.font') : PICTURE;
      yield { path: entry.path, why: entry.kind === 'document' ? (translate) => translate('cli.files.inTrash') : why };
    }
  }
  for (const path of contents.passedOver) yield { path, why: explainNotADocument(path) };
  contents.forget();
}

async function parsedEntry(
  gameCatalog: GameCatalog<Game>,
  archive: OpenArchive,
  entry: ManifestEntry,
): Promise<ParseResult> {
  try {
    const parsed = await parseEntry(gameCatalog, archive.contents, entry);
    const whole = parsed.ok ? await archive.whole(parsed.document) : undefined;
    return !parsed.ok || whole === parsed.document ? parsed : parseValue(gameCatalog, whole);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return {
      ok: false,
      error: createReadError('file', (translate) => formatArchiveFaultClause(translate, error.fault)),
    };
  }
}

/** Returns the JSON of a template, or undefined if it is not JSON. */
async function templateIn(contents: Archive, entry: ManifestEntry): Promise<unknown> {
  try {
    return await contents.document(entry);
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  }
}
