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
import { readRegularFile, resolveFolder, UnopenedError } from '../files/regular-file.ts';
import { sha256 } from './picture-bytes.ts';
import type { PrintResources } from './print-resources.ts';

const FONT_UNPACKERS: Unpackers = {
  inflate: (packedBytes, unpackedSize) => inflateSync(packedBytes, { maxOutputLength: unpackedSize + 1 }),
  brotli: (packedBytes, unpackedSize) => brotliDecompressSync(packedBytes, { maxOutputLength: unpackedSize + 1 }),
};

/** Returns the bytes of a font that a template names, or undefined if there is no such font. */
type FindFont = (fontSource: string) => Uint8Array | undefined | Promise<Uint8Array | undefined>;

/**
 * Returns the template with its fonts named by their hash. A font that cannot be used causes a note on each card, and the
 * command goes on.
 * @param report is called once for each font that exists but cannot be used, with a line that says why
 */
export async function loadTemplateFonts(
  translate: Translate,
  template: CardTemplate,
  findFont: FindFont,
  resources: PrintResources,
  report: (line: string) => void,
): Promise<CardTemplate> {
  if (template.fonts === undefined) return template;
  const fonts: NonNullable<CardTemplate['fonts']> = {};
  for (const [fontName, font] of Object.entries(template.fonts)) {
    const fontBytes = await findFont(font.src);
    const addedFont = fontBytes === undefined ? undefined : await addCheckedFont(fontBytes, resources);
    fonts[fontName] = addedFont === undefined ? font : { ...font, src: addedFont.src };
    if (addedFont?.problem !== undefined)
      report(
        translate('cli.template.fontUnusable', {
          font: truncateVisibly(font.src),
          reason: formatFontProblem(translate, addedFont.problem),
        }),
      );
  }
  return { ...template, fonts };
}

/** Finds a font in a folder by its path. A hash is looked up in the folder itself and in its subfolder `fonts`. */
export function findFontInFolder(folder: string, fontSource: string): Uint8Array | undefined {
  const fontHash = getLibraryHash(fontSource);
  if (fontHash === undefined) return readFontBytes(folder, fontSource);
  for (const fontPath of listFontFiles(folder)) {
    const fontBytes = readFontBytes(folder, fontPath);
    if (fontBytes !== undefined && sha256(fontBytes) === fontHash) return fontBytes;
  }
  return undefined;
}

/** Lists the font files in a folder and in its subfolder `fonts`, by relative path. */
const listFontFiles = (folder: string): string[] =>
  ['', 'fonts/'].flatMap((subfolder) =>
    existsSync(join(folder, subfolder))
      ? readdirSync(join(folder, subfolder))
          .filter(isFontFile)
          .sort(compareCodePoints)
          .map((fileName) => `${subfolder}${fileName}`)
      : [],
  );

function readFontBytes(folder: string, fontPath: string): Uint8Array | undefined {
  try {
    // A file that is too large for a font is rejected later, by the font check, with a reason.
    return readRegularFile(join(folder, fontPath), {
      maxBytes: LIMITS.fontUnpackedBytes,
      rootFolder: resolveFolder(folder),
    });
  } catch (error) {
    if (error instanceof UnopenedError) return undefined;
    throw error;
  }
}

/**
 * Adds a font to the fonts of the command. An unusable font is added without content, so that a note reports it as
 * broken.
 */
async function addCheckedFont(
  fontBytes: Uint8Array,
  resources: PrintResources,
): Promise<{ src: string; problem?: FontProblem }> {
  const checkedFont = await checkFont(fontBytes);
  const usableBytes = 'problem' in checkedFont ? new Uint8Array() : checkedFont.file;
  const fontHash = sha256('problem' in checkedFont ? fontBytes : usableBytes);
  resources.addFont(fontHash, usableBytes);
  return { src: `sha256:${fontHash}`, ...('problem' in checkedFont ? { problem: checkedFont.problem } : {}) };
}

/** Returns the first font of a file, or why there is none. Stops when the file takes too long to read. */
export async function checkFont(fontBytes: Uint8Array): Promise<ReadFont | { problem: FontProblem }> {
  const { readFont } = await import('../../shared/font-file/read-font.ts');
  // Only a script in its own context can be stopped while it runs.
  const scriptContext = createContext({ read: () => readFont(fontBytes, FONT_UNPACKERS) });
  try {
    const fontResult = new Script('read()').runInContext(scriptContext, { timeout: LIMITS.fontMs }) as FontResult;
    if (!fontResult.ok) return fontResult;
    const [font] = fontResult.fonts;
    return font === undefined ? { problem: { kind: 'no-font' } } : font;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return { problem: { kind: 'too-complex' } };
  }
}
