/** Fonts of the user's own for the templates of a call: read beside the template, checked, and added to the fonts of the call by their hash. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { LIMITS } from '../../shared/base/limits.ts';
import { libraryHash } from '../../shared/card/pictures/picture-source.ts';
import { isFontFile } from '../../shared/card/template/font-source.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { type FontProblem, fontProblemMessage } from '../../shared/font-file/font-problem.ts';
import type { FontResult, ReadFont } from '../../shared/font-file/read-font.ts';
import type { Unpackers } from '../../shared/font-file/unwrap.ts';
import { byCodePoint } from '../../shared/text/code-point-order.ts';
import { shortened } from '../../shared/text/short.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { readRegular, resolved, UnopenedError } from '../files/regular-file.ts';
import type { CallFiles } from './call-files.ts';
import { sha256 } from './picture-file.ts';

const UNPACKERS: Unpackers = {
  inflate: (packed, size) => inflateSync(packed, { maxOutputLength: size + 1 }),
  brotli: (packed, size) => brotliDecompressSync(packed, { maxOutputLength: size + 1 }),
};

/** The bytes of a font that a template in `folder` names; undefined where there is none. */
type Find = (src: string) => Uint8Array | undefined | Promise<Uint8Array | undefined>;

/**
 * The template with its fonts named by their hash. What cannot be used is a note of each card and no failure of the call.
 * @param report is told once why a file cannot be used, a line each
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
          font: shortened(font.src),
          reason: fontProblemMessage(translate, used.problem),
        }),
      );
  }
  return { ...template, fonts };
}

/** A font of a folder: by its path, or by the hash in the folder itself and in `fonts` below it. */
export function fontInFolder(folder: string, src: string): Uint8Array | undefined {
  const hash = libraryHash(src);
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
          .sort(byCodePoint)
          .map((name) => `${below}${name}`)
      : [],
  );

function bytesAt(folder: string, path: string): Uint8Array | undefined {
  try {
    // A file that is too large is refused as a font, with the reason.
    return readRegular(join(folder, path), { most: LIMITS.fontUnpackedBytes, within: resolved(folder) });
  } catch (error) {
    if (error instanceof UnopenedError) return undefined;
    throw error;
  }
}

/** Adds a font to those of the call. One that cannot be used is added without content, so that the note says it is broken. */
async function addCheckedFont(bytes: Uint8Array, files: CallFiles): Promise<{ src: string; problem?: FontProblem }> {
  const read = await checkedFont(bytes);
  const file = 'problem' in read ? new Uint8Array() : read.file;
  const hash = sha256('problem' in read ? bytes : file);
  files.addFont(hash, file);
  return { src: `sha256:${hash}`, ...('problem' in read ? { problem: read.problem } : {}) };
}

/** The first font of a file, or why there is none. A file that takes too long is stopped. */
export async function checkedFont(bytes: Uint8Array): Promise<ReadFont | { problem: FontProblem }> {
  const { readFont } = await import('../../shared/font-file/read-font.ts');
  // Only a script of its own can be stopped while it runs.
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
