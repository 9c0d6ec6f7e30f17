/** From the text of an SVG to a symbol, or to the reason why not. Runs in the worker of svg.worker.ts. */
import type { Drawing } from '../../../../shared/document/schema.ts';
import { importSvg, inFactionColour } from '../../../../shared/symbols/svg/import-svg.ts';
import type { SvgNote, SvgProblem } from '../../../../shared/symbols/svg/note.ts';
import { svgNoteText, svgProblemText } from '../../../../shared/symbols/svg/note-messages.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

export interface Imported {
  readonly kind: 'drawing';
  readonly name: string;
  /** In the colours of the file. */
  readonly own: Drawing;
  /** In the faction's colours. */
  readonly tinted: Drawing;
  /** Black, white and grey only: the faction's colours suit it better. */
  readonly grey: boolean;
  /** Sentences on what could not be imported. */
  readonly notes: readonly string[];
}

export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
}

export const refused = (reason: string): Refused => ({ kind: 'refused', reason });

/** What the worker answers: its notes and problems have no language yet. */
export type ReadSymbol =
  | (Omit<Imported, 'notes'> & { readonly notes: readonly SvgNote[] })
  | { readonly kind: 'refused'; readonly problem: SvgProblem };

/** Never throws. */
export function symbolFromSvg(text: string, name: string): ReadSymbol {
  const result = importSvg(text);
  if (!result.ok) return { kind: 'refused', problem: result.problem };
  const { drawing, grey, notes } = result;
  return { kind: 'drawing', name, own: drawing, tinted: inFactionColour(drawing), grey, notes };
}

/** Says in sentences why an SVG is refused, or what of it could not be imported. */
export const describeSymbol = (translate: Translate, read: ReadSymbol): Imported | Refused =>
  read.kind === 'refused'
    ? refused(svgProblemText(translate, read.problem))
    : { ...read, notes: read.notes.map((note) => svgNoteText(translate, note)) };
