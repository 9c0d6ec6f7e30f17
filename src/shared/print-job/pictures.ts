/** The second step of a print: its pictures, found and measured, and later prepared for paper one after the other. */

import type { PictureProblem } from '../card/pictures/picture-messages.ts';
import { type Picture, type PictureBook, pictureSource, pixelsFor } from '../card/pictures/pictures.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Character, Faction } from '../document/schema.ts';
import type { PdfPictures } from '../pdf/content.ts';
import type { PdfPicture } from '../pdf/embed-picture.ts';
import { picturesOn, type Side } from '../pdf/side-content.ts';

/** A document that may name pictures. */
export type Illustrated = Character | Faction | Deck;

/** Why there is no picture. */
export interface PictureFailure {
  readonly problem: PictureProblem;
}

/** A picture that was found and measured. */
export interface OpenPicture extends Picture {
  /**
   * Decodes the picture so many pixels across. A picture that goes into the file as it is may be read again later instead,
   * because hundreds would fill the memory.
   */
  prepare(width: number): Promise<PdfPicture | (() => Promise<PdfPicture>) | PictureFailure>;
}

/** Reads pictures from where a door has them: the disk, or the library of the window. */
export interface PictureReader {
  /** The place that the sources of a document are relative to. Documents of one place share their pictures. */
  placeOf(document: Illustrated): string | undefined;
  /** Finds and measures a picture. `document` is absent for pictures of templates. */
  open(src: string, document: Illustrated | undefined): Promise<OpenPicture | PictureFailure>;
}

type Entry = OpenPicture | PictureFailure;
type Book = Map<string, Entry>;
type OnPicture = (done: number, of: number) => void;

/** A document with the sources of the pictures that it names. */
export interface NamedPictures {
  readonly document: Illustrated;
  readonly sources: readonly string[];
}

interface WantedPicture {
  readonly src: string;
  readonly place: string | undefined;
  readonly document?: Illustrated;
}

/** The pictures of one print. */
export class PrintPictures {
  readonly #reader: PictureReader;
  /** By place; the pictures of templates are in all of them. */
  readonly #books = new Map<string | undefined, Book>();
  readonly #opened = new Map<string, OpenPicture>();

  constructor(reader: PictureReader) {
    this.#reader = reader;
  }

  /** Finds and measures the pictures of documents and templates, each once. */
  async open(
    documents: readonly NamedPictures[],
    templateSources: readonly string[],
    onPicture: OnPicture = () => {},
  ): Promise<void> {
    const wanted = this.#listWanted(documents, templateSources);
    for (const [index, { src, place, document }] of wanted.entries()) {
      onPicture(index + 1, wanted.length);
      const entry = await this.#reader.open(src, document);
      if ('key' in entry) this.#opened.set(entry.key, entry);
      this.#books.get(place)?.set(src, entry);
    }
  }

  /** What has to be read: for each place the pictures of templates first, then those of its documents. */
  #listWanted(documents: readonly NamedPictures[], templateSources: readonly string[]): readonly WantedPicture[] {
    const wanted = new Map<string | undefined, Map<string, WantedPicture>>();
    const addPlace = (place: string | undefined) => {
      const known = wanted.get(place);
      if (known !== undefined) return known;
      if (!this.#books.has(place)) this.#books.set(place, new Map());
      const added = new Map(templateSources.map((src) => [src, { src, place }]));
      wanted.set(place, added);
      return added;
    };
    addPlace(undefined);
    for (const { document, sources } of documents) {
      const place = this.#reader.placeOf(document);
      const ofPlace = addPlace(place);
      for (const src of sources) if (!ofPlace.has(src)) ofPlace.set(src, { src, place, document });
    }
    return [...wanted].flatMap(([place, ofPlace]) =>
      [...ofPlace.values()].filter(({ src }) => this.#books.get(place)?.has(src) !== true),
    );
  }

  /** The pictures as a document names them. */
  bookOf(document: Illustrated): PictureBook {
    return this.#books.get(this.#reader.placeOf(document)) ?? new Map();
  }

  /** The pictures of templates alone. */
  get ofTemplates(): PictureBook {
    return this.#books.get(undefined) ?? new Map();
  }

  /**
   * Decodes what the sides show to a resolution, into `pixels`. Returns the keys of pictures that turned out to be damaged,
   * each with its problem: whoever shows them has to be laid out again.
   */
  async prepare(
    sides: Iterable<Side>,
    dpi: number,
    pixels: PreparedPictures,
    onPicture: OnPicture = () => {},
  ): Promise<ReadonlyMap<string, PictureProblem>> {
    const broken = new Map<string, PictureProblem>();
    const shown = picturesOn(sides);
    let done = 0;
    for (const [key, width] of shown) {
      done += 1;
      onPicture(done, shown.size);
      const picture = this.#opened.get(key);
      if (picture === undefined || pixels.has(key)) continue;
      const prepared = await picture.prepare(pixelsFor(width, dpi, picture.width));
      if ('problem' in prepared) broken.set(key, prepared.problem);
      else pixels.set(key, prepared);
    }
    return broken;
  }

  /** Whether the picture of a document is one of these. */
  isAmong(keys: { has(key: string): boolean }, document: Character | Faction): boolean {
    const entry = this.bookOf(document).get(pictureSource(document) ?? '');
    return entry !== undefined && 'key' in entry && keys.has(entry.key);
  }

  /** Notes that pictures are damaged: cards are laid out without them from now on. */
  remove(broken: ReadonlyMap<string, PictureProblem>): void {
    for (const key of broken.keys()) this.#opened.delete(key);
    for (const book of this.#books.values()) {
      for (const [src, entry] of book) {
        const problem = 'key' in entry ? broken.get(entry.key) : undefined;
        if (problem !== undefined) book.set(src, { problem });
      }
    }
  }
}

/** Prepared pictures by key. Those that stay as they are are read when they are written. */
export class PreparedPictures implements PdfPictures {
  readonly #pictures = new Map<string, PdfPicture | (() => Promise<PdfPicture>)>();

  has(key: string): boolean {
    return this.#pictures.has(key);
  }

  set(key: string, picture: PdfPicture | (() => Promise<PdfPicture>)): void {
    this.#pictures.set(key, picture);
  }

  readonly get = (key: string): PdfPicture | Promise<PdfPicture> | undefined => {
    const picture = this.#pictures.get(key);
    return typeof picture === 'function' ? picture() : picture;
  };
}
