/** Elements that hold text: text, flow, stat, list. */
import { z } from 'zod';
import { align, LIMITS, length, name, paint, pointer, points, stroke, valign, words } from './basics.ts';
import { common } from './element-base.ts';
import { valueSchema, when } from './value.ts';

const lines = z.number().int().min(1).max(LIMITS.lines);
const styled = { style: name, value: valueSchema };

const headingSchema = z.strictObject({
  style: name,
  text: words,
  /** Stands in the first line of its section instead of above it. */
  runIn: z.boolean().optional(),
  /** A line from the heading to the end of its box. */
  rule: stroke.optional(),
});
const spanSchema = z.strictObject({ ...styled, ...when });
const sectionSchema = z.strictObject({
  heading: headingSchema.optional(),
  /** The list whose entries become paragraphs; absent = one paragraph. */
  each: pointer.optional(),
  /** With `each` it is asked of every entry: `./text` points into the entry. */
  ...when,
  spans: z.array(spanSchema).max(LIMITS.parts),
  /** Millimetres by which the second and later lines are indented. */
  hang: length.optional(),
  /** Left out as a whole where its box has no room for everything: what it says stands elsewhere, or is a help alone. */
  optional: z.boolean().optional(),
});

export const textSchema = z.strictObject({
  kind: z.literal('text'),
  ...common,
  ...styled,
  align: align.optional(),
  valign: valign.optional(),
  lines: lines.optional(),
  /** Millimetres by which accents and tails may leave the box above and below, so that they move no capitals. */
  overhang: length.optional(),
  /** The flow that takes the text when this box cannot hold it. */
  overflowTo: name.optional(),
});

export const flowSchema = z.strictObject({
  kind: z.literal('flow'),
  ...common,
  sections: z.array(sectionSchema).max(LIMITS.parts),
  /** Points between paragraphs and before a section. */
  gap: points,
  sectionGap: points,
  /** Filled one after the other, with `columnGap` millimetres between them. */
  columns: z.number().int().min(1).max(LIMITS.columns).optional(),
  columnGap: length.optional(),
  valign: z.enum(['top', 'middle']).optional(),
  overflowTo: name.optional(),
  /** What stands here stands in full in another flow too: entries that find no room are left out here, not sent on. */
  repeated: z.boolean().optional(),
  /** How texts that arrive from other boxes are set. */
  continued: z.strictObject({ heading: headingSchema.optional(), style: name }).optional(),
  /** Printed at the end of a flow that could not hold everything, around the number that is left out. */
  more: z.strictObject({ style: name, before: words, after: words }).optional(),
});

export const statSchema = z.strictObject({
  kind: z.literal('stat'),
  ...common,
  label: z.strictObject(styled).optional(),
  value: z.strictObject(styled),
  /** A second number on a symbol beside the first: a Resistance on its shield. */
  badge: z.strictObject({ ...styled, symbol: name, width: length, height: length }).optional(),
  align: align.optional(),
  labelAt: z.enum(['top', 'bottom', 'left', 'right']).optional(),
});

const tagSchema = z.strictObject({
  /** A list, each entry of which becomes a tag, or a value that becomes one. */
  each: pointer.optional(),
  value: valueSchema.optional(),
  ...when,
  style: name,
  field: pointer.optional(),
  radius: length.optional(),
  /** How many lines one tag may have; absent = one. */
  lines: lines.optional(),
  ...paint,
});

export const listSchema = z.strictObject({
  kind: z.literal('list'),
  ...common,
  tags: z.array(tagSchema).max(LIMITS.parts),
  padding: z.tuple([length, length]),
  gap: length,
  align: align.optional(),
  valign: valign.optional(),
  overflowTo: name.optional(),
});

export type Section = z.infer<typeof sectionSchema>;
export type TextElement = z.infer<typeof textSchema>;
export type FlowElement = z.infer<typeof flowSchema>;
export type StatElement = z.infer<typeof statSchema>;
export type ListElement = z.infer<typeof listSchema>;
