/** `unpack`: an archive as a folder that every other command reads. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { getPathRoom } from '../../node/file-paths.ts';
import { LIMITS } from '../../shared/base/limits.ts';
import { documentText } from '../../shared/document/document-text.ts';
import { readJson } from '../../shared/document/json/read-json.ts';
import { ArchivePictures } from '../../shared/library/archive/archive-pictures.ts';
import type { ManifestEntry } from '../../shared/library/archive/manifest.ts';
import { UnpackFonts } from '../../shared/library/archive/unpack-fonts.ts';
import { UnpackPaths, unpackedDocument } from '../../shared/library/archive/unpack-plan.ts';
import { drawingIn } from '../../shared/library/drawing-reference.ts';
import { counted } from '../../shared/text/counted.ts';
import { ArchiveError, archiveFaultClause } from '../../shared/zip/archive-fault.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';
import { type OpenArchive, openArchive } from '../files/archive-file.ts';
import { unreadableLine } from '../files/read.ts';
import { Batch } from '../files/write.ts';
import type { Io } from '../io.ts';

export const unpack: Command = {
  summary: 'write what is in an archive into a folder',
  usage: 'unpack NAME.rollcall --out FOLDER [--force]',
  details: () => [
    'Documents and templates are written under the names they have in the archive, pictures into folders called art below',
    'those that name them, fonts into folders called fonts below the templates that are set in them, so that every other',
    'command reads the folder. A zip of plain documents is unpacked likewise. What lay in the trash of a library is left out.',
    '',
    '  --out FOLDER   where to write; nothing is overwritten without --force, and nothing is written outside of it',
    '',
    'An archive that is damaged in any place is refused, and nothing of it is written.',
    '',
    'Exit code: 0 everything unpacked, 2 something unreadable or a wrong call.',
  ],
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      force: { type: 'boolean', default: false },
    });
    const [file, another] = positionals;
    if (file === undefined || another !== undefined) throw new Failure('unpack wants one archive. See unpack --help');
    if (values.out === undefined) throw new Failure('unpack wants --out FOLDER. See unpack --help');
    const archive = await openArchive(file);
    if (typeof archive === 'string') throw new Failure(unreadableLine(file, { path: '', expected: archive }));
    const batch = new Batch();
    try {
      const written = new Unpacking(archive, batch, values.out, values.force);
      await written.all(io);
      batch.commit();
      io.out(values.out);
      io.out(written.summary);
    } catch (error) {
      if (error instanceof ArchiveError)
        throw new Failure(`nothing was written: ${archiveFaultClause(error.fault)}`, file);
      throw error;
    } finally {
      batch.close();
    }
    return EXIT.fine;
  },
};

/** `about` is what stands beside a font, which counts as one with it. */
type Kind = 'document' | 'template' | 'picture' | 'font' | 'about';

class Unpacking {
  readonly #archive: OpenArchive;
  readonly #pictures: ArchivePictures;
  readonly #paths: UnpackPaths;
  readonly #shown = new Set<string>();
  readonly #done = new Set<string>();
  readonly #counts = { document: 0, template: 0, picture: 0, font: 0, about: 0 };
  readonly #fonts: UnpackFonts;

  constructor(
    archive: OpenArchive,
    readonly batch: Batch,
    readonly folder: string,
    readonly force: boolean,
  ) {
    this.#archive = archive;
    this.#paths = new UnpackPaths(getPathRoom(folder));
    this.#pictures = new ArchivePictures(archive.contents.manifest);
    this.#fonts = new UnpackFonts(archive.contents.manifest);
  }

  async all(io: Io): Promise<void> {
    const { manifest, passedOver, hasManifest } = this.#archive.contents;
    const trashed = manifest.entries.filter((entry) => entry.trashed !== undefined).length;
    for (const entry of manifest.entries) {
      if (entry.trashed === undefined && entry.kind === 'document') await this.#document(entry, io);
    }
    // After the documents, which say what fonts are called.
    for (const entry of manifest.entries) {
      if (entry.trashed === undefined && entry.kind === 'template') await this.#template(entry, io);
    }
    for (const { file, document } of this.#fonts.others()) {
      await this.#entry('font', file);
      if (document !== undefined) await this.#entry('about', document);
    }
    for (const entry of manifest.entries) {
      // Of the pictures beside a backup only those that its documents show are unpacked.
      if (entry.kind === 'picture' && !entry.beside && !this.#shown.has(entry.sha256))
        await this.#entry('picture', entry);
      if (entry.kind === 'file' && !hasManifest) await this.#entry('font', entry);
    }
    for (const path of passedOver) io.err(`${path}: left out, neither a document nor a picture`);
    if (trashed > 0) io.err(`left out: ${counted(trashed, 'document')} from the trash of the library`);
  }

  get summary(): string {
    const { document, template, picture, font } = this.#counts;
    const counts = [counted(document, 'document'), counted(template, 'template'), counted(picture, 'picture')];
    return [...counts, ...(font === 0 ? [] : [counted(font, 'font')])].join(', ');
  }

  async #document(entry: ManifestEntry, io: Io): Promise<void> {
    const bytes = await this.#archive.bytes(entry);
    const value = jsonIn(bytes);
    if (this.#fonts.tell(value, entry)) return;
    const path = this.#paths.of(entry.path);
    const whole = await this.#archive.whole(value);
    if (whole !== value && drawingIn(whole) === undefined)
      io.err(`${entry.path}: its drawing is missing beside the archive`);
    const document = await this.#withPictures(whole, entry, path, io);
    // Documents without pictures, and unreadable ones, are copied byte for byte.
    this.#write('document', path, document === value ? bytes : encoded(document));
  }

  /** A template with its pictures and fonts as files below it, so that it can be used as it lies there. */
  async #template(entry: ManifestEntry, io: Io): Promise<void> {
    const bytes = await this.#archive.bytes(entry);
    const value = jsonIn(bytes);
    const path = this.#paths.of(entry.path);
    const pictured = await this.#withPictures(value, entry, path, io);
    const { template, fonts } = this.#fonts.named(pictured, folderOf(path), this.#paths);
    this.#write('template', path, template === value ? bytes : encoded(template));
    for (const [place, { file, document }] of fonts) {
      this.#write('font', place, await this.#archive.bytes(file));
      if (document === undefined || this.#done.has(document.path)) continue;
      this.#done.add(document.path);
      const beside = this.#paths.of(`${place.replace(/\.[a-z0-9]+$/i, '')}.font.json`);
      this.#write('about', beside, await this.#archive.bytes(document));
    }
  }

  /** Writes the pictures that it names below it, and names them so. */
  async #withPictures(value: unknown, entry: ManifestEntry, path: string, io: Io): Promise<unknown> {
    const { document, pictures } = unpackedDocument(value, entry, this.#pictures, !this.#archive.contents.hasManifest);
    for (const [beside, picture] of pictures) {
      this.#shown.add(picture.sha256);
      const target = `${folderOf(path)}${beside}`;
      if (this.#done.has(target)) continue;
      const read = await this.#beside(picture);
      if (read === undefined) io.err(`${entry.path}: its picture is missing beside the archive, ${picture.path}`);
      else this.#write('picture', target, read);
    }
    return document;
  }

  /** A picture beside the archive; a missing one does not stop the unpacking. */
  async #beside(picture: ManifestEntry): Promise<Uint8Array | undefined> {
    const read = this.#archive.bytes(picture);
    return picture.beside ? read.catch(() => undefined) : read;
  }

  async #entry(kind: Kind, entry: ManifestEntry): Promise<void> {
    this.#write(kind, this.#paths.of(entry.path), await this.#archive.bytes(entry));
  }

  #write(kind: Kind, path: string, bytes: Uint8Array): void {
    this.#done.add(path);
    refuseLink(this.folder, path);
    this.batch.add({ target: join(this.folder, path), bytes, force: this.force });
    this.#counts[kind]++;
  }
}

const encoded = (document: unknown): Uint8Array => new TextEncoder().encode(documentText(document));

/** The folder of a path, with its slash; empty at the root. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

function jsonIn(bytes: Uint8Array): unknown {
  if (bytes.length > LIMITS.documentBytes) return undefined;
  const read = readJson(new TextDecoder().decode(bytes));
  return read.ok ? read.value : undefined;
}

/** Refuses links on the path, which could lead out of the named folder. */
function refuseLink(folder: string, path: string): void {
  const parts = path.split('/').slice(0, -1);
  for (let n = 1; n <= parts.length; n++) {
    const at = join(folder, ...parts.slice(0, n));
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Failure('is a link that leads elsewhere; remove it or choose another folder', at);
  }
}
