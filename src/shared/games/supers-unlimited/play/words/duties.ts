/** What is due in words: who is asked, and what. */
import { t, texts } from '../../../../i18n/phrases.ts';
import { orText } from '../../../../play/event/key-text.ts';
import type { NameOf } from '../../../../play/names.ts';
import { nameOf } from '../../names.ts';
import type { AttackDuty, CrashDuty, KnockbackDuty, SuDuty } from '../duty.ts';
import { answersTo } from '../forecast/asks.ts';
import { plainRollText } from '../forecast/roll-texts.ts';
import { movesBy } from '../models.ts';
import { leastFace } from '../rolls/faces.ts';
import type { SuPlay } from '../state.ts';
import { countOf, diceOf, faceText, inchesOf, ofWhom } from './small-words.ts';

export function dutyLine(play: SuPlay, name: NameOf): string | undefined {
  const [first] = play.state.due;
  return first && inWords(play, first, name);
}

const player = (model: string | undefined, name: NameOf): string =>
  model === undefined ? t`Somebody` : t`${ofWhom(name(model))} player`;

const each = (play: SuPlay, need: number, bonus: number): string =>
  t`each ${faceText(leastFace(need, bonus, play.options))}`.replace(t`each only`, t`only`);

function inWords(play: SuPlay, duty: SuDuty, name: NameOf): string {
  switch (duty.due) {
    case 'attack':
      return attack(play, duty, name);
    case 'ko-roll':
      return t`${player(duty.model, name)} rolls ${diceOf(duty.dice)} to keep ${name(duty.model)} awake in the Red Zone: ${each(play, duty.need, 0)} is a Success, without one it is KO’ed`;
    case 'knockback':
      return knockback(duty, name);
    case 'slam':
    case 'fall':
      return crash(play, duty, name);
    case 'hazard':
      return t`${player(duty.model, name)} rolls ${diceOf(duty.dice)} for touching a Power Marker: ${plainRollText(duty.need, 2, play.options)}`;
    case 'plasma':
      return t`${player(duty.model, name)} rolls 1 die for Plasma X: 1–2 Power, 3–4 a PP and an HP, 5–6 Move, 7–8 Successes, 9–10 their choice`;
    case 'vulnerability':
      return t`${player(duty.model, name)} rolls 2 dice for its Vulnerability: half of the first is Stun, half of the second Weaken, both rounded up`;
    case 'control':
      return t`${player(duty.by, name)} acts with ${name(duty.model)}: ${countOf(duty.points, t`Action`)} left, or end the Control`;
    case 'recovery':
      return t`${player(duty.model, name)} rolls for what ${name(duty.model)} shakes off, each thing once, then ends the Recovery`;
    case 'collapse':
      return t`${name(duty.thing)} comes down: who was on the roof, and who inside?`;
    default:
      return nameOf(duty.due);
  }
}

const ANSWER_WORDS = texts({ block: 'Block for 1 PP', enduring: 'Enduring', elusive: 'Elusive' } as const);

function attack(play: SuPlay, duty: AttackDuty, name: NameOf): string {
  const { by, target, need, bonus } = duty;
  const roll = t`${player(by, name)} rolls ${diceOf(duty.dice)} for ${duty.name} on ${name(target)}: ${each(play, need, bonus)} is a Success`;
  const answers = answersTo(play, duty).map(({ what }) => ANSWER_WORDS[what]);
  if (answers.length === 0) return roll;
  return t`Does ${player(target, name)} answer with ${orText(answers)}? If not, ${roll}`;
}

const knockback = ({ model, by, amount }: KnockbackDuty, name: NameOf): string =>
  t`${player(by ?? model, name)} moves ${name(model)} ${inchesOf(amount)} straight away: how far does it get, and what does it hit?`;

function crash(play: SuPlay, { due, model, thing, dice, need, distance }: CrashDuty, name: NameOf): string {
  const hit = model ?? thing ?? '';
  const asked = thing === undefined ? player(model, name) : t`Somebody`;
  const damage = thing === undefined ? plainRollText(need, 1, play.options) : t`${each(play, need, 0)} is 1 Damage`;
  const canLeave = model !== undefined && movesBy(play, model, 'teleport');
  const first = canLeave ? t`Does ${name(hit)} teleport away for 1 PP? If not, ` : '';
  return t`${first}${asked} rolls ${diceOf(dice)} for the ${nameOf(due)} of ${name(hit)} over ${inchesOf(distance)}: ${damage}`;
}
