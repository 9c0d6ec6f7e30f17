/** What is due in words: who is asked, and what. */
import type { NameOf } from '../../../../play/names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import type { AttackDuty, CrashDuty, KnockbackDuty, SuDuty } from '../duty.ts';
import { answersTo } from '../forecast/asks.ts';
import { dieWords, plainRollText } from '../forecast/roll-texts.ts';
import { movesBy } from '../models.ts';
import { D10, leastFace } from '../rolls/faces.ts';
import type { SuPlay } from '../state.ts';
import { diceOf, getPossessiveEnding, inchesOf, orText } from './small-words.ts';

export function dutyLine(t: Translate, play: SuPlay, name: NameOf): string | undefined {
  const [first] = play.state.due;
  return first && inWords(t, play, first, name);
}

function namePlayer(t: Translate, model: string | undefined, name: NameOf): string {
  if (model === undefined) return t('suWords.somebody');
  return t('suWords.player', { name: name(model), ending: getPossessiveEnding(name(model)) });
}

function inWords(t: Translate, play: SuPlay, duty: SuDuty, name: NameOf): string {
  switch (duty.due) {
    case 'attack':
      return attack(t, play, duty, name);
    case 'ko-roll':
      return t('suQuestions.keepAwake', {
        player: namePlayer(t, duty.model, name),
        dice: diceOf(t, duty.dice),
        model: name(duty.model),
        successes: dieWords(t, duty.need, 0, play.options),
      });
    case 'knockback':
      return knockback(t, duty, name);
    case 'slam':
    case 'fall':
      return crash(t, play, duty, name);
    case 'hazard':
      return t('suQuestions.powerMarker', {
        player: namePlayer(t, duty.model, name),
        dice: diceOf(t, duty.dice),
        damage: plainRollText(t, duty.need, 2, play.options),
      });
    case 'plasma':
      return t('suQuestions.plasma', { player: namePlayer(t, duty.model, name) });
    case 'vulnerability':
      return t('suQuestions.vulnerability', { player: namePlayer(t, duty.model, name) });
    case 'control':
      return t('suQuestions.control', {
        player: namePlayer(t, duty.by, name),
        model: name(duty.model),
        actions: duty.points,
      });
    case 'recovery':
      return t('suQuestions.recovery', { player: namePlayer(t, duty.model, name), model: name(duty.model) });
    case 'collapse':
      return t('suQuestions.collapse', { building: name(duty.thing) });
    default:
      return nameOf(duty.due);
  }
}

function attack(t: Translate, play: SuPlay, duty: AttackDuty, name: NameOf): string {
  const { by, target, need, bonus } = duty;
  const question = t('suQuestions.attack', {
    player: namePlayer(t, by, name),
    dice: diceOf(t, duty.dice),
    attack: duty.name,
    target: name(target),
    successes: dieWords(t, need, bonus, play.options),
  });
  const answers = answersTo(play, duty).map(({ what }) => t(`suQuestions.answers.${what}`));
  if (answers.length === 0) return question;
  return t('suQuestions.answerFirst', { player: namePlayer(t, target, name), answers: orText(t, answers), question });
}

const knockback = (t: Translate, { model, by, amount }: KnockbackDuty, name: NameOf): string =>
  t('suQuestions.knockback', {
    player: namePlayer(t, by ?? model, name),
    model: name(model),
    inches: inchesOf(t, amount),
  });

function crash(
  t: Translate,
  play: SuPlay,
  { due, model, thing, dice, need, distance }: CrashDuty,
  name: NameOf,
): string {
  const body = name(model ?? thing ?? '');
  const question = t('suQuestions.crash', {
    player: thing === undefined ? namePlayer(t, model, name) : t('suWords.somebody'),
    dice: diceOf(t, dice),
    crash: nameOf(due),
    body,
    inches: inchesOf(t, distance),
    damage:
      thing === undefined
        ? plainRollText(t, need, 1, play.options)
        : t('suRolls.damageOn', { face: Math.min(D10, leastFace(need, 0, play.options)) }),
  });
  const canLeave = model !== undefined && movesBy(play, model, 'teleport');
  return canLeave ? t('suQuestions.teleportFirst', { model: body, question }) : question;
}
