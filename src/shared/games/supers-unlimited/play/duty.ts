/**
 * Defines duties: what the rules require before play can go on. The list `due` of the state holds them in order. Players answer some duties
 * with an event; the program settles the others at once. The keys are public (docs/encounters.md#the-state).
 */
import type { ActionTrait } from '../facts.ts';

/** What a model has done so far in its Activation or under Control. */
export interface Frame {
  readonly model: string;
  /** Uses by kind of Action, which are limited to two each (E-53). */
  used: Record<string, number>;
  movements: number;
  /** Called Shots of the model in this Turn that no attack has used up yet (E-56). All frames of a model show the same number. */
  calledShots: number;
  /** Combat Bonus of a Charge if the Charge was the last Action, otherwise null. */
  charged: number | null;
  /** Whether the model moved by line-swing (E-71e). */
  swung: boolean;
}

export interface AttackEffect {
  readonly effect: string;
  readonly type?: string;
}

export interface AttackDuty {
  readonly due: 'attack';
  readonly by: string;
  /** Id of a model or a thing, or `entangle:MODEL`. */
  readonly target: string;
  readonly name: string;
  readonly trait: ActionTrait;
  readonly versus: ActionTrait;
  readonly type: string;
  readonly effects: readonly AttackEffect[];
  readonly dice: number;
  /** Number that each die must reach. */
  need: number;
  /** Sum of `parts`. */
  bonus: number;
  /** Combat Bonuses by name. A bonus of 0 is absent. */
  parts: Record<string, number>;
  /** Id of the Object that the attack uses or throws. */
  readonly object?: string;
  /** Models that reacted to the attack (E-55). */
  readonly reactions: string[];
}

/** An Effect that is about to be applied to a model. */
export interface EffectDuty {
  readonly due: 'effect';
  readonly model: string;
  readonly effect: string;
  readonly amount: number;
  readonly by?: string;
  /** The Type that a Control affects. */
  readonly type?: string;
  /** Source of a Countdown. */
  readonly source?: string;
}

/** Damage that an Object takes because it was used in an attack (E-94). */
export interface WearDuty {
  readonly due: 'wear';
  readonly thing: string;
  readonly amount: number;
}

/** Follows the Effects of an attack. Once it is settled, the target can play Gimmicks that follow an attack. */
export interface ResolvedDuty {
  readonly due: 'resolved';
  readonly model: string;
}

export interface ModelDuty {
  readonly due: 'plasma' | 'vulnerability';
  readonly model: string;
}

/** A KO roll, or the roll for a Power Marker that hurts a model (E-138). */
export interface RollDuty {
  readonly due: 'ko-roll' | 'hazard';
  readonly model: string;
  readonly dice: number;
  readonly need: number;
}

export interface KnockbackDuty {
  readonly due: 'knockback';
  readonly model: string;
  readonly by?: string;
  /** Maximum distance in inches. */
  readonly amount: number;
}

/** A Slam (against something) or a Fall of a model or a thing (E-122). */
export interface CrashDuty {
  readonly due: 'slam' | 'fall';
  readonly model?: string;
  readonly thing?: string;
  /** Distance in inches. */
  distance: number;
  dice: number;
  readonly need: number;
  readonly reactions: string[];
}

/** A Control of a model by another model, whose player acts with the controlled model (E-102). */
export interface ControlDuty extends Frame {
  readonly due: 'control';
  readonly by?: string;
  /** Number of Actions that the controller has left. */
  points: number;
}

export interface RecoveryDuty extends Recovery {
  readonly due: 'recovery';
}

/** A Recovery phase in progress. */
export interface Recovery {
  readonly model: string;
  /** What the model has rolled to recover from so far, in order. */
  rolled: string[];
  /** Whether the Gimmick Restoration was played. */
  restoration: boolean;
  /** Damage of the Dangerous Terrain in which the Activation begins, as stated with the choice of the model; absent if there is none. */
  readonly dangerous?: number;
}

/** The start of an Activation, with the hazards where the model is. */
export interface BeginActivationDuty {
  readonly due: 'begin-activation';
  readonly model: string;
  /** Damage of the Dangerous Terrain. */
  readonly dangerous: number;
  /** Ids of the Power Markers. */
  readonly markers: readonly string[];
}

/** The collapse of a destroyed Building. */
export interface CollapseDuty {
  readonly due: 'collapse';
  readonly thing: string;
}

export type SuDuty =
  | AttackDuty
  | EffectDuty
  | WearDuty
  | ResolvedDuty
  | ModelDuty
  | RollDuty
  | KnockbackDuty
  | CrashDuty
  | ControlDuty
  | RecoveryDuty
  | BeginActivationDuty
  | CollapseDuty;

/** Duties that players must answer. The others are settled at once. */
const ANSWERED_DUTIES: ReadonlySet<string> = new Set([
  'attack',
  'ko-roll',
  'knockback',
  'slam',
  'fall',
  'hazard',
  'plasma',
  'vulnerability',
  'control',
  'recovery',
  'collapse',
]);

export const needsAnswer = ({ due }: SuDuty): boolean => ANSWERED_DUTIES.has(due);

/** Returns the id of the model that a duty affects. For an attack, that is the target, which may also be a thing or an Entangle. */
export const getDutyTargetId = (duty: SuDuty): string | undefined =>
  duty.due === 'attack' ? duty.target : 'model' in duty ? duty.model : undefined;

/** Creates the frame of a model before its first Action. */
export const createFrame = (modelId: string, calledShots: number, movements = 0): Frame => ({
  model: modelId,
  used: {},
  movements,
  calledShots,
  charged: null,
  swung: false,
});
