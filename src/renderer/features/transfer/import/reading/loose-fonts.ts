/** Font files beside templates that come in, or alone: each is checked once, and comes in as a font of the library. */
import { isFontFile } from '../../../../../shared/card/template/font-source.ts';
import { applyEdits, type Edit } from '../../../../../shared/document/edit.ts';
import { isObject } from '../../../../../shared/document/json/json-object.ts';
import { pointer } from '../../../../../shared/document/pointer.ts';
import { fontDocument, fontName } from '../../../../../shared/font-file/font-document.ts';
import { fontProblemMessage } from '../../../../../shared/font-file/font-problem.ts';
import { type Incoming, nameIn, type Unusable } from '../../../../../shared/library/import/incoming.ts';
import { idText } from '../../../../../shared/text/id-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { checkFont } from '../../../../fonts/read-font.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { fileRow } from '../../../../store/fonts/file-row.ts';
import { besideFile } from './beside-file.ts';
import type { CarriedFont, MissingPicture } from './messages.ts';
import type { Parts } from './parts.ts';

/** Letters of a name in an id, and digits of the hash behind them: the same font gets the same id. */
const STEM = 40;
const DIGITS = 8;

interface Found {
  /** The fonts of the file, the first of which a template means. */
  readonly fonts: readonly (CarriedFont & { readonly incoming: Incoming })[];
  readonly unusable?: Unusable;
}

export class LooseFonts {
  readonly #t: Translate;
  readonly #files: readonly SourceFile[];
  readonly #found = new Map<Blob, Promise<Found>>();

  constructor(translate: Translate, files: readonly SourceFile[]) {
    this.#t = translate;
    this.#files = files.filter(({ name }) => isFontFile(name));
  }

  /** The template or style with the fonts that lie beside it named by their hash, and those that do not. */
  async named(incoming: Incoming): Promise<{ incoming: Incoming; missing: readonly MissingPicture[] }> {
    const { document, from, name } = incoming;
    const fonts = isObject(document) && isObject(document.fonts) ? Object.entries(document.fonts) : [];
    const edits: Edit[] = [];
    const missing: MissingPicture[] = [];
    for (const [key, font] of fonts) {
      const src = isObject(font) ? font.src : undefined;
      if (typeof src !== 'string' || src.startsWith('sha256:')) continue;
      const file = besideFile(from, src, this.#files);
      const first = file && (await this.#read(file, src)).fonts[0];
      if (first === undefined) missing.push({ from, name, src });
      else edits.push({ op: 'set', path: pointer('/fonts', key, 'src'), value: `sha256:${first.hash}` });
    }
    return {
      incoming: edits.length === 0 ? incoming : { ...incoming, document: applyEdits(document, edits) },
      missing,
    };
  }

  /** Brings all of them in, and says how many files there were. */
  async bring(out: Parts): Promise<number> {
    for (const { name, bytes } of this.#files) {
      const { fonts, unusable } = await this.#read(bytes, name);
      if (unusable !== undefined) out.unusable(unusable);
      for (const { incoming, ...font } of fonts) {
        out.font(font);
        await out.document(incoming, []);
      }
    }
    return this.#files.length;
  }

  #read(file: Blob, name: string): Promise<Found> {
    const known = this.#found.get(file) ?? read(this.#t, file, name);
    this.#found.set(file, known);
    return known;
  }
}

async function read(translate: Translate, file: Blob, from: string): Promise<Found> {
  const checked = await checkFont(file);
  if (!checked.ok) return { fonts: [], unusable: { from, reason: fontProblemMessage(translate, checked.problem) } };
  const fonts = await Promise.all(
    checked.fonts.map(async (font) => {
      const row = await fileRow(font.file);
      const id = `${idText(fontName(font.info), STEM) || 'font'}-${row.hash.slice(0, DIGITS)}`;
      const document = fontDocument(id, row.hash, font);
      return { ...row, incoming: { kind: 'fonts' as const, id, name: nameIn(document), document, from } };
    }),
  );
  return { fonts };
}
