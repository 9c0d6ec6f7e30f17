/** From a file of the user to a symbol, or to the sentence that says why not. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { pictureProblemMessage } from '../../../../shared/card/pictures/picture-messages.ts';
import { svgProblemText } from '../../../../shared/symbols/svg/note-messages.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { findDroppedFolder } from '../../../platform/dropped-files.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { pngSymbol } from './png-symbol.ts';
import { type ReadSvg, readSvg } from './read-svg.ts';
import { type Imported, type Refused, refused } from './svg-symbol.ts';

interface Picture {
  readonly kind: 'picture';
  readonly name: string;
  readonly src: string;
}

export type SymbolFileResult = Imported | Picture | Refused;

/** `signal` ends the reading; `svg` reads the text of an SVG. */
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
  return refused(translate('factions.pngRefused', { clause: pictureProblemMessage(translate, problem) }));
}

/** What a file makes. Never throws. */
export async function symbolFromFile(
  translate: Translate,
  file: File,
  { signal, svg = readSvg }: Reading,
): Promise<SymbolFileResult> {
  if (file.type === 'image/png' || /\.png$/i.test(file.name)) return symbolFromPng(translate, file);
  if (!isSvg(file)) return refused(translate('factions.wrongKind'));
  // Letters are bytes or fewer: a file of more need not be read at all.
  if (file.size > LIMITS.svgLetters * 4) return refused(svgProblemText(translate, { kind: 'too-large' }));
  try {
    return await svg(translate, { text: await file.text(), name: file.name }, signal);
  } catch {
    return refused(translate('factions.unreadable'));
  }
}

/** The file or the text among what was dropped or pasted. */
export async function symbolFromTransfer(
  translate: Translate,
  data: DataTransfer,
  { signal, svg = readSvg }: Reading,
): Promise<SymbolFileResult> {
  const folder = findDroppedFolder(data);
  if (folder !== undefined) return refused(translate('art.folder', { name: shortName(folder) }));
  const [file] = data.files;
  if (file !== undefined) return symbolFromFile(translate, file, { signal, svg });
  const text = data.getData('image/svg+xml') || data.getData('text/plain');
  return text.trimStart().startsWith('<')
    ? svg(translate, { text, name: 'SVG' }, signal)
    : refused(translate('factions.notFound'));
}
