/** Boxes to cross out in other shapes, or with numbers. */
import type { CardTemplate, Element, TrackCell } from '../../template/template.ts';
import { withElements } from './elements.ts';

export const hasTracks = ({ front, back }: CardTemplate): boolean =>
  [...front, ...back].some(({ kind }) => kind === 'track');

export const withCells = (template: CardTemplate, shape: TrackCell['shape']): CardTemplate =>
  withElements(template, (element: Element) =>
    element.kind === 'track'
      ? { ...element, runs: element.runs.map((run) => ({ ...run, cell: { ...run.cell, shape } })) }
      : element,
  );

const NUMBER = 'box-number';

/** Numbers in all boxes that have none. */
export function withNumbers(template: CardTemplate): CardTemplate {
  const style = { font: 'text-bold', size: 6, min: 6, colour: 'ink' } as const;
  const named = { ...template, styles: { ...template.styles, [NUMBER]: style } };
  return withElements(named, (element) =>
    element.kind === 'track' && element.numbers === undefined ? { ...element, numbers: { style: NUMBER } } : element,
  );
}
