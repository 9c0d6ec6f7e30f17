/** Describes the first duty: which player must answer, and how. */
import type { GetName } from '../../../../play/model-names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName } from '../../names.ts';
import type { AttackDuty, CrashDuty, KnockbackDuty, SuDuty } from '../duty.ts';
import { listAnswers } from '../forecast/attack-answers.ts';
import { formatPlainRoll, formatSuccessFaces } from '../forecast/roll-texts.ts';
import { canMoveBy } from '../models.ts';
import { D10, getMinFace } from '../rolls/faces.ts';
import type { SuEncounter } from '../state.ts';
import { formatDiceCount, formatInches, getPossessiveEnding, joinWithOr } from './phrases.ts';

export function formatFirstDuty(translate: Translate, encounter: SuEncounter, getName: GetName): string | undefined {
  const [firstDuty] = encounter.state.due;
  return firstDuty && formatDuty(translate, encounter, firstDuty, getName);
}

function formatPlayer(translate: Translate, modelId: string | undefined, getName: GetName): string {
  if (modelId === undefined) return translate('suWords.somebody');
  return translate('suWords.player', { name: getName(modelId), ending: getPossessiveEnding(getName(modelId)) });
}

function formatDuty(translate: Translate, encounter: SuEncounter, duty: SuDuty, getName: GetName): string {
  switch (duty.due) {
    case 'attack':
      return formatAttackDuty(translate, encounter, duty, getName);
    case 'ko-roll':
      return translate('suQuestions.keepAwake', {
        player: formatPlayer(translate, duty.model, getName),
        dice: formatDiceCount(translate, duty.dice),
        model: getName(duty.model),
        successes: formatSuccessFaces(translate, duty.need, 0, encounter.options),
      });
    case 'knockback':
      return formatKnockbackDuty(translate, duty, getName);
    case 'slam':
    case 'fall':
      return formatCrashDuty(translate, encounter, duty, getName);
    case 'hazard':
      return translate('suQuestions.powerMarker', {
        player: formatPlayer(translate, duty.model, getName),
        dice: formatDiceCount(translate, duty.dice),
        damage: formatPlainRoll(translate, duty.need, 2, encounter.options),
      });
    case 'plasma':
      return translate('suQuestions.plasma', { player: formatPlayer(translate, duty.model, getName) });
    case 'vulnerability':
      return translate('suQuestions.vulnerability', { player: formatPlayer(translate, duty.model, getName) });
    case 'control':
      return translate('suQuestions.control', {
        player: formatPlayer(translate, duty.by, getName),
        model: getName(duty.model),
        actions: duty.points,
      });
    case 'recovery':
      return translate('suQuestions.recovery', {
        player: formatPlayer(translate, duty.model, getName),
        model: getName(duty.model),
      });
    case 'collapse':
      return translate('suQuestions.collapse', { building: getName(duty.thing) });
    default:
      return getTermName(duty.due);
  }
}

function formatAttackDuty(translate: Translate, encounter: SuEncounter, duty: AttackDuty, getName: GetName): string {
  const { by: attackerId, target: targetId, need, bonus } = duty;
  const question = translate('suQuestions.attack', {
    player: formatPlayer(translate, attackerId, getName),
    dice: formatDiceCount(translate, duty.dice),
    attack: duty.name,
    target: getName(targetId),
    successes: formatSuccessFaces(translate, need, bonus, encounter.options),
  });
  const answerTexts = listAnswers(encounter, duty).map(({ kind }) => translate(`suQuestions.answers.${kind}`));
  if (answerTexts.length === 0) return question;
  return translate('suQuestions.answerFirst', {
    player: formatPlayer(translate, targetId, getName),
    answers: joinWithOr(translate, answerTexts),
    question,
  });
}

const formatKnockbackDuty = (
  translate: Translate,
  { model: modelId, by: attackerId, amount }: KnockbackDuty,
  getName: GetName,
): string =>
  translate('suQuestions.knockback', {
    player: formatPlayer(translate, attackerId ?? modelId, getName),
    model: getName(modelId),
    inches: formatInches(translate, amount),
  });

function formatCrashDuty(
  translate: Translate,
  encounter: SuEncounter,
  { due: crashKind, model: modelId, thing: thingId, dice, need, distance }: CrashDuty,
  getName: GetName,
): string {
  const bodyName = getName(modelId ?? thingId ?? '');
  const question = translate('suQuestions.crash', {
    player: thingId === undefined ? formatPlayer(translate, modelId, getName) : translate('suWords.somebody'),
    dice: formatDiceCount(translate, dice),
    crash: getTermName(crashKind),
    body: bodyName,
    inches: formatInches(translate, distance),
    damage:
      thingId === undefined
        ? formatPlainRoll(translate, need, 1, encounter.options)
        : translate('suRolls.damageOn', { face: Math.min(D10, getMinFace(need, 0, encounter.options)) }),
  });
  const canTeleport = modelId !== undefined && canMoveBy(encounter, modelId, 'teleport');
  return canTeleport ? translate('suQuestions.teleportFirst', { model: bodyName, question }) : question;
}
