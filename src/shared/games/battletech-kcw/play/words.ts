/** Formats the play texts of BattleTech. */
import type { GetName } from '../../../play/model-names.ts';
import { editFields } from '../../../play/play-screen/field-edits.ts';
import {
  type Fields,
  findText,
  formatFaces,
  formatName,
  formatSigned,
  formatTotal,
  formatValue,
  joinParts,
} from '../../../play/play-screen/format-values.ts';
import type { PlayTexts } from '../../../play/play-screen/play-texts.ts';
import { getModelState } from '../../../play/state.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { ACTION_PACK } from '../action-pack.ts';
import { findPackAction, normalizeActionName } from './action-pack.ts';
import type { BtEncounter } from './state.ts';

/** Returns the printed name of an action of the public list, or the name of any other action as players typed it. */
function getActionName(logName: unknown): string {
  const listedAction =
    typeof logName === 'string' ? ACTION_PACK.find(({ id }) => id === normalizeActionName(logName)) : undefined;
  return listedAction?.name ?? formatValue(logName);
}

type LogLine = (translate: Translate, logEvent: Fields, getName: GetName) => string;

const LOG_LINES: Readonly<Record<string, LogLine>> = {
  initiative(translate, { model: modelId, dice, modifier }, getName) {
    const values = {
      name: formatName(translate, getName, modelId),
      total: formatTotal(dice),
      faces: formatFaces(dice),
    };
    return typeof modifier === 'number' && modifier !== 0
      ? translate('kcwLog.initiativeModified', { ...values, modifier: formatSigned(modifier) })
      : translate('kcwLog.initiative', values);
  },
  action: (
    translate,
    {
      model: modelId,
      name: action,
      sa: simpleActions,
      heat,
      pm: pilotingModifier,
      am: attackModifier,
      tm: targetModifier,
      anytime,
    },
    getName,
  ) =>
    translate('kcwLog.action', {
      name: formatName(translate, getName, modelId),
      details: joinParts(
        getActionName(action),
        typeof simpleActions === 'number' ? translate('kcwLog.simpleActions', { count: simpleActions }) : '',
        anytime === true ? translate('kcwLog.anyTime') : '',
        formatHeat(translate, heat),
        formatModifier('PM', pilotingModifier),
        formatModifier('AM', attackModifier),
        formatModifier('TM', targetModifier),
      ),
    }),
  opportunity: (translate, { model: modelId, name: action, heat }, getName) =>
    translate('kcwLog.opportunity', {
      name: formatName(translate, getName, modelId),
      details: joinParts(getActionName(action), formatHeat(translate, heat)),
    }),
  end: (translate, { dissipate }) =>
    typeof dissipate === 'number' && dissipate > 0
      ? translate('kcwLog.endCooled', { heat: dissipate })
      : translate('kcwLog.end'),
};

const formatHeat = (translate: Translate, heat: unknown): string =>
  typeof heat === 'number' && heat > 0 ? translate('kcwLog.heat', { heat }) : '';

const formatModifier = (modifierName: string, amount: unknown): string =>
  typeof amount === 'number' && amount !== 0 ? `${modifierName} ${formatSigned(amount)}` : '';

/** Returns the label of an Anytime Action by its cost; most cost one Simple Action (B-18). */
function getAnytimeLabel(translate: Translate, simpleActions: unknown): string {
  if (simpleActions === 0) return translate('kcwButtons.freeAnytime');
  return simpleActions === 2 ? translate('kcwButtons.doubleAnytime') : translate('kcwButtons.anytime');
}

/** Returns the label of an action by its cost in Simple Actions. */
function getActionLabel(translate: Translate, simpleActions: number): string {
  if (simpleActions === 0) return translate('kcwButtons.freeAction');
  if (simpleActions === 1) return translate('kcwButtons.singleAction');
  return simpleActions === 2 ? translate('kcwButtons.doubleAction') : translate('kcwButtons.otherAction');
}

export const words: PlayTexts<BtEncounter> = {
  formatEvent: (translate, logEvent, getName) =>
    typeof logEvent.kind === 'string' && Object.hasOwn(LOG_LINES, logEvent.kind)
      ? LOG_LINES[logEvent.kind]?.(translate, logEvent, getName)
      : undefined,
  formatOutcome: (translate, { state }) =>
    typeof state.last.total === 'number' ? translate('kcwLog.total', { total: state.last.total }) : '',
  formatLabel(translate, encounter, logEvent) {
    switch (logEvent.kind) {
      case 'begin':
        return translate('kcwButtons.begin');
      case 'initiative':
        return translate('kcwButtons.initiative');
      case 'tie':
        return translate('kcwButtons.tie');
      case 'end':
        return translate('kcwButtons.end');
      case 'opportunity':
        return translate('kcwButtons.opportunity');
      case 'action':
        if (findPackAction(encounter, logEvent.name) !== undefined) return getActionName(logEvent.name);
        return logEvent.anytime === true
          ? getAnytimeLabel(translate, logEvent.sa)
          : getActionLabel(translate, Number(logEvent.sa));
      default:
        return undefined;
    }
  },
  getGroup(encounter, logEvent) {
    if (logEvent.kind === 'opportunity') return 'react';
    if (logEvent.kind !== 'action') return undefined;
    const listedAction = findPackAction(encounter, logEvent.name);
    if (listedAction?.isMove) return 'move';
    return listedAction !== undefined && /fire|charge|death/.test(listedAction.id) ? 'attack' : 'act';
  },
  valueTexts: Object.fromEntries(ACTION_PACK.map(({ id, name }) => [id, name])),
  keyLabels: {
    model: (translate) => translate('kcwQuestions.model'),
    name: (translate) => translate('kcwQuestions.name'),
    sa: (translate) => translate('kcwQuestions.sa'),
    move: (translate) => translate('kcwQuestions.move'),
    anytime: (translate) => translate('kcwQuestions.anytime'),
    heat: (translate) => translate('kcwQuestions.heat'),
    pm: (translate) => translate('kcwQuestions.pm'),
    am: (translate) => translate('kcwQuestions.am'),
    tm: (translate) => translate('kcwQuestions.tm'),
    modifier: (translate) => translate('kcwQuestions.modifier'),
    dissipate: (translate) => translate('kcwQuestions.dissipate'),
    mp: (translate) => translate('kcwQuestions.mp'),
    field: (translate) => translate('kcwQuestions.field'),
    to: (translate) => translate('kcwQuestions.to'),
    before: (translate) => translate('kcwQuestions.before'),
  },
  // The button of an action already says whether it is an Anytime Action.
  answeredKeys: { action: ['anytime'] },
  // Forms collapse these keys.
  rareKeys: { action: ['sa', 'pm', 'am', 'tm'], initiative: ['modifier'] },
  adjustFields(translate, encounter, logEvent, fields) {
    if (logEvent.kind === 'end') return editFields(fields, { dissipate: { hint: getHeatHint(translate, encounter) } });
    if (logEvent.kind === 'initiative' && !encounter.options['bt.extendedInitMods']) {
      return editFields(fields, { modifier: undefined });
    }
    const listedAction = logEvent.kind === 'action' ? findPackAction(encounter, logEvent.name) : undefined;
    // An Anytime Action requires only one left-over Simple Action, even if it costs more (B-18).
    const needsLeftOver = logEvent.kind === 'action' && logEvent.anytime === true && Number(logEvent.sa) >= 2;
    if (!listedAction)
      return needsLeftOver || logEvent.kind !== 'action' ? fields : editFields(fields, { sa: undefined });
    // The public list defines all values of an action except for its heat, which may differ.
    const hiddenFields = { name: undefined, sa: undefined, move: undefined, anytime: undefined, pm: undefined };
    return editFields(fields, {
      ...hiddenFields,
      am: undefined,
      tm: undefined,
      heat: { value: logEvent.heat ?? listedAction.heat },
    });
  },
  explainRefusal: (translate, _play, { kind }, { code, fact }) =>
    findText(translate, REFUSAL_REASONS, `${kind} ${code} ${fact}`),
  listTags(translate, encounter, modelId) {
    const { out: isOut, moved, done } = getModelState(encounter, modelId);
    const isActive = encounter.state.active === modelId;
    const doneText =
      done.length === 0 ? '' : translate('kcwTags.done', { actions: done.map(getActionName).join(', ') });
    return [isOut ? 'out' : '', moved && isActive ? 'moved' : '', doneText].filter((tag) => tag !== '');
  },
  labelTexts: {
    done: (translate) => translate('kcwTags.doneLabel'),
    moved: (translate) => translate('kcwTags.moved'),
    Heat: (translate) => translate('kcwTracks.heat'),
    'Heat to come': (translate) => translate('kcwTracks.heatToCome'),
    'Left over': (translate) => translate('kcwTracks.leftOver'),
  },
  // These change with every turn, so that their changes are not reported.
  transientLabels: ['moved', 'done', 'Simple Actions', 'Left over', 'Initiative'],
};

/** Explanations of refusals. A key is the kind of the log event, the code of the refusal and the fact. */
const REFUSAL_REASONS: Readonly<Record<string, LateText>> = {
  'action order.limit B-11': (translate) => translate('kcwReasons.movedAlready'),
  'action order.limit B-12': (translate) => translate('kcwReasons.doneAlready'),
  'action order.limit B-17': (translate) => translate('kcwReasons.doneAlready'),
  'action order.turn B-5': (translate) => translate('kcwReasons.notAnytime'),
  'action order.cost B-18': (translate) => translate('kcwReasons.nothingLeftOver'),
  'opportunity order.turn B-15': (translate) => translate('kcwReasons.ownSlot'),
};

/** Returns a hint about the current heat. Heat of this slot is added when the slot ends (B-15). */
function getHeatHint(translate: Translate, { state: { active, models } }: BtEncounter): string {
  const { heat = 0, heatPending = 0 } = (active === null ? undefined : models.get(active)) ?? {};
  return heatPending === 0
    ? translate('kcwQuestions.heatHint', { heat })
    : translate('kcwQuestions.pendingHeatHint', { heat, pending: heatPending });
}
