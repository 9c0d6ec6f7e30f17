/**
 * Loads the fonts of `--fallback-font`: the user's font files for characters that no built-in font covers. They apply to
 * everything that a command prints.
 */

import { LIMITS } from '../shared/base/limits.ts';
import type { CardFinding } from '../shared/card/findings/card-finding.ts';
import { formatFontProblem } from '../shared/font-file/font-problem.ts';
import { canEmbed, readFontLicense, readTables } from '../shared/text/fonts/sfnt.ts';
import { formatLateText } from '../shared/texts/late-text.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { sha256 } from './cards/picture-bytes.ts';
import { PrintResources } from './cards/print-resources.ts';
import { checkFont } from './cards/template-fonts.ts';
import { checkFontFolder } from './cards/template-resources.ts';
import { Failure } from './failure.ts';
import { readRegularFile, UnopenedError } from './files/regular-file.ts';

export const FALLBACK_FONT_FLAG = { type: 'string', multiple: true, default: [] as string[] } as const;
/**
 * Creates the print resources of a command with `--fonts` and `--fallback-font`. Throws a Failure that names the first
 * folder or font that cannot be used.
 */
export async function openPrintResources(fontPaths: readonly string[], fontFolder?: string): Promise<PrintResources> {
  const resources = new PrintResources(checkFontFolder(fontFolder));
  for (const fontPath of fontPaths) {
    const fontResult = await checkFont(readFontBytes(fontPath));
    if ('problem' in fontResult)
      throw new Failure((translate) =>
        translate('cli.fallbackFont.unusable', {
          path: fontPath,
          reason: formatFontProblem(translate, fontResult.problem),
        }),
      );
    if (!canEmbed(readFontLicense(readTables(fontResult.file))))
      throw new Failure((translate) => translate('cli.fallbackFont.notEmbeddable', { path: fontPath }));
    resources.addFallbackFont(sha256(fontResult.file), fontResult.file);
  }
  return resources;
}

function readFontBytes(fontPath: string): Uint8Array {
  try {
    return readRegularFile(fontPath, { maxBytes: LIMITS.fontUnpackedBytes });
  } catch (error) {
    if (error instanceof UnopenedError)
      throw new Failure((translate) =>
        translate('cli.fallbackFont.unreadable', { path: fontPath, reason: formatLateText(translate, error.reason) }),
      );
    throw error;
  }
}

/** Returns a line that explains `--fallback-font` if a finding reports a missing glyph, and otherwise an empty list. */
export const getFallbackHint = (
  translate: Translate,
  findings: readonly { readonly kind: CardFinding['kind'] | string }[],
): string[] => (findings.some(({ kind }) => kind === 'missing-glyph') ? [translate('cli.fallbackFont.hint')] : []);
