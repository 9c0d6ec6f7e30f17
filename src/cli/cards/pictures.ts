/** Pictures of prints on the disk: beside the documents that name them, in their archives, and those of templates. */

import { dirname } from 'node:path';
import { isSmallEnough, plainJpeg } from '../../shared/card/pictures/jpeg/plain-jpeg.ts';
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import { readSource } from '../../shared/card/pictures/picture-source.ts';
import type { PdfPicture } from '../../shared/pdf/embed-picture.ts';
import type { Illustrated, OpenPicture, PictureFailure, PictureReader } from '../../shared/print-job/pictures.ts';
import { shortened } from '../../shared/text/short.ts';
import { Failure } from '../failure.ts';
import type { OpenArchive } from '../files/archive-file.ts';
import type { CallFiles, ReadPicture } from './call-files.ts';
import { type PictureBytes, pictureBytes, sha256 } from './picture-file.ts';
import { pictureHead, preparePicture } from './picture-pixels.ts';
import { drawSvg } from './svg-art.ts';

/** The file that a document came from and its place in it, `/characters/2`. */
export interface Home {
  readonly file: string;
  readonly at: string;
  /** Of a document that came out of an archive: its path there. */
  readonly archive?: { readonly archive: OpenArchive; readonly path: string };
}

/** Where documents were read; the sources of their pictures are relative to that. */
export type Homes = ReadonlyMap<Illustrated, Home>;

/** Reads pictures from the disk. */
export function diskPictures(homes: Homes, { templatePictures }: CallFiles): PictureReader {
  return {
    placeOf: (document) => {
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

/** `file` is the document that names the picture. */
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

/** Names a damaged file in its problem, so that it can be found among hundreds. */
function nameDamagedFile(problem: PictureProblem, src: string): PictureProblem {
  const source = readSource(src);
  const isFile = problem.kind === 'damaged' && !('problem' in source) && source.kind === 'file';
  return isFile ? { kind: 'damaged', path: shortened(source.path) } : problem;
}

/** Reads a picture again that goes into the file as it is. Throws a Failure when it is no longer what was measured. */
async function readPlainPicture(
  key: string,
  src: string,
  read: ReadPicture,
  file: string | undefined,
): Promise<PdfPicture> {
  const again = await read();
  const plain = 'bytes' in again && sha256(again.bytes) === key ? plainJpeg(again.bytes) : undefined;
  if (plain === undefined)
    throw new Failure((translate) => translate('cli.pictures.changed', { picture: shortened(src) }), file);
  return { kind: 'jpeg', ...plain };
}

/** In the archive or the folder that the document came from. */
async function readPicture(src: string, home: Home | undefined): Promise<PictureBytes> {
  return drawSvg(
    home?.archive
      ? await home.archive.archive.picture(src, home.archive.path)
      : pictureBytes(src, home && dirname(home.file)),
  );
}
