/** Formats the play texts of Bulletproof Blues. */
import { isOpenDamage, listDamageableModels } from '../../../play/event/damage-event.ts';
import { formatGameResult } from '../../../play/log/standing-sides.ts';
import type { GetName } from '../../../play/model-names.ts';
import type { CandidateEvent } from '../../../play/play-rules.ts';
import type { EventField, FieldChoice } from '../../../play/play-screen/event-fields.ts';
import { createNameChoice, editFields, limitModelField } from '../../../play/play-screen/field-edits.ts';
import {
  type Fields,
  findText,
  formatFaces,
  formatName,
  formatTotal,
  formatValue,
  isFilledText,
  joinParts,
} from '../../../play/play-screen/format-values.ts';
import type { PlayTexts } from '../../../play/play-screen/play-texts.ts';
import { getFigure } from '../../../play/state.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { findPowerRank } from './defend-event.ts';
import { ENDURANCE } from './events.ts';
import type { BbEncounter } from './state.ts';

const FORCED_ACTION_TEXTS: Readonly<Record<string, LateText>> = {
  block: (translate) => translate('bbForced.block'),
  dodge: (translate) => translate('bbForced.dodge'),
  cover: (translate) => translate('bbForced.cover'),
  power: (translate) => translate('bbForced.power'),
  other: (translate) => translate('bbForced.action'),
};

/** Formats a forced action within a sentence: `a block`. */
const formatForcedAction = (translate: Translate, forcedAction: unknown): string =>
  findText(translate, FORCED_ACTION_TEXTS, String(forcedAction)) ?? translate('bbForced.action');

type LogLine = (translate: Translate, logEvent: Fields, getName: GetName) => string;

const LOG_LINES: Readonly<Record<string, LogLine>> = {
  aware: (translate, { order }, getName) =>
    translate('bbLog.aware', {
      names: Array.isArray(order) ? order.map((modelId) => formatName(translate, getName, modelId)).join(', ') : '…',
    }),
  perception: (translate, { model: modelId, dice }, getName) =>
    translate('bbLog.perception', {
      name: formatName(translate, getName, modelId),
      total: formatTotal(dice),
      faces: formatFaces(dice),
    }),
  action: formatAction,
  damage(translate, { model: modelId, amount, by: attackerId }, getName) {
    const values = { name: formatName(translate, getName, modelId), amount: formatValue(amount) };
    return attackerId === undefined
      ? translate('bbLog.damage', values)
      : translate('bbLog.damageBy', { ...values, attacker: formatName(translate, getName, attackerId) });
  },
  force(translate, { model: modelId, how: forcedAction, for: protectedId }, getName) {
    const forced = {
      name: formatName(translate, getName, modelId),
      action: formatForcedAction(translate, forcedAction),
    };
    return protectedId === undefined
      ? translate('bbLog.force', forced)
      : translate('bbLog.forceFor', { ...forced, other: formatName(translate, getName, protectedId) });
  },
  defend(
    translate,
    { model: modelId, attacker: attackerId, how: defenseKind, rank: attackRank, power: powerName, dice },
    getName,
  ) {
    const values = {
      name: formatName(translate, getName, modelId),
      attacker: formatName(translate, getName, attackerId),
      rank: formatValue(attackRank),
      total: formatTotal(dice),
      faces: formatFaces(dice),
    };
    const defense = defenseKind === 'dodge' ? 'dodge' : 'block';
    return isFilledText(powerName)
      ? translate(`bbLog.${defense}With`, { ...values, power: formatValue(powerName) })
      : translate(`bbLog.${defense}`, values);
  },
};

/** Formats an action with its name, its power and rank, its target and its result, as far as they are stated. */
function formatAction(
  translate: Translate,
  { model: modelId, as: actionType, name: action, target: targetId, power: powerName, rank, result }: Fields,
  getName: GetName,
): string {
  const isAttack = actionType === 'task' && action === 'attack';
  const name = formatName(translate, getName, modelId);
  const deed =
    isAttack && targetId !== undefined
      ? translate('bbLog.attack', { name, target: formatName(translate, getName, targetId) })
      : translate(`bbLog.${actionType === 'move' || actionType === 'task' ? actionType : 'other'}`, { name });
  const details = joinParts(
    isFilledText(action) && !isAttack ? formatValue(action) : '',
    isFilledText(powerName) ? formatValue(powerName) : '',
    typeof rank === 'number' ? translate('bbLog.rank', { rank }) : '',
    targetId === undefined || isAttack
      ? ''
      : translate('bbLog.onTarget', { target: formatName(translate, getName, targetId) }),
    result === 'hit' || result === 'miss' ? translate(`bbLog.${result}`) : '',
  );
  return details === '' ? deed : translate('bbLog.named', { deed, action: details });
}

/** Returns the names of the attacker's powers of this rank; empty if it has none. */
function getAttackName({ state, figures }: BbEncounter, attackerId: unknown, attackRank: unknown): string {
  const { attack } = state;
  if (attack?.attacker === attackerId && attack?.name !== undefined) return attack.name;
  const powers = figures.get(String(attackerId))?.character.powers ?? [];
  return powers
    .filter(({ rank }) => rank === attackRank)
    .map(({ name }) => name)
    .join(' / ');
}

const BUTTON_LABELS: Readonly<Record<string, LateText>> = {
  aware: (translate) => translate('bbButtons.aware'),
  begin: (translate) => translate('bbButtons.begin'),
  perception: (translate) => translate('bbButtons.perception'),
  tie: (translate) => translate('bbButtons.tie'),
  delay: (translate) => translate('bbButtons.delay'),
  'step-in': (translate) => translate('bbButtons.stepIn'),
  next: (translate) => translate('bbButtons.next'),
};

export const words: PlayTexts<BbEncounter> = {
  formatEvent: (translate, logEvent, getName) =>
    typeof logEvent.kind === 'string' && Object.hasOwn(LOG_LINES, logEvent.kind)
      ? LOG_LINES[logEvent.kind]?.(translate, logEvent, getName)
      : undefined,
  formatOutcome(translate, encounter, { kind }, getName) {
    const { last } = encounter.state;
    if (kind === 'end-game') return formatGameResult(translate, encounter, getName);
    if (typeof last.left === 'number') return translate('bbLog.enduranceLeft', { left: last.left });
    const { total, need: neededTotal, success: isSuccess, extreme: isExtreme } = last;
    if (typeof total !== 'number') return '';
    if (typeof neededTotal !== 'number') return translate('bbLog.total', { total });
    const verdict = isExtreme === true ? 'extreme' : isSuccess === true ? 'success' : 'failure';
    return translate(`bbLog.${verdict}`, { total, need: neededTotal });
  },
  formatLabel(translate, encounter, logEvent) {
    const { kind, as: actionType, name, how: chosenAction, power: powerName } = logEvent;
    switch (kind) {
      case 'damage':
        return translate('bbButtons.damage');
      case 'action':
        if (actionType === 'other') return translate('bbButtons.other');
        if (actionType === 'move') return translate('bbButtons.move');
        if (name === 'attack') return isFilledText(powerName) ? powerName : translate('bbButtons.attack');
        if (name === 'block') return translate('bbButtons.readyToBlock');
        return translate(name === 'dodge' ? 'bbButtons.readyToDodge' : 'bbButtons.task');
      case 'force':
        return translate('bbButtons.force', { action: formatForcedAction(translate, chosenAction) });
      case 'defend':
        return formatDefenseLabel(translate, encounter, logEvent);
      case 'end':
        return translate(encounter.state.phase === 'environment' ? 'bbButtons.endRound' : 'bbButtons.endTurn');
      default:
        return findText(translate, BUTTON_LABELS, kind);
    }
  },
  formatPrice(translate, encounter, { kind, model: modelId, name, power: powerName }) {
    if (kind !== 'action' || name !== 'attack' || !isFilledText(powerName)) return undefined;
    const rank = findPowerRank(encounter, String(modelId), powerName);
    return rank === undefined ? undefined : translate('bbButtons.attackPrice', { rank });
  },
  getGroup(_encounter, { kind, as: actionType, name }) {
    if (kind === 'damage') return 'answer';
    if (kind === 'action' && name === 'attack') return 'attack';
    if (kind === 'action') return actionType === 'move' ? 'move' : 'act';
    return kind === 'aware' ? 'table' : undefined;
  },
  valueTexts: {
    endurance: (translate) => translate('bbValues.endurance'),
    block: (translate) => translate('bbValues.block'),
    dodge: (translate) => translate('bbValues.dodge'),
    cover: (translate) => translate('bbValues.cover'),
    power: (translate) => translate('bbValues.power'),
    other: (translate) => translate('bbValues.other'),
    hit: (translate) => translate('bbValues.hit'),
    miss: (translate) => translate('bbValues.miss'),
  },
  keyLabels: {
    model: (translate) => translate('bbQuestions.model'),
    order: (translate) => translate('bbQuestions.order'),
    as: (translate) => translate('bbQuestions.as'),
    name: (translate) => translate('bbQuestions.name'),
    how: (translate) => translate('bbQuestions.how'),
    for: (translate) => translate('bbQuestions.for'),
    attacker: (translate) => translate('bbQuestions.attacker'),
    rank: (translate) => translate('bbQuestions.rank'),
    endurance: (translate) => translate('bbQuestions.endurance'),
    power: (translate) => translate('bbQuestions.power'),
    similar: (translate) => translate('bbQuestions.similar'),
    extreme: (translate) => translate('bbQuestions.extreme'),
    target: (translate) => translate('bbQuestions.target'),
    result: (translate) => translate('bbQuestions.result'),
    amount: (translate) => translate('bbQuestions.amount'),
    'damage.by': (translate) => translate('bbQuestions.damageBy'),
    before: (translate) => translate('bbQuestions.before'),
  },
  answeredKeys: { action: ['as'], force: ['how'], defend: ['how'] },
  rareKeys: {
    action: ['name', 'rank'],
    force: ['for'],
    defend: ['attacker', 'endurance', 'power', 'similar', 'extreme'],
  },
  adjustFields(_translate, encounter, logEvent, fields) {
    if (logEvent.kind === 'action') return adjustActionFields(encounter, logEvent, fields);
    if (logEvent.kind === 'damage')
      return editFields(
        fields,
        isOpenDamage(encounter, logEvent)
          ? { model: undefined, by: undefined }
          : { model: limitModelField(fields, listDamageableModels(encounter, ENDURANCE)) },
      );
    if (logEvent.kind !== 'defend') return fields;
    const { powers } = getFigure(encounter, String(logEvent.model)).character;
    const powerNames = powers.map(({ name }) => name);
    const attackers = fields
      .find(({ path }) => path === '/attacker')
      ?.choices?.filter(({ value }) => value !== logEvent.model);
    return editFields(fields, {
      attacker: { choices: attackers ?? [] },
      power: powerNames.length === 0 ? undefined : createNameChoice(powerNames),
    });
  },
  explainRefusal: (translate, _play, { kind }, { code, fact }) =>
    findText(translate, REFUSAL_REASONS, `${kind} ${code} ${fact}`),
  labelTexts: {
    'forced an action': (translate) => translate('bbTags.forced'),
    blocks: (translate) => translate('bbTags.blocks'),
    dodges: (translate) => translate('bbTags.dodges'),
    'Task left': (translate) => translate('bbTracks.taskLeft'),
    'Move left': (translate) => translate('bbTracks.moveLeft'),
    'Turns to lose': (translate) => translate('bbTracks.turnsToLose'),
  },
  transientLabels: ['Task left', 'Move left', 'Perception', 'forced an action'],
};

/** Formats the button of a defense with the attack that it answers: `Block Ice Wall, rank 9`. */
function formatDefenseLabel(
  translate: Translate,
  encounter: BbEncounter,
  { how: defense, attacker: attackerId, rank: attackRank }: CandidateEvent,
): string {
  const button = defense === 'dodge' ? 'dodge' : 'block';
  // The form asks for a rank that is not known.
  if (attackRank === undefined) return translate(`bbRolls.${button}`);
  const attackName = getAttackName(encounter, attackerId, attackRank);
  const rank = String(attackRank);
  return attackName === ''
    ? translate(`bbButtons.${button}`, { rank })
    : translate(`bbButtons.${button}Attack`, { attack: attackName, rank });
}

/** Asks an attack for its target and its result, and other Tasks for what they are and whom they concern. */
function adjustActionFields(
  encounter: BbEncounter,
  logEvent: CandidateEvent,
  fields: readonly EventField[],
): readonly EventField[] {
  const { as: actionType, name, model: modelId, power: powerName } = logEvent;
  const noAttack = { power: undefined, rank: undefined, result: undefined };
  if (actionType !== 'task')
    return editFields(fields, { ...noAttack, target: { choices: listTargets(encounter, logEvent, fields) } });
  if (name === 'block' || name === 'dodge')
    return editFields(fields, { ...noAttack, name: undefined, target: undefined });
  const powers = getFigure(encounter, String(modelId)).character.powers;
  const target = { choices: listTargets(encounter, logEvent, fields), isSuggested: true };
  const power = powers.length === 0 ? {} : createNameChoice(powers.map((cardPower) => cardPower.name));
  if (name !== 'attack') return editFields(fields, { target, power, name: { isSuggested: true } });
  return editFields(fields, {
    name: undefined,
    target: { ...target, isRequired: logEvent.target === undefined, isAlwaysAsked: true },
    power: powerName === undefined ? power : undefined,
    rank: { isSuggested: powerName === undefined },
    result: { isSuggested: true },
  });
}

/** Lists the models in play, the enemies first and the acting model last. */
function listTargets(
  encounter: BbEncounter,
  { model: modelId }: CandidateEvent,
  fields: readonly EventField[],
): readonly FieldChoice[] {
  const getSide = (targetId: unknown) => encounter.figures.get(String(targetId))?.side;
  const rankTarget = ({ value }: FieldChoice) => (value === modelId ? 2 : getSide(value) === getSide(modelId) ? 1 : 0);
  return (fields.find(({ path }) => path === '/target')?.choices ?? [])
    .filter(({ value }) => encounter.state.models.get(String(value))?.out === false)
    .sort((first, second) => rankTarget(first) - rankTarget(second));
}

/** Explanations of refusals. A key is the kind of the log event, the code of the refusal and the fact. */
const REFUSAL_REASONS: Readonly<Record<string, LateText>> = {
  'action order.limit D?10': (translate) => translate('bbReasons.usedAlready'),
  'force order.limit D-11': (translate) => translate('bbReasons.forcedAlready'),
  'force order.turn D-10': (translate) => translate('bbReasons.ownTurn'),
  'force order.turn D-2': (translate) => translate('bbReasons.notAware'),
  'defend order.state D-14': (translate) => translate('bbReasons.notDefending'),
  'delay order.state D-9': (translate) => translate('bbReasons.actedAlready'),
};
