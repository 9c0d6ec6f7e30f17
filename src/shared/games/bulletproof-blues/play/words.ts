/** Formats the play texts of Bulletproof Blues. */
import type { GetName } from '../../../play/model-names.ts';
import { createNameChoice, editFields } from '../../../play/play-screen/field-edits.ts';
import {
  type Fields,
  findText,
  formatFaces,
  formatName,
  formatTotal,
  formatValue,
  isFilledText,
} from '../../../play/play-screen/format-values.ts';
import type { PlayTexts } from '../../../play/play-screen/play-texts.ts';
import { getFigure } from '../../../play/state.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
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
  action(translate, { model: modelId, as: actionType, name: action }, getName) {
    const sentence = translate(`bbLog.${actionType === 'move' || actionType === 'task' ? actionType : 'other'}`, {
      name: formatName(translate, getName, modelId),
    });
    return isFilledText(action) ? translate('bbLog.named', { deed: sentence, action: formatValue(action) }) : sentence;
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
  formatOutcome(translate, { state: { last } }) {
    const { total, need: neededTotal, success: isSuccess, extreme: isExtreme } = last;
    if (typeof total !== 'number') return '';
    if (typeof neededTotal !== 'number') return translate('bbLog.total', { total });
    const verdict = isExtreme === true ? 'extreme' : isSuccess === true ? 'success' : 'failure';
    return translate(`bbLog.${verdict}`, { total, need: neededTotal });
  },
  formatLabel(translate, { state }, { kind, as: actionType, name, how: chosenAction, rank: attackRank }) {
    switch (kind) {
      case 'action':
        if (actionType === 'other') return translate('bbButtons.other');
        if (actionType === 'move') return translate('bbButtons.move');
        if (name === 'block') return translate('bbButtons.readyToBlock');
        return translate(name === 'dodge' ? 'bbButtons.readyToDodge' : 'bbButtons.task');
      case 'force':
        return translate('bbButtons.force', { action: formatForcedAction(translate, chosenAction) });
      case 'defend':
        return translate(`bbButtons.${chosenAction === 'dodge' ? 'dodge' : 'block'}`, { rank: String(attackRank) });
      case 'end':
        return translate(state.phase === 'environment' ? 'bbButtons.endRound' : 'bbButtons.endTurn');
      default:
        return findText(translate, BUTTON_LABELS, kind);
    }
  },
  getGroup(_encounter, { kind, as: actionType }) {
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
    before: (translate) => translate('bbQuestions.before'),
  },
  answeredKeys: { action: ['as'], force: ['how'], defend: ['how'] },
  rareKeys: {
    action: ['name'],
    force: ['for'],
    defend: ['attacker', 'endurance', 'power', 'similar', 'extreme'],
  },
  adjustFields(_translate, encounter, logEvent, fields) {
    const isDefense =
      logEvent.kind === 'action' && logEvent.as === 'task' && (logEvent.name === 'block' || logEvent.name === 'dodge');
    if (isDefense) return editFields(fields, { name: undefined });
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

/** Explanations of refusals. A key is the kind of the log event, the code of the refusal and the fact. */
const REFUSAL_REASONS: Readonly<Record<string, LateText>> = {
  'action order.limit D?10': (translate) => translate('bbReasons.usedAlready'),
  'force order.limit D-11': (translate) => translate('bbReasons.forcedAlready'),
  'force order.turn D-10': (translate) => translate('bbReasons.ownTurn'),
  'force order.turn D-2': (translate) => translate('bbReasons.notAware'),
  'defend order.state D-14': (translate) => translate('bbReasons.notDefending'),
  'delay order.state D-9': (translate) => translate('bbReasons.actedAlready'),
};
