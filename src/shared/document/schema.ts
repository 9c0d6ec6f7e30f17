/**
 * What documents of every game have in common, and what several kinds hold: factions, drawings, pictures. Each game adds the
 * schemas of its own documents, and each kind that belongs to no game has its schema in its folder below `kinds/`. A schema judges JSON types only: numbers that are impossible and words that are unknown are
 * readable and become findings of the game (docs/formats.md).
 *
 * Documents are checked by the shape of their schema (shape.ts) and kept as they came, so that unknown keys survive a
 * load and a save.
 */
import { z } from 'zod';
import type { DocumentSpec } from './document-spec.ts';
import type { Encounter } from './kinds/encounter.ts';
import type { Kind } from './kinds/kinds.ts';

/** Any JSON number. Unlike `z.number()` it accepts Infinity, which 1e999 becomes: that is a finding, not a wrong type. */
export const num = z
  .custom<number>((v) => typeof v === 'number', { params: { expected: 'number' } })
  .meta({ type: 'number' });
export const text = z.string();
export const words = z.array(z.string());

/** A flat vector picture: absolute path data (M L H V C Q Z only), painted in the order of the list. */
export const drawingSchema = z.object({
  width: num,
  height: num,
  shapes: z.array(
    z.object({
      /** SVG path data, absolute commands M L H V C Q Z only, y downwards, in units of width and height. */
      d: text,
      /** `#rrggbb`, or a theme colour: primary, secondary, accent, ink, paper. Absent = not filled. */
      fill: text.optional(),
      stroke: text.optional(),
      strokeWidth: num.optional(),
      /** 0 to 1. */
      opacity: num.optional(),
      evenOdd: z.boolean().optional(),
    }),
  ),
});

export const imageSchema = z.object({ src: text, credit: text.optional() });

/** A bitmap and how it stands in its window. Every field of the crop may be left out. */
export const artSchema = z.object({
  drawing: drawingSchema.optional(),
  image: imageSchema.optional(),
  crop: z.object({ x: num.optional(), y: num.optional(), zoom: num.optional(), rotation: num.optional() }).optional(),
  template: text.optional(),
  theme: text.optional(),
});

export const entrySchema = z.object({ name: text, text: text.optional(), items: words.optional() });
export const factionSchema = z.object({
  format: z.literal('rollcall.faction'),
  version: num,
  id: text,
  name: text,
  symbol: drawingSchema.optional(),
  /** A bitmap instead of the drawing. */
  symbolImage: imageSchema.optional(),
  theme: z.object({ primary: text.optional(), secondary: text.optional(), accent: text.optional() }).optional(),
  notes: text.optional(),
});

export type Drawing = z.infer<typeof drawingSchema>;
export type Art = z.infer<typeof artSchema>;
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

/** The fields of a character that every game has; the rest is known to its game. */
export interface Character extends Envelope {
  format: 'rollcall.character';
  concept?: string | undefined;
  factions?: string[] | undefined;
  art?: Art | undefined;
}

export interface Member {
  character: string;
  copies?: number | undefined;
}

/** What a team of every game has. */
export interface Team extends Envelope {
  format: 'rollcall.team';
  members: Member[];
  /** Id of the event pack that the team is made for. */
  event?: string | undefined;
  /** Who plays it, for organisers. */
  player?: string | undefined;
  options?: Record<string, unknown> | undefined;
  characters?: Character[] | undefined;
  factions?: Faction[] | undefined;
}

/** What an event pack of every game has. */
export interface EventPack extends Envelope {
  format: 'rollcall.event';
  options?: Record<string, unknown> | undefined;
}

/** A document that belongs to a game: its game reads and judges it. */
export type OwnedByGame = Character | Team | EventPack;

/** The documents of a kind. */
export type KindDocument<K extends Kind> = K extends { spec: DocumentSpec<infer D> }
  ? D
  : Extract<OwnedByGame, { format: K['format'] }>;

/** Any document that this version of Rollcall can read. */
export type AnyDocument = KindDocument<Kind>;
/** A document that belongs to no game. */
export type CommonDocument = KindDocument<Extract<Kind, { owner: 'rollcall' }>>;
/** A document with rules of its own, or none: what it says does not depend on events of play. */
export type JudgedDocument = Exclude<AnyDocument, Encounter>;
/** A document that belongs to a game. */
export type GameDocument = Exclude<AnyDocument, CommonDocument>;
