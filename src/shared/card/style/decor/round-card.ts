/** Detects round cards, such as markers, which cannot have decorations along rectangular edges. */
import { parsePath } from '../../../display/path.ts';
import type { CardTemplate, Element } from '../../template/template.ts';

/** A card is round if it has a circle of at least this share of its width. A `box` is x, y, width and height in millimeters. */
const MIN_WIDTH_SHARE = 0.85;

const isCurved = (pathData: string): boolean => parsePath(pathData).every(([letter]) => letter !== 'L');

const isCircle = (element: Element, width: number): boolean => {
  if (element.kind !== 'shape' || element.box[2] !== element.box[3] || element.box[2] < width * MIN_WIDTH_SHARE)
    return false;
  const { d: pathData, radius = 0 } = element;
  return pathData === undefined ? radius >= element.box[2] / 2 : isCurved(pathData);
};

export const isRoundCard = ({ size, front }: CardTemplate): boolean =>
  size.width === size.height && front.some((element) => isCircle(element, size.width));
