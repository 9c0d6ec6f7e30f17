/** The actions that the rules name, by what they take (C-9 to C-58), and how many of each fit into a turn (C-3 to C-6). */
import type { ArModel } from './state.ts';

export type ActionType = 'standard' | 'move' | 'quick' | 'free';

const NAMES: Readonly<Record<ActionType, readonly string[]>> = {
  standard: [
    'attack-close',
    'attack-court',
    'attack-ranged',
    'attack-rumor',
    'defend',
    'recover',
    'charge',
    'trick',
    'stunt',
    'assist',
    'assessment',
  ],
  move: [
    'walk',
    'run',
    'squeeze',
    'crawl',
    'stand',
    'advance',
    'withdraw',
    'escape',
    'retrieve',
    'aim',
    'gambit',
    'command',
    'influence',
  ],
  quick: ['draw', 'pick-up', 'study', 'stance', 'switch'],
  free: ['talk', 'drop', 'ammo'],
};

/** Every named action with its type, in the order of the list. */
export const ACTIONS: ReadonlyMap<string, ActionType> = new Map(
  Object.entries(NAMES).flatMap(([type, names]) => names.map((name) => [name, type as ActionType] as const)),
);

/** Actions that use up what Aim has gathered. */
export const isAimed = (name: string): boolean =>
  name === 'stunt' || name === 'charge' || (name.startsWith('attack-') && ACTIONS.has(name));

type Used = Pick<ArModel, 'standard' | 'move' | 'quick' | 'extra'>;

/**
 * How many actions of a type a turn can have beside those of the other types. A Standard may be a Move or a Quick instead, a Move
 * a Quick (C-6, C?4); a Surge adds a Standard.
 */
export function mostOf({ standard, move, quick, extra }: Used, type: 'standard' | 'move' | 'quick'): number {
  const standards = 1 + extra;
  if (type === 'quick') return standards + 2 - standard - move;
  if (type === 'move') return Math.min(standards + 1 - standard, standards + 2 - standard - quick);
  return Math.min(standards, standards + 1 - move, standards + 2 - move - quick);
}

/** Actions that take what the table says (C-82 to C-84); the last one stands for all that has no name here. */
export const OTHER_ACTIONS = ['use-power', 'use-skill', 'use-tool', 'load', 'other'];

/** Reactions to what goes on in any turn (C-25, C-77 to C-80); the last one stands for all that has no name here. */
export const REACTIONS = ['smash', 'slam', 'raise', 'hunch', 'counter-stunt', 'other'];
