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
import type { OpenArchive } from '../files/archive-file.ts';
import type { CallFiles, ReadPicture } from './call-files.ts';
import { type PictureBytes, pictureBytes, sha256 } from './picture-file.ts';
import { pictureHead, preparePicture } from './picture-pixels.ts';
import { drawSvg } from './svg-art.ts';

/** The file that a document came from, and the pointer to the document in it, such as `/characters/2`. */
export interface Home {
  readonly file: string;
  readonly at: string;
  /** The archive that the document came from, and its path in the archive. */
  readonly archive?: { readonly archive: OpenArchive; readonly path: string };
}

/** The origin of each document. Picture sources are relative to it. */
export type Homes = ReadonlyMap<PictureDocument, Home>;

/** Returns a reader for pictures on the disk. */
export function diskPictures(homes: Homes, { templatePictures }: CallFiles): PictureReader {
  return {
    getPlace: (document) => {
      const home = homes.get(document);
      return home && dirname(home.file);
    },
    open: async (src, document) => {
      const ofTemplate = templatePictures.get(src);
      if (ofTemplate !== undefined)
        return 'problem' in ofTemplate ? ofTemplate : measure(src, ofTemplate.read, undefined);
      const home = document && homes.get(document);
      return measure(src, () => readPicture(src, home), home?.file);
    },
  };
}

/** Measures a picture. `file` is the document that names it. */
async function measure(
  src: string,
  read: ReadPicture,
  file: string | undefined,
): Promise<OpenPicture | PictureFailure> {
  const found = await read();
  if ('problem' in found) return found;
  const head = await pictureHead(found.bytes, src);
  if ('problem' in head) return { problem: nameDamagedFile(head.problem, src) };
  const { simplified = [] } = found;
  const key = sha256(found.bytes);
  return {
    key,
    width: head.width,
    height: head.height,
    ...(simplified.length === 0 ? {} : { simplified }),
    prepare: async (width) => {
      if (head.plain && isSmallEnough(head.width, width)) return () => readPlainPicture(key, src, read, file);
      const again = await read();
      const prepared = 'problem' in again ? again : await preparePicture(again.bytes, head, width);
      return 'problem' in prepared ? { problem: nameDamagedFile(prepared.problem, src) } : prepared;
    },
  };
}

/** Adds the file name to the problem of a damaged file, so that the user can find the file among hundreds. */
function nameDamagedFile(problem: PictureProblem, src: string): PictureProblem {
  const source = parsePictureSource(src);
  const isFile = problem.kind === 'damaged' && !('problem' in source) && source.kind === 'file';
  return isFile ? { kind: 'damaged', path: truncateVisibly(source.path) } : problem;
}

/** Reads a picture again that is embedded unchanged. Throws a Failure if the picture has changed since it was measured. */
async function readPlainPicture(
  key: string,
  src: string,
  read: ReadPicture,
  file: string | undefined,
): Promise<PdfBitmap> {
  const again = await read();
  const plain = 'bytes' in again && sha256(again.bytes) === key ? extractPlainJpeg(again.bytes) : undefined;
  if (plain === undefined)
    throw new Failure((translate) => translate('cli.pictures.changed', { picture: truncateVisibly(src) }), file);
  return { kind: 'jpeg', ...plain };
}

/** Reads a picture from the archive or the folder that its document came from. */
async function readPicture(src: string, home: Home | undefined): Promise<PictureBytes> {
  return drawSvg(
    home?.archive
      ? await home.archive.archive.picture(src, home.archive.path)
      : pictureBytes(src, home && dirname(home.file)),
  );
}
