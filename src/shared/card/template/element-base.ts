/** Properties of every element. */
import { z } from 'zod';
import { box, name } from './basics.ts';
import { when } from './value.ts';

/** Which edge of the card an element keeps its distance from when the card gets another size; absent = all in proportion. */
const holdX = z.enum(['left', 'center', 'right', 'both', 'stretch']);
const holdY = z.enum(['top', 'middle', 'bottom', 'both', 'stretch']);

export const common = {
  /** Names the element in `sizes` and `overflowTo`; unique in a template. */
  id: name.optional(),
  box,
  hold: z.strictObject({ x: holdX.optional(), y: holdY.optional() }).optional(),
  ...when,
};
