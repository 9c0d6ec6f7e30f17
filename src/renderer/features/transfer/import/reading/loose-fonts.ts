/**
 * Imports font files that are next to templates, or that come alone. Each is checked once and becomes a font of the
 * library.
 */
import { isFontFile } from '../../../../../shared/card/template/font-source.ts';
import { applyEdits, type Edit } from '../../../../../shared/document/edit.ts';
import { isObject } from '../../../../../shared/document/json/json-object.ts';
import { joinPointer } from '../../../../../shared/document/pointer.ts';
import { createFontDocument, formatFontName } from '../../../../../shared/font-file/font-document.ts';
import { formatFontProblem } from '../../../../../shared/font-file/font-problem.ts';
import { type Incoming, readDocumentName, type UnreadableFile } from '../../../../../shared/library/import/incoming.ts';
import { slugify } from '../../../../../shared/text/slugify.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { checkFont } from '../../../../fonts/read-font.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { createFileRow } from '../../../../store/fonts/create-file-row.ts';
import { besideFile } from './beside-file.ts';
import type { CarriedFont, MissingPicture } from './messages.ts';
import type { Parts } from './parts.ts';

/** The letters of the font name and the digits of the hash in an id. The same font always gets the same id. */
const STEM = 40;
const DIGITS = 8;

interface Found {
  /** The fonts of the file. A template refers to the first one. */
  readonly fonts: readonly (CarriedFont & { readonly incoming: Incoming })[];
  readonly unusable?: UnreadableFile;
}

export class LooseFonts {
  readonly #t: Translate;
  readonly #files: readonly SourceFile[];
  readonly #found = new Map<Blob, Promise<Found>>();

  constructor(translate: Translate, files: readonly SourceFile[]) {
    this.#t = translate;
    this.#files = files.filter(({ name }) => isFontFile(name));
  }

  /** Replaces font paths in a template or style by the hash of the file, and lists the fonts that were not found. */
  async named(incoming: Incoming): Promise<{ incoming: Incoming; missing: readonly MissingPicture[] }> {
    const { document, origin: from, name } = incoming;
    const fonts = isObject(document) && isObject(document.fonts) ? Object.entries(document.fonts) : [];
    const edits: Edit[] = [];
    const missing: MissingPicture[] = [];
    for (const [key, font] of fonts) {
      const src = isObject(font) ? font.src : undefined;
      if (typeof src !== 'string' || src.startsWith('sha256:')) continue;
      const file = besideFile(from, src, this.#files);
      const first = file && (await this.#read(file, src)).fonts[0];
      if (first === undefined) missing.push({ from, name, src });
      else edits.push({ op: 'set', path: joinPointer('/fonts', key, 'src'), value: `sha256:${first.hash}` });
    }
    return {
      incoming: edits.length === 0 ? incoming : { ...incoming, document: applyEdits(document, edits) },
      missing,
    };
  }

  /** Imports all font files and returns their number. */
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
  if (!checked.ok)
    return { fonts: [], unusable: { origin: from, reason: formatFontProblem(translate, checked.problem) } };
  const fonts = await Promise.all(
    checked.fonts.map(async (font) => {
      const row = await createFileRow(font.file);
      const id = `${slugify(formatFontName(font.info), STEM) || 'font'}-${row.hash.slice(0, DIGITS)}`;
      const document = createFontDocument(id, row.hash, font);
      return {
        ...row,
        incoming: { kind: 'fonts' as const, id, name: readDocumentName(document), document, origin: from },
      };
    }),
  );
  return { fonts };
}
