/** `unpack`: an archive as a folder that every other command reads. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { documentText } from '../../shared/document/document-text.ts';
import { readJson } from '../../shared/document/json/read-json.ts';
import { ArchiveError, archiveFaultClause } from '../../shared/library/archive/archive-fault.ts';
import { ArchivePictures } from '../../shared/library/archive/archive-pictures.ts';
import type { ManifestEntry } from '../../shared/library/archive/manifest.ts';
import { UnpackPaths, unpackedDocument } from '../../shared/library/archive/unpack-plan.ts';
import { drawingIn } from '../../shared/library/drawing-reference.ts';
import { LIMITS } from '../../shared/limits.ts';
import { counted } from '../../shared/text/counted.ts';
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
  details: [
    'Documents and templates are written under the names they have in the archive, pictures into folders called art below',
    'the documents that name them, so that every other command reads the folder. A zip of plain documents is unpacked',
    'likewise. What lay in the trash of a library is left out.',
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

class Unpacking {
  readonly #archive: OpenArchive;
  readonly #pictures: ArchivePictures;
  readonly #paths = new UnpackPaths();
  readonly #shown = new Set<string>();
  readonly #done = new Set<string>();
  readonly #counts = { document: 0, template: 0, picture: 0 };

  constructor(
    archive: OpenArchive,
    readonly batch: Batch,
    readonly folder: string,
    readonly force: boolean,
  ) {
    this.#archive = archive;
    this.#pictures = new ArchivePictures(archive.contents.manifest);
  }

  async all(io: Io): Promise<void> {
    const { manifest, passedOver } = this.#archive.contents;
    const trashed = manifest.entries.filter((entry) => entry.trashed !== undefined).length;
    for (const entry of manifest.entries) {
      if (entry.trashed !== undefined) continue;
      if (entry.kind === 'document') await this.#document(entry, io);
      else if (entry.kind === 'template') await this.#entry('template', entry);
    }
    for (const entry of manifest.entries) {
      // Of the pictures beside a backup only those that its documents show are unpacked.
      if (entry.kind === 'picture' && !entry.beside && !this.#shown.has(entry.sha256))
        await this.#entry('picture', entry);
    }
    for (const path of passedOver) io.err(`${path}: left out, neither a document nor a picture`);
    if (trashed > 0) io.err(`left out: ${counted(trashed, 'document')} from the trash of the library`);
  }

  get summary(): string {
    const { document, template, picture } = this.#counts;
    return `${counted(document, 'document')}, ${counted(template, 'template')}, ${counted(picture, 'picture')}`;
  }

  async #document(entry: ManifestEntry, io: Io): Promise<void> {
    const path = this.#paths.of(entry.path);
    const bytes = await this.#archive.bytes(entry);
    const value = jsonIn(bytes);
    const whole = await this.#archive.whole(value);
    if (whole !== value && drawingIn(whole) === undefined)
      io.err(`${entry.path}: its drawing is missing beside the archive`);
    const { document, pictures } = unpackedDocument(whole, entry, this.#pictures, !this.#archive.contents.hasManifest);
    // Documents without pictures, and unreadable ones, are copied byte for byte.
    this.#write('document', path, document === value ? bytes : new TextEncoder().encode(documentText(document)));
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const [beside, picture] of pictures) {
      this.#shown.add(picture.sha256);
      const target = `${folder}${beside}`;
      if (this.#done.has(target)) continue;
      const read = await this.#beside(picture);
      if (read === undefined) io.err(`${entry.path}: its picture is missing beside the archive, ${picture.path}`);
      else this.#write('picture', target, read);
    }
  }

  /** A picture beside the archive; a missing one does not stop the unpacking. */
  async #beside(picture: ManifestEntry): Promise<Uint8Array | undefined> {
    const read = this.#archive.bytes(picture);
    return picture.beside ? read.catch(() => undefined) : read;
  }

  async #entry(kind: 'template' | 'picture', entry: ManifestEntry): Promise<void> {
    this.#write(kind, this.#paths.of(entry.path), await this.#archive.bytes(entry));
  }

  #write(kind: 'document' | 'template' | 'picture', path: string, bytes: Uint8Array): void {
    this.#done.add(path);
    refuseLink(this.folder, path);
    this.batch.add({ target: join(this.folder, path), bytes, force: this.force });
    this.#counts[kind]++;
  }
}

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
