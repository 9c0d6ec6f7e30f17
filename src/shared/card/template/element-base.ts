/** Defines the properties that all elements have. */
import { z } from 'zod';
import { boxSchema, nameSchema, positionSchema } from './basics.ts';
import { blendSchema } from './effects.ts';
import { whenKey } from './value.ts';

/**
 * The edge of the card from which an element keeps its distance in other sizes. With `both`, it keeps both distances and changes its own
 * size. With `stretch`, the default, its position and size scale in proportion.
 */
const horizontalHoldSchema = z.enum(['left', 'center', 'right', 'both', 'stretch']);
const verticalHoldSchema = z.enum(['top', 'middle', 'bottom', 'both', 'stretch']);

export const commonKeys = {
  /** The id by which `sizes` and `overflowTo` refer to the element; unique in a template. */
  id: nameSchema.optional(),
  /** The name in the editor. Unrelated to the `name` of a symbol. */
  title: nameSchema.optional(),
  box: boxSchema,
  /** Degrees clockwise around the center of the box. */
  rotate: z.number().min(-360).max(360).optional(),
  /**
   * Millimeters that are added to the box, `[x, y, width, height]`, on a card with a credit line, to make room for it. Goes before the
   * `creditRoom` of the template.
   */
  creditShift: z.tuple([positionSchema, positionSchema, positionSchema, positionSchema]).optional(),
  /**
   * Millimeters that are added to the box as well if the credits need a second line. Goes before the `secondCreditRoom` of the template.
   * Only a credit line that has it can print two lines.
   */
  secondCreditShift: z.tuple([positionSchema, positionSchema, positionSchema, positionSchema]).optional(),
  hold: z.strictObject({ x: horizontalHoldSchema.optional(), y: verticalHoldSchema.optional() }).optional(),
  /** How the element mixes with what is below it. By default it covers that. */
  blend: blendSchema.optional(),
  ...whenKey,
  /** Whether the element is neither shown nor printed. */
  hidden: z.boolean().optional(),
  /** Whether the editor prevents moves of the element. */
  locked: z.boolean().optional(),
  /** The editor moves elements of the same group together. */
  group: nameSchema.optional(),
};
