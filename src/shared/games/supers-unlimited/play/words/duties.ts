/** What is due in words: who is asked, and what. */
import type { NameOf } from '../../../../play/names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import type { AttackDuty, CrashDuty, KnockbackDuty, SuDuty } from '../duty.ts';
import { answersTo } from '../forecast/asks.ts';
import { dieWords, plainRollText } from '../forecast/roll-texts.ts';
import { movesBy } from '../models.ts';
import { D10, leastFace } from '../rolls/faces.ts';
import type { SuEncounter } from '../state.ts';
import { diceOf, getPossessiveEnding, inchesOf, orText } from './small-words.ts';

export function dutyLine(translate: Translate, encounter: SuEncounter, name: NameOf): string | undefined {
  const [first] = encounter.state.due;
  return first && inWords(translate, encounter, first, name);
}

function namePlayer(translate: Translate, model: string | undefined, name: NameOf): string {
  if (model === undefined) return translate('suWords.somebody');
  return translate('suWords.player', { name: name(model), ending: getPossessiveEnding(name(model)) });
}

function inWords(translate: Translate, encounter: SuEncounter, duty: SuDuty, name: NameOf): string {
  switch (duty.due) {
    case 'attack':
      return attack(translate, encounter, duty, name);
    case 'ko-roll':
      return translate('suQuestions.keepAwake', {
        player: namePlayer(translate, duty.model, name),
        dice: diceOf(translate, duty.dice),
        model: name(duty.model),
        successes: dieWords(translate, duty.need, 0, encounter.options),
      });
    case 'knockback':
      return knockback(translate, duty, name);
    case 'slam':
    case 'fall':
      return crash(translate, encounter, duty, name);
    case 'hazard':
      return translate('suQuestions.powerMarker', {
        player: namePlayer(translate, duty.model, name),
        dice: diceOf(translate, duty.dice),
        damage: plainRollText(translate, duty.need, 2, encounter.options),
      });
    case 'plasma':
      return translate('suQuestions.plasma', { player: namePlayer(translate, duty.model, name) });
    case 'vulnerability':
      return translate('suQuestions.vulnerability', { player: namePlayer(translate, duty.model, name) });
    case 'control':
      return translate('suQuestions.control', {
        player: namePlayer(translate, duty.by, name),
        model: name(duty.model),
        actions: duty.points,
      });
    case 'recovery':
      return translate('suQuestions.recovery', {
        player: namePlayer(translate, duty.model, name),
        model: name(duty.model),
      });
    case 'collapse':
      return translate('suQuestions.collapse', { building: name(duty.thing) });
    default:
      return nameOf(duty.due);
  }
}

function attack(translate: Translate, encounter: SuEncounter, duty: AttackDuty, name: NameOf): string {
  const { by, target, need, bonus } = duty;
  const question = translate('suQuestions.attack', {
    player: namePlayer(translate, by, name),
    dice: diceOf(translate, duty.dice),
    attack: duty.name,
    target: name(target),
    successes: dieWords(translate, need, bonus, encounter.options),
  });
  const answers = answersTo(encounter, duty).map(({ what }) => translate(`suQuestions.answers.${what}`));
  if (answers.length === 0) return question;
  return translate('suQuestions.answerFirst', {
    player: namePlayer(translate, target, name),
    answers: orText(translate, answers),
    question,
  });
}

const knockback = (translate: Translate, { model, by, amount }: KnockbackDuty, name: NameOf): string =>
  translate('suQuestions.knockback', {
    player: namePlayer(translate, by ?? model, name),
    model: name(model),
    inches: inchesOf(translate, amount),
  });

function crash(
  translate: Translate,
  encounter: SuEncounter,
  { due, model, thing, dice, need, distance }: CrashDuty,
  name: NameOf,
): string {
  const body = name(model ?? thing ?? '');
  const question = translate('suQuestions.crash', {
    player: thing === undefined ? namePlayer(translate, model, name) : translate('suWords.somebody'),
    dice: diceOf(translate, dice),
    crash: nameOf(due),
    body,
    inches: inchesOf(translate, distance),
    damage:
      thing === undefined
        ? plainRollText(translate, need, 1, encounter.options)
        : translate('suRolls.damageOn', { face: Math.min(D10, leastFace(need, 0, encounter.options)) }),
  });
  const canLeave = model !== undefined && movesBy(encounter, model, 'teleport');
  return canLeave ? translate('suQuestions.teleportFirst', { model: body, question }) : question;
}
