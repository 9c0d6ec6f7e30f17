/** Computes the rotation of an element on the card. */
import type { Matrix } from '../../display/display-list.ts';
import { getCenter, rotateAround } from '../../display/matrix.ts';
import { toRect } from '../../display/units.ts';
import type { Element } from '../template/template.ts';

/** Returns the transform that rotates an element around the center of its box, or undefined for an upright element. */
export const getRotation = ({ box, rotate }: Pick<Element, 'box' | 'rotate'>): { transform: Matrix } | undefined =>
  rotate === undefined || rotate % 360 === 0 ? undefined : { transform: rotateAround(rotate, getCenter(toRect(box))) };
