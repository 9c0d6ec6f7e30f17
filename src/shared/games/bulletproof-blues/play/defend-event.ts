/** `defend`: a block or a dodge is rolled against an attack (D-14 to D-21). */

import { isSameName } from '../../../play/encounter/same-name.ts';
import { bool, dice, id, int, optional, text, withDefault, word } from '../../../play/event/keys.ts';
import { inState, wrongTarget } from '../../../play/event/refusal.ts';
import { sumOf } from '../../../play/order/slots.ts';
import { eventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { BbEncounter } from './state.ts';

/** What an attack's rank is raised by to be the number that a defence needs. */
export const NEED = 8;
/** D-16 */
export const EXPERTISE = 3;
const EXPERTISE_NAMES = { block: ['block', 'blocking'], dodge: ['dodge', 'dodging'] } as const;

export const defend = eventSpec<BbEncounter>()({
  keys: {
    model: id(),
    attacker: id(),
    how: word('block', 'dodge'),
    rank: int,
    dice,
    endurance: withDefault(bool, true),
    power: optional(text),
    similar: withDefault(bool, false),
    extreme: optional(bool),
  },
  phases: ['slot', 'environment'],
  refuse(encounter, { model, attacker, how, endurance, power, similar }) {
    const { out, defending } = getModelState(encounter, model);
    if (out) return inState('out');
    if (attacker === model) return wrongTarget('D-19', attacker);
    if (defending !== how) return inState(defending ?? 'none', 'D-14');
    if (power !== undefined && rankOf(encounter, model, power) === undefined) return wrongTarget('D-20');
    return !endurance && power === undefined && !similar ? wrongTarget('D-20') : undefined;
  },
  dice: (_encounter, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply(encounter, { model, attacker, how, rank, dice, power, extreme: stated }) {
    const own = power === undefined ? undefined : rankOf(encounter, model, power);
    const total = sumOf(dice) + (own ?? attributeOf(encounter, model, how));
    const need = rank + NEED;
    const extreme = stated ?? total >= need + encounter.options['bb.extremeMargin'];
    if (extreme) encounter.state.reorders.push({ attacker, defender: model });
    return { total, need, success: total >= need || extreme, extreme };
  },
});

export function rankOf(encounter: BbEncounter, model: string, power: string): number | undefined {
  return getFigure(encounter, model).character.powers.find(({ name }) => isSameName(name, power))?.rank;
}

/** Prowess to block, Agility to dodge, more with expertise. */
export function attributeOf(encounter: BbEncounter, model: string, how: 'block' | 'dodge'): number {
  const { character } = getFigure(encounter, model);
  return (how === 'block' ? character.prowess : character.agility) + (isExpertIn(character, how) ? EXPERTISE : 0);
}

export const isExpertIn = ({ expertise }: { expertise: readonly string[] }, how: 'block' | 'dodge'): boolean =>
  expertise.some((name) => EXPERTISE_NAMES[how].some((known) => isSameName(known, name)));
