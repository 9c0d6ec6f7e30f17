/** Converts the text of an SVG to a symbol, or returns the reason why it can't be used. Runs in the worker of svg.worker.ts. */
import type { Drawing } from '../../../../shared/document/schema.ts';
import { applyFactionColors, importSvg } from '../../../../shared/symbols/svg/import-svg.ts';
import type { SvgFinding, SvgProblem } from '../../../../shared/symbols/svg/svg-finding.ts';
import { formatSvgFinding, formatSvgProblem } from '../../../../shared/symbols/svg/svg-messages.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

export interface Imported {
  readonly kind: 'drawing';
  readonly name: string;
  /** The drawing in the colors of the file. */
  readonly own: Drawing;
  /** The drawing in the faction's colors. */
  readonly tinted: Drawing;
  /** Whether the drawing is black, white and gray only, so that the faction's colors suit it better. */
  readonly grey: boolean;
  /** Sentences that say what could not be imported. */
  readonly notes: readonly string[];
}

export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
}

export const refused = (reason: string): Refused => ({ kind: 'refused', reason });

/** The answer of the worker. Its notes and problems are not translated yet. */
export type ReadSymbol =
  | (Omit<Imported, 'notes'> & { readonly notes: readonly SvgFinding[] })
  | { readonly kind: 'refused'; readonly problem: SvgProblem };

/** Reads an SVG as a symbol. Never throws. */
export function symbolFromSvg(text: string, name: string): ReadSymbol {
  const result = importSvg(text);
  if (!result.ok) return { kind: 'refused', problem: result.problem };
  const { drawing, isGrayscale: grey, findings: notes } = result;
  return { kind: 'drawing', name, own: drawing, tinted: applyFactionColors(drawing), grey, notes };
}

/** Formats the reason why an SVG is refused, or the notes about what could not be imported. */
export const describeSymbol = (translate: Translate, read: ReadSymbol): Imported | Refused =>
  read.kind === 'refused'
    ? refused(formatSvgProblem(translate, read.problem))
    : { ...read, notes: read.notes.map((note) => formatSvgFinding(translate, note)) };
