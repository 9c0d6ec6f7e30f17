/** Defines the encounter state of Supers Unlimited. */
import type { ActiveEncounter, ModelState, PlayState } from '../../../play/state.ts';
import type { SuOptions } from '../options.ts';
import type { AttackSequence } from './attack/attack-sequence.ts';
import type { Frame, Recovery, SuDuty } from './duty.ts';
import type { PlayCard } from './play-card.ts';

/** Effects that last: a model has points of them until they are reduced. */
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

/** An Ability that lasts from Turn to Turn as long as its Upkeep is paid. */
export interface ActiveAbility {
  readonly name: string;
  /** Upkeep in PP. */
  readonly pp: number;
}

export interface SuModel extends ModelState {
  summoned: boolean;
  /** Number that attacks on a summoned model must reach. It replaces Power plus Trait Resistance. */
  resistance?: number;
  /** Side of a summoned model. */
  side?: string;
  /** Id of the character of a summoned model. */
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
  /** Number of Countdown tokens by source. */
  countdown: Map<string, number>;
  /** Whether the Gimmick Elusive protects the model until its next Activation. */
  elusive: boolean;
  /** Successes that Plasma X adds to each hit of the model (E-144). */
  bonusSuccesses: number;
  /** Whether the model took Dangerous Terrain in this Turn (E-128). */
  endangered: boolean;
}

export interface Marker {
  readonly kind: 'power' | 'territory' | 'quarter' | 'quest' | 'prize' | 'vip';
  /** Side that owns the territory. */
  readonly owner?: string;
  /** Type of a quest or a Prize. */
  type?: string;
  resolved: boolean;
  /** Models at the marker, as the players stated. */
  models: readonly string[];
  /** Enemies near the models at the marker, as the players stated. */
  near: readonly string[];
  /** Side that claims the marker. */
  claimed: string | null;
  contested: boolean;
  /** Study Points of a V.I.P. by side. */
  points?: Map<string, number>;
  /** Study Points of a Prize, which all sides share. */
  total?: number;
}

export interface ObjectThing {
  readonly kind: 'object';
  /** The name that players gave the thing. */
  readonly name?: string;
  readonly rank: number;
  damage: number;
  destroyed: boolean;
}

export interface Building {
  readonly kind: 'building';
  /** The name that players gave the thing. */
  readonly name?: string;
  readonly material: 'flimsy' | 'solid' | 'reinforced';
  /** Height, length and width in inches. */
  readonly size?: readonly number[];
  /** Damage that destroys the Building. */
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
  /** Winner of the marker roll, who places the first marker. */
  firstMarker: string | null;
  deployment: 'zones' | 'markers' | null;
  scenario: Scenario | null;
  subplots: { side: string; subplot: Subplot }[];
  /** Number of Plasma X markers on the table. */
  plasma: number;
  /** Models that were deployed or summoned, in order. */
  deployed: string[];
  markers: Map<string, Marker>;
  things: Map<string, Thing>;
  /** Remaining Gimmicks in the pool of each side. */
  gimmicks: Map<string, string[]>;
  /** The last Gimmick since the last main event, which We Go Again! can return. */
  lastGimmick: { side: string; gimmick: string } | null;
  /** Progress of the current Activation. */
  frame: Frame | null;
  /** Progress of the Recovery phase of this Turn. */
  recovery: Recovery | null;
  /** Models that returned from Climb High in this Turn. */
  returned: string[];
  /** Whether a model has held the initiative in this Turn (E-61). */
  held: boolean;
  /** Model whose Activation ended last in this Turn; null if a KO prevented the Activation. */
  finished: string | null;
  /** Models that were KO'ed or Incapacitated since the last main event, each with the models that reacted to it (E-60). */
  fallen: { model: string; reactions: string[] }[];
  /** Targets of the attacks that were resolved since the last main event. */
  attacked: string[];
  /** Model that took an Action in the last main event. */
  completed: string | null;
  /** Model that each side chose last. */
  lastChosen: Map<string, string>;
  /** Whether the scenario asks for the Endgame. */
  endgameDue: boolean;
  /** Whether the Endgame has begun. */
  endgame: boolean;
  /** Supers that still have their last Turn in the Endgame (E-43). */
  finalTurns: string[];
  /** Whether the Subplot First Blood has been scored. */
  firstBlood: boolean;
  /** Whether the Subplot Take Their Leader has been scored. */
  leaderTaken: boolean;
  /** Levels of each side at the start of the first Turn. */
  startLevels: Map<string, number>;
  /** Result of each side in the scenario, which is computed when the game ends. */
  totals: Map<string, number>;
  /** Victory Points of each side. */
  vp: Map<string, number>;
  extra: {
    /** Kind of the roll-off that `contenders` belongs to. */
    rollOff: string | null;
    isPlasmaRolled: boolean;
    /** Number of Turns that were played; null until the game is over. `turn` also counts a Turn that no side could take. */
    playedTurns: number | null;
    hasSubplots: boolean;
    /** Current Leader of each side (E-33, E?49). */
    leaders: Map<string, string>;
    /** Called Shots of this Turn that no attack has used up yet, by model (E-56). */
    calledShots: Map<string, number>;
    /** The model that the last movement charged. The attack after the Charge suggests it as its target. */
    chargeTarget: string | null;
    /** Active Abilities by model (E-46). */
    activeAbilities: Map<string, readonly ActiveAbility[]>;
    /** Attacks whose rolls are resolved one after the other, as long as rolls are pending. */
    sequences: AttackSequence[];
    /** Duty that the last `roll`, `knockback` or `collapse` answered. The log still needs it. A main event sets it to null. */
    answered: SuDuty | null;
  };
}

export type SuEncounter = ActiveEncounter<SuState, PlayCard, SuOptions>;
