/**
 * Defines the basic schemas of templates: lengths, names, colors, boxes. All have limits, since a template may come from anyone:
 * a template can be ugly, but it must not hang the layout or fill the memory.
 */
import { z } from 'zod';

/** The limits of a template, which docs/templates.md lists. */
export const TEMPLATE_LIMITS = {
  /** In millimeters. */
  size: { min: 10, max: 500 },
  bleed: 20,
  length: 1000,
  /** In points: sizes of type, and widths of lines. */
  type: { min: 6, max: 400 },
  line: 100,
  /** In characters: names, other texts such as descriptions and pointers, and the data of a path. */
  name: 80,
  words: 2000,
  path: 20_000,
  /** Numbers of entries. `parts` are the entries of any other list, such as the sections of a flow. */
  elements: 400,
  parts: 100,
  styles: 200,
  symbols: 200,
  pictures: 100,
  shapes: 400,
  themes: 100,
  sizes: 20,
  /** Per element: dots of a halftone, tiles of a picture, boxes of a track, columns of a flow, lines of a text. */
  dots: 40_000,
  tiles: 2000,
  boxes: 400,
  columns: 6,
  lines: 100,
  /** Colors of a gradient; and millimeters by which a shadow is moved or fades out. */
  stops: 16,
  shadow: 20,
  /** Nesting of values and conditions. */
  depth: 8,
} as const;

export const nameSchema = z.string().min(1).max(TEMPLATE_LIMITS.name);
export const longTextSchema = z.string().max(TEMPLATE_LIMITS.words);
/** An RFC 6901 pointer, or `./` and a path within the entry that is being repeated. */
export const pointerSchema = z
  .string()
  .max(TEMPLATE_LIMITS.words)
  .regex(/^(\.?\/[\s\S]*)?$/);
/** A coordinate in millimeters, which may be off the card. */
export const positionSchema = z.number().min(-TEMPLATE_LIMITS.length).max(TEMPLATE_LIMITS.length);
/** A length in millimeters. */
export const lengthSchema = z.number().min(0).max(TEMPLATE_LIMITS.length);
/** A length in points. */
export const pointsSchema = z.number().min(0).max(TEMPLATE_LIMITS.line);
export const typeSizeSchema = z.number().min(TEMPLATE_LIMITS.type.min).max(TEMPLATE_LIMITS.type.max);
export const fractionSchema = z.number().min(0).max(1);
/** The name of a theme color, or `#rrggbb`. */
export const colorSchema = z.string().max(TEMPLATE_LIMITS.name);
export const hexColorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/);
export const pathDataSchema = z.string().max(TEMPLATE_LIMITS.path);

/** `[x, y, width, height]` in millimeters from the top left corner of the trim. */
export const boxSchema = z.tuple([positionSchema, positionSchema, lengthSchema, lengthSchema]);
export const alignSchema = z.enum(['left', 'center', 'right']);
export const verticalAlignSchema = z.enum(['top', 'middle', 'bottom']);
export const strokeSchema = z.strictObject({ colour: colorSchema, width: pointsSchema });
export const paintKeys = {
  fill: colorSchema.optional(),
  stroke: strokeSchema.optional(),
  opacity: fractionSchema.optional(),
};
