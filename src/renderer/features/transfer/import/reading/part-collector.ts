/** Collects the content that was read until there is enough for a message to the page. */
import type { Incoming, UnreadableFile } from '../../../../../shared/library/import/incoming.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { extractPictures } from './extract-pictures.ts';
import { LooseFonts } from './loose-fonts.ts';
import type { IncomingDrawing, IncomingFont, IncomingPicture, ReadPart } from './messages.ts';

/** The number of documents in one message. The page compares all of them before it draws again. */
const DOCUMENTS_PER_PART = 25;

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : never };

const createEmptyPart = (): Writable<ReadPart> => ({
  incoming: [],
  unusable: [],
  pictures: [],
  drawings: [],
  fonts: [],
  missing: [],
  tables: [],
});

export class PartCollector {
  readonly #noFonts: LooseFonts;
  readonly #onPart: (part: ReadPart) => void;
  #part = createEmptyPart();

  constructor(translate: Translate, onPart: (part: ReadPart) => void) {
    this.#noFonts = new LooseFonts(translate, []);
    this.#onPart = onPart;
  }

  /** Adds a document with its pictures and fonts. `files` are the picture files next to the document. */
  async addDocument(incoming: Incoming, files: readonly SourceFile[], fonts = this.#noFonts): Promise<void> {
    const extracted = await extractPictures(incoming, files);
    const resolved =
      incoming.kind === 'templates' ? await fonts.resolveFontPaths(extracted.incoming) : { ...extracted, missing: [] };
    this.#part.pictures.push(...extracted.pictures);
    this.#part.missing.push(...extracted.missing, ...resolved.missing);
    this.#part.incoming.push(resolved.incoming);
    if (this.#part.incoming.length >= DOCUMENTS_PER_PART) this.flush();
  }

  addUnreadable(unreadableFile: UnreadableFile): void {
    this.#part.unusable.push(unreadableFile);
  }

  addPicture(picture: IncomingPicture): void {
    this.#part.pictures.push(picture);
  }

  addDrawing(drawing: IncomingDrawing): void {
    this.#part.drawings.push(drawing);
  }

  addFont(font: IncomingFont): void {
    this.#part.fonts.push(font);
  }

  addSpreadsheet(file: SourceFile): void {
    this.#part.tables.push(file);
  }

  flush(): void {
    const part = this.#part;
    if (Object.values(part).every((list) => list.length === 0)) return;
    this.#part = createEmptyPart();
    this.#onPart(part);
  }
}
