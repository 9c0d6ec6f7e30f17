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
  /** What people read in an editor; the `name` of a symbol is something else. */
  title: name.optional(),
  box,
  /** Degrees clockwise about the middle of the box. */
  rotate: z.number().min(-360).max(360).optional(),
  hold: z.strictObject({ x: holdX.optional(), y: holdY.optional() }).optional(),
  ...when,
  /** Not drawn, neither on the screen nor on paper. */
  hidden: z.boolean().optional(),
  /** For editors: it stays where it is, and elements of the same group move together. */
  locked: z.boolean().optional(),
  group: name.optional(),
};
