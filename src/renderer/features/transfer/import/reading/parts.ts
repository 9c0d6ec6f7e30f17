/** Collects what was read until there is enough for a message. */
import type { Incoming, UnreadableFile } from '../../../../../shared/library/import/incoming.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { LooseFonts } from './loose-fonts.ts';
import type { CarriedDrawing, CarriedFont, CarriedPicture, ReadPart } from './messages.ts';
import { picturesApart } from './picture-apart.ts';

/** The number of documents in one message. They are compared before the page draws again. */
const PART = 25;

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : never };

const empty = (): Writable<ReadPart> => ({
  incoming: [],
  unusable: [],
  pictures: [],
  drawings: [],
  fonts: [],
  missing: [],
  tables: [],
});

export class Parts {
  readonly #noFonts: LooseFonts;
  readonly #onPart: (part: ReadPart) => void;
  #part = empty();

  constructor(translate: Translate, onPart: (part: ReadPart) => void) {
    this.#noFonts = new LooseFonts(translate, []);
    this.#onPart = onPart;
  }

  /** Adds a document with its pictures and fonts, if these were read. `files` are the pictures next to it. */
  async document(incoming: Incoming, files: readonly SourceFile[], fonts = this.#noFonts): Promise<void> {
    const apart = await picturesApart(incoming, files);
    const named = incoming.kind === 'templates' ? await fonts.named(apart.incoming) : { ...apart, missing: [] };
    this.#part.pictures.push(...apart.pictures);
    this.#part.missing.push(...apart.missing, ...named.missing);
    this.#part.incoming.push(named.incoming);
    if (this.#part.incoming.length >= PART) this.flush();
  }

  unusable(one: UnreadableFile): void {
    this.#part.unusable.push(one);
  }

  picture(picture: CarriedPicture): void {
    this.#part.pictures.push(picture);
  }

  drawing(drawing: CarriedDrawing): void {
    this.#part.drawings.push(drawing);
  }

  font(font: CarriedFont): void {
    this.#part.fonts.push(font);
  }

  table(file: SourceFile): void {
    this.#part.tables.push(file);
  }

  flush(): void {
    const part = this.#part;
    if (Object.values(part).every((list) => list.length === 0)) return;
    this.#part = empty();
    this.#onPart(part);
  }
}
