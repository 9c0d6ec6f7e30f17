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
import { LEADS_OUTSIDE, readRegular, resolved, UnopenedError } from '../files/regular-file.ts';

export type PictureBytes =
  /** `simplified` lists the parts of an SVG that are not drawn. */
  { readonly bytes: Uint8Array; readonly simplified?: readonly SvgFinding[] } | { readonly problem: PictureProblem };

/**
 * Reads `art.image.src` of a document in `folder`. A document without a folder can only have embedded pictures. A picture
 * that cannot be read is returned as a problem; this function never throws for one.
 */
export function pictureBytes(src: string, folder: string | undefined): PictureBytes {
  const source = parsePictureSource(src);
  if ('problem' in source) {
    const missingPath = getMissingPath(source.problem, folder);
    return missingPath === undefined ? source : missing(missingPath);
  }
  if (source.kind === 'data') return checked(Buffer.from(source.base64, 'base64'));
  if (source.kind === 'file') {
    return folder === undefined ? missing(source.path) : fileBytes(folder, source.path);
  }
  return folder === undefined ? { problem: { kind: 'not-in-library' } } : libraryBytes(folder, source.hash);
}

const missing = (path: string): PictureBytes => ({ problem: { kind: 'missing', path } });

/**
 * Returns the path of a file that does not exist and does not have the extension of a picture. The missing file is the
 * more useful of the two reasons.
 */
const getMissingPath = (problem: PictureProblem, folder: string | undefined): string | undefined =>
  problem.kind === 'ending' && (folder === undefined || !existsSync(join(folder, problem.path)))
    ? problem.path
    : undefined;

/** Lists the names that a library picture can have in the document's folder. */
const libraryNames = (hash: string): string[] =>
  PICTURE_EXTENSIONS.flatMap((ending) => ['', 'art/', 'pictures/'].map((below) => `${below}${hash}.${ending}`));

/** Marks the pictures that a document in `folder` names as inputs of the command, whether they are shown or not. */
export function markPictures(document: AnyDocument, folder: string): void {
  for (const illustrated of illustratedIn(document)) {
    const source = parsePictureSource(getPictureSource(illustrated) ?? '');
    if ('problem' in source || source.kind === 'data') continue;
    const names = source.kind === 'file' ? [source.path] : libraryNames(source.hash);
    for (const name of names) markInput(join(folder, name));
  }
}

function illustratedIn(document: AnyDocument): readonly (Character | Faction)[] {
  if (document.format === 'rollcall.character' || document.format === 'rollcall.faction') return [document];
  return document.format === 'rollcall.team' ? [...(document.characters ?? []), ...(document.factions ?? [])] : [];
}

function libraryBytes(folder: string, hash: string): PictureBytes {
  const held = libraryNames(hash).find((name) => existsSync(join(folder, name)));
  if (held === undefined) return { problem: { kind: 'not-in-library' } };
  const read = fileBytes(folder, held);
  if ('problem' in read || sha256(read.bytes) === hash) return read;
  return { problem: { kind: 'unreadable', path: held, reason: (translate) => translate('cli.pictures.otherContent') } };
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function fileBytes(folder: string, path: string): PictureBytes {
  try {
    return checked(readRegular(join(folder, path), { most: LIMITS.pictureBytes, within: resolved(folder) }));
  } catch (error) {
    if (!(error instanceof UnopenedError)) throw error;
    const { code, reason, size } = error;
    if (code === LEADS_OUTSIDE) return { problem: { kind: 'outside' } };
    if (code === 'ENOENT' || code === 'ENOTDIR') return { problem: { kind: 'missing', path } };
    if (code === 'EFBIG') return { problem: { kind: 'too-many-bytes', bytes: size } };
    return { problem: { kind: 'unreadable', path, reason } };
  }
}

function checked(bytes: Uint8Array): PictureBytes {
  if (bytes.length === 0) return { problem: { kind: 'empty' } };
  return bytes.length > LIMITS.pictureBytes ? { problem: { kind: 'too-many-bytes', bytes: bytes.length } } : { bytes };
}
