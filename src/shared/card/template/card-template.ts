/** Defines the schema of a template: size, colors, styles, symbols, themes, other sizes, and the elements of its sides. */
import { z } from 'zod';
import { STYLE_FONTS } from '../../display/font-ids.ts';
import { drawingSchema } from '../../document/schema.ts';
import { ICON_SHAPES } from '../../text/markup/icons.ts';
import {
  colorSchema,
  fractionSchema,
  hexColorSchema,
  lengthSchema,
  nameSchema,
  pathDataSchema,
  positionSchema,
  TEMPLATE_LIMITS,
  typeSizeSchema,
} from './basics.ts';
import { elementSchema } from './picture-elements.ts';
import { createChangeKeys, createSlotsSchema } from './slots.ts';
import { whenKey } from './value.ts';

/** The subject that a template prints. The subjects depend on the games and are checked after the schema (check-words.ts). */
export const subjectSchema = z.string();

export const styleSchema = z.strictObject({
  /** A built-in font, or one of the template's `fonts`. */
  font: z.union([z.enum(STYLE_FONTS), nameSchema]),
  /** In points: `size` is used if there is room, and `min` is the smallest size (never below 6). */
  size: typeSizeSchema,
  min: typeSizeSchema.optional(),
  colour: colorSchema,
  /** Ems added after each glyph; a text that is too long first reduces this, down to `tight`. */
  tracking: z.number().min(-0.2).max(2).optional(),
  tight: z.number().min(-0.2).max(2).optional(),
  case: z.literal('upper').optional(),
  /** The distance between baselines as a multiple of the size. */
  leading: z.number().min(0.8).max(4).optional(),
  /** The size of icons as a multiple of the size of the text around them. */
  icon: z.number().min(0.5).max(3).optional(),
  /** Whether asterisks and braces are markup. By default only in flows. */
  markup: z.boolean().optional(),
  /** Whether words may be hyphenated. By default only in flows, and not in bold, capitals or display fonts. */
  hyphenate: z.boolean().optional(),
});

/** The colors that a theme may set. All other colors are derived from them. */
const themeColorKeys = {
  ink: hexColorSchema,
  paper: hexColorSchema,
  primary: hexColorSchema,
  secondary: hexColorSchema,
  accent: hexColorSchema,
  danger: hexColorSchema,
  mute: hexColorSchema,
  wash: hexColorSchema,
};
export const themeSchema = z.strictObject(themeColorKeys);

const shapeSchema = drawingSchema.shape.shapes.element;
const dimensionSchema = z.number().min(0.01).max(1e6);

/** A symbol. This schema is stricter than the schema of drawings in documents, which may have unusable sizes and numbers. */
const symbolSchema = drawingSchema.extend({
  width: dimensionSchema,
  height: dimensionSchema,
  shapes: z
    .array(
      shapeSchema.extend({
        d: pathDataSchema,
        strokeWidth: z.number().min(0).max(1e6).optional(),
        opacity: fractionSchema.optional(),
      }),
    )
    .min(1)
    .max(TEMPLATE_LIMITS.shapes),
});

/** A font of the user. */
export const fontSchema = z.strictObject({
  /** `sha256:` and the hash of its file, or a file next to the template. */
  src: z.string().max(TEMPLATE_LIMITS.words),
  /** The name that users see. */
  name: nameSchema.optional(),
  /** The built-in font that replaces glyphs that this font does not have, or the whole font if its file is missing. Defaults to `text`. */
  instead: z.enum(STYLE_FONTS).optional(),
  /** The fonts of `**bold**` and `*italic*` words. Default to those of `instead`. */
  bold: nameSchema.optional(),
  italic: nameSchema.optional(),
});

/** A picture that every card shows, such as a texture, frame or logo. */
const pictureSchema = z.strictObject({
  /** `sha256:` and the hash of its file, or a file next to the template. */
  src: z.string().max(TEMPLATE_LIMITS.words),
  /** The name that users see. */
  name: nameSchema.optional(),
  /** The author and the terms for sharing. */
  credit: z.string().max(TEMPLATE_LIMITS.words).optional(),
});

const stylesSchema = z.record(nameSchema, styleSchema);
const styleChangesSchema = z.record(nameSchema, styleSchema.partial());
const symbolsSchema = z.record(nameSchema, symbolSchema);
const elementsSchema = z.array(elementSchema).max(TEMPLATE_LIMITS.elements);
const widthSchema = z.number().min(TEMPLATE_LIMITS.size.min).max(TEMPLATE_LIMITS.size.max);
const marginSchema = z.number().min(0).max(TEMPLATE_LIMITS.bleed);

const overlaySchema = z.strictObject({
  /** A theme with a name applies only if the user chose it. */
  name: nameSchema.optional(),
  ...whenKey,
  colours: themeSchema.partial().optional(),
  styles: styleChangesSchema.optional(),
  symbols: symbolsSchema.optional(),
});

/** On a card with a credit line, everything on the front that begins at `from` or below moves up by `by`, in millimeters. */
const creditRoomSchema = z.strictObject({ from: positionSchema, by: lengthSchema });

const sizeSchema = z.strictObject({
  name: nameSchema,
  width: widthSchema,
  height: widthSchema,
  bleed: marginSchema.optional(),
  safe: marginSchema.optional(),
  /** Factor for all type sizes. */
  type: z.number().min(0.25).max(4).optional(),
  creditRoom: creditRoomSchema.optional(),
  /** The same for credits that need a second line, in addition to `creditRoom`. */
  secondCreditRoom: creditRoomSchema.optional(),
  /** Boxes in these changes refer to this size. */
  ...createChangeKeys(styleChangesSchema),
});

/** Guide lines of the editor: positions in millimeters. */
const guideLinesSchema = z.array(positionSchema).max(TEMPLATE_LIMITS.parts);

export const cardTemplateSchema = z.strictObject({
  /** The URL of the JSON Schema, for editors. */
  $schema: z.string().max(TEMPLATE_LIMITS.words).optional(),
  format: z.literal('rollcall.card-template'),
  version: z.literal(1),
  id: z
    .string()
    .max(TEMPLATE_LIMITS.name)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: nameSchema,
  /** The author and the terms for sharing. */
  credit: z.string().max(TEMPLATE_LIMITS.words).optional(),
  /** The subject that the template prints; `row` for rows of a deck, without the rules of a game. */
  of: subjectSchema.optional(),
  /** The condition for game pieces: a piece is printed by the first template whose condition it meets, or that has no condition. */
  ...whenKey,
  /** In millimeters. */
  size: z.strictObject({ width: widthSchema, height: widthSchema }),
  bleed: marginSchema,
  safe: marginSchema,
  creditRoom: creditRoomSchema.optional(),
  /** The same for credits that need a second line, in addition to `creditRoom`. */
  secondCreditRoom: creditRoomSchema.optional(),
  /** Lines that elements snap to in the editor; never printed. */
  guides: z.strictObject({ x: guideLinesSchema.optional(), y: guideLinesSchema.optional() }).optional(),
  theme: themeSchema,
  /** Overlays over the theme, applied in this order if their condition is met. The faction's colors override all of them. */
  themes: z.array(overlaySchema).max(TEMPLATE_LIMITS.themes).optional(),
  sizes: z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), sizeSchema).optional(),
  /** The user's fonts by name. They override built-in fonts of the same name. */
  fonts: z.record(nameSchema, fontSchema).optional(),
  styles: stylesSchema,
  symbols: symbolsSchema.optional(),
  /** Pictures that elements show, by name. */
  pictures: z.record(nameSchema, pictureSchema).optional(),
  /** Icon shapes that override the game's, by the name that an icon has in braces. */
  icons: z.record(nameSchema, z.enum(ICON_SHAPES)).optional(),
  /** Whether the colors of a faction do not apply. */
  ownColours: z.boolean().optional(),
  front: elementsSchema,
  back: elementsSchema,
  /** The elements of continuation cards. By default plain elements in the template's styles. */
  more: elementsSchema.optional(),
  /** The slots whose choices a style of this template may make. */
  slots: createSlotsSchema(styleChangesSchema).optional(),
});

export type Style = z.infer<typeof styleSchema>;
export type Overlay = z.infer<typeof overlaySchema>;
export type SizeVariant = z.infer<typeof sizeSchema>;
export type CardTemplate = z.infer<typeof cardTemplateSchema>;
export type Slot = NonNullable<CardTemplate['slots']>[number];
export type SlotChoice = Slot['choices'][number];
