/** How an element that is turned comes to lie on the card. */
import type { Matrix } from '../../display/display-list.ts';
import { middleOf, turnAbout } from '../../display/matrix.ts';
import { rectOf } from '../../display/units.ts';
import type { Element } from '../template/template.ts';

/** The transform of the group around what it draws, upright in its box; undefined for one that stands upright. */
export const turnOf = ({ box, rotate }: Pick<Element, 'box' | 'rotate'>): { transform: Matrix } | undefined =>
  rotate === undefined || rotate % 360 === 0 ? undefined : { transform: turnAbout(rotate, middleOf(rectOf(box))) };
