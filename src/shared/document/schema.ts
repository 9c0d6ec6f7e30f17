/**
 * Schemas that documents of all games and several kinds share: factions, drawings, images. Each game adds the schemas of its own
 * documents, and each kind that belongs to no game has its schema in its folder below `kinds/`. A schema checks JSON types only:
 * impossible numbers and unknown words are readable and become findings of the game (docs/formats.md).
 *
 * Documents are checked by the shape of their schema (shape.ts) and aren't changed, so that unknown keys are still there when a document is
 * saved.
 */
import { z } from 'zod';
import type { DocumentSpec } from './document-spec.ts';
import type { Encounter } from './kinds/encounter.ts';
import type { Kind } from './kinds/kinds.ts';

/** Any JSON number. Unlike `z.number()` this schema accepts Infinity, which 1e999 becomes: that is a finding, not a wrong type. */
export const numberSchema = z
  .custom<number>((v) => typeof v === 'number', { params: { expected: 'number' } })
  .meta({ type: 'number' });
export const textSchema = z.string();
export const wordsSchema = z.array(z.string());

/** A flat vector picture: absolute path data (M L H V C Q Z only), painted in list order. */
export const drawingSchema = z.object({
  width: numberSchema,
  height: numberSchema,
  shapes: z.array(
    z.object({
      /** SVG path data, absolute commands M L H V C Q Z only, y downward, in units of width and height. */
      d: textSchema,
      /** `#rrggbb`, or a theme color: primary, secondary, accent, ink, paper. Absent = not filled. */
      fill: textSchema.optional(),
      stroke: textSchema.optional(),
      strokeWidth: numberSchema.optional(),
      /** 0 to 1. */
      opacity: numberSchema.optional(),
      evenOdd: z.boolean().optional(),
    }),
  ),
});

export const imageSchema = z.object({ src: textSchema, credit: textSchema.optional() });

/** A picture and its crop. Every field of the crop is optional. */
export const artSchema = z.object({
  drawing: drawingSchema.optional(),
  image: imageSchema.optional(),
  crop: z
    .object({
      x: numberSchema.optional(),
      y: numberSchema.optional(),
      zoom: numberSchema.optional(),
      rotation: numberSchema.optional(),
    })
    .optional(),
  template: textSchema.optional(),
  theme: textSchema.optional(),
});

/** Who and what a card comes from: its credit line. No rule reads it, and no fingerprint covers it. */
export const creditsSchema = z.object({
  /** Who made the drawing. For a bitmap, `art.image.credit` is printed instead. */
  artist: textSchema.optional(),
  /** The name of the set that the card belongs to. */
  set: textSchema.optional(),
  /** The symbol of the set, printed in one color before its name. */
  symbol: drawingSchema.optional(),
  /** The number within the set, as printed: `012/024`. */
  number: textSchema.optional(),
  version: textSchema.optional(),
  copyright: textSchema.optional(),
});

/** A named entry of a character, such as a Talent: its text, and words in brackets next to it, such as the items of Gear. */
export const entrySchema = z.object({ name: textSchema, text: textSchema.optional(), items: wordsSchema.optional() });
export const factionSchema = z.object({
  format: z.literal('rollcall.faction'),
  version: numberSchema,
  id: textSchema,
  name: textSchema,
  symbol: drawingSchema.optional(),
  /** A bitmap that is shown instead of the drawing. */
  symbolImage: imageSchema.optional(),
  theme: z
    .object({ primary: textSchema.optional(), secondary: textSchema.optional(), accent: textSchema.optional() })
    .optional(),
  notes: textSchema.optional(),
});

export type Drawing = z.infer<typeof drawingSchema>;
export type Art = z.infer<typeof artSchema>;
export type Credits = z.infer<typeof creditsSchema>;
export type Faction = z.infer<typeof factionSchema>;
export type Entry = z.infer<typeof entrySchema>;

interface Envelope {
  version: number;
  /** Id of the game. */
  ruleset: string;
  id: string;
  name: string;
  notes?: string | undefined;
}

/** The fields that characters of every game have. The game knows the others. */
export interface Character extends Envelope {
  format: 'rollcall.character';
  concept?: string | undefined;
  /** `~` if the texts of entries have this placeholder for the name (own-name.ts). */
  nameMark?: string | undefined;
  /** The name before the last renaming or copying, if texts used it then (former-name.ts). */
  formerName?: string | undefined;
  factions?: string[] | undefined;
  art?: Art | undefined;
  credits?: Credits | undefined;
}

export interface Member {
  character: string;
  copies?: number | undefined;
}

/** The fields that teams of every game have. */
export interface Team extends Envelope {
  format: 'rollcall.team';
  members: Member[];
  /** Id of the event pack that the team is built for. */
  event?: string | undefined;
  /** Name of the player, for organizers. */
  player?: string | undefined;
  options?: Record<string, unknown> | undefined;
  characters?: Character[] | undefined;
  factions?: Faction[] | undefined;
}

/** The fields that event packs of every game have. */
export interface EventPack extends Envelope {
  format: 'rollcall.event';
  /** ISO local date, or date and time. */
  date?: string | undefined;
  place?: string | undefined;
  /** ISO local date, or date and time, until which lists are accepted. */
  deadline?: string | undefined;
  options?: Record<string, unknown> | undefined;
}

/** A document that belongs to a game, which reads and judges it. */
export type OwnedByGame = Character | Team | EventPack;

/** The documents of a kind. */
export type KindDocument<K extends Kind> = K extends { spec: DocumentSpec<infer D> }
  ? D
  : Extract<OwnedByGame, { format: K['format'] }>;

/** Any document that this version of Rollcall can read. */
export type AnyDocument = KindDocument<Kind>;
/** A document that belongs to no game. */
export type CommonDocument = KindDocument<Extract<Kind, { owner: 'rollcall' }>>;
/** A document that is judged without playing events. Only encounters need that. */
export type JudgedDocument = Exclude<AnyDocument, Encounter>;
/** A document that belongs to a game. */
export type GameDocument = Exclude<AnyDocument, CommonDocument>;
