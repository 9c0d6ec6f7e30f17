/** Defines the encounter state of Supers Unlimited. */
import type { ActiveEncounter, ModelState, PlayState } from '../../../play/state.ts';
import type { SuOptions } from '../options.ts';
import type { AttackSequence } from './attack/attack-sequence.ts';
import type { Frame, Recovery, SuDuty } from './duty.ts';
import type { PlayCard } from './play-card.ts';

/** Effects that a model keeps points of. */
export const HELD_EFFECTS = [
  'attack-boost',
  'blind',
  'defense-boost',
  'entangle',
  'nullify',
  'paralysis',
  'poison',
  'stun',
  'weaken',
] as const;

export interface SuModel extends ModelState {
  summoned: boolean;
  /** Resistance of a summoned model, which replaces Power and Resistance. */
  resistance?: number;
  /** Side and character of a model that joined by an event. */
  side?: string;
  character?: string;
  power: number;
  pp: number;
  move: number;
  hp: number;
  ko: boolean;
  /** Whether the model has left the table by Climb High. */
  aloft: boolean;
  altitude: number;
  /** Points by Effect; an Effect at 0 is absent. */
  effects: Map<string, number>;
  /** Countdown tokens by source. */
  countdown: Map<string, number>;
  elusive: boolean;
  bonusSuccesses: number;
  /** Whether the model took Dangerous Terrain in this Turn (E-128). */
  endangered: boolean;
}

export interface Marker {
  readonly kind: 'power' | 'territory' | 'quarter' | 'quest' | 'prize' | 'vip';
  /** Side that owns the territory. */
  readonly owner?: string;
  type?: string;
  resolved: boolean;
  /** Models at the marker, and enemies near them, as players stated. */
  models: readonly string[];
  near: readonly string[];
  claimed: string | null;
  contested: boolean;
  /** Study Points of a V.I.P. by side. */
  points?: Map<string, number>;
  /** Shared Study Points of a Prize. */
  total?: number;
}

export interface ObjectThing {
  readonly kind: 'object';
  readonly rank: number;
  damage: number;
  destroyed: boolean;
}

export interface Building {
  readonly kind: 'building';
  readonly material: 'flimsy' | 'solid' | 'reinforced';
  /** Height, length and width in inches. */
  readonly size?: readonly number[];
  readonly limit: number;
  readonly enclosed: boolean;
  damage: number;
  destroyed: boolean;
}

export type Thing = ObjectThing | Building;

export const SCENARIOS = ['slugfest', 'danger-zone', 'enemy-territory', 'hold-ground', 'super-quest'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const SUBPLOTS = ['first-blood', 'prize', 'vip', 'take-their-leader'] as const;
export type Subplot = (typeof SUBPLOTS)[number];

export interface SuState extends PlayState<SuModel, SuDuty> {
  phase: 'setup' | 'choose' | 'recovery' | 'activation' | 'turn-end' | 'over';
  /** Highest step of the setup that was reached. */
  step: number;
  /** Sides in the current roll-off; empty if all sides take part. */
  contenders: string[];
  terrainWinner: string | null;
  terrainLoser: string | null;
  witsWinner: string | null;
  firstMarker: string | null;
  deployment: 'zones' | 'markers' | null;
  scenario: Scenario | null;
  subplots: { side: string; subplot: Subplot }[];
  /** Plasma X markers on the table. */
  plasma: number;
  deployed: string[];
  markers: Map<string, Marker>;
  things: Map<string, Thing>;
  /** Remaining Gimmicks in the pool of each side. */
  gimmicks: Map<string, string[]>;
  lastGimmick: { side: string; gimmick: string } | null;
  frame: Frame | null;
  recovery: Recovery | null;
  /** Models that returned from Climb High in this Turn. */
  returned: string[];
  held: boolean;
  finished: string | null;
  fallen: { model: string; reactions: string[] }[];
  attacked: string[];
  completed: string | null;
  lastChosen: Map<string, string>;
  endgameDue: boolean;
  endgame: boolean;
  finalTurns: string[];
  firstBlood: boolean;
  leaderTaken: boolean;
  startLevels: Map<string, number>;
  totals: Map<string, number>;
  vp: Map<string, number>;
  extra: {
    /** Kind of the roll-off that `contenders` belongs to. */
    rollOff: string | null;
    isPlasmaRolled: boolean;
    hasSubplots: boolean;
    /** Current Leader of each side (E-33, E?49). */
    leaders: Map<string, string>;
    /** Called Shots of this Turn that no attack has used up yet, by model (E-56). */
    calledShots: Map<string, number>;
    /** Attacks that resolve their rolls one after the other and have pending rolls. */
    sequences: AttackSequence[];
    /** Duty that the last roll answered, which the log needs; null after a main event. */
    answered: SuDuty | null;
  };
}

export type SuEncounter = ActiveEncounter<SuState, PlayCard, SuOptions>;
