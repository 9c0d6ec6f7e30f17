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
import { getDrawing } from '../../shared/library/drawing-reference.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { ArchiveError, formatArchiveFaultClause } from '../../shared/zip/archive-fault.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';
import { OpenArchive, openArchive } from '../files/archive-file.ts';
import { unreadableLine } from '../files/read.ts';
import { Batch } from '../files/write.ts';
import type { Io } from '../io.ts';
import { countsText } from '../pack-counts.ts';

export const unpack: Command = {
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
    const [file, another] = positionals;
    if (file === undefined || another !== undefined)
      throw new Failure((translate) => translate('cli.unpack.archiveMissing'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.unpack.outMissing'));
    const archive = await openArchive(translate, file);
    if (!(archive instanceof OpenArchive)) throw new Failure((translate) => unreadableLine(translate, file, archive));
    const batch = new Batch();
    try {
      const written = new Unpacking(translate, archive, batch, values.out, values.force);
      await written.all(streams);
      batch.commit();
      streams.out(values.out);
      streams.out(written.summary);
    } catch (error) {
      if (error instanceof ArchiveError)
        throw new Failure(
          (translate) =>
            translate('cli.unpack.nothingWritten', { reason: formatArchiveFaultClause(translate, error.fault) }),
          file,
        );
      throw error;
    } finally {
      batch.close();
    }
    return EXIT.fine;
  },
};

/** The kind of an entry. `about` is the document that describes a font; the summary does not count it. */
type Kind = 'document' | 'template' | 'picture' | 'font' | 'about';

class Unpacking {
  readonly #t: Translate;
  readonly #archive: OpenArchive;
  readonly #pictures: ArchivePictures;
  readonly #paths: UnpackPaths;
  readonly #shown = new Set<string>();
  readonly #done = new Set<string>();
  readonly #counts = { document: 0, template: 0, picture: 0, font: 0, about: 0 };
  readonly #fonts: UnpackFonts;

  constructor(
    translate: Translate,
    archive: OpenArchive,
    readonly batch: Batch,
    readonly folder: string,
    readonly force: boolean,
  ) {
    this.#t = translate;
    this.#archive = archive;
    this.#paths = new UnpackPaths(getPathRoom(folder));
    this.#pictures = new ArchivePictures(archive.contents.manifest);
    this.#fonts = new UnpackFonts(archive.contents.manifest);
  }

  async all(streams: Io): Promise<void> {
    const { manifest, passedOver, hasManifest } = this.#archive.contents;
    const trashed = manifest.entries.filter((entry) => entry.trashed !== undefined).length;
    for (const entry of manifest.entries) {
      if (entry.trashed === undefined && entry.kind === 'document') await this.#document(entry, streams);
    }
    // Templates come after the documents, which determine the names of fonts.
    for (const entry of manifest.entries) {
      if (entry.trashed === undefined && entry.kind === 'template') await this.#template(entry, streams);
    }
    for (const { file, document } of this.#fonts.listUnnamedFonts()) {
      await this.#entry('font', file);
      if (document !== undefined) await this.#entry('about', document);
    }
    for (const entry of manifest.entries) {
      // Pictures next to a backup are unpacked only if its documents show them.
      if (entry.kind === 'picture' && !entry.beside && !this.#shown.has(entry.sha256))
        await this.#entry('picture', entry);
      if (entry.kind === 'file' && !hasManifest) await this.#entry('font', entry);
    }
    for (const path of passedOver) streams.err(this.#t('cli.unpack.leftOut', { file: path }));
    if (trashed > 0) streams.err(this.#t('cli.unpack.trashLeftOut', { count: trashed }));
  }

  get summary(): string {
    const { document: documents, template: templates, picture: pictures, font: fonts } = this.#counts;
    return countsText(this.#t, { documents, templates, pictures, fonts });
  }

  async #document(entry: ManifestEntry, streams: Io): Promise<void> {
    const bytes = await this.#archive.bytes(entry);
    const value = jsonIn(bytes);
    if (this.#fonts.registerDocument(value, entry)) return;
    const path = this.#paths.assignPath(entry.path);
    const whole = await this.#archive.whole(value);
    if (whole !== value && getDrawing(whole) === undefined)
      streams.err(this.#t('cli.unpack.drawingMissing', { file: entry.path }));
    const document = await this.#withPictures(whole, entry, path, streams);
    // Documents without pictures, and unreadable ones, are copied byte for byte.
    this.#write('document', path, document === value ? bytes : encoded(document));
  }

  /** Writes a template with its pictures and fonts as files below it, so that it can be used in place. */
  async #template(entry: ManifestEntry, streams: Io): Promise<void> {
    const bytes = await this.#archive.bytes(entry);
    const value = jsonIn(bytes);
    const path = this.#paths.assignPath(entry.path);
    const pictured = await this.#withPictures(value, entry, path, streams);
    const { template, fonts } = this.#fonts.nameFonts(pictured, folderOf(path), this.#paths);
    this.#write('template', path, template === value ? bytes : encoded(template));
    for (const [place, { file, document }] of fonts) {
      this.#write('font', place, await this.#archive.bytes(file));
      if (document === undefined || this.#done.has(document.path)) continue;
      this.#done.add(document.path);
      const beside = this.#paths.assignPath(`${place.replace(/\.[a-z0-9]+$/i, '')}.font.json`);
      this.#write('about', beside, await this.#archive.bytes(document));
    }
  }

  /** Writes the pictures of a document below it, and returns the document with their new paths. */
  async #withPictures(value: unknown, entry: ManifestEntry, path: string, streams: Io): Promise<unknown> {
    const { document, pictures } = unpackDocument(value, entry, this.#pictures, !this.#archive.contents.hasManifest);
    for (const [beside, picture] of pictures) {
      this.#shown.add(picture.sha256);
      const target = `${folderOf(path)}${beside}`;
      if (this.#done.has(target)) continue;
      const read = await this.#beside(picture);
      if (read === undefined)
        streams.err(this.#t('cli.unpack.pictureMissing', { file: entry.path, picture: picture.path }));
      else this.#write('picture', target, read);
    }
    return document;
  }

  /** Reads a picture. A missing picture next to the archive does not stop the unpacking. */
  async #beside(picture: ManifestEntry): Promise<Uint8Array | undefined> {
    const read = this.#archive.bytes(picture);
    return picture.beside ? read.catch(() => undefined) : read;
  }

  async #entry(kind: Kind, entry: ManifestEntry): Promise<void> {
    this.#write(kind, this.#paths.assignPath(entry.path), await this.#archive.bytes(entry));
  }

  #write(kind: Kind, path: string, bytes: Uint8Array): void {
    this.#done.add(path);
    refuseLink(this.folder, path);
    this.batch.add({ target: join(this.folder, path), bytes, force: this.force });
    this.#counts[kind]++;
  }
}

const encoded = (document: unknown): Uint8Array => new TextEncoder().encode(formatDocument(document));

/** Returns the folder of a path, with a slash at the end, or an empty text at the root. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

function jsonIn(bytes: Uint8Array): unknown {
  if (bytes.length > LIMITS.documentBytes) return undefined;
  const read = readJson(new TextDecoder().decode(bytes));
  return read.ok ? read.value : undefined;
}

/** Throws a Failure for a link on the path, which could lead out of the output folder. */
function refuseLink(folder: string, path: string): void {
  const parts = path.split('/').slice(0, -1);
  for (let n = 1; n <= parts.length; n++) {
    const at = join(folder, ...parts.slice(0, n));
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Failure((translate) => translate('cli.unpack.link'), at);
  }
}
