/** Where a game of Supers Unlimited stands. */
import type { ActiveEncounter, ModelState, PlayState } from '../../../play/state.ts';
import type { SuOptions } from '../options.ts';
import type { AttackSequence } from './attack/sequence.ts';
import type { PlayCard } from './card.ts';
import type { Frame, Recovery, SuDuty } from './duty.ts';

/** The effects that a model holds points of. */
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
  /** Of a summoned model, instead of Power and Resistance. */
  resistance?: number;
  /** Of a model that came by an event. */
  side?: string;
  character?: string;
  power: number;
  pp: number;
  move: number;
  hp: number;
  ko: boolean;
  /** Off the table by Climb High. */
  aloft: boolean;
  altitude: number;
  /** Points; one at 0 is not there. */
  effects: Map<string, number>;
  /** Countdown tokens by source. */
  countdown: Map<string, number>;
  elusive: boolean;
  bonusSuccesses: number;
  /** Took Dangerous Terrain in this Turn (E-128). */
  endangered: boolean;
}

export interface Marker {
  readonly kind: 'power' | 'territory' | 'quarter' | 'quest' | 'prize' | 'vip';
  /** Whose territory. */
  readonly owner?: string;
  type?: string;
  resolved: boolean;
  /** Models at it, and enemies at those, as they were stated. */
  models: readonly string[];
  near: readonly string[];
  claimed: string | null;
  contested: boolean;
  /** Of a V.I.P.: by side. */
  points?: Map<string, number>;
  /** Of a Prize: shared. */
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
  /** Height, length, width in inches. */
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
  /** Of set-up: the number of the step reached. */
  step: number;
  /** Sides in the roll-off that goes on; none: all of them. */
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
  /** Left in the pool of each side. */
  gimmicks: Map<string, string[]>;
  lastGimmick: { side: string; gimmick: string } | null;
  frame: Frame | null;
  recovery: Recovery | null;
  /** Came back from Climb High in this Turn. */
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
    /** The kind of the roll-off that `contenders` are of. */
    rollOff: string | null;
    isPlasmaRolled: boolean;
    hasSubplots: boolean;
    /** Who leads each side now (E-33, E?49). */
    leaders: Map<string, string>;
    /** Called Shots of this Turn that no attack has used up yet, by model (E-56). */
    calledShots: Map<string, number>;
    /** Attacks whose rolls are resolved one after the other, and of which some are due. */
    sequences: AttackSequence[];
    /** What the last roll answered, for the words of the log; null after a main event. */
    answered: SuDuty | null;
  };
}

export type SuEncounter = ActiveEncounter<SuState, PlayCard, SuOptions>;
