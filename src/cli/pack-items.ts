/** Collects the items that `pack` puts into an archive: documents, templates, and the pictures and fonts that they name. */

import { dirname } from 'node:path';
import { isPictureDamaged } from '../shared/card/pictures/damage/find-damage.ts';
import { formatPictureProblem, type PictureProblem } from '../shared/card/pictures/picture-messages.ts';
import { getLibraryHash } from '../shared/card/pictures/picture-source.ts';
import { detectPictureType } from '../shared/card/pictures/picture-type.ts';
import { readTemplateOrStyle } from '../shared/card/style/read-style.ts';
import { formatTemplateFinding } from '../shared/card/template/check/finding-messages.ts';
import { isFontFile } from '../shared/card/template/font-source.ts';
import { formatDocument } from '../shared/document/format-document.ts';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import { PICTURE } from '../shared/event-pack/other-files.ts';
import type { Game } from '../shared/games/game.ts';
import type { ArchiveItem } from '../shared/library/archive/archive-item.ts';
import { listPictureSources, replacePictureSources } from '../shared/library/picture-sources.ts';
import { truncateVisibly } from '../shared/text/truncate.ts';
import { formatLateText } from '../shared/texts/late-text.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { type PictureBytes, pictureBytes, sha256 } from './cards/picture-file.ts';
import { drawSvg } from './cards/svg-art.ts';
import { besideFile, inArchive } from './cards/template-home.ts';
import { type ReadFile, readEvery, type SkippedFile, unreadableLine } from './files/read.ts';
import type { Io } from './io.ts';
import { PackFonts } from './pack-fonts.ts';

type Read = Extract<ReadFile, { ok: true }>;
/** The location that a document was read from. */
type Origin = Pick<Read, 'file' | 'archive' | 'at'>;

/** Reads a picture again. */
type Again = () => Promise<PictureBytes>;

export class PackItems {
  readonly counts = { documents: 0, templates: 0, pictures: 0, fonts: 0 };
  /** One line for each file that cannot be read. If there are any, nothing may be written. */
  readonly refused: string[] = [];
  #missing = 0;
  readonly #pictures = new Map<string, Again>();
  /** New picture sources by folder and old source, so that each picture is read once. */
  readonly #sources = new Map<string, string>();
  /** Hashes of the documents packed so far, by format and id. */
  readonly #packed = new Map<string, Set<string>>();
  readonly #fonts: PackFonts;
  readonly #t: Translate;
  readonly #games: GameCatalog<Game>;
  readonly #io: Io;

  constructor(translate: Translate, gameCatalog: GameCatalog<Game>, streams: Io) {
    this.#t = translate;
    this.#fonts = new PackFonts(translate);
    this.#games = gameCatalog;
    this.#io = streams;
  }

  async *from(paths: readonly string[]): AsyncGenerator<ArchiveItem, void, undefined> {
    for await (const read of readEvery(this.#t, this.#games, paths, this.#io)) {
      const item =
        'reason' in read ? await this.#template(read) : read.ok ? await this.#document(read) : this.#unreadable(read);
      if (item !== undefined) yield item;
    }
    for (const line of this.#fonts.notes) this.#io.err(line);
    const more = this.#missing - MOST_MISSING;
    if (more > 0) this.#io.err(this.#t('cli.pack.morePictures', { count: more }));
    for (const item of this.#fonts.items()) {
      if (item.kind === 'file') this.counts.fonts++;
      yield item;
    }
    for (const [hash, again] of this.#pictures) {
      const read = await again();
      if ('problem' in read)
        this.refused.push(this.#t('cli.pack.pictureRefused', { reason: formatPictureProblem(this.#t, read.problem) }));
      else if (sha256(read.bytes) !== hash) this.refused.push(this.#t('cli.pack.pictureChanged'));
      else {
        this.counts.pictures++;
        yield { kind: 'picture', bytes: read.bytes };
      }
    }
  }

  #unreadable({ file, error }: Extract<ReadFile, { ok: false }>): undefined {
    this.refused.push(unreadableLine(this.#t, file, error));
  }

  async #template({ file, reason: why, template, archive, at }: SkippedFile): Promise<ArchiveItem | undefined> {
    if (template === undefined) {
      // Pictures and fonts are packed with the documents that name them.
      if (why !== PICTURE && !isFontFile(file))
        this.#io.err(this.#t('cli.pack.leftOut', { file, reason: formatLateText(this.#t, why) }));
      return undefined;
    }
    const answer = readTemplateOrStyle(this.#games, template);
    if (!answer.ok) {
      this.refused.push(...answer.problems.map((problem) => formatTemplateFinding(this.#t, problem, file)));
      return undefined;
    }
    const { id, name } = answer.document;
    const pictured = await this.#withPictures(
      template,
      {
        file,
        ...(archive && { archive }),
        ...(at !== undefined && { at }),
      },
      true,
    );
    const document = await this.#fonts.named(pictured, archive ? inArchive(archive, at ?? '') : besideFile(file), file);
    if (!this.#isNew('template', id, document, file)) return undefined;
    this.counts.templates++;
    return { kind: 'template', document, id, name };
  }

  /** Returns the document with its available pictures named by their hash. */
  async #withPictures<D>(document: D, from: Origin, isTemplate = false): Promise<D> {
    const sources = new Map<string, string>();
    for (const src of listPictureSources(document)) sources.set(src, await this.#taken(src, from, isTemplate));
    return replacePictureSources(document, (src) => sources.get(src));
  }

  async #document(read: Read): Promise<ArchiveItem | undefined> {
    const document = await this.#withPictures(read.document, read);
    // A font file and its document are packed with the template that names them.
    if (read.document.format === 'rollcall.font') {
      const home = read.archive ? inArchive(read.archive, read.at ?? '') : besideFile(read.file);
      await this.#fonts.kept(read.document, home, read.file);
      return undefined;
    }
    if (!this.#isNew(read.format, read.document.id, document, read.file)) return undefined;
    this.counts.documents++;
    // The entry keeps its data from the archive that it came from.
    const { changed, drafts, tags } = read.archive?.entryAt(read.at ?? '') ?? {};
    return {
      kind: 'document',
      document,
      ...(changed && { changed }),
      ...(drafts && { drafts }),
      ...(tags && { tags }),
    };
  }

  /**
   * Returns false if the same document is packed already. A different document with the same id is packed too, and
   * reported.
   */
  #isNew(format: string, id: string, document: unknown, file: string): boolean {
    const key = `${format} ${id}`;
    const digest = sha256(new TextEncoder().encode(formatDocument(document)));
    const known = this.#packed.get(key);
    if (known?.has(digest)) return false;
    if (known) this.#io.err(this.#t('cli.pack.sameId', { file, id: truncateVisibly(id) }));
    this.#packed.set(key, (known ?? new Set()).add(digest));
    return true;
  }

  /** Returns the new source of a picture, or the old one if the picture cannot be packed. */
  async #taken(src: string, { file, archive, at = '' }: Origin, isTemplate: boolean): Promise<string> {
    const folder = dirname(file);
    const key = `${isTemplate}\n${folder}\n${src}`;
    const known = this.#sources.get(key);
    if (known !== undefined) return known;
    const read: Again = async () => (archive ? archive.picture(src, at) : pictureBytes(src, folder));
    const again: Again = isTemplate ? read : async () => drawSvg(await read());
    const taken = /^data:/i.test(src) ? src : await this.#picture(src, again, file);
    this.#sources.set(key, taken);
    return taken;
  }

  async #picture(src: string, again: Again, file: string): Promise<string> {
    const read = await again();
    if ('problem' in read) {
      const line = this.#t('cli.pack.pictureUnusable', { file, reason: formatPictureProblem(this.#t, read.problem) });
      // A missing picture is no loss, but a picture that exists and cannot be read would be lost.
      if (IS_THERE.includes(read.problem.kind)) this.refused.push(line);
      else {
        this.#missing += 1;
        if (this.#missing <= MOST_MISSING) this.#io.err(line);
      }
      return src;
    }
    const type = detectPictureType(read.bytes);
    if (type !== undefined && isPictureDamaged(read.bytes, type))
      this.#io.err(this.#t('cli.pack.pictureDamaged', { file, picture: truncateVisibly(src) }));
    const hash = getLibraryHash(src) ?? sha256(read.bytes);
    this.#pictures.set(hash, again);
    return `sha256:${hash}`;
  }
}

/** The maximum number of missing pictures that are reported one by one. A deck may have two thousand. */
const MOST_MISSING = 20;

const IS_THERE: readonly PictureProblem['kind'][] = ['unreadable', 'too-many-bytes', 'empty'];
