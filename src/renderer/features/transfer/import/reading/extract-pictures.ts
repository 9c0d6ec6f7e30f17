/** Moves the pictures of imported documents out of the documents, which then refer to the pictures by hash. */
import { parsePictureSource } from '../../../../../shared/card/pictures/picture-source.ts';
import { KIND_BY_TABLE } from '../../../../../shared/document/formats.ts';
import type { Incoming, IncomingKind } from '../../../../../shared/library/import/incoming.ts';
import { listPictureSources, replacePictureSources } from '../../../../../shared/library/picture-sources.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { decodeDataSource } from '../../../../pictures/data-picture.ts';
import { drawSvg } from '../../../../pictures/draw-svg.ts';
import { computeFileHash, findAdjacentFile } from './adjacent-file.ts';
import type { IncomingPicture, MissingPicture } from './messages.ts';

export interface IncomingWithPictures {
  readonly incoming: Incoming;
  readonly pictures: readonly IncomingPicture[];
  readonly missing: readonly MissingPicture[];
}

/** Whether the pictures of a kind are stored separately. Documents that teams and encounters embed keep their pictures. */
const storesPicturesSeparately = (documentKind: IncomingKind): boolean =>
  documentKind === 'templates' || KIND_BY_TABLE[documentKind].hasPictures === true;

/**
 * Extracts the pictures that a document embeds, and finds the pictures that it refers to among the files. A document without
 * pictures is returned unchanged.
 */
export async function extractPictures(incoming: Incoming, files: readonly SourceFile[]): Promise<IncomingWithPictures> {
  const { kind, document, origin: documentPath, name: documentName } = incoming;
  const incomingPictures: IncomingPicture[] = [];
  const missingPictures: MissingPicture[] = [];
  const newSources = new Map<string, string>();
  for (const pictureSource of new Set(storesPicturesSeparately(kind) ? listPictureSources(document) : [])) {
    const parsedSource = parsePictureSource(pictureSource);
    if ('problem' in parsedSource || parsedSource.kind === 'library') continue;
    const foundFile =
      parsedSource.kind === 'data'
        ? decodeDataBlob(pictureSource)
        : findAdjacentFile(documentPath, parsedSource.path, files);
    const pictureFile = foundFile && kind !== 'templates' ? await convertToBitmap(foundFile) : foundFile;
    if (pictureFile === undefined) {
      if (parsedSource.kind === 'file')
        missingPictures.push({ from: documentPath, name: documentName, src: pictureSource });
      continue;
    }
    const fileHash = await computeFileHash(pictureFile);
    incomingPictures.push({ hash: fileHash, file: pictureFile });
    newSources.set(pictureSource, `sha256:${fileHash}`);
  }
  const changedDocument =
    newSources.size === 0 ? document : replacePictureSources(document, (src) => newSources.get(src));
  return {
    incoming: changedDocument === document ? incoming : { ...incoming, document: changedDocument },
    pictures: incomingPictures,
    missing: missingPictures,
  };
}

/**
 * Converts an SVG into the bitmap that cards show. Bitmaps and unreadable SVGs are returned unchanged. Writing the import refuses an
 * unreadable SVG with the reason.
 */
async function convertToBitmap(pictureFile: Blob): Promise<Blob> {
  const drawResult = await drawSvg(pictureFile);
  return drawResult !== undefined && 'file' in drawResult ? drawResult.file : pictureFile;
}

function decodeDataBlob(dataSource: string): Blob | undefined {
  const bytes = decodeDataSource(dataSource);
  return bytes === undefined ? undefined : new Blob([bytes]);
}
