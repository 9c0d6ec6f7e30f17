/** Boxes to cross out in other colours. */
import type { CardTemplate, Element, TrackCell } from '../../template/template.ts';
import type { CardStyle } from '../card-style.ts';
import { withElements } from '../usual/elements.ts';

/** Those with hatching are the danger zone, which has to look another way in grey print too. */
export function withBoxes(template: CardTemplate, boxes: CardStyle['boxes']): CardTemplate {
  if (boxes === undefined) return template;
  const { line, fill, danger } = boxes;
  const coloured = (cell: TrackCell): TrackCell => {
    const ground = fill ?? cell.fill;
    if (cell.hatch === undefined)
      return { ...cell, fill: ground, stroke: { ...cell.stroke, colour: line ?? cell.stroke.colour } };
    const colour = danger ?? cell.stroke.colour;
    return {
      ...cell,
      fill: ground,
      stroke: { ...cell.stroke, colour },
      hatch: { ...cell.hatch, colour: danger ?? cell.hatch.colour },
    };
  };
  return withElements(template, (element: Element) =>
    element.kind === 'track'
      ? { ...element, runs: element.runs.map((run) => ({ ...run, cell: coloured(run.cell) })) }
      : element,
  );
}
