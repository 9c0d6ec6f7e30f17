/** Defines the duties as the state shows them. */
import type { ActionTrait } from '../facts.ts';

/** Progress of a model in its Activation or under Control. */
export interface Frame {
  readonly model: string;
  /** Uses by kind of Action (E-53). */
  used: Record<string, number>;
  movements: number;
  /** Called Shots of the model in this Turn (E-56), which are the same in each of its frames. */
  calledShots: number;
  /** Combat Bonus of a Charge that was just made. */
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
  need: number;
  /** Sum of `parts`. */
  bonus: number;
  /** Combat Bonuses by name; none is 0. */
  parts: Record<string, number>;
  readonly object?: string;
  /** Models that reacted to the attack (E-55). */
  readonly reactions: string[];
}

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

export interface WearDuty {
  readonly due: 'wear';
  readonly thing: string;
  readonly amount: number;
}

export interface ResolvedDuty {
  readonly due: 'resolved';
  readonly model: string;
}

export interface ModelDuty {
  readonly due: 'plasma' | 'vulnerability';
  readonly model: string;
}

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
  readonly amount: number;
}

/** A Slam or Fall (E-122) of a model or a thing. */
export interface CrashDuty {
  readonly due: 'slam' | 'fall';
  readonly model?: string;
  readonly thing?: string;
  distance: number;
  dice: number;
  readonly need: number;
  readonly reactions: string[];
}

export interface ControlDuty extends Frame {
  readonly due: 'control';
  readonly by?: string;
  /** Remaining Actions. */
  points: number;
}

export interface RecoveryDuty extends Recovery {
  readonly due: 'recovery';
}

/** A Recovery phase in progress. */
export interface Recovery {
  readonly model: string;
  /** Conditions that the model has rolled for so far, in order. */
  rolled: string[];
  /** Whether the Gimmick Restoration was played. */
  restoration: boolean;
}

export interface BeginActivationDuty {
  readonly due: 'begin-activation';
  readonly model: string;
  readonly dangerous: number;
  readonly markers: readonly string[];
}

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

/** Returns the model that a duty is about, or the target of an attack. */
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
