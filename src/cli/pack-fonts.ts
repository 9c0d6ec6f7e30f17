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
import { checkedFont } from './cards/font-files.ts';
import { sha256 } from './cards/picture-file.ts';
import type { TemplateHome } from './cards/template-home.ts';

/** The maximum letters of the font name in an id, and the hash digits after it. The same font always gets the same id. */
const STEM = 40;
const DIGITS = 8;

interface Packed {
  readonly document: FontDocument;
  readonly file: Uint8Array;
}

export class PackFonts {
  /** One line for each font that cannot be packed. */
  readonly notes: string[] = [];
  readonly #packed = new Map<string, Packed>();
  readonly #t: Translate;

  constructor(translate: Translate) {
    this.#t = translate;
  }

  /** Returns the template or style with its available fonts named by their hash. */
  async named(template: unknown, home: TemplateHome, from: string): Promise<unknown> {
    const fonts = isObject(template) && isObject(template.fonts) ? Object.entries(template.fonts) : [];
    const edits: Edit[] = [];
    for (const [name, font] of fonts) {
      const src = isObject(font) && typeof font.src === 'string' ? font.src : '';
      const hash = await this.#taken(src, home, from);
      if (hash !== undefined)
        edits.push({ op: 'set', path: joinPointer('/fonts', name, 'src'), value: `sha256:${hash}` });
    }
    return edits.length === 0 ? template : applyEdits(template, edits);
  }

  /** Packs a font document with its file. Its id and notes are kept. */
  async kept(document: FontDocument, home: TemplateHome, from: string): Promise<void> {
    const hash = await this.#taken(document.file, home, from);
    const packed = hash === undefined ? undefined : this.#packed.get(hash);
    if (hash !== undefined && packed !== undefined) this.#packed.set(hash, { ...packed, document });
  }

  *items(): Generator<ArchiveItem, void, undefined> {
    for (const [hash, { document, file }] of this.#packed) {
      yield { kind: 'document', document };
      yield { kind: 'file', path: createFontPath(hash, file), bytes: file };
    }
  }

  async #taken(src: string, home: TemplateHome, from: string): Promise<string | undefined> {
    const known = src.slice('sha256:'.length);
    if (this.#packed.has(known)) return known;
    const bytes = await home.font(src);
    if (bytes === undefined) {
      this.notes.push(this.#t('cli.pack.fontMissing', { file: from, font: src }));
      return undefined;
    }
    const read = await checkedFont(bytes);
    if ('problem' in read) {
      this.notes.push(
        this.#t('cli.pack.fontUnusable', { file: from, font: src, reason: formatFontProblem(this.#t, read.problem) }),
      );
      return undefined;
    }
    const hash = sha256(read.file);
    if (read.info.embedding === 'restricted' || read.info.bitmaps === true) {
      this.notes.push(this.#t('cli.pack.fontStays', { file: from, font: src }));
      return hash;
    }
    const id = `${slugify(formatFontName(read.info), STEM) || 'font'}-${hash.slice(0, DIGITS)}`;
    if (!this.#packed.has(hash))
      this.#packed.set(hash, { document: createFontDocument(id, hash, read), file: read.file });
    return hash;
  }
}
