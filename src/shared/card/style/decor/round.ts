/** Cards that are cut out round, such as markers: what follows the edges of a card does not go with them. */
import { parsePath } from '../../../display/path.ts';
import type { CardTemplate, Element } from '../../template/template.ts';

/** A circle that takes this part of the width is the whole card. */
const LEAST = 0.85;

const isCurved = (d: string): boolean => parsePath(d).every(([letter]) => letter !== 'L');

const isCircle = (element: Element, width: number): boolean => {
  if (element.kind !== 'shape' || element.box[2] !== element.box[3] || element.box[2] < width * LEAST) return false;
  const { d, radius = 0 } = element;
  return d === undefined ? radius >= element.box[2] / 2 : isCurved(d);
};

export const isRound = ({ size, front }: CardTemplate): boolean =>
  size.width === size.height && front.some((element) => isCircle(element, size.width));
