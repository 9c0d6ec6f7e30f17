/** Finds the files that belong to a template: its fonts, its pictures and the base template of a style. */

import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ArchiveError } from '../../shared/zip/archive-fault.ts';
import { Failure } from '../failure.ts';
import type { OpenArchive } from '../files/open-archive.ts';
import { type PictureBytes, readPictureBytes } from './picture-bytes.ts';
import { findFontInFolder } from './template-fonts.ts';

/** Access to the files that belong to a template. */
export interface TemplateResources {
  /** Returns the bytes of a font that the template names, or undefined if there is none. */
  readFont(fontSource: string): Uint8Array | undefined | Promise<Uint8Array | undefined>;
  readPicture(pictureSource: string): PictureBytes | Promise<PictureBytes>;
}

/** Returns the folder of `--fonts FOLDER` as a list. Throws a Failure if the folder does not exist. */
export function checkFontFolder(folder: string | undefined): readonly string[] {
  if (folder === undefined) return [];
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Failure((translate) => translate('cli.files.noFolder'), folder);
  return [folder];
}

/** Finds a font in the folders named on the command line, by its hash or its file name. */
function findNamedFont(fontFolders: readonly string[], fontSource: string): Uint8Array | undefined {
  for (const folder of fontFolders) {
    const fontBytes = findFontInFolder(folder, /^sha256:/.test(fontSource) ? fontSource : basename(fontSource));
    if (fontBytes !== undefined) return fontBytes;
  }
  return undefined;
}

/** Creates access to the files next to a template file. Fonts are also searched for in `fontFolders`. */
export function createFileResources(templatePath: string, fontFolders: readonly string[] = []): TemplateResources {
  const folder = dirname(templatePath);
  return {
    readFont: (fontSource) => findFontInFolder(folder, fontSource) ?? findNamedFont(fontFolders, fontSource),
    readPicture: (pictureSource) => readPictureBytes(pictureSource, folder),
  };
}

/** Creates access to the files of a template in an archive. Fonts are also searched for in `fontFolders`. */
export const createArchiveResources = (
  archive: OpenArchive,
  templatePath: string,
  fontFolders: readonly string[] = [],
): TemplateResources => ({
  readFont: async (fontSource) =>
    (await readArchivedFont(archive, fontSource, templatePath)) ?? findNamedFont(fontFolders, fontSource),
  readPicture: (pictureSource) => archive.readPicture(pictureSource, templatePath),
});

/** Reads a font from the archive, or returns undefined if the entry is missing or damaged. */
async function readArchivedFont(
  archive: OpenArchive,
  fontSource: string,
  templatePath: string,
): Promise<Uint8Array | undefined> {
  try {
    return await archive.readFont(fontSource, templatePath);
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  }
}

/** Returns the file of the template with this id in the same folder, or undefined if there is none. */
export function findNeighborTemplate(templatePath: string, templateId: string): string | undefined {
  const neighborPath = join(dirname(templatePath), `${templateId}.card.json`);
  return neighborPath !== templatePath && existsSync(neighborPath) ? neighborPath : undefined;
}
