/** The bitmaps of a call's cards: found, measured, and later made ready for paper one after the other. */
import { dirname } from 'node:path';
import { isSmallEnough, plainJpeg } from '../../shared/card/pictures/jpeg/plain-jpeg.ts';
import { type PictureProblem, pictureProblemMessage } from '../../shared/card/pictures/picture-messages.ts';
import { readSource } from '../../shared/card/pictures/picture-source.ts';
import { type Picture, type PictureBook, pictureSource, pixelsFor } from '../../shared/card/pictures/pictures.ts';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import type { Character, Faction } from '../../shared/document/schema.ts';
import type { PdfPictures } from '../../shared/pdf/content.ts';
import type { PdfPicture } from '../../shared/pdf/embed-picture.ts';
import { picturesOn, type Side } from '../../shared/pdf/side-content.ts';
import { shortened } from '../../shared/text/short.ts';
import { Failure } from '../failure.ts';
import type { OpenArchive } from '../files/archive-file.ts';
import { ownPictures, type ReadPicture } from './own-pictures.ts';
import { type PictureBytes, pictureBytes, sha256 } from './picture-file.ts';
import { type Head, pictureHead, preparePicture } from './picture-pixels.ts';
import { drawSvg } from './svg-art.ts';

/** The file that a document came from and its place in it, `/characters/2`. */
export interface Home {
  readonly file: string;
  readonly at: string;
  /** Of a document that came out of an archive: its path there. */
  readonly archive?: { readonly archive: OpenArchive; readonly path: string };
}

/** A document that may name pictures */
export type Illustrated = Character | Faction | Deck;

/** Where the pictures are that a document names. */
const sourcesOf = (document: Illustrated): readonly string[] =>
  document.format === 'rollcall.deck' ? Object.values(document.pictures ?? {}) : [pictureSource(document) ?? []].flat();

type Entry = Picture | { readonly problem: string };

/** One picture that can be prepared. */
interface Held extends Picture, Head {
  readonly src: string;
  readonly read: ReadPicture;
  /** The document that names it. */
  readonly file: string | undefined;
}

export class CardPictures {
  readonly #books = new Map<string | undefined, Map<string, Entry>>();
  readonly #held = new Map<string, Held>();
  /** For pictures that stay as they are, a function that reads them again: hundreds would fill the memory. */
  readonly #ready = new Map<string, PdfPicture | (() => Promise<PdfPicture>)>();
  readonly #homes: ReadonlyMap<Illustrated, Home>;

  /** `homes` says where documents were read; sources are relative to that. */
  constructor(homes: ReadonlyMap<Illustrated, Home>) {
    this.#homes = homes;
  }

  /** Where a document was read; undefined for documents without a folder or archive. */
  homeOf(document: Illustrated): Home | undefined {
    return this.#homes.get(document);
  }

  /** Finds and measures the pictures of these documents, and those of the templates of the call. */
  async open(documents: Iterable<Illustrated>): Promise<void> {
    await this.#bookAt(undefined);
    for (const document of documents) {
      const book = await this.#bookAt(this.#folderOf(document));
      const home = this.#homes.get(document);
      for (const src of sourcesOf(document))
        if (!book.has(src)) book.set(src, await this.#measure(src, () => bytesOf(src, home), home?.file));
    }
  }

  /** The pictures that documents of a folder name; those of templates are in all of them. */
  async #bookAt(folder: string | undefined): Promise<Map<string, Entry>> {
    const known = this.#books.get(folder);
    if (known !== undefined) return known;
    const book = new Map<string, Entry>();
    this.#books.set(folder, book);
    for (const [src, one] of ownPictures)
      book.set(src, 'problem' in one ? one : await this.#measure(src, one.read, undefined));
    return book;
  }

  /** The pictures of templates alone. */
  get ofTemplates(): PictureBook {
    return this.#books.get(undefined) ?? new Map();
  }

  /** The pictures as this document names them. */
  bookOf(document: Illustrated): PictureBook {
    return this.#books.get(this.#folderOf(document)) ?? new Map();
  }

  /**
   * Decodes what the sides show to the resolution asked for. False when a picture turned out to be damaged: its book now
   * says so, and whoever showed it has to be laid out again.
   */
  async prepare(sides: Iterable<Side>, dpi: number): Promise<boolean> {
    let whole = true;
    for (const [key, width] of picturesOn(sides)) {
      const held = this.#held.get(key);
      if (held === undefined || this.#ready.has(key)) continue;
      const wanted = pixelsFor(width, dpi, held.width);
      if (held.plain && isSmallEnough(held.width, wanted)) {
        this.#ready.set(key, () => plainPicture(held));
        continue;
      }
      const read = await held.read();
      const made = 'problem' in read ? read : await preparePicture(read.bytes, held, wanted);
      if ('problem' in made) {
        whole = false;
        this.#break(key, describeProblem(made.problem, held.src));
      } else this.#ready.set(key, made);
    }
    return whole;
  }

  /** What is prepared, by key. Throws a Failure when a file is no longer what it was when it was measured. */
  get pixels(): PdfPictures {
    const get = (key: string): PdfPicture | Promise<PdfPicture> | undefined => {
      const ready = this.#ready.get(key);
      return typeof ready === 'function' ? ready() : ready;
    };
    return { get };
  }

  async #measure(src: string, again: ReadPicture, file: string | undefined): Promise<Entry> {
    const read = await again();
    if ('problem' in read) return { problem: pictureProblemMessage(read.problem) };
    const head = await pictureHead(read.bytes, src);
    if ('problem' in head) return { problem: describeProblem(head.problem, src) };
    const { simplified = [] } = read;
    const held = {
      key: sha256(read.bytes),
      ...head,
      ...(simplified.length === 0 ? {} : { simplified }),
      src,
      read: again,
      file,
    };
    this.#held.set(held.key, held);
    return held;
  }

  #break(key: string, problem: string): void {
    for (const book of this.#books.values()) {
      for (const [src, entry] of book) if ('key' in entry && entry.key === key) book.set(src, { problem });
    }
  }

  #folderOf(document: Illustrated): string | undefined {
    const home = this.#homes.get(document);
    return home && dirname(home.file);
  }
}

/** Why the picture at `src` cannot be used. A damaged file is named, so that it can be found among hundreds. */
function describeProblem(problem: PictureProblem, src: string): string {
  const source = readSource(src);
  const isFile = problem.kind === 'damaged' && !('problem' in source) && source.kind === 'file';
  return pictureProblemMessage(isFile ? { kind: 'damaged', path: shortened(source.path) } : problem);
}

/** Reads a picture again that stays as it is. */
async function plainPicture({ key, src, read: again, file }: Held): Promise<PdfPicture> {
  const read = await again();
  const plain = 'bytes' in read && sha256(read.bytes) === key ? plainJpeg(read.bytes) : undefined;
  if (plain === undefined)
    throw new Failure(
      `the picture ${shortened(src)} was changed during this call. Nothing was written; try again`,
      file,
    );
  return { kind: 'jpeg', ...plain };
}

/** In the archive or the folder that the document came from. */
async function bytesOf(src: string, home: Home | undefined): Promise<PictureBytes> {
  return drawSvg(
    home?.archive
      ? await home.archive.archive.picture(src, home.archive.path)
      : pictureBytes(src, home && dirname(home.file)),
  );
}

/**
 * Lays cards out with their pictures: `lay` is called again when a picture turns out to be damaged only when it is
 * decoded. The pictures are then ready for paper.
 */
export async function layWithPictures<T>(
  pictures: CardPictures,
  documents: readonly Illustrated[],
  dpi: number,
  lay: () => { readonly laid: T; readonly sides: readonly Side[] },
): Promise<T> {
  await pictures.open(documents);
  let { laid, sides } = lay();
  if (!(await pictures.prepare(sides, dpi))) ({ laid, sides } = lay());
  return laid;
}
