/** Converts the text of an SVG to a symbol, or returns the reason why it can't be used. Runs in the worker of svg.worker.ts. */
import type { Drawing } from '../../../../shared/document/schema.ts';
import { applyFactionColors, importSvg } from '../../../../shared/symbols/svg/import-svg.ts';
import type { SvgFinding, SvgProblem } from '../../../../shared/symbols/svg/svg-finding.ts';
import { formatSvgFinding, formatSvgProblem } from '../../../../shared/symbols/svg/svg-messages.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

export interface ImportedSymbol {
  readonly kind: 'drawing';
  readonly name: string;
  /** The drawing in the colors of the file. */
  readonly original: Drawing;
  /** The drawing in the faction's colors. */
  readonly recolored: Drawing;
  /** Whether the drawing is black, white and gray only, so that the faction's colors suit it better. */
  readonly isGrayscale: boolean;
  /** Sentences that say what could not be imported. */
  readonly notes: readonly string[];
}

export interface SymbolRefusal {
  readonly kind: 'refused';
  readonly reason: string;
}

export const createRefusal = (reason: string): SymbolRefusal => ({ kind: 'refused', reason });

/** The answer of the worker. Its notes and problems are not translated yet. */
export type SvgReading =
  | (Omit<ImportedSymbol, 'notes'> & { readonly notes: readonly SvgFinding[] })
  | { readonly kind: 'refused'; readonly problem: SvgProblem };

/** Reads an SVG as a symbol. Never throws. */
export function symbolFromSvg(svgText: string, fileName: string): SvgReading {
  const importResult = importSvg(svgText);
  if (!importResult.ok) return { kind: 'refused', problem: importResult.problem };
  const { drawing, isGrayscale, findings } = importResult;
  return {
    kind: 'drawing',
    name: fileName,
    original: drawing,
    recolored: applyFactionColors(drawing),
    isGrayscale,
    notes: findings,
  };
}

/** Formats the reason why an SVG is refused, or the notes about what could not be imported. */
export const describeSvgReading = (translate: Translate, reading: SvgReading): ImportedSymbol | SymbolRefusal =>
  reading.kind === 'refused'
    ? createRefusal(formatSvgProblem(translate, reading.problem))
    : { ...reading, notes: reading.notes.map((finding) => formatSvgFinding(translate, finding)) };
