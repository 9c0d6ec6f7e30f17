/** Where the fonts of an archive go in a folder: below the templates that name them, so that these can be used as they are. */
import { applyEdits, type Edit } from '../../document/edit.ts';
import { isObject } from '../../document/json/json-object.ts';
import { pointer } from '../../document/pointer.ts';
import { safeFileName } from '../../text/file-name.ts';
import type { Manifest, ManifestEntry } from './manifest.ts';
import type { UnpackPaths } from './unpack-plan.ts';

/** A font of an archive: its file, and the document that tells of it where there is one. */
export interface PackedFont {
  readonly file: ManifestEntry;
  readonly document?: ManifestEntry;
}

const hashIn = (src: unknown): string | undefined =>
  typeof src === 'string' && src.startsWith('sha256:') ? src.slice('sha256:'.length) : undefined;

export class UnpackFonts {
  readonly #files = new Map<string, ManifestEntry>();
  readonly #documents = new Map<string, ManifestEntry>();
  /** Paths of fonts that were placed, by folder and hash. */
  readonly #placed = new Map<string, string>();

  constructor({ entries }: Manifest) {
    for (const entry of entries) if (entry.kind === 'file' && !entry.beside) this.#files.set(entry.sha256, entry);
  }

  /** Whether a document tells of a font that is there: it goes where the font goes. */
  tell(document: unknown, entry: ManifestEntry): boolean {
    const hash = isObject(document) && document.format === 'rollcall.font' ? hashIn(document.file) : undefined;
    const isTold = hash !== undefined && this.#files.has(hash);
    if (isTold) this.#documents.set(hash, entry);
    return isTold;
  }

  /** A template with its fonts named as files below it; `fonts` are those that are not there yet, by their path. */
  named(template: unknown, folder: string, paths: UnpackPaths) {
    const fonts = new Map<string, PackedFont>();
    const all = isObject(template) && isObject(template.fonts) ? Object.entries(template.fonts) : [];
    const edits = all.flatMap(([name, font]): Edit[] => {
      const hash = isObject(font) ? hashIn(font.src) : undefined;
      const file = hash === undefined ? undefined : this.#files.get(hash);
      if (hash === undefined || file === undefined) return [];
      const key = `${folder} ${hash}`;
      const known = this.#placed.get(key);
      const place = known ?? paths.of(`${folder}fonts/${safeFileName(this.#nameOf(hash))}${endingOf(file)}`);
      if (known === undefined) fonts.set(place, this.#fontOf(hash, file));
      this.#placed.set(key, place);
      return [{ op: 'set', path: pointer('/fonts', name, 'src'), value: place.slice(folder.length) }];
    });
    return { template: edits.length === 0 ? template : applyEdits(template, edits), fonts };
  }

  /** Fonts that no template names: they stay where the archive has them. */
  others(): PackedFont[] {
    const named = new Set([...this.#placed.keys()].map((key) => key.slice(key.lastIndexOf(' ') + 1)));
    return [...this.#documents.keys()].flatMap((hash) => {
      const file = this.#files.get(hash);
      return named.has(hash) || file === undefined ? [] : [this.#fontOf(hash, file)];
    });
  }

  #fontOf(hash: string, file: ManifestEntry): PackedFont {
    const document = this.#documents.get(hash);
    return document === undefined ? { file } : { file, document };
  }

  #nameOf(hash: string): string {
    return this.#documents.get(hash)?.name || hash;
  }
}

const endingOf = ({ path }: ManifestEntry): string => /\.[a-z0-9]+$/i.exec(path)?.[0].toLowerCase() ?? '';
