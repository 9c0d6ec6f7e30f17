/** The format of a style: what somebody changed by form of the look of a template, and nothing else of it. */
import { z } from 'zod';
import { STYLE_FORMAT } from '../../document/file-formats.ts';
import { colour, LIMITS, name, part, words } from '../template/basics.ts';
import { fontSchema, styleSchema, themeSchema } from '../template/card-template.ts';
import { slotId } from '../template/slots.ts';
import { TYPE_ROLES } from './type-roles.ts';

/** The most and the least of what a style may multiply. */
export const STYLE_LIMITS = {
  scale: { least: 0.7, most: 1.5 },
  leading: { least: 0.85, most: 1.5 },
  gap: { least: 0, most: 3 },
  /** Millimetres: of a border, of the rounding of its corners, of the distance of a pattern's lines, of the line around the picture. */
  border: { least: 0.2, most: 3 },
  radius: { least: 0, most: 8 },
  pitch: { least: 0.8, most: 10 },
  line: { least: 0, most: 2 },
} as const;

/** What a style can draw on any template. */
export const BORDERS = ['solid', 'double', 'line'] as const;
export const PATTERNS = ['dots', 'stripes', 'grid', 'rays', 'scales'] as const;
export const ART_SHAPES = ['rectangle', 'rounded', 'oval', 'arch', 'hexagon', 'slanted', 'ticket'] as const;

/** Bounds of a number. */
const between = ({ least, most }: { readonly least: number; readonly most: number }) => z.number().min(least).max(most);

const roleSchema = z.strictObject({
  font: styleSchema.shape.font.optional(),
  /** All sizes of the role are multiplied by this, and by that of all type; none becomes smaller than 6 points. */
  scale: between(STYLE_LIMITS.scale).optional(),
  case: z.enum(['upper', 'written']).optional(),
  /** A colour of the template by its name, or `#rrggbb`. */
  colour: colour.optional(),
});
const colours = themeSchema.partial();

export const cardStyleSchema = z.strictObject({
  /** Address of the JSON Schema, for editors. */
  $schema: z.string().max(LIMITS.words).optional(),
  format: z.literal(STYLE_FORMAT),
  version: z.literal(1),
  id: slotId,
  name,
  /** Who made it and under which terms it may be shared. */
  credit: words.optional(),
  /** The id of the template that it changes. */
  base: slotId,
  colours: colours.optional(),
  /** Colours of the template's own themes, by their names, or by the word that their condition asks for: `villain`. */
  themes: z.record(name, colours).optional(),
  /** Colours that do not count: of themes that follow the character, and of factions. */
  ignore: z
    .array(z.enum(['themes', 'factions']))
    .max(2)
    .optional(),
  /** Fonts of the user's own by name, besides those of the template. */
  fonts: z.record(name, fontSchema).optional(),
  type: z
    .strictObject({
      scale: between(STYLE_LIMITS.scale).optional(),
      roles: z.partialRecord(z.enum(TYPE_ROLES), roleSchema).optional(),
    })
    .optional(),
  density: z
    .strictObject({
      /** What the distances of paragraphs and sections, and those of lines, are multiplied by. */
      gap: between(STYLE_LIMITS.gap).optional(),
      leading: between(STYLE_LIMITS.leading).optional(),
    })
    .optional(),
  /** A border along the edge of every side; millimetres. */
  border: z
    .strictObject({
      kind: z.enum(BORDERS),
      width: between(STYLE_LIMITS.border).optional(),
      radius: between(STYLE_LIMITS.radius).optional(),
      colour: colour.optional(),
    })
    .optional(),
  /** A pattern on the paper, below everything else. */
  ground: z
    .strictObject({
      pattern: z.enum(PATTERNS),
      colour: colour.optional(),
      /** How much of it is seen. */
      opacity: part.optional(),
      pitch: between(STYLE_LIMITS.pitch).optional(),
    })
    .optional(),
  /** The window of the picture, and the line around it in millimetres. */
  art: z
    .strictObject({ shape: z.enum(ART_SHAPES), line: between(STYLE_LIMITS.line).optional(), colour: colour.optional() })
    .optional(),
  /** Boxes to cross out: their lines, their grounds, and those of the danger zone. */
  boxes: z.strictObject({ line: colour.optional(), fill: colour.optional(), danger: colour.optional() }).optional(),
  /** What stands in the slots of the template: ids of choices, by ids of slots. Those left out stay as they are. */
  slots: z.record(slotId, slotId).optional(),
  /** Shapes of icons, by the name that an icon has in braces. */
  icons: z.record(name, name).optional(),
});

export type CardStyle = z.infer<typeof cardStyleSchema>;

/** Whether a document states that it is a style. */
export const isStyle = (document: unknown): document is CardStyle =>
  typeof document === 'object' && document !== null && (document as { format?: unknown }).format === STYLE_FORMAT;
