/** Reads a file of the user as a symbol, or returns the reason why it can't be used. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { formatPictureProblem } from '../../../../shared/card/pictures/picture-messages.ts';
import { formatSvgProblem } from '../../../../shared/symbols/svg/svg-messages.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { findDroppedFolder } from '../../../platform/dropped-files.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { pngSymbol } from './png-symbol.ts';
import { type ReadSvg, readSvg } from './read-svg.ts';
import { type Imported, type Refused, refused } from './svg-symbol.ts';

interface Picture {
  readonly kind: 'picture';
  readonly name: string;
  readonly src: string;
}

export type SymbolFileResult = Imported | Picture | Refused;

/** Options for reading: `signal` stops it, and `svg` reads the text of an SVG. */
export interface Reading {
  readonly signal: AbortSignal;
  readonly svg?: ReadSvg;
}

const isSvg = (file: File): boolean => file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);

async function symbolFromPng(translate: Translate, file: File): Promise<SymbolFileResult> {
  const made = await pngSymbol(file);
  if ('src' in made) return { kind: 'picture', name: file.name || translate('factions.pastedPng'), src: made.src };
  const { problem } = made;
  if (problem === 'too-many-bytes')
    return refused(translate('factions.pngTooLarge', { mega: LIMITS.pngSymbolBytes / 1e6 }));
  if (problem.kind === 'no-picture') return refused(translate('factions.wrongKind'));
  if (problem.kind === 'damaged') return refused(translate('factions.pngDamaged'));
  return refused(translate('factions.pngRefused', { clause: formatPictureProblem(translate, problem) }));
}

/** Reads a file as a symbol. Never throws. */
export async function symbolFromFile(
  translate: Translate,
  file: File,
  { signal, svg = readSvg }: Reading,
): Promise<SymbolFileResult> {
  if (file.type === 'image/png' || /\.png$/i.test(file.name)) return symbolFromPng(translate, file);
  if (!isSvg(file)) return refused(translate('factions.wrongKind'));
  // A text has at most one character per byte and at least one for four bytes, so that a larger file need not be read.
  if (file.size > LIMITS.svgLetters * 4) return refused(formatSvgProblem(translate, { kind: 'too-large' }));
  try {
    return await svg(translate, { text: await file.text(), name: file.name }, signal);
  } catch {
    return refused(translate('factions.unreadable'));
  }
}

/** Reads a symbol from a dropped or pasted file or text. */
export async function symbolFromTransfer(
  translate: Translate,
  data: DataTransfer,
  { signal, svg = readSvg }: Reading,
): Promise<SymbolFileResult> {
  const folder = findDroppedFolder(data);
  if (folder !== undefined) return refused(translate('art.folder', { name: shortenName(folder) }));
  const [file] = data.files;
  if (file !== undefined) return symbolFromFile(translate, file, { signal, svg });
  const text = data.getData('image/svg+xml') || data.getData('text/plain');
  return text.trimStart().startsWith('<')
    ? svg(translate, { text, name: 'SVG' }, signal)
    : refused(translate('factions.notFound'));
}
