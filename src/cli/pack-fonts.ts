/** Packs the fonts that templates name: the font files, and the documents that describe them. */

import { applyEdits, type Edit } from '../shared/document/edit.ts';
import { isObject } from '../shared/document/json/json-object.ts';
import type { FontDocument } from '../shared/document/kinds/font/schema.ts';
import { joinPointer } from '../shared/document/pointer.ts';
import { createFontDocument, formatFontName } from '../shared/font-file/font-document.ts';
import { formatFontProblem } from '../shared/font-file/font-problem.ts';
import type { ArchiveItem } from '../shared/library/archive/archive-item.ts';
import { createFontPath } from '../shared/library/archive/font-path.ts';
import { slugify } from '../shared/text/slugify.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { sha256 } from './cards/picture-bytes.ts';
import { checkFont } from './cards/template-fonts.ts';
import type { TemplateResources } from './cards/template-resources.ts';

/** The maximum length of the font name in a document id. Hash digits follow, so each font has one stable id. */
const MAX_SLUG_CHARACTERS = 40;
const HASH_DIGITS = 8;

interface PackedFont {
  readonly document: FontDocument;
  readonly file: Uint8Array;
}

export class PackFonts {
  /** One line for each font that cannot be packed. */
  readonly notes: string[] = [];
  readonly #packedFonts = new Map<string, PackedFont>();
  readonly #translate: Translate;

  constructor(translate: Translate) {
    this.#translate = translate;
  }

  /** Returns the template or style with its available fonts named by their hash. */
  async packTemplateFonts(template: unknown, resources: TemplateResources, templatePath: string): Promise<unknown> {
    const templateFonts = isObject(template) && isObject(template.fonts) ? Object.entries(template.fonts) : [];
    const edits: Edit[] = [];
    for (const [fontKey, font] of templateFonts) {
      const fontSource = isObject(font) && typeof font.src === 'string' ? font.src : '';
      const fontHash = await this.#packFont(fontSource, resources, templatePath);
      if (fontHash !== undefined)
        edits.push({ op: 'set', path: joinPointer('/fonts', fontKey, 'src'), value: `sha256:${fontHash}` });
    }
    return edits.length === 0 ? template : applyEdits(template, edits);
  }

  /** Packs a font document with its file. Its id and notes are kept. */
  async packFontDocument(document: FontDocument, resources: TemplateResources, documentPath: string): Promise<void> {
    const fontHash = await this.#packFont(document.file, resources, documentPath);
    const packedFont = fontHash === undefined ? undefined : this.#packedFonts.get(fontHash);
    if (fontHash !== undefined && packedFont !== undefined)
      this.#packedFonts.set(fontHash, { ...packedFont, document });
  }

  /** Yields a document and a file for each packed font. */
  *listItems(): Generator<ArchiveItem, void, undefined> {
    for (const [fontHash, { document, file: fontBytes }] of this.#packedFonts) {
      yield { kind: 'document', document };
      yield { kind: 'file', path: createFontPath(fontHash, fontBytes), bytes: fontBytes };
    }
  }

  /** Packs a font once and returns its hash, or undefined if the font cannot be packed. */
  async #packFont(fontSource: string, resources: TemplateResources, filePath: string): Promise<string | undefined> {
    // A source that is not a hash gives a text that is no key of the packed fonts.
    const knownHash = fontSource.slice('sha256:'.length);
    if (this.#packedFonts.has(knownHash)) return knownHash;
    const fontBytes = await resources.readFont(fontSource);
    if (fontBytes === undefined) {
      this.notes.push(this.#translate('cli.pack.fontMissing', { file: filePath, font: fontSource }));
      return undefined;
    }
    const checkedFont = await checkFont(fontBytes);
    if ('problem' in checkedFont) {
      this.notes.push(
        this.#translate('cli.pack.fontUnusable', {
          file: filePath,
          font: fontSource,
          reason: formatFontProblem(this.#translate, checkedFont.problem),
        }),
      );
      return undefined;
    }
    const fontHash = sha256(checkedFont.file);
    // The license forbids copying such a font or its outlines, so only its hash is in the archive.
    if (checkedFont.info.embedding === 'restricted' || checkedFont.info.bitmaps === true) {
      this.notes.push(this.#translate('cli.pack.fontStays', { file: filePath, font: fontSource }));
      return fontHash;
    }
    const fontId = `${slugify(formatFontName(checkedFont.info), MAX_SLUG_CHARACTERS) || 'font'}-${fontHash.slice(0, HASH_DIGITS)}`;
    if (!this.#packedFonts.has(fontHash))
      this.#packedFonts.set(fontHash, {
        document: createFontDocument(fontId, fontHash, checkedFont),
        file: checkedFont.file,
      });
    return fontHash;
  }
}
