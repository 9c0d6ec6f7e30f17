/** The second step of a print: finds and measures its pictures, and later prepares them for paper one after the other. */

import type { PictureProblem } from '../card/pictures/picture-messages.ts';
import { computePixelWidth, getPictureSource, type Picture, type PicturesBySource } from '../card/pictures/pictures.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Character, Faction } from '../document/schema.ts';
import type { PdfBitmaps } from '../pdf/content.ts';
import type { PdfBitmap } from '../pdf/embed-bitmap.ts';
import { measureBitmaps, type Side } from '../pdf/side-content.ts';

/** A document that may name pictures. */
export type PictureDocument = Character | Faction | Deck;

/** The reason why there is no picture. */
export interface PictureFailure {
  readonly problem: PictureProblem;
}

/** A picture that was found and measured. */
export interface OpenPicture extends Picture {
  /**
   * Decodes the picture at a width of `shownWidth` pixels. A picture that goes into the file unchanged may return a function that
   * reads it again later, because hundreds would fill the memory.
   */
  prepare(shownWidth: number): Promise<PdfBitmap | (() => Promise<PdfBitmap>) | PictureFailure>;
}

/** Reads pictures from the disk, or from the library of the app. */
export interface PictureReader {
  /** Returns the folder that the sources of a document are relative to. Documents in the same place share their pictures. */
  getPlace(document: PictureDocument): string | undefined;
  /** Finds and measures a picture. `document` is absent for pictures of templates. */
  open(source: string, document: PictureDocument | undefined): Promise<OpenPicture | PictureFailure>;
}

type BookEntry = OpenPicture | PictureFailure;
type PictureEntries = Map<string, BookEntry>;
type OnPicture = (doneCount: number, total: number) => void;

/** A document with the sources of the pictures that it names. */
export interface NamedPictures {
  readonly document: PictureDocument;
  readonly sources: readonly string[];
}

interface WantedPicture {
  readonly src: string;
  readonly place: string | undefined;
  readonly document?: PictureDocument;
}

/** The pictures of one print. */
export class PrintPictures {
  readonly #reader: PictureReader;
  /** The pictures by the place of their documents. The pictures of templates are in every place. */
  readonly #books = new Map<string | undefined, PictureEntries>();
  readonly #opened = new Map<string, OpenPicture>();
  /** The problems of removed pictures by key. Pages that were arranged before may still show them. */
  readonly #removed = new Map<string, PictureProblem>();

  constructor(reader: PictureReader) {
    this.#reader = reader;
  }

  /** Finds and measures the pictures of documents and templates, each once. */
  async open(
    documents: readonly NamedPictures[],
    templateSources: readonly string[],
    onPicture: OnPicture = () => {},
  ): Promise<void> {
    const wantedPictures = this.#listWanted(documents, templateSources);
    for (const [index, { src, place, document }] of wantedPictures.entries()) {
      onPicture(index + 1, wantedPictures.length);
      const bookEntry = await this.#reader.open(src, document);
      if ('key' in bookEntry) this.#opened.set(bookEntry.key, bookEntry);
      this.#books.get(place)?.set(src, bookEntry);
    }
  }

  /** Lists the pictures to read. For each place, the pictures of templates come first, then those of its documents. */
  #listWanted(documents: readonly NamedPictures[], templateSources: readonly string[]): readonly WantedPicture[] {
    const wantedPictures = new Map<string | undefined, Map<string, WantedPicture>>();
    const addPlace = (documentPlace: string | undefined) => {
      const knownPictures = wantedPictures.get(documentPlace);
      if (knownPictures !== undefined) return knownPictures;
      if (!this.#books.has(documentPlace)) this.#books.set(documentPlace, new Map());
      const templatePictures = new Map(
        templateSources.map((source) => [source, { src: source, place: documentPlace }]),
      );
      wantedPictures.set(documentPlace, templatePictures);
      return templatePictures;
    };
    addPlace(undefined);
    for (const { document, sources } of documents) {
      const documentPlace = this.#reader.getPlace(document);
      const placePictures = addPlace(documentPlace);
      for (const source of sources)
        if (!placePictures.has(source)) placePictures.set(source, { src: source, place: documentPlace, document });
    }
    return [...wantedPictures].flatMap(([documentPlace, placePictures]) =>
      [...placePictures.values()].filter(({ src }) => this.#books.get(documentPlace)?.has(src) !== true),
    );
  }

  /** Returns the pictures that a document names, by source. */
  getPictureBook(document: PictureDocument): PicturesBySource {
    return this.#books.get(this.#reader.getPlace(document)) ?? new Map();
  }

  /** Returns only the pictures of templates. */
  get templatePictures(): PicturesBySource {
    return this.#books.get(undefined) ?? new Map();
  }

  /**
   * Decodes the pictures of the sides at a resolution, into `preparedPictures`. Returns the keys of damaged pictures with their
   * problems. The cards that show them have to be arranged again.
   */
  async prepare(
    cardSides: Iterable<Side>,
    resolution: number,
    preparedPictures: PreparedPictures,
    onPicture: OnPicture = () => {},
  ): Promise<ReadonlyMap<string, PictureProblem>> {
    const damagedPictures = new Map<string, PictureProblem>();
    const shownPictures = measureBitmaps(cardSides);
    let doneCount = 0;
    for (const [pictureKey, shownWidth] of shownPictures) {
      doneCount += 1;
      onPicture(doneCount, shownPictures.size);
      const removalProblem = this.#removed.get(pictureKey);
      if (removalProblem !== undefined) damagedPictures.set(pictureKey, removalProblem);
      const picture = this.#opened.get(pictureKey);
      if (picture === undefined || preparedPictures.has(pictureKey)) continue;
      const preparedPicture = await picture.prepare(computePixelWidth(shownWidth, resolution, picture.width));
      if ('problem' in preparedPicture) damagedPictures.set(pictureKey, preparedPicture.problem);
      else preparedPictures.set(pictureKey, preparedPicture);
    }
    return damagedPictures;
  }

  /** Whether the picture of a document is one of those with these keys. */
  isAmong(pictureKeys: { has(pictureKey: string): boolean }, document: Character | Faction): boolean {
    const bookEntry = this.getPictureBook(document).get(getPictureSource(document) ?? '');
    return bookEntry !== undefined && 'key' in bookEntry && pictureKeys.has(bookEntry.key);
  }

  /** Marks pictures as damaged, so that cards are arranged without them. */
  remove(damagedPictures: ReadonlyMap<string, PictureProblem>): void {
    for (const [pictureKey, pictureProblem] of damagedPictures) {
      this.#opened.delete(pictureKey);
      this.#removed.set(pictureKey, pictureProblem);
    }
    for (const pictureBook of this.#books.values()) {
      for (const [source, bookEntry] of pictureBook) {
        const pictureProblem = 'key' in bookEntry ? damagedPictures.get(bookEntry.key) : undefined;
        if (pictureProblem !== undefined) pictureBook.set(source, { problem: pictureProblem });
      }
    }
  }
}

/** Prepared pictures by key. Unchanged files are read when they are written. */
export class PreparedPictures implements PdfBitmaps {
  readonly #pictures = new Map<string, PdfBitmap | (() => Promise<PdfBitmap>)>();

  has(pictureKey: string): boolean {
    return this.#pictures.has(pictureKey);
  }

  set(pictureKey: string, picture: PdfBitmap | (() => Promise<PdfBitmap>)): void {
    this.#pictures.set(pictureKey, picture);
  }

  readonly get = (pictureKey: string): PdfBitmap | Promise<PdfBitmap> | undefined => {
    const picture = this.#pictures.get(pictureKey);
    return typeof picture === 'function' ? picture() : picture;
  };
}
