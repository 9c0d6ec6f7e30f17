/** Defines what elements of a template look like beyond plain colors: gradients, shadows and blend modes. */
import { z } from 'zod';
import { BLEND_MODES } from '../../display/blend-modes.ts';
import { colorSchema, fractionSchema, lengthSchema, TEMPLATE_LIMITS } from './basics.ts';

const stopSchema = z.strictObject({
  /** 0 at the start of the gradient, 1 at its end. */
  at: fractionSchema,
  colour: colorSchema,
  /** Defaults to 1. */
  opacity: fractionSchema.optional(),
});

export const gradientSchema = z.strictObject({
  form: z.enum(['linear', 'radial']),
  /** The direction of a linear gradient in degrees clockwise, 0 from left to right, 90 from top to bottom. Defaults to 90. */
  angle: z.number().min(-360).max(360).optional(),
  /** The center of a radial gradient, 0 to 1 across and down the box. Defaults to the middle. It ends at the farthest corner. */
  center: z.tuple([fractionSchema, fractionSchema]).optional(),
  stops: z.array(stopSchema).min(2).max(TEMPLATE_LIMITS.stops),
});

/** A shadow of the outline of an element. */
export const shadowSchema = z.strictObject({
  /** Millimeters to the right and down. */
  offset: z.tuple([
    z.number().min(-TEMPLATE_LIMITS.shadow).max(TEMPLATE_LIMITS.shadow),
    z.number().min(-TEMPLATE_LIMITS.shadow).max(TEMPLATE_LIMITS.shadow),
  ]),
  /** The width in millimeters in which the shadow fades out around the outline. Defaults to 0, a hard edge. */
  blur: lengthSchema.max(TEMPLATE_LIMITS.shadow).optional(),
  colour: colorSchema,
  opacity: fractionSchema.optional(),
});

/** How the colors of an element mix with what is below it. */
export const blendSchema = z.enum(BLEND_MODES);

export type GradientPaint = z.infer<typeof gradientSchema>;
export type Shadow = z.infer<typeof shadowSchema>;
