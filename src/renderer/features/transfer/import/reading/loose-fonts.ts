/**
 * Imports font files that are not in an archive with a manifest. They may be next to templates or on their own. Each file
 * is checked once and becomes a font of the library.
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
import { findAdjacentFile } from './adjacent-file.ts';
import type { IncomingFont, MissingPicture } from './messages.ts';
import type { PartCollector } from './part-collector.ts';

/** The maximum length of the font name in the id of a font. */
const MAX_NAME_LENGTH = 40;
/** The number of digits of the file hash in the id, so that the same font always gets the same id. */
const HASH_DIGITS = 8;

interface CheckedFontFile {
  /** The fonts of the file. A template refers to the first one. */
  readonly fonts: readonly (IncomingFont & { readonly incoming: Incoming })[];
  readonly unreadable?: UnreadableFile;
}

export class LooseFonts {
  readonly #translate: Translate;
  readonly #fontFiles: readonly SourceFile[];
  readonly #checkedFiles = new Map<Blob, Promise<CheckedFontFile>>();

  constructor(translate: Translate, files: readonly SourceFile[]) {
    this.#translate = translate;
    this.#fontFiles = files.filter(({ name }) => isFontFile(name));
  }

  /** Replaces the font paths of a template or style by the hashes of the files, and lists the fonts that were not found. */
  async resolveFontPaths(incoming: Incoming): Promise<{ incoming: Incoming; missing: readonly MissingPicture[] }> {
    const { document, origin: documentPath, name: documentName } = incoming;
    const fontEntries = isObject(document) && isObject(document.fonts) ? Object.entries(document.fonts) : [];
    const edits: Edit[] = [];
    const missing: MissingPicture[] = [];
    for (const [fontKey, font] of fontEntries) {
      const fontSource = isObject(font) ? font.src : undefined;
      if (typeof fontSource !== 'string' || fontSource.startsWith('sha256:')) continue;
      const fontFile = findAdjacentFile(documentPath, fontSource, this.#fontFiles);
      const checkedFont = fontFile && (await this.#checkOnce(fontFile, fontSource)).fonts[0];
      if (checkedFont === undefined) missing.push({ from: documentPath, name: documentName, src: fontSource });
      else edits.push({ op: 'set', path: joinPointer('/fonts', fontKey, 'src'), value: `sha256:${checkedFont.hash}` });
    }
    return {
      incoming: edits.length === 0 ? incoming : { ...incoming, document: applyEdits(document, edits) },
      missing,
    };
  }

  /** Imports all font files and returns their number. */
  async importAll(collector: PartCollector): Promise<number> {
    for (const { name, bytes } of this.#fontFiles) {
      const { fonts, unreadable } = await this.#checkOnce(bytes, name);
      if (unreadable !== undefined) collector.addUnreadable(unreadable);
      for (const { incoming, ...fontFile } of fonts) {
        collector.addFont(fontFile);
        await collector.addDocument(incoming, []);
      }
    }
    return this.#fontFiles.length;
  }

  #checkOnce(fontFile: Blob, fileName: string): Promise<CheckedFontFile> {
    const checkedFile = this.#checkedFiles.get(fontFile) ?? checkFontFile(this.#translate, fontFile, fileName);
    this.#checkedFiles.set(fontFile, checkedFile);
    return checkedFile;
  }
}

async function checkFontFile(translate: Translate, fontFile: Blob, fileName: string): Promise<CheckedFontFile> {
  const checkResult = await checkFont(fontFile);
  if (!checkResult.ok)
    return { fonts: [], unreadable: { origin: fileName, reason: formatFontProblem(translate, checkResult.problem) } };
  const importedFonts = await Promise.all(
    checkResult.fonts.map(async (font) => {
      const fileRow = await createFileRow(font.file);
      const fontId = `${slugify(formatFontName(font.info), MAX_NAME_LENGTH) || 'font'}-${fileRow.hash.slice(0, HASH_DIGITS)}`;
      const document = createFontDocument(fontId, fileRow.hash, font);
      return {
        ...fileRow,
        incoming: { kind: 'fonts' as const, id: fontId, name: readDocumentName(document), document, origin: fileName },
      };
    }),
  );
  return { fonts: importedFonts };
}
