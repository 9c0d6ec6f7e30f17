/** Rows of text made of parts that share the width. */
import { cachedFor } from '../../base/cache.ts';
import type { FontId } from '../../display/font-ids.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { BLOCK_EM } from './blocks.ts';
import { type CellLayout, type CellStyle, cellOf, type RowLayout, tallest } from './cells.ts';
import { ACCENT, INK, MUTED } from './theme.ts';

/** Points. */
export interface RowMeasure {
  readonly width: number;
  /** Size of the type. */
  readonly em: number;
  readonly fonts: FontSet;
}

/** A text, its style, and its part of the width; texts in `below` stand under it in the same column. */
export interface Part {
  readonly text: string;
  readonly style: CellStyle;
  readonly share: number;
  readonly below?: readonly { readonly text: string; readonly style: CellStyle }[];
}

/** Of each measure: the same for all rows that are laid out with it. */
const made = new WeakMap<RowMeasure, ReturnType<typeof stylesAt>>();

/** The faces of rows of text, all on one baseline. */
export const styles = (m: RowMeasure) => cachedFor(made, m, () => stylesAt(m));

const stylesAt = ({ em, fonts }: RowMeasure) => {
  const ascent = (font: FontId, size: number) => (fonts[font].font.ascent / fonts[font].unitsPerEm) * size;
  const style = (font: FontId, size: number, colour: string): CellStyle => ({
    font,
    size,
    colour,
    leading: em * BLOCK_EM.leading,
    shift: ascent('text', em) - ascent(font, size),
  });
  return {
    body: style('text', em, INK),
    strong: style('text-bold', em, INK),
    small: style('text-medium', em * 0.84, MUTED),
    alarm: style('text-bold', em, ACCENT),
    mark: style('text-bold', em * 0.84, ACCENT),
    way: style('text-medium', em, MUTED),
    aside: style('text-italic', em, INK),
  } as const satisfies Record<string, CellStyle>;
};

/** Ems that a cell keeps free at its right. */
export const CELL_GAP = 0.6;

/** Texts side by side as a row. */
export function rowOf(
  key: string,
  parts: readonly Part[],
  m: RowMeasure,
  kind: RowLayout['kind'],
  ruled: boolean,
): RowLayout {
  let x = 0;
  const cells = parts.map(({ text, style, share, below = [] }): CellLayout => {
    const width = m.width * share - m.em * CELL_GAP;
    const stack = [{ text, style }, ...below].map((each) => cellOf(each.text, x, width, each.style, m.fonts));
    x += m.width * share;
    return stack.reduceRight((under, cell) => ({ ...cell, below: under }));
  });
  return { key, kind, cells, height: tallest(cells), ruled };
}
