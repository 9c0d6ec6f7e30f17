/**
 * Reads the bytes of a picture that a document names. Documents are untrusted, so nothing outside their folder is opened.
 */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import { PICTURE_EXTENSIONS, parsePictureSource } from '../../shared/card/pictures/picture-source.ts';
import { getPictureSource } from '../../shared/card/pictures/pictures.ts';
import type { AnyDocument, Character, Faction } from '../../shared/document/schema.ts';
import type { SvgFinding } from '../../shared/symbols/svg/svg-finding.ts';
import { markInput } from '../files/inputs.ts';
import { LEADS_OUTSIDE, readRegularFile, resolveFolder, UnopenedError } from '../files/regular-file.ts';

export type PictureBytes =
  /** `simplified` lists the parts of an SVG that are not drawn. */
  { readonly bytes: Uint8Array; readonly simplified?: readonly SvgFinding[] } | { readonly problem: PictureProblem };

/**
 * Reads `art.image.src` of a document in `folder`. A document without a folder can only have embedded pictures. A picture
 * that cannot be read is returned as a problem; this function never throws for one.
 */
export function readPictureBytes(pictureSource: string, folder: string | undefined): PictureBytes {
  const parsedSource = parsePictureSource(pictureSource);
  if ('problem' in parsedSource) {
    const missingPath = getMissingPath(parsedSource.problem, folder);
    return missingPath === undefined ? parsedSource : createMissingProblem(missingPath);
  }
  if (parsedSource.kind === 'data') return checkSize(Buffer.from(parsedSource.base64, 'base64'));
  if (parsedSource.kind === 'file') {
    return folder === undefined ? createMissingProblem(parsedSource.path) : readPictureFile(folder, parsedSource.path);
  }
  return folder === undefined ? { problem: { kind: 'not-in-library' } } : readLibraryPicture(folder, parsedSource.hash);
}

const createMissingProblem = (picturePath: string): PictureBytes => ({
  problem: { kind: 'missing', path: picturePath },
});

/**
 * Returns the path if the source does not have the extension of a picture and the file does not exist either. The message
 * then says that the file is missing, because that reason is more useful.
 */
const getMissingPath = (problem: PictureProblem, folder: string | undefined): string | undefined =>
  problem.kind === 'ending' && (folder === undefined || !existsSync(join(folder, problem.path)))
    ? problem.path
    : undefined;

/** Lists the names that a library picture can have in the document's folder. */
const listLibraryNames = (pictureHash: string): string[] =>
  PICTURE_EXTENSIONS.flatMap((extension) =>
    ['', 'art/', 'pictures/'].map((subfolder) => `${subfolder}${pictureHash}.${extension}`),
  );

/**
 * Marks the pictures that a document in `folder` names as inputs of the command, even if no picture is shown. A command never overwrites
 * its inputs.
 */
export function markPictures(document: AnyDocument, folder: string): void {
  for (const illustratedDocument of listIllustratedDocuments(document)) {
    const pictureSource = parsePictureSource(getPictureSource(illustratedDocument) ?? '');
    if ('problem' in pictureSource || pictureSource.kind === 'data') continue;
    const fileNames = pictureSource.kind === 'file' ? [pictureSource.path] : listLibraryNames(pictureSource.hash);
    for (const fileName of fileNames) markInput(join(folder, fileName));
  }
}

/** Lists the document itself or the embedded documents that can have a picture. */
function listIllustratedDocuments(document: AnyDocument): readonly (Character | Faction)[] {
  if (document.format === 'rollcall.character' || document.format === 'rollcall.faction') return [document];
  return document.format === 'rollcall.team' ? [...(document.characters ?? []), ...(document.factions ?? [])] : [];
}

/** Reads a picture that the document names by hash. A file with another content is a problem. */
function readLibraryPicture(folder: string, pictureHash: string): PictureBytes {
  const foundName = listLibraryNames(pictureHash).find((fileName) => existsSync(join(folder, fileName)));
  if (foundName === undefined) return { problem: { kind: 'not-in-library' } };
  const pictureBytes = readPictureFile(folder, foundName);
  if ('problem' in pictureBytes || sha256(pictureBytes.bytes) === pictureHash) return pictureBytes;
  return {
    problem: { kind: 'unreadable', path: foundName, reason: (translate) => translate('cli.pictures.otherContent') },
  };
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function readPictureFile(folder: string, picturePath: string): PictureBytes {
  try {
    return checkSize(
      readRegularFile(join(folder, picturePath), { maxBytes: LIMITS.pictureBytes, rootFolder: resolveFolder(folder) }),
    );
  } catch (error) {
    if (!(error instanceof UnopenedError)) throw error;
    const { code, reason, size } = error;
    if (code === LEADS_OUTSIDE) return { problem: { kind: 'outside' } };
    if (code === 'ENOENT' || code === 'ENOTDIR') return { problem: { kind: 'missing', path: picturePath } };
    if (code === 'EFBIG') return { problem: { kind: 'too-many-bytes', bytes: size } };
    return { problem: { kind: 'unreadable', path: picturePath, reason } };
  }
}

function checkSize(bytes: Uint8Array): PictureBytes {
  if (bytes.length === 0) return { problem: { kind: 'empty' } };
  return bytes.length > LIMITS.pictureBytes ? { problem: { kind: 'too-many-bytes', bytes: bytes.length } } : { bytes };
}
