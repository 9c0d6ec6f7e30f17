/** Finds the files that belong to a template: its fonts, its pictures and the base template of a style. */

import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ArchiveError } from '../../shared/zip/archive-fault.ts';
import { Failure } from '../failure.ts';
import type { OpenArchive } from '../files/archive-file.ts';
import { fontInFolder } from './font-files.ts';
import { type PictureBytes, pictureBytes } from './picture-file.ts';

export interface TemplateHome {
  /** Returns the bytes of a font that the template names, or undefined if there is none. */
  font(src: string): Uint8Array | undefined | Promise<Uint8Array | undefined>;
  picture(src: string): PictureBytes | Promise<PictureBytes>;
}

/** Returns the folder of `--fonts FOLDER` as a list. Throws a Failure if the folder does not exist. */
export function checkFontFolder(folder: string | undefined): readonly string[] {
  if (folder === undefined) return [];
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Failure((translate) => translate('cli.files.noFolder'), folder);
  return [folder];
}

/** Finds a font in the folders named on the command line, by its hash or its file name. */
function findNamedFont(fontFolders: readonly string[], src: string): Uint8Array | undefined {
  for (const folder of fontFolders) {
    const bytes = fontInFolder(folder, /^sha256:/.test(src) ? src : basename(src));
    if (bytes !== undefined) return bytes;
  }
  return undefined;
}

/** Returns the location of a template that has its own file. Its fonts may also be in `fontFolders`. */
export function besideFile(file: string, fontFolders: readonly string[] = []): TemplateHome {
  const folder = dirname(file);
  return {
    font: (src) => fontInFolder(folder, src) ?? findNamedFont(fontFolders, src),
    picture: (src) => pictureBytes(src, folder),
  };
}

/** Returns the location of a template at `path` in an archive. Its fonts may also be in `fontFolders`. */
export const inArchive = (archive: OpenArchive, path: string, fontFolders: readonly string[] = []): TemplateHome => ({
  font: async (src) => (await fontIn(archive, src, path)) ?? findNamedFont(fontFolders, src),
  picture: (src) => archive.picture(src, path),
});

async function fontIn(archive: OpenArchive, src: string, path: string): Promise<Uint8Array | undefined> {
  try {
    return await archive.file(src, path);
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  }
}

/** Returns the file of the template with this id in the same folder, or undefined if there is none. */
export function templateBeside(file: string, id: string): string | undefined {
  const beside = join(dirname(file), `${id}.card.json`);
  return beside !== file && existsSync(beside) ? beside : undefined;
}
