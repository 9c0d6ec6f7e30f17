/** Lists the actions that the rules name, by type (C-9 to C-58), and computes how many of each type fit into a turn (C-3 to C-6). */
import type { ArModel } from './state.ts';

export type ActionType = 'standard' | 'move' | 'quick' | 'free';

const ACTION_NAMES: Readonly<Record<ActionType, readonly string[]>> = {
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

/** The type of every named action. */
export const ACTIONS: ReadonlyMap<string, ActionType> = new Map(
  Object.entries(ACTION_NAMES).flatMap(([actionType, actionNames]) =>
    actionNames.map((actionName) => [actionName, actionType as ActionType] as const),
  ),
);

/** Whether an action gets and uses up the bonus of Aim. */
export const usesAimBonus = (actionName: string): boolean =>
  actionName === 'stunt' || actionName === 'charge' || (actionName.startsWith('attack-') && ACTIONS.has(actionName));

type UsedActions = Pick<ArModel, 'standard' | 'move' | 'quick' | 'extra'>;

/**
 * Returns the maximum number of actions of a type in a turn, given the actions of the other types. A turn has one Standard, one Move and
 * one Quick action (C-3). A Standard may be used as a Move, and a Move as a Quick (C-4, C?4); a Surge adds a Standard (C-6). With S
 * Standards available, a turn therefore has at most S Standards, S + 1 Standards and Moves, and S + 2 actions of the three types.
 */
export function getMaxActions(
  { standard: standardUsed, move: movesUsed, quick: quickUsed, extra: extraStandards }: UsedActions,
  actionType: 'standard' | 'move' | 'quick',
): number {
  const maxStandards = 1 + extraStandards;
  if (actionType === 'quick') return maxStandards + 2 - standardUsed - movesUsed;
  if (actionType === 'move')
    return Math.min(maxStandards + 1 - standardUsed, maxStandards + 2 - standardUsed - quickUsed);
  return Math.min(maxStandards, maxStandards + 1 - movesUsed, maxStandards + 2 - movesUsed - quickUsed);
}

/** Actions whose type the players state (C-82 to C-84). `other` is any action that has no name here. */
export const OTHER_ACTIONS = ['use-power', 'use-skill', 'use-tool', 'load', 'other'];

/** Reactions that are allowed in any turn (C-25, C-77 to C-80). `other` is any reaction that has no name here. */
export const REACTIONS = ['smash', 'slam', 'raise', 'hunch', 'counter-stunt', 'other'];
