/**
 * What every part of a template is made of: lengths, names, colours, boxes. All have limits, since a template may come
 * from anybody: it can be ugly, but it can neither hang the layout nor fill the memory.
 */
import { z } from 'zod';

/** The most that a template may hold of anything; docs/templates.md names them. */
export const LIMITS = {
  /** Millimetres. */
  size: { least: 10, most: 500 },
  bleed: 20,
  length: 1000,
  /** Points. */
  type: { least: 6, most: 400 },
  line: 100,
  /** Characters. */
  name: 80,
  words: 2000,
  path: 20_000,
  /** Entries. */
  elements: 400,
  parts: 100,
  styles: 200,
  symbols: 200,
  pictures: 100,
  shapes: 400,
  themes: 100,
  sizes: 20,
  /** Dots of one halftone, tiles of one picture, boxes of one track, columns of one flow, lines of one text. */
  dots: 40_000,
  tiles: 2000,
  boxes: 400,
  columns: 6,
  lines: 100,
  /** Values in values, conditions in conditions. */
  depth: 8,
} as const;

export const name = z.string().min(1).max(LIMITS.name);
export const words = z.string().max(LIMITS.words);
/** An RFC 6901 pointer, or `./` and the way on from the entry that is being repeated. */
export const pointer = z
  .string()
  .max(LIMITS.words)
  .regex(/^(\.?\/[\s\S]*)?$/);
/** Millimetres, anywhere on a card or beside it. */
export const place = z.number().min(-LIMITS.length).max(LIMITS.length);
/** Millimetres. */
export const length = z.number().min(0).max(LIMITS.length);
/** Points. */
export const points = z.number().min(0).max(LIMITS.line);
export const typeSize = z.number().min(LIMITS.type.least).max(LIMITS.type.most);
export const part = z.number().min(0).max(1);
/** A theme colour's name or `#rrggbb`. */
export const colour = z.string().max(LIMITS.name);
export const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
export const pathData = z.string().max(LIMITS.path);

/** `[x, y, width, height]` in millimetres from the top left corner of the trim. */
export const box = z.tuple([place, place, length, length]);
export const align = z.enum(['left', 'center', 'right']);
export const valign = z.enum(['top', 'middle', 'bottom']);
export const stroke = z.strictObject({ colour, width: points });
export const paint = { fill: colour.optional(), stroke: stroke.optional(), opacity: part.optional() };
