/** Defines the drawn elements: shape, halftone, symbol, pictures of the template, and art with its fallback. */
import { z } from 'zod';
import { MAX_ZOOM } from '../pictures/crop.ts';
import {
  colorSchema,
  fractionSchema,
  lengthSchema,
  nameSchema,
  paintKeys,
  pathDataSchema,
  pointerSchema,
  TEMPLATE_LIMITS,
} from './basics.ts';
import { creditSchema } from './credit-element.ts';
import { gradientSchema, shadowSchema } from './effects.ts';
import { commonKeys } from './element-base.ts';
import { flowSchema, listSchema, statSchema, textSchema } from './text-elements.ts';
import { trackSchema } from './track-element.ts';
import { valueSchema } from './value.ts';

const shapeSchema = z.strictObject({
  kind: z.literal('shape'),
  ...commonKeys,
  /** Path data in units of 0 to 100 of the box. Defaults to the box itself. */
  d: pathDataSchema.optional(),
  /** The radius of the corners in millimeters. */
  radius: lengthSchema.optional(),
  ...paintKeys,
  /** Paints the shape instead of `fill`. */
  gradient: gradientSchema.optional(),
  shadow: shadowSchema.optional(),
});

const halftoneSchema = z.strictObject({
  kind: z.literal('halftone'),
  ...commonKeys,
  colour: colorSchema,
  /** In millimeters: the distance between dots, and their diameter at the start and the end of the gradient. */
  pitch: z.number().min(0.1).max(100),
  from: lengthSchema,
  to: lengthSchema,
  towards: z.enum(['up', 'down', 'left', 'right']),
  opacity: fractionSchema.optional(),
});

const symbolSchema = z.strictObject({
  kind: z.literal('symbol'),
  ...commonKeys,
  /** The name of a symbol of the template; `drawing` points to a drawing instead. */
  name: valueSchema.optional(),
  drawing: pointerSchema.optional(),
  /** The symbol to draw if there is no other. */
  otherwise: nameSchema.optional(),
  /** Paints every filled shape in one color. */
  tint: colorSchema.optional(),
  /** The field of the document that a click on the symbol opens. */
  field: pointerSchema.optional(),
});

/** The ways in which a picture of the template fills its box. */
const PICTURE_FITS = ['cover', 'contain', 'stretch', 'tile'] as const;

const pictureSchema = z.strictObject({
  kind: z.literal('picture'),
  ...commonKeys,
  /** The name of one of the template's `pictures`. */
  picture: nameSchema,
  /** How the picture fills the box: cover it, fit inside it, stretch to its edges, or tile from its corner. Defaults to `cover`. */
  fit: z.enum(PICTURE_FITS).optional(),
  /** The point that stays in place when the picture is cropped, 0 to 1 across and down. Defaults to its center. */
  focus: z.tuple([fractionSchema, fractionSchema]).optional(),
  /** Factor relative to the size that just covers the box. */
  zoom: z.number().min(1).max(MAX_ZOOM).optional(),
  /** The width of one tile in millimeters. By default the tile is printed at 300 dpi. */
  tile: z.number().min(1).max(TEMPLATE_LIMITS.length).optional(),
  /** The visible outline in units of 0 to 100 of the box. Defaults to the box. */
  window: pathDataSchema.optional(),
  radius: lengthSchema.optional(),
  opacity: fractionSchema.optional(),
  shadow: shadowSchema.optional(),
});

const plainElementSchemas = [
  shapeSchema,
  halftoneSchema,
  textSchema,
  flowSchema,
  statSchema,
  trackSchema,
  symbolSchema,
  pictureSchema,
  listSchema,
  creditSchema,
] as const;

const artSchema = z.strictObject({
  kind: z.literal('art'),
  ...commonKeys,
  drawing: pointerSchema,
  /** The point of the picture that stays in place when it is cropped, 0 to 1 across and down. */
  focus: z.tuple([fractionSchema, fractionSchema]),
  /** The outline of the window in units of 0 to 100 of the box. Defaults to the box. */
  window: pathDataSchema.optional(),
  /** The radius of round corners in millimeters, if there is no `window`. */
  radius: lengthSchema.optional(),
  shadow: shadowSchema.optional(),
  /** `lines` draws in black, hatching and white, for grayscale printers and photocopies. Unchanged by default. */
  treatment: z.enum(['lines']).optional(),
  /** The elements in the window if the character has no art. */
  fallback: z.array(z.discriminatedUnion('kind', plainElementSchemas)).max(100),
});

export const elementSchema = z.discriminatedUnion('kind', [...plainElementSchemas, artSchema]);

export type ShapeElement = z.infer<typeof shapeSchema>;
export type HalftoneElement = z.infer<typeof halftoneSchema>;
export type SymbolElement = z.infer<typeof symbolSchema>;
export type PictureElement = z.infer<typeof pictureSchema>;
export type ArtElement = z.infer<typeof artSchema>;
export type Element = z.infer<typeof elementSchema>;
