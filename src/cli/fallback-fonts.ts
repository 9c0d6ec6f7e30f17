/** Fonts of the user that are asked for characters which no font of ours has, on everything that a call prints. */
import type { CardNote } from '../shared/card/notes/note.ts';
import { fontProblemMessage } from '../shared/font-file/font-problem.ts';
import { LIMITS } from '../shared/limits.ts';
import { licenceOf, mayEmbed, tablesOf } from '../shared/text/fonts/sfnt.ts';
import { addFallbackFont } from './assets.ts';
import { checkedFont } from './cards/font-files.ts';
import { sha256 } from './cards/picture-file.ts';
import { Failure } from './failure.ts';
import { readRegular, UnopenedError } from './files/regular-file.ts';

export const FALLBACK_FLAG = { type: 'string', multiple: true, default: [] as string[] } as const;
export const FALLBACK_USAGE = '[--fallback-font FILE]…';
export const FALLBACK_HELP = [
  '  --fallback-font FILE',
  '                   a font file for letters that Rollcall has no font for, such as Thai or Chinese. Several are tried in the',
  '                   order given. The first font of a collection (.ttc) is used',
] as const;

/** Reads and checks the files. Throws a Failure that names the first that can't be used. */
export async function takeFallbackFonts(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const read = await checkedFont(readBytes(file));
    if ('problem' in read)
      throw new Failure(`--fallback-font ${file} can’t be used: ${fontProblemMessage(read.problem)}`);
    if (!mayEmbed(licenceOf(tablesOf(read.file))))
      throw new Failure(
        `--fallback-font ${file} can’t be used: the font can’t be embedded in a PDF. Choose another one.`,
      );
    addFallbackFont(sha256(read.file), read.file);
  }
}

function readBytes(file: string): Uint8Array {
  try {
    return readRegular(file, { most: LIMITS.fontUnpackedBytes });
  } catch (error) {
    if (error instanceof UnopenedError) throw new Failure(`--fallback-font ${file} can’t be read: ${error.message}`);
    throw error;
  }
}

/** A line that says how to print characters that no font has, where there are any. */
export const fallbackHint = (notes: readonly { readonly kind: CardNote['kind'] | string }[]): string[] =>
  notes.some(({ kind }) => kind === 'missing-glyph')
    ? ['To print characters that no font has, add a font that has them: --fallback-font FILE']
    : [];
