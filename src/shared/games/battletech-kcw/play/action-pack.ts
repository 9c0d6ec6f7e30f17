/** What the public list of actions means in play (B?14), for those who play with it. */
import { ACTION_PACK, type PackAction } from '../action-pack.ts';
import type { BtEncounter } from './state.ts';

const BY_NAME: ReadonlyMap<string, PackAction> = new Map(ACTION_PACK.map((action) => [action.id, action]));

/** Names are told apart without case and outer blanks. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/** What the pack says of an action; undefined where it has none of that name, or is not played with. */
export const packAction = ({ options }: BtEncounter, name: unknown): PackAction | undefined =>
  options['bt.actionPack'] && typeof name === 'string' ? BY_NAME.get(nameKey(name)) : undefined;

/** Evading: the better the pilot, the harder to hit. Without a base nobody is harder to hit. */
export function evasion(pilotingBase: number | undefined): number {
  if (pilotingBase === undefined) return 0;
  if (pilotingBase >= 6) return 1;
  if (pilotingBase >= 4) return 2;
  return pilotingBase >= 2 ? 3 : 4;
}
