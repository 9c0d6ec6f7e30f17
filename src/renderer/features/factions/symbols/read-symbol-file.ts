/** Reads a file of the user as a symbol, or returns the reason why it can't be used. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { formatPictureProblem } from '../../../../shared/card/pictures/picture-messages.ts';
import { formatSvgProblem } from '../../../../shared/symbols/svg/svg-messages.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { findDroppedFolder } from '../../../platform/dropped-files.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { createPngSymbol } from './png-symbol.ts';
import { type ReadSvg, readSvg } from './read-svg.ts';
import { createRefusal, type ImportedSymbol, type SymbolRefusal } from './svg-symbol.ts';

interface PngPicture {
  readonly kind: 'picture';
  readonly name: string;
  readonly src: string;
}

export type SymbolFileResult = ImportedSymbol | PngPicture | SymbolRefusal;

/** Options for reading a symbol: `signal` stops reading, and `parseSvg` converts the text of an SVG. */
export interface ReadOptions {
  readonly signal: AbortSignal;
  readonly parseSvg?: ReadSvg;
}

const isSvg = (file: File): boolean => file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);

async function readPngSymbol(translate: Translate, file: File): Promise<SymbolFileResult> {
  const pngSymbol = await createPngSymbol(file);
  if ('src' in pngSymbol)
    return { kind: 'picture', name: file.name || translate('factions.pastedPng'), src: pngSymbol.src };
  const { problem } = pngSymbol;
  if (problem === 'too-many-bytes')
    return createRefusal(translate('factions.pngTooLarge', { mega: LIMITS.pngSymbolBytes / 1e6 }));
  if (problem.kind === 'no-picture') return createRefusal(translate('factions.wrongKind'));
  if (problem.kind === 'damaged') return createRefusal(translate('factions.pngDamaged'));
  return createRefusal(translate('factions.pngRefused', { clause: formatPictureProblem(translate, problem) }));
}

/** Reads a file as a symbol. Never rejects. */
export async function readSymbolFile(
  translate: Translate,
  file: File,
  { signal, parseSvg = readSvg }: ReadOptions,
): Promise<SymbolFileResult> {
  if (file.type === 'image/png' || /\.png$/i.test(file.name)) return readPngSymbol(translate, file);
  if (!isSvg(file)) return createRefusal(translate('factions.wrongKind'));
  // UTF-8 uses at most four bytes for a character, so the text of a larger file is certainly too long.
  if (file.size > LIMITS.svgLetters * 4) return createRefusal(formatSvgProblem(translate, { kind: 'too-large' }));
  try {
    return await parseSvg(translate, { text: await file.text(), name: file.name }, signal);
  } catch {
    return createRefusal(translate('factions.unreadable'));
  }
}

/** Reads a symbol from a dropped or pasted file or text. */
export async function readSymbolTransfer(
  translate: Translate,
  dataTransfer: DataTransfer,
  { signal, parseSvg = readSvg }: ReadOptions,
): Promise<SymbolFileResult> {
  const folderName = findDroppedFolder(dataTransfer);
  if (folderName !== undefined) return createRefusal(translate('art.folder', { name: shortenName(folderName) }));
  const [file] = dataTransfer.files;
  if (file !== undefined) return readSymbolFile(translate, file, { signal, parseSvg });
  const svgText = dataTransfer.getData('image/svg+xml') || dataTransfer.getData('text/plain');
  return svgText.trimStart().startsWith('<')
    ? parseSvg(translate, { text: svgText, name: 'SVG' }, signal)
    : createRefusal(translate('factions.notFound'));
}
