/**
 * What a card template may say. A template is data: boxes in millimetres, styles, and bindings to fields of the character
 * or to derived values. It holds no code and no conditions; what has no value draws nothing.
 */
import { z } from 'zod';
import { drawingSchema } from '../document/schema.ts';
import { FONT_IDS } from './font-ids.ts';

const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const format = z.enum(['text', 'word', 'initial', 'attack']);

/**
 * A binding. `at` points into `{ character, derived, faction }`; `item` points into the entry of the list that is being
 * repeated; `each` is a list, its entries joined with `by`; `join` is several values in a row, empty ones left out.
 */
export type Value = { before?: string | undefined; after?: string | undefined; field?: string | undefined } & (
  | { text: string }
  | { at: string; as?: z.infer<typeof format> | undefined }
  | { item: string; as?: z.infer<typeof format> | undefined }
  | { each: string; value?: Value | undefined; by?: string | undefined }
  | { join: Value[]; by?: string | undefined }
);

const around = { before: z.string().optional(), after: z.string().optional(), field: z.string().optional() };
export const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.strictObject({ text: z.string(), ...around }),
    z.strictObject({ at: z.string(), as: format.optional(), ...around }),
    z.strictObject({ item: z.string(), as: format.optional(), ...around }),
    z.strictObject({ each: z.string(), value: valueSchema.optional(), by: z.string().optional(), ...around }),
    z.strictObject({ join: z.array(valueSchema), by: z.string().optional(), ...around }),
  ]),
);

const styleSchema = z.strictObject({
  font: z.enum(FONT_IDS),
  /** Points: the size when there is room, and the smallest it may become (never below 6). */
  size: z.number(),
  min: z.number().optional(),
  colour: z.string(),
  /** Em added after each glyph; a text that is too long gives this up first, down to `tight`. */
  tracking: z.number().optional(),
  tight: z.number().optional(),
  case: z.literal('upper').optional(),
  /** Baseline to baseline as a multiple of the size. */
  leading: z.number().optional(),
});

const headingSchema = z.strictObject({
  style: z.string(),
  text: z.string(),
  /** Stands in the first line of its section instead of above it. */
  runIn: z.boolean().optional(),
  /** A line from the heading to the end of its box. */
  rule: z.strictObject({ colour: z.string(), width: z.number() }).optional(),
});
const spanSchema = z.strictObject({ style: z.string(), value: valueSchema });
const sectionSchema = z.strictObject({
  heading: headingSchema.optional(),
  /** The list whose entries become paragraphs; absent = one paragraph. */
  each: z.string().optional(),
  spans: z.array(spanSchema),
  /** Millimetres that the second and later lines stand in. */
  hang: z.number().optional(),
});

const stroke = z.strictObject({ colour: z.string(), width: z.number() });
const align = z.enum(['left', 'center', 'right']);
const paint = { fill: z.string().optional(), stroke: stroke.optional(), opacity: z.number().optional() };

const shapeSchema = z.strictObject({
  kind: z.literal('shape'),
  box,
  /** Path data in the box's own 0 to 100 units; absent = the box itself. */
  d: z.string().optional(),
  radius: z.number().optional(),
  ...paint,
});

const halftoneSchema = z.strictObject({
  kind: z.literal('halftone'),
  box,
  colour: z.string(),
  /** Millimetres between dots, and the dots' diameter at the start and at the end of the gradient. */
  pitch: z.number(),
  from: z.number(),
  to: z.number(),
  towards: z.enum(['up', 'down', 'left', 'right']),
  opacity: z.number().optional(),
});

const textSchema = z.strictObject({
  kind: z.literal('text'),
  box,
  style: z.string(),
  value: valueSchema,
  align: align.optional(),
  valign: z.enum(['top', 'middle', 'bottom']).optional(),
  lines: z.number().optional(),
  /** The flow that takes the text when this box cannot hold it. */
  overflowTo: z.string().optional(),
});

const flowSchema = z.strictObject({
  kind: z.literal('flow'),
  id: z.string().optional(),
  box,
  sections: z.array(sectionSchema),
  /** Points between paragraphs and before a section. */
  gap: z.number(),
  sectionGap: z.number(),
  valign: z.enum(['top', 'middle']).optional(),
  overflowTo: z.string().optional(),
  /** How texts that arrive from other boxes are set. */
  continued: z.strictObject({ heading: headingSchema, style: z.string() }).optional(),
  /** Printed at the end of a flow that could not hold everything, around the number that is left out. */
  more: z.strictObject({ style: z.string(), before: z.string(), after: z.string() }).optional(),
});

const statSchema = z.strictObject({
  kind: z.literal('stat'),
  box,
  label: z.strictObject({ style: z.string(), value: valueSchema }).optional(),
  value: z.strictObject({ style: z.string(), value: valueSchema }),
  /** A second number on a symbol beside the first: a Resistance on its shield. */
  badge: z
    .strictObject({ style: z.string(), value: valueSchema, symbol: z.string(), width: z.number(), height: z.number() })
    .optional(),
  align: align.optional(),
  labelAt: z.enum(['top', 'bottom', 'left']).optional(),
});

const trackCell = z.strictObject({
  fill: z.string(),
  stroke,
  /** Hatching tells the red boxes from the white ones in grey print too. */
  hatch: z.strictObject({ colour: z.string(), width: z.number(), pitch: z.number() }).optional(),
});

const trackSchema = z.strictObject({
  kind: z.literal('track'),
  box,
  /** Edge of a box in millimetres, smallest and largest. */
  cell: z.tuple([z.number(), z.number()]),
  gap: z.number(),
  /** Values that are numbers: how many white and how many red boxes (E-22). */
  white: valueSchema,
  red: valueSchema,
  whiteCell: trackCell,
  redCell: trackCell,
  field: z.string().optional(),
});

const symbolSchema = z.strictObject({
  kind: z.literal('symbol'),
  box,
  /** Name of a symbol of the template, or a pointer to a drawing. */
  name: valueSchema.optional(),
  drawing: z.string().optional(),
  /** The symbol to draw when there is none. */
  otherwise: z.string().optional(),
  /** Paints every filled shape in one colour. */
  tint: z.string().optional(),
  field: z.string().optional(),
});

const tagSchema = z.strictObject({
  /** A list, each entry of which becomes a tag, or a value that becomes one. */
  each: z.string().optional(),
  value: valueSchema.optional(),
  style: z.string(),
  field: z.string().optional(),
  radius: z.number().optional(),
  /** How many lines one tag may have; absent = one. */
  lines: z.number().optional(),
  ...paint,
});

const listSchema = z.strictObject({
  kind: z.literal('list'),
  box,
  tags: z.array(tagSchema),
  padding: z.tuple([z.number(), z.number()]),
  gap: z.number(),
  align: align.optional(),
  valign: z.enum(['top', 'middle', 'bottom']).optional(),
  overflowTo: z.string().optional(),
});

const plain = [
  shapeSchema,
  halftoneSchema,
  textSchema,
  flowSchema,
  statSchema,
  trackSchema,
  symbolSchema,
  listSchema,
] as const;

const artSchema = z.strictObject({
  kind: z.literal('art'),
  box,
  drawing: z.string(),
  /** The point of the drawing that stays in place when it is cropped, 0 to 1 across and down. */
  focus: z.tuple([z.number(), z.number()]),
  /** Outline of the window in the box's 0 to 100 units; absent = the box. */
  window: z.string().optional(),
  /** What stands in the window of a character without art. */
  fallback: z.array(z.discriminatedUnion('kind', plain)),
});

const elementSchema = z.discriminatedUnion('kind', [...plain, artSchema]);

export type Style = z.infer<typeof styleSchema>;
export type Span = z.infer<typeof spanSchema>;
export type Section = z.infer<typeof sectionSchema>;
export type ShapeElement = z.infer<typeof shapeSchema>;
export type HalftoneElement = z.infer<typeof halftoneSchema>;
export type TextElement = z.infer<typeof textSchema>;
export type FlowElement = z.infer<typeof flowSchema>;
export type StatElement = z.infer<typeof statSchema>;
export type TrackElement = z.infer<typeof trackSchema>;
export type SymbolElement = z.infer<typeof symbolSchema>;
export type ListElement = z.infer<typeof listSchema>;
export type ArtElement = z.infer<typeof artSchema>;
export type Element = z.infer<typeof elementSchema>;

const themeSchema = z.strictObject({
  primary: z.string().optional(),
  secondary: z.string().optional(),
  accent: z.string().optional(),
});

export const cardTemplateSchema = z.strictObject({
  format: z.literal('rollcall.card-template'),
  version: z.literal(1),
  id: z.string(),
  name: z.string(),
  /** Millimetres. */
  size: z.strictObject({ width: z.number(), height: z.number() }),
  bleed: z.number(),
  safe: z.number(),
  theme: z.strictObject({
    ink: z.string(),
    paper: z.string(),
    primary: z.string(),
    secondary: z.string(),
    accent: z.string(),
    danger: z.string(),
    mute: z.string(),
    wash: z.string(),
  }),
  /** Colours by Alignment, under those of the faction. */
  alignments: z.record(z.string(), themeSchema),
  styles: z.record(z.string(), styleSchema),
  symbols: z.record(z.string(), drawingSchema),
  front: z.array(elementSchema),
  back: z.array(elementSchema),
});

export type CardTemplate = z.infer<typeof cardTemplateSchema>;

/** Reads a template. Throws a ZodError that names the place when the data is no template. */
export const parseTemplate = (data: unknown): CardTemplate => cardTemplateSchema.parse(data);
