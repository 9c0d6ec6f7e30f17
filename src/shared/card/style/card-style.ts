/** Defines the format of a style: the changes that a user made to the look of a template, and nothing else. */
import { z } from 'zod';
import { STYLE_FORMAT } from '../../document/file-formats.ts';
import { colorSchema, fractionSchema, longTextSchema, nameSchema, TEMPLATE_LIMITS } from '../template/basics.ts';
import { fontSchema, styleSchema, themeSchema } from '../template/card-template.ts';
import { slotIdSchema } from '../template/slots.ts';
import { TYPE_ROLES } from './type-roles.ts';

/** The ranges of the numbers in a style. */
export const STYLE_LIMITS = {
  scale: { min: 0.7, max: 1.5 },
  leading: { min: 0.85, max: 1.5 },
  gap: { min: 0, max: 3 },
  /** Width of the border, in millimeters. */
  border: { min: 0.2, max: 3 },
  /** Corner radius of the border, in millimeters. */
  radius: { min: 0, max: 8 },
  /** Distance between the lines of a pattern, in millimeters. */
  pitch: { min: 0.8, max: 10 },
  /** Width of the line around the picture, in millimeters. */
  line: { min: 0, max: 2 },
} as const;

/** Decorations that a style can draw on any template. */
export const BORDERS = ['solid', 'double', 'line'] as const;
export const PATTERNS = ['dots', 'stripes', 'grid', 'rays', 'scales'] as const;
export const ART_SHAPES = ['rectangle', 'rounded', 'oval', 'arch', 'hexagon', 'slanted', 'ticket'] as const;

/** Creates the schema of a number in a range. */
const numberInRange = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().min(min).max(max);

const roleSchema = z.strictObject({
  font: styleSchema.shape.font.optional(),
  /** Factor for all sizes of the role, in addition to the factor for all type; no size becomes smaller than 6 points. */
  scale: numberInRange(STYLE_LIMITS.scale).optional(),
  case: z.enum(['upper', 'written']).optional(),
  /** A color name of the template, or `#rrggbb`. */
  colour: colorSchema.optional(),
});
const colorsSchema = themeSchema.partial();

export const cardStyleSchema = z.strictObject({
  /** The URL of the JSON Schema, for editors. */
  $schema: z.string().max(TEMPLATE_LIMITS.words).optional(),
  format: z.literal(STYLE_FORMAT),
  version: z.literal(1),
  id: slotIdSchema,
  name: nameSchema,
  /** The author and the terms for sharing. */
  credit: longTextSchema.optional(),
  /** The id of the template that the style changes. */
  base: slotIdSchema,
  colours: colorsSchema.optional(),
  /** Colors of the template's themes, by their names or by the word that their condition tests for: `villain`. */
  themes: z.record(nameSchema, colorsSchema).optional(),
  /** Colors to ignore: `themes` ignores themes that depend on the character, `factions` the colors of factions. */
  ignore: z
    .array(z.enum(['themes', 'factions']))
    .max(2)
    .optional(),
  /** The user's fonts by name, in addition to those of the template. */
  fonts: z.record(nameSchema, fontSchema).optional(),
  type: z
    .strictObject({
      scale: numberInRange(STYLE_LIMITS.scale).optional(),
      roles: z.partialRecord(z.enum(TYPE_ROLES), roleSchema).optional(),
    })
    .optional(),
  density: z
    .strictObject({
      /** Factor for the gaps between paragraphs and sections. */
      gap: numberInRange(STYLE_LIMITS.gap).optional(),
      /** Factor for line spacing. */
      leading: numberInRange(STYLE_LIMITS.leading).optional(),
    })
    .optional(),
  /** A border along the edge of every side, in millimeters. */
  border: z
    .strictObject({
      kind: z.enum(BORDERS),
      width: numberInRange(STYLE_LIMITS.border).optional(),
      radius: numberInRange(STYLE_LIMITS.radius).optional(),
      colour: colorSchema.optional(),
    })
    .optional(),
  /** A pattern on the paper, below everything else. */
  ground: z
    .strictObject({
      pattern: z.enum(PATTERNS),
      colour: colorSchema.optional(),
      opacity: fractionSchema.optional(),
      pitch: numberInRange(STYLE_LIMITS.pitch).optional(),
    })
    .optional(),
  /** The shape of the picture's window, and the width of the line around it in millimeters. */
  art: z
    .strictObject({
      shape: z.enum(ART_SHAPES),
      line: numberInRange(STYLE_LIMITS.line).optional(),
      colour: colorSchema.optional(),
    })
    .optional(),
  /** Colors of boxes to cross out: lines, fill, and the danger zone. */
  boxes: z
    .strictObject({ line: colorSchema.optional(), fill: colorSchema.optional(), danger: colorSchema.optional() })
    .optional(),
  /** The choices for the template's slots: choice ids by slot ids. Other slots keep the template's standard. */
  slots: z.record(slotIdSchema, slotIdSchema).optional(),
  /** Icon shapes by the name that an icon has in braces. */
  icons: z.record(nameSchema, nameSchema).optional(),
});

export type CardStyle = z.infer<typeof cardStyleSchema>;

/** Whether a document states that it is a style. */
export const isStyle = (document: unknown): document is CardStyle =>
  typeof document === 'object' && document !== null && (document as { format?: unknown }).format === STYLE_FORMAT;
