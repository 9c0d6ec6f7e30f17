/** Applies the public list of actions in play, if players use it (B?14). */
import { ACTION_PACK, type PackAction } from '../action-pack.ts';
import type { BtEncounter } from './state.ts';

const ACTIONS_BY_ID: ReadonlyMap<string, PackAction> = new Map(ACTION_PACK.map((action) => [action.id, action]));

/** Normalizes the name of an action for comparison: lower case, without outer blanks. */
export const normalizeActionName = (actionName: string): string => actionName.trim().toLowerCase();

/** Finds the values of an action of the public list, also if a table only takes them as suggestions. */
export const findListedAction = (actionName: unknown): PackAction | undefined =>
  typeof actionName === 'string' ? ACTIONS_BY_ID.get(normalizeActionName(actionName)) : undefined;

/** Finds an action of the public list by its id, which log events state as `name`; undefined if there is none, or the list isn't used. */
export const findPackAction = ({ options }: BtEncounter, actionName: unknown): PackAction | undefined =>
  options['bt.actionPack'] ? findListedAction(actionName) : undefined;

/** Computes the target modifier of Evade. A lower Piloting base is better and gives a higher modifier. */
export function computeEvasion(pilotingBase: number | undefined): number {
  if (pilotingBase === undefined) return 0;
  if (pilotingBase >= 6) return 1;
  if (pilotingBase >= 4) return 2;
  return pilotingBase >= 2 ? 3 : 4;
}

/** Computes the heat of an action of the list. A Jump gives a heat for each hex, and no less than that of the list. */
export const computeListedHeat = ({ heat, heatText }: PackAction, hexes = 0): number =>
  heatText === 'hexes' ? Math.max(heat, hexes) : heat;

/**
 * Returns the heat of an action that gives heat for each hex, a Jump: what players state, otherwise max(3, hexes), also if a table only takes
 * the list as suggestions (fact 3.4, B?14). Returns undefined for other actions.
 */
export function computeHexHeat(actionName: unknown, heat: unknown, hexes: unknown): number | undefined {
  const listedAction = findListedAction(actionName);
  if (listedAction?.heatText !== 'hexes') return undefined;
  if (typeof heat === 'number') return heat;
  return computeListedHeat(listedAction, typeof hexes === 'number' ? hexes : undefined);
}

/** Whether an action of the list is aimed at another unit. */
export const isAttack = ({ id }: PackAction): boolean => /fire|charge|death/.test(id);
