/** What page and worker say to each other when something is printed. Data only: all of it crosses by structured clone. */
import type { Character, Faction, Team } from '../../../shared/document/schema.ts';
import type { Marks, PaperId, Sides } from '../../../shared/print/paper.ts';
import type { SheetPaper } from '../../../shared/sheet/paper.ts';

export const WHATS = ['cards', 'gimmicks', 'markers', 'roster', 'reference'] as const;
export type What = (typeof WHATS)[number];

/** Of these, what is cut out of sheets of cards. */
export type OnSheets = Exclude<What, 'roster' | 'reference'>;
export const isOnSheets = (what: What): what is OnSheets => what !== 'roster' && what !== 'reference';

/** What there is to print. `characters` of a team are those its members may be looked up among. */
export interface Order {
  readonly team?: Team;
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
}

/** How cards come onto paper. Bleed in millimetres. */
export interface CardSettings {
  readonly paper: PaperId;
  readonly sides: Sides;
  readonly marks: Marks;
  readonly bleed: number;
  readonly copies: number;
}

export type Make =
  | { readonly what: OnSheets; readonly settings: CardSettings }
  | { readonly what: 'roster' | 'reference'; readonly paper: SheetPaper };

export type Request =
  /** Always the first one: lays the cards out and answers with `checked`. */
  { readonly kind: 'check'; readonly order: Order } | { readonly kind: 'make'; readonly make: Make };

export type Progress =
  | { readonly stage: 'fonts' | 'pages' | 'writing' }
  | { readonly stage: 'cards'; readonly done: number; readonly of: number };

/** Something to know before printing; nothing here forbids it. */
export interface PrintNote {
  readonly severity: 'error' | 'warning' | 'info';
  readonly text: string;
}

export type Answer =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'checked'; readonly notes: readonly PrintNote[] }
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string };
