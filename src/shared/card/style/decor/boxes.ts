/** Changes the colors of tracks, which are rows of boxes to cross out. */
import type { CardTemplate, Element, TrackCell } from '../../template/template.ts';
import type { CardStyle } from '../card-style.ts';
import { mapElements } from '../standard-choices/elements.ts';

/** Recolors boxes. Boxes with hatching mark the danger zone, which must also look different in grayscale print. */
export function applyBoxColors(template: CardTemplate, boxes: CardStyle['boxes']): CardTemplate {
  if (boxes === undefined) return template;
  const { line, fill, danger } = boxes;
  const recolorCell = (cell: TrackCell): TrackCell => {
    const cellFill = fill ?? cell.fill;
    if (cell.hatch === undefined)
      return { ...cell, fill: cellFill, stroke: { ...cell.stroke, colour: line ?? cell.stroke.colour } };
    const dangerColor = danger ?? cell.stroke.colour;
    return {
      ...cell,
      fill: cellFill,
      stroke: { ...cell.stroke, colour: dangerColor },
      hatch: { ...cell.hatch, colour: danger ?? cell.hatch.colour },
    };
  };
  return mapElements(template, (element: Element) =>
    element.kind === 'track'
      ? { ...element, runs: element.runs.map((run) => ({ ...run, cell: recolorCell(run.cell) })) }
      : element,
  );
}
