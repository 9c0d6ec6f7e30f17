/**
 * Lists the actions of the public list, which players use if the house rule `bt.actionPack` is on (B?14). The quick reference and the
 * play rules share this list.
 */
import type { Translate } from '../../texts/translate.ts';
import { formatSigned } from './derive.ts';

export interface PackAction {
  /** Id in the log. */
  readonly id: string;
  readonly name: string;
  /** Cost in Simple Actions. */
  readonly sa: number;
  /** Default heat, if a log event states none. */
  readonly heat: number;
  /** Message that the reference prints as heat, if the heat isn't a fixed number. */
  readonly heatText?: 'weapons' | 'hexes';
  readonly isMove: boolean;
  readonly isAnytime: boolean;
  /** Piloting modifier. */
  readonly pm?: number;
  /** Attack modifier. */
  readonly am?: number;
  /** Target modifier: a number, or `evasion` if it depends on the Piloting base of the unit. */
  readonly tm?: number | 'evasion';
  /** Message that the reference prints next to the modifiers. */
  readonly note?: 'withMove' | 'byWeapon';
}

type ActionDetails = Partial<Pick<PackAction, 'heatText' | 'pm' | 'am' | 'tm' | 'note' | 'isAnytime'>>;

const createMove = (
  actionId: string,
  actionName: string,
  simpleActions: number,
  heat: number,
  details: ActionDetails = {},
): PackAction => ({
  ...{ id: actionId, name: actionName, sa: simpleActions, heat, isMove: true, isAnytime: false },
  ...details,
});
const createOther = (
  actionId: string,
  actionName: string,
  simpleActions: number,
  details: ActionDetails = {},
): PackAction => ({
  ...{ id: actionId, name: actionName, sa: simpleActions, heat: 0, isMove: false, isAnytime: false },
  ...details,
});

const WEAPONS = { heatText: 'weapons' } as const;
const WITH_MOVE = { note: 'withMove' } as const;

/** The actions: id, name, cost in Simple Actions, heat (moves only), and what else differs from a plain action. */
export const ACTION_PACK: readonly PackAction[] = [
  createMove('stand-still', 'Stand still', 0, 0),
  createMove('walk', 'Walk/Cruise', 0, 1, { am: 1 }),
  createMove('run', 'Run/Flank', 1, 2, { am: 2 }),
  createMove('jump', 'Jump', 1, 3, { heatText: 'hexes', am: 3, tm: 1 }),
  createMove('sprint', 'Sprint, 2 × Walk', 2, 3, { pm: 2, am: 4, tm: -1 }),
  createMove('evade', 'Evade', 2, 2, { am: 4, tm: 'evasion' }),
  createOther('fire', 'Fire', 1, WEAPONS),
  createOther('second-fire', '2nd Fire', 1, WEAPONS),
  createOther('double-fire', 'Double Fire', 2, { ...WEAPONS, note: 'byWeapon' }),
  createOther('multiple-fire', 'Multiple target fire', 2, WEAPONS),
  createOther('spotting', 'Spotting', 1),
  createOther('indirect-fire', 'Indirect fire', 2, WEAPONS),
  createOther('careful-aim', 'Careful aim', 1, { am: -1 }),
  createOther('charge', 'Charge', 1, WITH_MOVE),
  createOther('death-from-above', 'Death from above', 1, WITH_MOVE),
  createOther('eject', 'Eject', 1, { isAnytime: true }),
];

/** Formats heat for the reference. */
export const formatHeat = (translate: Translate, { heat, heatText }: PackAction): string =>
  heatText === undefined ? String(heat) : translate(`btReference.pack.${heatText}`);

/** Formats modifiers for the reference: `AM +3, TM +1`. */
export function formatModifiers(
  translate: Translate,
  { pm: pilotingModifier, am: attackModifier, tm: targetModifier, note }: PackAction,
): string {
  const numbers = Object.entries({ PM: pilotingModifier, AM: attackModifier, TM: targetModifier }).flatMap(
    ([modifierName, modifierValue]) => {
      if (modifierValue === undefined) return [];
      return [
        modifierValue === 'evasion'
          ? translate('btReference.pack.evasion', { name: modifierName })
          : `${modifierName} ${formatSigned(modifierValue)}`,
      ];
    },
  );
  return [...numbers, ...(note === undefined ? [] : [translate(`btReference.pack.${note}`)])].join(', ') || '–';
}
