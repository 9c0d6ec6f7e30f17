/** Standard choices for tracks, which are rows of boxes to cross out: other shapes, or numbers. */
import type { CardTemplate, Element, TrackCell } from '../../template/template.ts';
import { mapElements } from './elements.ts';

export const hasTracks = ({ front, back }: CardTemplate): boolean =>
  [...front, ...back].some(({ kind }) => kind === 'track');

export const changeCellShape = (template: CardTemplate, shape: TrackCell['shape']): CardTemplate =>
  mapElements(template, (element: Element) =>
    element.kind === 'track'
      ? { ...element, runs: element.runs.map((run) => ({ ...run, cell: { ...run.cell, shape } })) }
      : element,
  );

const NUMBER_STYLE = 'box-number';

/** Adds numbers to all boxes that have none. */
export function numberBoxes(template: CardTemplate): CardTemplate {
  const style = { font: 'text-bold', size: 6, min: 6, colour: 'ink' } as const;
  const templateWithStyle = { ...template, styles: { ...template.styles, [NUMBER_STYLE]: style } };
  return mapElements(templateWithStyle, (element) =>
    element.kind === 'track' && element.numbers === undefined
      ? { ...element, numbers: { style: NUMBER_STYLE } }
      : element,
  );
}
