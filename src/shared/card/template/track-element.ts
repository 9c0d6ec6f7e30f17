/** Boxes to cross out or to write in: HP, Power Points, Effects. */
import { z } from 'zod';
import { align, colour, LIMITS, length, name, pointer, points, stroke, valign } from './basics.ts';
import { common } from './element-base.ts';
import { valueSchema, when } from './value.ts';

const cellSchema = z.strictObject({
  shape: z.enum(['square', 'circle', 'rounded', 'hexagon', 'shield']).optional(),
  fill: colour,
  stroke,
  /** Hatching tells the red boxes from the white ones in grey print too. */
  hatch: z.strictObject({ colour, width: points, pitch: z.number().min(0.5).max(LIMITS.line) }).optional(),
});

const runSchema = z.strictObject({
  /** A value that is a number; `{ "text": "12" }` is always twelve. */
  count: valueSchema,
  ...when,
  cell: cellSchema,
});

export const trackSchema = z.strictObject({
  kind: z.literal('track'),
  ...common,
  /** Edge of a box in millimetres, smallest and largest. */
  cell: z.tuple([z.number().min(1).max(LIMITS.size.most), z.number().min(1).max(LIMITS.size.most)]),
  gap: length,
  /** Boxes of one look after those of another: white ones, then red ones (E-22). */
  runs: z.array(runSchema).min(1).max(20),
  /** Boxes in a row at most; absent = as many as give the largest boxes. */
  columns: z.number().int().min(1).max(LIMITS.boxes).optional(),
  align: align.optional(),
  valign: valign.optional(),
  /** Numbers in the boxes: `every` fifth from `from` on; absent = each, from 1. */
  numbers: z
    .strictObject({
      style: name,
      every: z.number().int().min(1).max(LIMITS.boxes).optional(),
      from: z.number().int().min(-LIMITS.boxes).max(LIMITS.boxes).optional(),
    })
    .optional(),
  field: pointer.optional(),
});

export type TrackElement = z.infer<typeof trackSchema>;
export type TrackCell = z.infer<typeof cellSchema>;
