/** What the BattleTech rules say at the table in their own words. */
import type { NameOf } from '../../../play/names.ts';
import { getModelState } from '../../../play/state.ts';
import { edited } from '../../../play/table/field-edits.ts';
import { type Fields, faces, findText, joined, shortText, signed, total, who } from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { ACTION_PACK } from '../action-pack.ts';
import { nameKey, packAction } from './action-pack.ts';
import type { BtEncounter } from './state.ts';

/** What an action of the public list is called; another one as it is written. */
function actionName(name: unknown): string {
  const known = typeof name === 'string' ? ACTION_PACK.find(({ id }) => id === nameKey(name)) : undefined;
  return known?.name ?? shortText(name);
}

type LogLine = (translate: Translate, event: Fields, name: NameOf) => string;

const LINES: Readonly<Record<string, LogLine>> = {
  initiative(translate, { model, dice, modifier }, name) {
    const roll = { name: who(translate, name, model), total: total(dice), faces: faces(dice) };
    return typeof modifier === 'number' && modifier !== 0
      ? translate('kcwLog.initiativeModified', { ...roll, modifier: signed(modifier) })
      : translate('kcwLog.initiative', roll);
  },
  action: (translate, { model, name: action, sa, heat, pm, am, tm, anytime }, name) =>
    translate('kcwLog.action', {
      name: who(translate, name, model),
      details: joined(
        actionName(action),
        typeof sa === 'number' ? translate('kcwLog.simpleActions', { count: sa }) : '',
        anytime === true ? translate('kcwLog.anyTime') : '',
        heatText(translate, heat),
        modifierText('PM', pm),
        modifierText('AM', am),
        modifierText('TM', tm),
      ),
    }),
  opportunity: (translate, { model, name: action, heat }, name) =>
    translate('kcwLog.opportunity', {
      name: who(translate, name, model),
      details: joined(actionName(action), heatText(translate, heat)),
    }),
  end: (translate, { dissipate }) =>
    typeof dissipate === 'number' && dissipate > 0
      ? translate('kcwLog.endCooled', { heat: dissipate })
      : translate('kcwLog.end'),
};

const heatText = (translate: Translate, heat: unknown): string =>
  typeof heat === 'number' && heat > 0 ? translate('kcwLog.heat', { heat }) : '';

const modifierText = (label: string, by: unknown): string =>
  typeof by === 'number' && by !== 0 ? `${label} ${signed(by)}` : '';

/** An Anytime Action by what it takes; most take one Simple Action (B-18). */
function anytimeLabel(translate: Translate, sa: unknown): string {
  if (sa === 0) return translate('kcwButtons.freeAnytime');
  return sa === 2 ? translate('kcwButtons.doubleAnytime') : translate('kcwButtons.anytime');
}

/** An action by the Simple Actions that it takes. */
function actionLabel(translate: Translate, sa: number): string {
  if (sa === 0) return translate('kcwButtons.freeAction');
  if (sa === 1) return translate('kcwButtons.singleAction');
  return sa === 2 ? translate('kcwButtons.doubleAction') : translate('kcwButtons.otherAction');
}

export const words: PlayTexts<BtEncounter> = {
  line: (translate, event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind)
      ? LINES[event.kind]?.(translate, event, name)
      : undefined,
  outcome: (translate, { state }) =>
    typeof state.last.total === 'number' ? translate('kcwLog.total', { total: state.last.total }) : '',
  label(translate, encounter, event) {
    switch (event.kind) {
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
        if (packAction(encounter, event.name) !== undefined) return actionName(event.name);
        return event.anytime === true ? anytimeLabel(translate, event.sa) : actionLabel(translate, Number(event.sa));
      default:
        return undefined;
    }
  },
  group(encounter, event) {
    if (event.kind === 'opportunity') return 'react';
    if (event.kind !== 'action') return undefined;
    const pack = packAction(encounter, event.name);
    if (pack?.isMove) return 'move';
    return pack !== undefined && /fire|charge|death/.test(pack.id) ? 'attack' : 'act';
  },
  values: Object.fromEntries(ACTION_PACK.map(({ id, name }) => [id, name])),
  keys: {
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
  settled: { action: ['anytime'] },
  rare: { action: ['sa', 'pm', 'am', 'tm'], initiative: ['modifier'] },
  fields(translate, encounter, event, fields) {
    if (event.kind === 'end') return edited(fields, { dissipate: { hint: heatHint(translate, encounter) } });
    if (event.kind === 'initiative' && !encounter.options['bt.extendedInitMods']) {
      return edited(fields, { modifier: undefined });
    }
    const pack = event.kind === 'action' ? packAction(encounter, event.name) : undefined;
    // Nothing but a left-over Simple Action is asked for an Anytime Action, however many it takes (B-18).
    const isOpen = event.kind === 'action' && event.anytime === true && Number(event.sa) >= 2;
    if (!pack) return isOpen || event.kind !== 'action' ? fields : edited(fields, { sa: undefined });
    // What the list says of an action need not be stated; its heat may differ.
    const isKnown = { name: undefined, sa: undefined, move: undefined, anytime: undefined, pm: undefined };
    return edited(fields, { ...isKnown, am: undefined, tm: undefined, heat: { value: event.heat ?? pack.heat } });
  },
  reason: (translate, _play, { kind }, { code, fact }) => findText(translate, REASONS, `${kind} ${code} ${fact}`),
  tags(translate, encounter, model) {
    const { out, moved, done } = getModelState(encounter, model);
    const isOn = encounter.state.active === model;
    const deeds = done.length === 0 ? '' : translate('kcwTags.done', { actions: done.map(actionName).join(', ') });
    return [out ? 'out' : '', moved && isOn ? 'moved' : '', deeds].filter((tag) => tag !== '');
  },
  labels: {
    done: (translate) => translate('kcwTags.doneLabel'),
    moved: (translate) => translate('kcwTags.moved'),
    Heat: (translate) => translate('kcwTracks.heat'),
    'Heat to come': (translate) => translate('kcwTracks.heatToCome'),
    'Left over': (translate) => translate('kcwTracks.leftOver'),
  },
  passing: ['moved', 'done', 'Simple Actions', 'Left over', 'Initiative'],
};

const REASONS: Readonly<Record<string, LateText>> = {
  'action order.limit B-11': (translate) => translate('kcwReasons.movedAlready'),
  'action order.limit B-12': (translate) => translate('kcwReasons.doneAlready'),
  'action order.limit B-17': (translate) => translate('kcwReasons.doneAlready'),
  'action order.turn B-5': (translate) => translate('kcwReasons.notAnytime'),
  'action order.cost B-18': (translate) => translate('kcwReasons.nothingLeftOver'),
  'opportunity order.turn B-15': (translate) => translate('kcwReasons.ownSlot'),
};

/** B-15: heat of this slot counts when it ends. */
function heatHint(translate: Translate, { state: { active, models } }: BtEncounter): string {
  const { heat = 0, heatPending = 0 } = (active === null ? undefined : models.get(active)) ?? {};
  return heatPending === 0
    ? translate('kcwQuestions.heatHint', { heat })
    : translate('kcwQuestions.pendingHeatHint', { heat, pending: heatPending });
}
