/** What `pack` puts into an archive: the documents and templates of a call, and the pictures and fonts they name. */

import { dirname } from 'node:path';
import { isPictureDamaged } from '../shared/card/pictures/damage/find-damage.ts';
import { type PictureProblem, pictureProblemMessage } from '../shared/card/pictures/picture-messages.ts';
import { libraryHash } from '../shared/card/pictures/picture-source.ts';
import { pictureType } from '../shared/card/pictures/picture-type.ts';
import { readTemplateOrStyle } from '../shared/card/style/read-style.ts';
import { problemMessage } from '../shared/card/template/check/problem-messages.ts';
import { isFontFile } from '../shared/card/template/font-source.ts';
import { documentText } from '../shared/document/document-text.ts';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import { PICTURE } from '../shared/event/other-files.ts';
import type { Game } from '../shared/games/game.ts';
import type { ArchiveItem } from '../shared/library/archive/archive-item.ts';
import { pictureSources, withPictureSources } from '../shared/library/picture-places.ts';
import { shortened } from '../shared/text/short.ts';
import { formatText } from '../shared/texts/late-text.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { type PictureBytes, pictureBytes, sha256 } from './cards/picture-file.ts';
import { drawSvg } from './cards/svg-art.ts';
import { besideFile, inArchive } from './cards/template-home.ts';
import { type ReadFile, readEvery, type SkippedFile, unreadableLine } from './files/read.ts';
import type { Io } from './io.ts';
import { PackFonts } from './pack-fonts.ts';

type Read = Extract<ReadFile, { ok: true }>;
/** Where a document was read. */
type Origin = Pick<Read, 'file' | 'archive' | 'at'>;

/** Reads a picture again. */
type Again = () => Promise<PictureBytes>;

export class PackItems {
  readonly counts = { documents: 0, templates: 0, pictures: 0, fonts: 0 };
  /** A line for everything that cannot be read: then nothing may be written. */
  readonly refused: string[] = [];
  #missing = 0;
  readonly #pictures = new Map<string, Again>();
  /** New sources of pictures by document and old source, so that each is read once. */
  readonly #sources = new Map<string, string>();
  /** Digests of what was packed already, by format and id. */
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
        'why' in read ? await this.#template(read) : read.ok ? await this.#document(read) : this.#unreadable(read);
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
        this.refused.push(this.#t('cli.pack.pictureRefused', { reason: pictureProblemMessage(this.#t, read.problem) }));
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

  async #template({ file, why, template, archive, at }: SkippedFile): Promise<ArchiveItem | undefined> {
    if (template === undefined) {
      // Pictures and fonts come along with what names them.
      if (why !== PICTURE && !isFontFile(file))
        this.#io.err(this.#t('cli.pack.leftOut', { file, reason: formatText(this.#t, why) }));
      return undefined;
    }
    const answer = readTemplateOrStyle(this.#games, template);
    if (!answer.ok) {
      this.refused.push(...answer.problems.map((problem) => problemMessage(this.#t, problem, file)));
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

  /** The document with its pictures named by their hash, as far as they are at hand. */
  async #withPictures<D>(document: D, from: Origin, isTemplate = false): Promise<D> {
    const sources = new Map<string, string>();
    for (const src of pictureSources(document)) sources.set(src, await this.#taken(src, from, isTemplate));
    return withPictureSources(document, (src) => sources.get(src));
  }

  async #document(read: Read): Promise<ArchiveItem | undefined> {
    const document = await this.#withPictures(read.document, read);
    // The file of a font, and what it says of itself, come along with the template that names it.
    if (read.document.format === 'rollcall.font') {
      const home = read.archive ? inArchive(read.archive, read.at ?? '') : besideFile(read.file);
      await this.#fonts.kept(read.document, home, read.file);
      return undefined;
    }
    if (!this.#isNew(read.format, read.document.id, document, read.file)) return undefined;
    this.counts.documents++;
    // Keeps the data of its entry in the archive that it came from.
    const { changed, drafts, tags } = read.archive?.entryAt(read.at ?? '') ?? {};
    return {
      kind: 'document',
      document,
      ...(changed && { changed }),
      ...(drafts && { drafts }),
      ...(tags && { tags }),
    };
  }

  /** False for what is packed already; another document of the same id is packed too, and reported. */
  #isNew(format: string, id: string, document: unknown, file: string): boolean {
    const key = `${format} ${id}`;
    const digest = sha256(new TextEncoder().encode(documentText(document)));
    const known = this.#packed.get(key);
    if (known?.has(digest)) return false;
    if (known) this.#io.err(this.#t('cli.pack.sameId', { file, id: shortened(id) }));
    this.#packed.set(key, (known ?? new Set()).add(digest));
    return true;
  }

  /** The source of a picture in the archive, or as it was where there is no picture to take in. */
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
      const line = this.#t('cli.pack.pictureUnusable', { file, reason: pictureProblemMessage(this.#t, read.problem) });
      // A missing picture loses nothing; one that exists and cannot be read would be lost.
      if (IS_THERE.includes(read.problem.kind)) this.refused.push(line);
      else {
        this.#missing += 1;
        if (this.#missing <= MOST_MISSING) this.#io.err(line);
      }
      return src;
    }
    const type = pictureType(read.bytes);
    if (type !== undefined && isPictureDamaged(read.bytes, type))
      this.#io.err(this.#t('cli.pack.pictureDamaged', { file, picture: shortened(src) }));
    const hash = libraryHash(src) ?? sha256(read.bytes);
    this.#pictures.set(hash, again);
    return `sha256:${hash}`;
  }
}

/** Missing pictures that are named one by one: a deck may have two thousand. */
const MOST_MISSING = 20;

const IS_THERE: readonly PictureProblem['kind'][] = ['unreadable', 'too-many-bytes', 'empty'];
