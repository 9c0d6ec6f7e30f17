/** From the text of an SVG to a symbol, or to the sentence that says why not. Runs in the worker of svg.worker.ts. */
import type { Drawing } from '../../../../shared/document/schema.ts';
import { importSvg, inFactionColour } from '../../../../shared/symbols/svg/import-svg.ts';
import { svgNoteText, svgProblemText } from '../../../../shared/symbols/svg/note-messages.ts';

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

/** Never throws. */
export function symbolFromSvg(text: string, name: string): Imported | Refused {
  const result = importSvg(text);
  if (!result.ok) return refused(svgProblemText(result.problem));
  const { drawing, grey, notes } = result;
  return { kind: 'drawing', name, own: drawing, tinted: inFactionColour(drawing), grey, notes: notes.map(svgNoteText) };
}
