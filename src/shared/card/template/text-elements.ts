/** Defines the elements that contain text: text, flow, stat, list. */
import { z } from 'zod';
import {
  alignSchema,
  lengthSchema,
  longTextSchema,
  nameSchema,
  paintKeys,
  pointerSchema,
  pointsSchema,
  strokeSchema,
  TEMPLATE_LIMITS,
  verticalAlignSchema,
} from './basics.ts';
import { commonKeys } from './element-base.ts';
import { valueSchema, whenKey } from './value.ts';

const linesSchema = z.number().int().min(1).max(TEMPLATE_LIMITS.lines);
const styledKeys = { style: nameSchema, value: valueSchema };

const headingSchema = z.strictObject({
  style: nameSchema,
  text: longTextSchema,
  /** Whether the heading is in the first line of its section instead of above it. */
  runIn: z.boolean().optional(),
  /** A line from the heading to the end of its box. */
  rule: strokeSchema.optional(),
});
const spanSchema = z.strictObject({
  ...styledKeys,
  ...whenKey,
  /** Whether the span begins at a tab stop, which all paragraphs of the flow share. Its later lines begin there too. */
  tab: z.boolean().optional(),
});
const sectionSchema = z.strictObject({
  heading: headingSchema.optional(),
  /** The list whose entries become paragraphs. By default the section is one paragraph. */
  each: pointerSchema.optional(),
  /** With `each`, the condition is tested for every entry: `./text` points into the entry. */
  ...whenKey,
  spans: z.array(spanSchema).max(TEMPLATE_LIMITS.parts),
  /** Indent of the second and later lines, in millimeters. */
  hang: lengthSchema.optional(),
  /** Whether the whole section may be omitted if there is no room, since its text is printed elsewhere or is only a help. */
  optional: z.boolean().optional(),
});

export const textSchema = z.strictObject({
  kind: z.literal('text'),
  ...commonKeys,
  ...styledKeys,
  align: alignSchema.optional(),
  valign: verticalAlignSchema.optional(),
  lines: linesSchema.optional(),
  /** Distance in millimeters by which accents and descenders may leave the box, so that they do not move capitals. */
  overhang: lengthSchema.optional(),
  /** The flow that receives the text if it does not fit. */
  overflowTo: nameSchema.optional(),
});

export const flowSchema = z.strictObject({
  kind: z.literal('flow'),
  ...commonKeys,
  sections: z.array(sectionSchema).max(TEMPLATE_LIMITS.parts),
  /** In points: the gap between paragraphs, and before a section. */
  gap: pointsSchema,
  sectionGap: pointsSchema,
  /** The number of columns, filled one after the other, with `columnGap` millimeters between them. */
  columns: z.number().int().min(1).max(TEMPLATE_LIMITS.columns).optional(),
  columnGap: lengthSchema.optional(),
  valign: z.enum(['top', 'middle']).optional(),
  overflowTo: nameSchema.optional(),
  /** Whether another flow shows the same text in full, so that entries that do not fit are omitted and do not overflow. */
  repeated: z.boolean().optional(),
  /** The style and heading of texts from other boxes. */
  continued: z.strictObject({ heading: headingSchema.optional(), style: nameSchema }).optional(),
  /** Text around the number of omitted entries at the end of a flow. */
  more: z.strictObject({ style: nameSchema, before: longTextSchema, after: longTextSchema }).optional(),
});

export const statSchema = z.strictObject({
  kind: z.literal('stat'),
  ...commonKeys,
  label: z.strictObject(styledKeys).optional(),
  value: z.strictObject(styledKeys),
  /** A second number on a symbol next to the first: a Resistance on its shield. */
  badge: z.strictObject({ ...styledKeys, symbol: nameSchema, width: lengthSchema, height: lengthSchema }).optional(),
  align: alignSchema.optional(),
  labelAt: z.enum(['top', 'bottom', 'left', 'right']).optional(),
});

const tagSchema = z.strictObject({
  /** A list whose entries become tags; `value` becomes a single tag. */
  each: pointerSchema.optional(),
  value: valueSchema.optional(),
  ...whenKey,
  style: nameSchema,
  /** The field of the document that a click on the tag opens. */
  field: pointerSchema.optional(),
  radius: lengthSchema.optional(),
  /** The maximum number of lines in one tag. Defaults to one. */
  lines: linesSchema.optional(),
  ...paintKeys,
});

export const listSchema = z.strictObject({
  kind: z.literal('list'),
  ...commonKeys,
  tags: z.array(tagSchema).max(TEMPLATE_LIMITS.parts),
  /** The space beside and above the words of a tag, in millimeters. */
  padding: z.tuple([lengthSchema, lengthSchema]),
  gap: lengthSchema,
  align: alignSchema.optional(),
  valign: verticalAlignSchema.optional(),
  overflowTo: nameSchema.optional(),
});

export type Section = z.infer<typeof sectionSchema>;
export type TextElement = z.infer<typeof textSchema>;
export type FlowElement = z.infer<typeof flowSchema>;
export type StatElement = z.infer<typeof statSchema>;
export type ListElement = z.infer<typeof listSchema>;
