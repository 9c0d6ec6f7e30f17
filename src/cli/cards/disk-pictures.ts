/** Reads the pictures of a print from the disk: from folders of documents, from archives and from templates. */

import { dirname } from 'node:path';
import { extractPlainJpeg, isSmallEnough } from '../../shared/card/pictures/jpeg/plain-jpeg.ts';
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import { parsePictureSource } from '../../shared/card/pictures/picture-source.ts';
import type { PdfBitmap } from '../../shared/pdf/embed-bitmap.ts';
import type {
  OpenPicture,
  PictureDocument,
  PictureFailure,
  PictureReader,
} from '../../shared/print-job/print-pictures.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import { Failure } from '../failure.ts';
import type { OpenArchive } from '../files/open-archive.ts';
import { type PictureBytes, readPictureBytes, sha256 } from './picture-bytes.ts';
import { preparePicture, readPictureHead } from './picture-pixels.ts';
import type { PrintResources, ReadPicture } from './print-resources.ts';
import { rasterizeSvg } from './rasterize-svg.ts';

/** The file that a document was read from. Picture sources are relative to the folder of the file. */
export interface DocumentOrigin {
  readonly file: string;
  /** The pointer to an embedded document in the file, such as `/characters/2`, or an empty text. */
  readonly pointer: string;
  /** The archive that contains the document, and the path of the document in the archive. */
  readonly archiveEntry?: { readonly archive: OpenArchive; readonly entryPath: string };
}

/** The origin of each document that can have pictures. */
export type DocumentOrigins = ReadonlyMap<PictureDocument, DocumentOrigin>;

/** Returns a reader for pictures on the disk. */
export function createDiskPictureReader(origins: DocumentOrigins, { templatePictures }: PrintResources): PictureReader {
  return {
    getPlace: (document) => {
      const origin = origins.get(document);
      return origin && dirname(origin.file);
    },
    open: async (pictureSource, document) => {
      const templatePicture = templatePictures.get(pictureSource);
      if (templatePicture !== undefined)
        return 'problem' in templatePicture
          ? templatePicture
          : measurePicture(pictureSource, templatePicture.read, undefined);
      const origin = document && origins.get(document);
      return measurePicture(pictureSource, () => readPicture(pictureSource, origin), origin?.file);
    },
  };
}

/** Measures a picture. `documentPath` is the file of the document that names the picture. */
async function measurePicture(
  pictureSource: string,
  readBytes: ReadPicture,
  documentPath: string | undefined,
): Promise<OpenPicture | PictureFailure> {
  const pictureBytes = await readBytes();
  if ('problem' in pictureBytes) return pictureBytes;
  const pictureHead = await readPictureHead(pictureBytes.bytes, pictureSource);
  if ('problem' in pictureHead) return { problem: nameDamagedFile(pictureHead.problem, pictureSource) };
  const { simplified = [] } = pictureBytes;
  const pictureHash = sha256(pictureBytes.bytes);
  return {
    key: pictureHash,
    width: pictureHead.width,
    height: pictureHead.height,
    ...(simplified.length === 0 ? {} : { simplified }),
    prepare: async (targetWidth) => {
      // A picture that is embedded unchanged is read again when the PDF is written, so that memory holds one picture at a time.
      if (pictureHead.isPlainJpeg && isSmallEnough(pictureHead.width, targetWidth))
        return () => readPlainPicture(pictureHash, pictureSource, readBytes, documentPath);
      const currentBytes = await readBytes();
      const preparedPicture =
        'problem' in currentBytes ? currentBytes : await preparePicture(currentBytes.bytes, pictureHead, targetWidth);
      return 'problem' in preparedPicture
        ? { problem: nameDamagedFile(preparedPicture.problem, pictureSource) }
        : preparedPicture;
    },
  };
}

/** Adds the file name to the problem of a damaged file, so that the user can find the file among hundreds. */
function nameDamagedFile(problem: PictureProblem, pictureSource: string): PictureProblem {
  const parsedSource = parsePictureSource(pictureSource);
  const isFile = problem.kind === 'damaged' && !('problem' in parsedSource) && parsedSource.kind === 'file';
  return isFile ? { kind: 'damaged', path: truncateVisibly(parsedSource.path) } : problem;
}

/** Reads a picture again that is embedded unchanged. Throws a Failure if the picture has changed since it was measured. */
async function readPlainPicture(
  pictureHash: string,
  pictureSource: string,
  readBytes: ReadPicture,
  documentPath: string | undefined,
): Promise<PdfBitmap> {
  const currentBytes = await readBytes();
  const plainJpeg =
    'bytes' in currentBytes && sha256(currentBytes.bytes) === pictureHash
      ? extractPlainJpeg(currentBytes.bytes)
      : undefined;
  if (plainJpeg === undefined)
    throw new Failure(
      (translate) => translate('cli.pictures.changed', { picture: truncateVisibly(pictureSource) }),
      documentPath,
    );
  return { kind: 'jpeg', ...plainJpeg };
}

/** Reads a picture from the archive or the folder that its document came from. */
async function readPicture(pictureSource: string, origin: DocumentOrigin | undefined): Promise<PictureBytes> {
  return rasterizeSvg(
    origin?.archiveEntry
      ? await origin.archiveEntry.archive.readPicture(pictureSource, origin.archiveEntry.entryPath)
      : readPictureBytes(pictureSource, origin && dirname(origin.file)),
  );
}
