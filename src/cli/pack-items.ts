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
import { type PictureBytes, readPictureBytes, sha256 } from './cards/picture-bytes.ts';
import { rasterizeSvg } from './cards/rasterize-svg.ts';
import { createArchiveResources, createFileResources } from './cards/template-resources.ts';
import type { CommandStreams } from './command-streams.ts';
import { formatUnreadable, type ReadResult, readEntries, type SkippedFile } from './files/read-documents.ts';
import { PackFonts } from './pack-fonts.ts';

type ReadDocument = Extract<ReadResult, { ok: true }>;
/** The location that a document was read from. */
type DocumentLocation = Pick<ReadDocument, 'file' | 'archive' | 'entryPath'>;

/** Reads a picture again when the picture is packed, so that no bytes are kept in memory until then. */
type RereadPicture = () => Promise<PictureBytes>;

export class PackItems {
  readonly counts = { documents: 0, templates: 0, pictures: 0, fonts: 0 };
  /** One line for each file that cannot be read. If there are any, nothing may be written. */
  readonly errorLines: string[] = [];
  #missingCount = 0;
  readonly #pictures = new Map<string, RereadPicture>();
  /** New picture sources by folder and old source, so that each picture is read once. */
  readonly #newSources = new Map<string, string>();
  /** Hashes of the documents packed so far, by format and id. */
  readonly #packedDigests = new Map<string, Set<string>>();
  readonly #fonts: PackFonts;
  readonly #translate: Translate;
  readonly #gameCatalog: GameCatalog<Game>;
  readonly #streams: CommandStreams;

  constructor(translate: Translate, gameCatalog: GameCatalog<Game>, streams: CommandStreams) {
    this.#translate = translate;
    this.#fonts = new PackFonts(translate);
    this.#gameCatalog = gameCatalog;
    this.#streams = streams;
  }

  /** Yields the items of all inputs. Fonts and pictures come last, because templates and documents name them. */
  async *collectItems(inputPaths: readonly string[]): AsyncGenerator<ArchiveItem, void, undefined> {
    for await (const readResult of readEntries(this.#translate, this.#gameCatalog, inputPaths, this.#streams)) {
      // A file with a `reason` was skipped, because it isn't a document: a card template, a picture or another file.
      const item =
        'reason' in readResult
          ? await this.#createTemplateItem(readResult)
          : readResult.ok
            ? await this.#createDocumentItem(readResult)
            : this.#addUnreadable(readResult);
      if (item !== undefined) yield item;
    }
    for (const note of this.#fonts.notes) this.#streams.err(note);
    const unreportedCount = this.#missingCount - MAX_REPORTED_MISSING;
    if (unreportedCount > 0) this.#streams.err(this.#translate('cli.pack.morePictures', { count: unreportedCount }));
    for (const item of this.#fonts.listItems()) {
      if (item.kind === 'file') this.counts.fonts++;
      yield item;
    }
    for (const [pictureHash, rereadPicture] of this.#pictures) {
      const pictureBytes = await rereadPicture();
      if ('problem' in pictureBytes)
        this.errorLines.push(
          this.#translate('cli.pack.pictureRefused', {
            reason: formatPictureProblem(this.#translate, pictureBytes.problem),
          }),
        );
      else if (sha256(pictureBytes.bytes) !== pictureHash)
        this.errorLines.push(this.#translate('cli.pack.pictureChanged'));
      else {
        this.counts.pictures++;
        yield { kind: 'picture', bytes: pictureBytes.bytes };
      }
    }
  }

  #addUnreadable({ file, error }: Extract<ReadResult, { ok: false }>): undefined {
    this.errorLines.push(formatUnreadable(this.#translate, file, error));
  }

  async #createTemplateItem({
    file,
    reason: skipReason,
    template,
    archive,
    entryPath,
  }: SkippedFile): Promise<ArchiveItem | undefined> {
    if (template === undefined) {
      // Pictures and fonts are packed with the documents that name them.
      if (skipReason !== PICTURE && !isFontFile(file))
        this.#streams.err(
          this.#translate('cli.pack.leftOut', { file, reason: formatLateText(this.#translate, skipReason) }),
        );
      return undefined;
    }
    const templateResult = readTemplateOrStyle(this.#gameCatalog, template);
    if (!templateResult.ok) {
      this.errorLines.push(
        ...templateResult.problems.map((problem) => formatTemplateFinding(this.#translate, problem, file)),
      );
      return undefined;
    }
    const { id, name } = templateResult.document;
    const templateWithPictures = await this.#replacePictures(
      template,
      {
        file,
        ...(archive && { archive }),
        ...(entryPath !== undefined && { entryPath }),
      },
      true,
    );
    const templateDocument = await this.#fonts.packTemplateFonts(
      templateWithPictures,
      archive ? createArchiveResources(archive, entryPath ?? '') : createFileResources(file),
      file,
    );
    if (!this.#isNew('template', id, templateDocument, file)) return undefined;
    this.counts.templates++;
    return { kind: 'template', document: templateDocument, id, name };
  }

  /**
   * Returns the document with its available pictures named by their hash.
   *
   * @param isTemplate whether the document is a card template. Only templates may keep SVG files; other documents get a PNG instead
   */
  async #replacePictures<D>(document: D, location: DocumentLocation, isTemplate = false): Promise<D> {
    const newSources = new Map<string, string>();
    for (const pictureSource of listPictureSources(document))
      newSources.set(pictureSource, await this.#packPicture(pictureSource, location, isTemplate));
    return replacePictureSources(document, (pictureSource) => newSources.get(pictureSource));
  }

  async #createDocumentItem(readResult: ReadDocument): Promise<ArchiveItem | undefined> {
    const document = await this.#replacePictures(readResult.document, readResult);
    // A font file and its document are packed with the template that names them.
    if (readResult.document.format === 'rollcall.font') {
      const resources = readResult.archive
        ? createArchiveResources(readResult.archive, readResult.entryPath ?? '')
        : createFileResources(readResult.file);
      await this.#fonts.packFontDocument(readResult.document, resources, readResult.file);
      return undefined;
    }
    if (!this.#isNew(readResult.format, readResult.document.id, document, readResult.file)) return undefined;
    this.counts.documents++;
    // The entry keeps its data from the archive that it came from.
    const { changed, drafts, tags } = readResult.archive?.findEntry(readResult.entryPath ?? '') ?? {};
    return {
      kind: 'document',
      document,
      ...(changed && { changed }),
      ...(drafts && { drafts }),
      ...(tags && { tags }),
    };
  }

  /**
   * Registers a document. Returns false if the same document is packed already. A different document with the same id is
   * packed too, and reported.
   */
  #isNew(format: string, itemId: string, document: unknown, filePath: string): boolean {
    const itemKey = `${format} ${itemId}`;
    const digest = sha256(new TextEncoder().encode(formatDocument(document)));
    const knownDigests = this.#packedDigests.get(itemKey);
    if (knownDigests?.has(digest)) return false;
    if (knownDigests)
      this.#streams.err(this.#translate('cli.pack.sameId', { file: filePath, id: truncateVisibly(itemId) }));
    this.#packedDigests.set(itemKey, (knownDigests ?? new Set()).add(digest));
    return true;
  }

  /** Returns the new source of a picture, or the old one if the picture cannot be packed. */
  async #packPicture(
    pictureSource: string,
    { file, archive, entryPath = '' }: DocumentLocation,
    isTemplate: boolean,
  ): Promise<string> {
    const folder = dirname(file);
    const sourceKey = `${isTemplate}\n${folder}\n${pictureSource}`;
    const knownSource = this.#newSources.get(sourceKey);
    if (knownSource !== undefined) return knownSource;
    const readSource: RereadPicture = async () =>
      archive ? archive.readPicture(pictureSource, entryPath) : readPictureBytes(pictureSource, folder);
    const rereadPicture: RereadPicture = isTemplate ? readSource : async () => rasterizeSvg(await readSource());
    const newSource = /^data:/i.test(pictureSource)
      ? pictureSource
      : await this.#registerPicture(pictureSource, rereadPicture, file);
    this.#newSources.set(sourceKey, newSource);
    return newSource;
  }

  /** Registers a picture for packing and returns its new source. A picture with a problem is reported and keeps its source. */
  async #registerPicture(pictureSource: string, rereadPicture: RereadPicture, documentPath: string): Promise<string> {
    const pictureBytes = await rereadPicture();
    if ('problem' in pictureBytes) {
      const problemLine = this.#translate('cli.pack.pictureUnusable', {
        file: documentPath,
        reason: formatPictureProblem(this.#translate, pictureBytes.problem),
      });
      // A missing picture is no loss, but a picture that exists and cannot be read would be lost.
      if (EXISTING_PROBLEM_KINDS.includes(pictureBytes.problem.kind)) this.errorLines.push(problemLine);
      else {
        this.#missingCount += 1;
        if (this.#missingCount <= MAX_REPORTED_MISSING) this.#streams.err(problemLine);
      }
      return pictureSource;
    }
    const pictureType = detectPictureType(pictureBytes.bytes);
    if (pictureType !== undefined && isPictureDamaged(pictureBytes.bytes, pictureType))
      this.#streams.err(
        this.#translate('cli.pack.pictureDamaged', { file: documentPath, picture: truncateVisibly(pictureSource) }),
      );
    const pictureHash = getLibraryHash(pictureSource) ?? sha256(pictureBytes.bytes);
    this.#pictures.set(pictureHash, rereadPicture);
    return `sha256:${pictureHash}`;
  }
}

/** The maximum number of missing pictures that are reported one by one. A deck may have two thousand. */
const MAX_REPORTED_MISSING = 20;

/** Problems of pictures that exist but cannot be packed. */
const EXISTING_PROBLEM_KINDS: readonly PictureProblem['kind'][] = ['unreadable', 'too-many-bytes', 'empty'];
