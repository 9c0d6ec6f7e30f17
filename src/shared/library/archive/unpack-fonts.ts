/** Places the fonts of an unpacked archive in folders below the templates that use them, so that the templates work without the archive. */
import { applyEdits, type Edit } from '../../document/edit.ts';
import { isObject } from '../../document/json/json-object.ts';
import { joinPointer } from '../../document/pointer.ts';
import { makeSafeFileName } from '../../text/file-name.ts';
import type { Manifest, ManifestEntry } from './manifest.ts';
import type { UnpackPaths } from './unpack-plan.ts';

/** A font of an archive: its file and, if present, its document. */
export interface PackedFont {
  readonly file: ManifestEntry;
  readonly document?: ManifestEntry;
}

const parseFileHash = (src: unknown): string | undefined =>
  typeof src === 'string' && src.startsWith('sha256:') ? src.slice('sha256:'.length) : undefined;

export class UnpackFonts {
  readonly #files = new Map<string, ManifestEntry>();
  readonly #documents = new Map<string, ManifestEntry>();
  /** Paths of the placed fonts, by folder and hash: `templates/ 3f9a…`. */
  readonly #placed = new Map<string, string>();

  constructor({ entries }: Manifest) {
    for (const entry of entries) if (entry.kind === 'file' && !entry.beside) this.#files.set(entry.sha256, entry);
  }

  /** Registers a document if it describes a font of the archive, so that it is placed with the font. Returns whether it was registered. */
  registerDocument(document: unknown, entry: ManifestEntry): boolean {
    const fontHash =
      isObject(document) && document.format === 'rollcall.font' ? parseFileHash(document.file) : undefined;
    const isFontDocument = fontHash !== undefined && this.#files.has(fontHash);
    if (isFontDocument) this.#documents.set(fontHash, entry);
    return isFontDocument;
  }

  /** Returns a template that refers to its fonts as files below it, and the fonts that aren't placed yet, by path. */
  placeFonts(template: unknown, folder: string, paths: UnpackPaths) {
    const fonts = new Map<string, PackedFont>();
    const fontEntries = isObject(template) && isObject(template.fonts) ? Object.entries(template.fonts) : [];
    const sourceEdits = fontEntries.flatMap(([fontName, templateFont]): Edit[] => {
      const fontHash = isObject(templateFont) ? parseFileHash(templateFont.src) : undefined;
      const fontFile = fontHash === undefined ? undefined : this.#files.get(fontHash);
      if (fontHash === undefined || fontFile === undefined) return [];
      const placeKey = `${folder} ${fontHash}`;
      const knownPath = this.#placed.get(placeKey);
      const fontPath =
        knownPath ??
        paths.assignPath(`${folder}fonts/${makeSafeFileName(this.#getName(fontHash))}${getExtension(fontFile)}`);
      if (knownPath === undefined) fonts.set(fontPath, this.#getFont(fontHash, fontFile));
      this.#placed.set(placeKey, fontPath);
      return [{ op: 'set', path: joinPointer('/fonts', fontName, 'src'), value: fontPath.slice(folder.length) }];
    });
    return { template: sourceEdits.length === 0 ? template : applyEdits(template, sourceEdits), fonts };
  }

  /** Lists the fonts with a document that no template uses. They keep their paths in the archive. */
  listUnusedFonts(): PackedFont[] {
    const namedHashes = new Set(
      [...this.#placed.keys()].map((placeKey) => placeKey.slice(placeKey.lastIndexOf(' ') + 1)),
    );
    return [...this.#documents.keys()].flatMap((fontHash) => {
      const fontFile = this.#files.get(fontHash);
      return namedHashes.has(fontHash) || fontFile === undefined ? [] : [this.#getFont(fontHash, fontFile)];
    });
  }

  #getFont(fontHash: string, fontFile: ManifestEntry): PackedFont {
    const document = this.#documents.get(fontHash);
    return document === undefined ? { file: fontFile } : { file: fontFile, document };
  }

  #getName(fontHash: string): string {
    return this.#documents.get(fontHash)?.name || fontHash;
  }
}

const getExtension = ({ path }: ManifestEntry): string => /\.[a-z0-9]+$/i.exec(path)?.[0].toLowerCase() ?? '';
