/** The fonts that templates of an archive name: their files, and what these say of themselves. */

import { applyEdits, type Edit } from '../shared/document/edit.ts';
import { isObject } from '../shared/document/json/json-object.ts';
import type { FontDocument } from '../shared/document/kinds/font/schema.ts';
import { pointer } from '../shared/document/pointer.ts';
import { fontDocument, fontName } from '../shared/font-file/font-document.ts';
import { fontProblemMessage } from '../shared/font-file/font-problem.ts';
import type { ArchiveItem } from '../shared/library/archive/archive-item.ts';
import { fontPath } from '../shared/library/archive/font-path.ts';
import { idText } from '../shared/text/id-text.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { checkedFont } from './cards/font-files.ts';
import { sha256 } from './cards/picture-file.ts';
import type { TemplateHome } from './cards/template-home.ts';

/** Letters of a name in an id, and digits of the hash behind them: the same font gets the same id. */
const STEM = 40;
const DIGITS = 8;

interface Packed {
  readonly document: FontDocument;
  readonly file: Uint8Array;
}

export class PackFonts {
  /** A line for each that cannot be packed. */
  readonly notes: string[] = [];
  readonly #packed = new Map<string, Packed>();
  readonly #t: Translate;

  constructor(translate: Translate) {
    this.#t = translate;
  }

  /** The template or style with its fonts named by their hash, as far as they are at hand. */
  async named(template: unknown, home: TemplateHome, from: string): Promise<unknown> {
    const fonts = isObject(template) && isObject(template.fonts) ? Object.entries(template.fonts) : [];
    const edits: Edit[] = [];
    for (const [name, font] of fonts) {
      const src = isObject(font) && typeof font.src === 'string' ? font.src : '';
      const hash = await this.#taken(src, home, from);
      if (hash !== undefined) edits.push({ op: 'set', path: pointer('/fonts', name, 'src'), value: `sha256:${hash}` });
    }
    return edits.length === 0 ? template : applyEdits(template, edits);
  }

  /** A font document with the file beside it: its id and notes stay. */
  async kept(document: FontDocument, home: TemplateHome, from: string): Promise<void> {
    const hash = await this.#taken(document.file, home, from);
    const packed = hash === undefined ? undefined : this.#packed.get(hash);
    if (hash !== undefined && packed !== undefined) this.#packed.set(hash, { ...packed, document });
  }

  *items(): Generator<ArchiveItem, void, undefined> {
    for (const [hash, { document, file }] of this.#packed) {
      yield { kind: 'document', document };
      yield { kind: 'file', path: fontPath(hash, file), bytes: file };
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
        this.#t('cli.pack.fontUnusable', { file: from, font: src, reason: fontProblemMessage(this.#t, read.problem) }),
      );
      return undefined;
    }
    const hash = sha256(read.file);
    if (read.info.embedding === 'restricted' || read.info.bitmaps === true) {
      this.notes.push(this.#t('cli.pack.fontStays', { file: from, font: src }));
      return hash;
    }
    const id = `${idText(fontName(read.info), STEM) || 'font'}-${hash.slice(0, DIGITS)}`;
    if (!this.#packed.has(hash)) this.#packed.set(hash, { document: fontDocument(id, hash, read), file: read.file });
    return hash;
  }
}
