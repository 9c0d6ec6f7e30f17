/** The whole of a template: size, colours, styles, symbols, themes, other sizes, and the elements of its sides. */
import { z } from 'zod';
import { STYLE_FONTS } from '../../display/font-ids.ts';
import { drawingSchema } from '../../document/schema.ts';
import { ICON_SHAPES } from '../../text/markup/icons.ts';
import { colour, hexColour, LIMITS, name, part, pathData, place, typeSize } from './basics.ts';
import { elementSchema } from './picture-elements.ts';
import { changeKeys, slotsSchema } from './slots.ts';
import { when } from './value.ts';

/** What a template prints. Which subjects there are depends on the games, and is checked once the form of a template is right. */
export const subjectSchema = z.string();

export const styleSchema = z.strictObject({
  /** One of ours, or one of the template's own `fonts`. */
  font: z.union([z.enum(STYLE_FONTS), name]),
  /** Points: the size when there is room, and the smallest it may become (never below 6). */
  size: typeSize,
  min: typeSize.optional(),
  colour,
  /** Em added after each glyph; a text that is too long gives this up first, down to `tight`. */
  tracking: z.number().min(-0.2).max(2).optional(),
  tight: z.number().min(-0.2).max(2).optional(),
  case: z.literal('upper').optional(),
  /** Baseline to baseline as a multiple of the size. */
  leading: z.number().min(0.8).max(4).optional(),
  /** Whether stars and braces in its texts are markup; absent = in flows. */
  markup: z.boolean().optional(),
  /** Whether its words may be hyphenated; absent = in flows, unless bold, in capitals or of a display face. */
  hyphenate: z.boolean().optional(),
});

/** The colours a theme may set; the others follow from them. */
const colours = {
  ink: hexColour,
  paper: hexColour,
  primary: hexColour,
  secondary: hexColour,
  accent: hexColour,
  danger: hexColour,
  mute: hexColour,
  wash: hexColour,
};
export const themeSchema = z.strictObject(colours);

const shapeSchema = drawingSchema.shape.shapes.element;
const side = z.number().min(0.01).max(1e6);

/** Stricter than drawings of documents: a wrong path, which a document may have, is a mistake in a template. */
const symbolSchema = drawingSchema.extend({
  width: side,
  height: side,
  shapes: z
    .array(
      shapeSchema.extend({ d: pathData, strokeWidth: z.number().min(0).max(1e6).optional(), opacity: part.optional() }),
    )
    .min(1)
    .max(LIMITS.shapes),
});

/** A font that comes from the user. */
export const fontSchema = z.strictObject({
  /** `sha256:` and the hash of its file, or a file beside the template. */
  src: z.string().max(LIMITS.words),
  /** What people call it. */
  name: name.optional(),
  /** The face of ours that it resembles: it stands in for what the font lacks, and for the font; absent = `text`. */
  instead: z.enum(STYLE_FONTS).optional(),
  /** The fonts of `**bold**` and `*italic*` words; absent = those of `instead`. */
  bold: name.optional(),
  italic: name.optional(),
});

/** A texture, a frame, a logo: a picture that is on every card. */
const pictureSchema = z.strictObject({
  /** `sha256:` and the hash of its file, or a file beside the template. */
  src: z.string().max(LIMITS.words),
  /** What people call it. */
  name: name.optional(),
  /** Who made it and under which terms it may be shared. */
  credit: z.string().max(LIMITS.words).optional(),
});

const styles = z.record(name, styleSchema);
const styleChanges = z.record(name, styleSchema.partial());
const symbols = z.record(name, symbolSchema);
const elements = z.array(elementSchema).max(LIMITS.elements);
const width = z.number().min(LIMITS.size.least).max(LIMITS.size.most);
const margin = z.number().min(0).max(LIMITS.bleed);

const overlaySchema = z.strictObject({
  /** A theme with a name applies only where it is chosen. */
  name: name.optional(),
  ...when,
  colours: themeSchema.partial().optional(),
  styles: styleChanges.optional(),
  symbols: symbols.optional(),
});

const sizeSchema = z.strictObject({
  name,
  width,
  height: width,
  bleed: margin.optional(),
  safe: margin.optional(),
  /** All type is multiplied by this. */
  type: z.number().min(0.25).max(4).optional(),
  /** Boxes are in this size. */
  ...changeKeys(styleChanges),
});

/** Lines of an editor, in millimetres across or down. */
const guideLines = z.array(place).max(LIMITS.parts);

export const cardTemplateSchema = z.strictObject({
  /** Address of the JSON Schema, for editors. */
  $schema: z.string().max(LIMITS.words).optional(),
  format: z.literal('rollcall.card-template'),
  version: z.literal(1),
  id: z
    .string()
    .max(LIMITS.name)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name,
  /** Who made it and under which terms it may be shared. */
  credit: z.string().max(LIMITS.words).optional(),
  /** What it prints; `row`: rows of a table, without the rules of a game. */
  of: subjectSchema.optional(),
  /** Which Gimmicks or markers it is for: the first template whose condition holds prints them; absent = all of them. */
  ...when,
  /** Millimetres. */
  size: z.strictObject({ width, height: width }),
  bleed: margin,
  safe: margin,
  /** Lines that elements snap to while somebody draws; never printed. */
  guides: z.strictObject({ x: guideLines.optional(), y: guideLines.optional() }).optional(),
  theme: themeSchema,
  /** Laid over the theme in this order where their condition holds; the faction's colours go over all of them. */
  themes: z.array(overlaySchema).max(LIMITS.themes).optional(),
  sizes: z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), sizeSchema).optional(),
  /** Fonts of the user's own by name; one called like one of ours goes before it. */
  fonts: z.record(name, fontSchema).optional(),
  styles,
  symbols: symbols.optional(),
  /** Pictures of its own by name, which elements show. */
  pictures: z.record(name, pictureSchema).optional(),
  /** Shapes of the icons between words, by the name that an icon has in braces, where they are not those of the game. */
  icons: z.record(name, z.enum(ICON_SHAPES)).optional(),
  /** Its colours are not covered by those of a faction. */
  ownColours: z.boolean().optional(),
  front: elements,
  back: elements,
  /** A card that carries what the back has no room for; absent = one made from the back's styles. */
  more: elements.optional(),
  /** What styles of this template may choose between. */
  slots: slotsSchema(styleChanges).optional(),
});

export type Style = z.infer<typeof styleSchema>;
export type Overlay = z.infer<typeof overlaySchema>;
export type SizeVariant = z.infer<typeof sizeSchema>;
export type CardTemplate = z.infer<typeof cardTemplateSchema>;
export type Slot = NonNullable<CardTemplate['slots']>[number];
export type SlotChoice = Slot['choices'][number];
