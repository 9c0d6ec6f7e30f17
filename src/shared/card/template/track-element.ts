/** Defines tracks: boxes to cross out or to write in, for HP, Power Points or Effects. */
import { z } from 'zod';
import {
  alignSchema,
  colorSchema,
  lengthSchema,
  nameSchema,
  pointerSchema,
  pointsSchema,
  strokeSchema,
  TEMPLATE_LIMITS,
  verticalAlignSchema,
} from './basics.ts';
import { commonKeys } from './element-base.ts';
import { valueSchema, whenKey } from './value.ts';

const cellSchema = z.strictObject({
  shape: z.enum(['square', 'circle', 'rounded', 'hexagon', 'shield']).optional(),
  fill: colorSchema,
  stroke: strokeSchema,
  /** Hatching distinguishes red boxes from white ones in grayscale print. */
  hatch: z
    .strictObject({ colour: colorSchema, width: pointsSchema, pitch: z.number().min(0.5).max(TEMPLATE_LIMITS.line) })
    .optional(),
});

const runSchema = z.strictObject({
  /** A value that is a number; `{ "text": "12" }` is always twelve. */
  count: valueSchema,
  ...whenKey,
  cell: cellSchema,
});

export const trackSchema = z.strictObject({
  kind: z.literal('track'),
  ...commonKeys,
  /** The smallest and the largest side of a box, in millimeters. */
  cell: z.tuple([z.number().min(1).max(TEMPLATE_LIMITS.size.max), z.number().min(1).max(TEMPLATE_LIMITS.size.max)]),
  gap: lengthSchema,
  /** Runs of boxes with the same look: white HP, then the red HP that are lost last (E-22). */
  runs: z.array(runSchema).min(1).max(20),
  /** The maximum number of boxes in a row. Defaults to the number that gives the largest boxes. */
  columns: z.number().int().min(1).max(TEMPLATE_LIMITS.boxes).optional(),
  align: alignSchema.optional(),
  valign: verticalAlignSchema.optional(),
  /** Numbers in the boxes: in each box or `every` fifth, starting with `from` or 1. */
  numbers: z
    .strictObject({
      style: nameSchema,
      every: z.number().int().min(1).max(TEMPLATE_LIMITS.boxes).optional(),
      from: z.number().int().min(-TEMPLATE_LIMITS.boxes).max(TEMPLATE_LIMITS.boxes).optional(),
    })
    .optional(),
  /** The field of the document that a click on the track opens. */
  field: pointerSchema.optional(),
});

export type TrackElement = z.infer<typeof trackSchema>;
export type TrackCell = z.infer<typeof cellSchema>;
