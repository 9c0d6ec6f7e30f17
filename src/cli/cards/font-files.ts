/**
 * Loads the user's own fonts for templates: reads them from the template's folder, checks them, and adds them to the
 * command's fonts under their hash.
 */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { LIMITS } from '../../shared/base/limits.ts';
import { getLibraryHash } from '../../shared/card/pictures/picture-source.ts';
import { isFontFile } from '../../shared/card/template/font-source.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { type FontProblem, formatFontProblem } from '../../shared/font-file/font-problem.ts';
import type { FontResult, ReadFont } from '../../shared/font-file/read-font.ts';
import type { Unpackers } from '../../shared/font-file/unwrap.ts';
import { compareCodePoints } from '../../shared/text/code-point-order.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { readRegular, resolved, UnopenedError } from '../files/regular-file.ts';
import type { CallFiles } from './call-files.ts';
import { sha256 } from './picture-file.ts';

const UNPACKERS: Unpackers = {
  inflate: (packed, size) => inflateSync(packed, { maxOutputLength: size + 1 }),
  brotli: (packed, size) => brotliDecompressSync(packed, { maxOutputLength: size + 1 }),
};

/** Returns the bytes of a font that a template names, or undefined if there is no such font. */
type Find = (src: string) => Uint8Array | undefined | Promise<Uint8Array | undefined>;

/**
 * Returns the template with its fonts named by their hash. A font that cannot be used causes a note on each card, and the
 * command goes on.
 * @param report is called once per unusable font, with a line that says why
 */
export async function withFontFiles(
  translate: Translate,
  template: CardTemplate,
  find: Find,
  files: CallFiles,
  report: (line: string) => void,
): Promise<CardTemplate> {
  if (template.fonts === undefined) return template;
  const fonts: NonNullable<CardTemplate['fonts']> = {};
  for (const [name, font] of Object.entries(template.fonts)) {
    const bytes = await find(font.src);
    const used = bytes === undefined ? undefined : await addCheckedFont(bytes, files);
    fonts[name] = used === undefined ? font : { ...font, src: used.src };
    if (used?.problem !== undefined)
      report(
        translate('cli.template.fontUnusable', {
          font: truncateVisibly(font.src),
          reason: formatFontProblem(translate, used.problem),
        }),
      );
  }
  return { ...template, fonts };
}

/** Finds a font in a folder by its path. A hash is looked up in the folder itself and in its subfolder `fonts`. */
export function fontInFolder(folder: string, src: string): Uint8Array | undefined {
  const hash = getLibraryHash(src);
  if (hash === undefined) return bytesAt(folder, src);
  for (const path of fontFilesIn(folder)) {
    const bytes = bytesAt(folder, path);
    if (bytes !== undefined && sha256(bytes) === hash) return bytes;
  }
  return undefined;
}

const fontFilesIn = (folder: string): string[] =>
  ['', 'fonts/'].flatMap((below) =>
    existsSync(join(folder, below))
      ? readdirSync(join(folder, below))
          .filter(isFontFile)
          .sort(compareCodePoints)
          .map((name) => `${below}${name}`)
      : [],
  );

function bytesAt(folder: string, path: string): Uint8Array | undefined {
  try {
    // A file that is too large for a font is rejected later, by the font check, with a reason.
    return readRegular(join(folder, path), { most: LIMITS.fontUnpackedBytes, within: resolved(folder) });
  } catch (error) {
    if (error instanceof UnopenedError) return undefined;
    throw error;
  }
}

/**
 * Adds a font to the fonts of the command. An unusable font is added without content, so that a note reports it as
 * broken.
 */
async function addCheckedFont(bytes: Uint8Array, files: CallFiles): Promise<{ src: string; problem?: FontProblem }> {
  const read = await checkedFont(bytes);
  const file = 'problem' in read ? new Uint8Array() : read.file;
  const hash = sha256('problem' in read ? bytes : file);
  files.addFont(hash, file);
  return { src: `sha256:${hash}`, ...('problem' in read ? { problem: read.problem } : {}) };
}

/** Returns the first font of a file, or why there is none. Stops when the file takes too long to read. */
export async function checkedFont(bytes: Uint8Array): Promise<ReadFont | { problem: FontProblem }> {
  const { readFont } = await import('../../shared/font-file/read-font.ts');
  // Only a script in its own context can be stopped while it runs.
  const context = createContext({ read: () => readFont(bytes, UNPACKERS) });
  try {
    const result = new Script('read()').runInContext(context, { timeout: LIMITS.fontMs }) as FontResult;
    if (!result.ok) return result;
    const [font] = result.fonts;
    return font === undefined ? { problem: { kind: 'no-font' } } : font;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return { problem: { kind: 'too-complex' } };
  }
}
