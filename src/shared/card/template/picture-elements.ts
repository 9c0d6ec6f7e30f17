/** Elements that are drawn: shape, halftone, symbol, pictures of the template, and the art with what stands in its place. */
import { z } from 'zod';
import { MOST_ZOOM } from '../pictures/crop.ts';
import { colour, LIMITS, length, name, paint, part, pathData, pointer } from './basics.ts';
import { common } from './element-base.ts';
import { flowSchema, listSchema, statSchema, textSchema } from './text-elements.ts';
import { trackSchema } from './track-element.ts';
import { valueSchema } from './value.ts';

const shapeSchema = z.strictObject({
  kind: z.literal('shape'),
  ...common,
  /** Path data in the box's own 0 to 100 units; absent = the box itself. */
  d: pathData.optional(),
  radius: length.optional(),
  ...paint,
});

const halftoneSchema = z.strictObject({
  kind: z.literal('halftone'),
  ...common,
  colour,
  /** Millimetres between dots, and the dots' diameter at the start and at the end of the gradient. */
  pitch: z.number().min(0.1).max(100),
  from: length,
  to: length,
  towards: z.enum(['up', 'down', 'left', 'right']),
  opacity: part.optional(),
});

const symbolSchema = z.strictObject({
  kind: z.literal('symbol'),
  ...common,
  /** Name of a symbol of the template, or a pointer to a drawing. */
  name: valueSchema.optional(),
  drawing: pointer.optional(),
  /** The symbol to draw when there is none. */
  otherwise: name.optional(),
  /** Paints every filled shape in one colour. */
  tint: colour.optional(),
  field: pointer.optional(),
});

/** How a picture of the template stands in its box. */
const FITS = ['cover', 'contain', 'stretch', 'tile'] as const;

const pictureSchema = z.strictObject({
  kind: z.literal('picture'),
  ...common,
  /** The name of one of the template's `pictures`. */
  picture: name,
  /** Absent = it covers the box; else all of it within the box, stretched to its edges, or repeated from its corner on. */
  fit: z.enum(FITS).optional(),
  /** The point that stays in place when it is cropped, 0 to 1 across and down; absent = its middle. */
  focus: z.tuple([part, part]).optional(),
  /** How many times larger than it has to be to cover the box. */
  zoom: z.number().min(1).max(MOST_ZOOM).optional(),
  /** Millimetres across of one tile; absent = as large as it prints well. */
  tile: z.number().min(1).max(LIMITS.length).optional(),
  /** Outline of what is seen of it in the box's 0 to 100 units; absent = the box. */
  window: pathData.optional(),
  radius: length.optional(),
  opacity: part.optional(),
});

const plain = [
  shapeSchema,
  halftoneSchema,
  textSchema,
  flowSchema,
  statSchema,
  trackSchema,
  symbolSchema,
  pictureSchema,
  listSchema,
] as const;

const artSchema = z.strictObject({
  kind: z.literal('art'),
  ...common,
  drawing: pointer,
  /** The point of the drawing that stays in place when it is cropped, 0 to 1 across and down. */
  focus: z.tuple([part, part]),
  /** Outline of the window in the box's 0 to 100 units; absent = the box. */
  window: pathData.optional(),
  /** Absent = as it is drawn; `lines` = in black, hatching and paper, for grey printers and photocopies. */
  treatment: z.enum(['lines']).optional(),
  /** What stands in the window of a character without art. */
  fallback: z.array(z.discriminatedUnion('kind', plain)).max(100),
});

export const elementSchema = z.discriminatedUnion('kind', [...plain, artSchema]);

export type ShapeElement = z.infer<typeof shapeSchema>;
export type HalftoneElement = z.infer<typeof halftoneSchema>;
export type SymbolElement = z.infer<typeof symbolSchema>;
export type PictureElement = z.infer<typeof pictureSchema>;
export type ArtElement = z.infer<typeof artSchema>;
export type Element = z.infer<typeof elementSchema>;
