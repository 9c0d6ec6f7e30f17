/** What can be due, and in which form the state shows it. */
import type { ActionTrait } from '../facts.ts';

/** What a model has done since it may act: in its Activation, or under Control. */
export interface Frame {
  readonly model: string;
  /** Actions by kind (E-53). */
  used: Record<string, number>;
  movements: number;
  /** The number of the model and the Turn (E-56): the same in each of its frames. */
  calledShots: number;
  /** The Combat Bonus of a Charge that has just been made. */
  charged: number | null;
  /** It moved by line-swing (E-71e). */
  swung: boolean;
}

export interface AttackEffect {
  readonly effect: string;
  readonly type?: string;
}

export interface AttackDuty {
  readonly due: 'attack';
  readonly by: string;
  /** A model, a thing, or `entangle:MODEL`. */
  readonly target: string;
  readonly name: string;
  readonly trait: ActionTrait;
  readonly versus: ActionTrait;
  readonly type: string;
  readonly effects: readonly AttackEffect[];
  readonly dice: number;
  need: number;
  /** Sum of the parts. */
  bonus: number;
  /** Combat Bonuses by name; none is 0. */
  parts: Record<string, number>;
  readonly object?: string;
  /** Models that reacted to it (E-55). */
  readonly reactions: string[];
}

export interface EffectDuty {
  readonly due: 'effect';
  readonly model: string;
  readonly effect: string;
  readonly amount: number;
  readonly by?: string;
  /** Whom a Control rules. */
  readonly type?: string;
  /** Of a Countdown. */
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

/** A Slam or a Fall (E-122), of a model or a thing. */
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
  /** Actions that are left. */
  points: number;
}

export interface RecoveryDuty extends Recovery {
  readonly due: 'recovery';
}

/** A Recovery phase that goes on. */
export interface Recovery {
  readonly model: string;
  /** What was rolled for, in order. */
  rolled: string[];
  /** The Gimmick. */
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

/** The duties that one needs an answer for; the others are carried out at once. */
const NEEDS_ANSWER: ReadonlySet<string> = new Set([
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

export const needsAnswer = ({ due }: SuDuty): boolean => NEEDS_ANSWER.has(due);

/** The model that a duty is about, or whom it hits. */
export const concerned = (duty: SuDuty): string | undefined =>
  duty.due === 'attack' ? duty.target : 'model' in duty ? duty.model : undefined;

/** What a model has done before its first action. */
export const newFrame = (model: string, calledShots: number, movements = 0): Frame => ({
  model,
  used: {},
  movements,
  calledShots,
  charged: null,
  swung: false,
});
