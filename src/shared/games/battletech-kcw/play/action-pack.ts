/** The public list of actions with their Simple Actions, heat and modifiers (B?14), for those who play with it. */
import type { BtPlay } from './state.ts';

export interface PackAction {
  readonly name: string;
  /** Simple Actions. */
  readonly sa: number;
  readonly heat: number;
  readonly move?: true;
  readonly anytime?: true;
  readonly pm?: number;
  readonly am?: number;
  /** A number, or worked out from the Piloting base of the unit. */
  readonly tm?: number | 'evasion';
}

export const ACTION_PACK: readonly PackAction[] = [
  { name: 'stand-still', sa: 0, heat: 0, move: true },
  { name: 'walk', sa: 0, heat: 1, move: true, am: 1 },
  { name: 'run', sa: 1, heat: 2, move: true, am: 2 },
  { name: 'jump', sa: 1, heat: 3, move: true, am: 3, tm: 1 },
  { name: 'sprint', sa: 2, heat: 3, move: true, pm: 2, am: 4, tm: -1 },
  { name: 'evade', sa: 2, heat: 2, move: true, am: 4, tm: 'evasion' },
  { name: 'fire', sa: 1, heat: 0 },
  { name: 'second-fire', sa: 1, heat: 0 },
  { name: 'spotting', sa: 1, heat: 0 },
  { name: 'careful-aim', sa: 1, heat: 0, am: -1 },
  { name: 'charge', sa: 1, heat: 0 },
  { name: 'death-from-above', sa: 1, heat: 0 },
  { name: 'double-fire', sa: 2, heat: 0 },
  { name: 'multiple-fire', sa: 2, heat: 0 },
  { name: 'indirect-fire', sa: 2, heat: 0 },
  { name: 'eject', sa: 1, heat: 0, anytime: true },
];

const BY_NAME: ReadonlyMap<string, PackAction> = new Map(ACTION_PACK.map((action) => [action.name, action]));

/** Names are told apart without case and outer blanks. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/** What the pack says of an action; undefined where it has none of that name, or is not played with. */
export const packAction = ({ options }: BtPlay, name: unknown): PackAction | undefined =>
  options['bt.actionPack'] && typeof name === 'string' ? BY_NAME.get(nameKey(name)) : undefined;

/** Evading: the better the pilot, the harder to hit. Without a base nobody is harder to hit. */
export function evasion(pilotingBase: number | undefined): number {
  if (pilotingBase === undefined) return 0;
  if (pilotingBase >= 6) return 1;
  if (pilotingBase >= 4) return 2;
  return pilotingBase >= 2 ? 3 : 4;
}
