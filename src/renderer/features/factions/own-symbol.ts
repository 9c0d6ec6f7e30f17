/** From a file of the user to a symbol, or to the sentence that says why not. */
import type { Drawing } from '../../../shared/document/schema.ts';
import { importSvg, inFactionColour } from '../../../shared/symbols/svg/import-svg.ts';
import { MOST_LETTERS } from '../../../shared/symbols/svg/note.ts';
import { svgNoteText, svgProblemText } from '../../../shared/symbols/svg/note-words.ts';
import { FACTIONS } from '../../strings/factions.ts';
import { MOST_PNG_BYTES, pngSymbol } from './png-symbol.ts';

export interface Imported {
  readonly kind: 'drawing';
  readonly name: string;
  /** In the colours of the file. */
  readonly own: Drawing;
  /** In the faction's colours. */
  readonly tinted: Drawing;
  /** Black, white and grey only: the faction's colours suit it better. */
  readonly grey: boolean;
  /** Sentences on what could not be brought along. */
  readonly notes: readonly string[];
}

export interface Picture {
  readonly kind: 'picture';
  readonly name: string;
  readonly src: string;
}

export type Taken = Imported | Picture | { readonly kind: 'refused'; readonly reason: string };

const refused = (reason: string): Taken => ({ kind: 'refused', reason });

/** What the text of an SVG makes. */
export function symbolFromSvg(text: string, name: string): Taken {
  const result = importSvg(text);
  if (!result.ok) return refused(svgProblemText(result.problem));
  const { drawing, grey, notes } = result;
  return { kind: 'drawing', name, own: drawing, tinted: inFactionColour(drawing), grey, notes: notes.map(svgNoteText) };
}

const isSvg = (file: File): boolean => file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);

async function symbolFromPng(file: File): Promise<Taken> {
  const made = await pngSymbol(file);
  if ('src' in made) return { kind: 'picture', name: file.name || FACTIONS.pastedPng, src: made.src };
  return refused(made.problem === 'damaged' ? FACTIONS.pngDamaged : FACTIONS.pngTooLarge(MOST_PNG_BYTES / 1e6));
}

/** What a file makes. Never throws. */
export async function symbolFromFile(file: File): Promise<Taken> {
  if (file.type === 'image/png' || /\.png$/i.test(file.name)) return symbolFromPng(file);
  if (!isSvg(file)) return refused(FACTIONS.wrongKind);
  // Letters are bytes or fewer: a file of more need not be read at all.
  if (file.size > MOST_LETTERS * 4) return refused(svgProblemText({ kind: 'too-large' }));
  try {
    return symbolFromSvg(await file.text(), file.name);
  } catch {
    return refused(FACTIONS.unreadable);
  }
}

/** The file or the text among what was dropped or pasted. */
export async function symbolFromTransfer(data: DataTransfer): Promise<Taken> {
  const [file] = data.files;
  if (file !== undefined) return symbolFromFile(file);
  const text = data.getData('image/svg+xml') || data.getData('text/plain');
  return text.trimStart().startsWith('<') ? symbolFromSvg(text, 'SVG') : refused(FACTIONS.notFound);
}
