/** The public list of actions, a pack that a table may leave out (bt.actionPack): one list for the reference and for play. */
import type { Translate } from '../../texts/translate.ts';
import { signed } from './derive.ts';

export interface PackAction {
  /** As it is logged. */
  readonly id: string;
  readonly name: string;
  /** Simple Actions it costs. */
  readonly sa: number;
  /** Default heat, where an event gives none. */
  readonly heat: number;
  /** The message that the reference prints as heat, where it is no fixed number. */
  readonly heatText?: 'weapons' | 'hexes';
  readonly isMove: boolean;
  readonly isAnytime: boolean;
  readonly pm?: number;
  readonly am?: number;
  /** A number, or derived from the Piloting base of the unit. */
  readonly tm?: number | 'evasion';
  /** The message that the reference prints beside the modifiers. */
  readonly note?: 'withMove' | 'byWeapon';
}

type More = Partial<Pick<PackAction, 'heatText' | 'pm' | 'am' | 'tm' | 'note' | 'isAnytime'>>;

const move = (id: string, name: string, sa: number, heat: number, more: More = {}): PackAction => ({
  ...{ id, name, sa, heat, isMove: true, isAnytime: false },
  ...more,
});
const other = (id: string, name: string, sa: number, more: More = {}): PackAction => ({
  ...{ id, name, sa, heat: 0, isMove: false, isAnytime: false },
  ...more,
});

const WEAPONS = { heatText: 'weapons' } as const;
const WITH_MOVE = { note: 'withMove' } as const;

export const ACTION_PACK: readonly PackAction[] = [
  move('stand-still', 'Stand still', 0, 0),
  move('walk', 'Walk/Cruise', 0, 1, { am: 1 }),
  move('run', 'Run/Flank', 1, 2, { am: 2 }),
  move('jump', 'Jump', 1, 3, { heatText: 'hexes', am: 3, tm: 1 }),
  move('sprint', 'Sprint, 2 × Walk', 2, 3, { pm: 2, am: 4, tm: -1 }),
  move('evade', 'Evade', 2, 2, { am: 4, tm: 'evasion' }),
  other('fire', 'Fire', 1, WEAPONS),
  other('second-fire', '2nd Fire', 1, WEAPONS),
  other('double-fire', 'Double Fire', 2, { ...WEAPONS, note: 'byWeapon' }),
  other('multiple-fire', 'Multiple target fire', 2, WEAPONS),
  other('spotting', 'Spotting', 1),
  other('indirect-fire', 'Indirect fire', 2, WEAPONS),
  other('careful-aim', 'Careful aim', 1, { am: -1 }),
  other('charge', 'Charge', 1, WITH_MOVE),
  other('death-from-above', 'Death from above', 1, WITH_MOVE),
  other('eject', 'Eject', 1, { isAnytime: true }),
];

/** Heat as the reference prints it. */
export const heatText = (translate: Translate, { heat, heatText }: PackAction): string =>
  heatText === undefined ? String(heat) : translate(`btReference.pack.${heatText}`);

/** Modifiers as the reference prints them: `AM +3, TM +1`. */
export function modifiersText(translate: Translate, { pm, am, tm, note }: PackAction): string {
  const numbers = Object.entries({ PM: pm, AM: am, TM: tm }).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [value === 'evasion' ? translate('btReference.pack.evasion', { name }) : `${name} ${signed(value)}`];
  });
  return [...numbers, ...(note === undefined ? [] : [translate(`btReference.pack.${note}`)])].join(', ') || '–';
}
