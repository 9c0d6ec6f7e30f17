/** What the BattleTech rules say at the table in their own words. */
import type { NameOf } from '../../../play/names.ts';
import { stateOf } from '../../../play/state.ts';
import { edited } from '../../../play/table/field-edits.ts';
import { type Fields, faces, findText, joined, shortText, signed, total, who } from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { ACTION_PACK } from '../action-pack.ts';
import { nameKey, packAction } from './action-pack.ts';
import type { BtPlay } from './state.ts';

/** What an action of the public list is called; another one as it is written. */
function actionName(name: unknown): string {
  const known = typeof name === 'string' ? ACTION_PACK.find(({ id }) => id === nameKey(name)) : undefined;
  return known?.name ?? shortText(name);
}

type LogLine = (t: Translate, event: Fields, name: NameOf) => string;

const LINES: Readonly<Record<string, LogLine>> = {
  initiative(t, { model, dice, modifier }, name) {
    const roll = { name: who(t, name, model), total: total(dice), faces: faces(dice) };
    return typeof modifier === 'number' && modifier !== 0
      ? t('kcwLog.initiativeModified', { ...roll, modifier: signed(modifier) })
      : t('kcwLog.initiative', roll);
  },
  action: (t, { model, name: action, sa, heat, pm, am, tm, anytime }, name) =>
    t('kcwLog.action', {
      name: who(t, name, model),
      details: joined(
        actionName(action),
        typeof sa === 'number' ? t('kcwLog.simpleActions', { count: sa }) : '',
        anytime === true ? t('kcwLog.anyTime') : '',
        heatText(t, heat),
        modifierText('PM', pm),
        modifierText('AM', am),
        modifierText('TM', tm),
      ),
    }),
  opportunity: (t, { model, name: action, heat }, name) =>
    t('kcwLog.opportunity', { name: who(t, name, model), details: joined(actionName(action), heatText(t, heat)) }),
  end: (t, { dissipate }) =>
    typeof dissipate === 'number' && dissipate > 0 ? t('kcwLog.endCooled', { heat: dissipate }) : t('kcwLog.end'),
};

const heatText = (t: Translate, heat: unknown): string =>
  typeof heat === 'number' && heat > 0 ? t('kcwLog.heat', { heat }) : '';

const modifierText = (label: string, by: unknown): string =>
  typeof by === 'number' && by !== 0 ? `${label} ${signed(by)}` : '';

/** An Anytime Action by what it takes; most take one Simple Action (B-18). */
function anytimeLabel(t: Translate, sa: unknown): string {
  if (sa === 0) return t('kcwButtons.freeAnytime');
  return sa === 2 ? t('kcwButtons.doubleAnytime') : t('kcwButtons.anytime');
}

/** An action by the Simple Actions that it takes. */
function actionLabel(t: Translate, sa: number): string {
  if (sa === 0) return t('kcwButtons.freeAction');
  if (sa === 1) return t('kcwButtons.singleAction');
  return sa === 2 ? t('kcwButtons.doubleAction') : t('kcwButtons.otherAction');
}

export const words: PlayTexts<BtPlay> = {
  line: (t, event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind)
      ? LINES[event.kind]?.(t, event, name)
      : undefined,
  outcome: (t, { state }) =>
    typeof state.last.total === 'number' ? t('kcwLog.total', { total: state.last.total }) : '',
  label(t, play, event) {
    switch (event.kind) {
      case 'begin':
        return t('kcwButtons.begin');
      case 'initiative':
        return t('kcwButtons.initiative');
      case 'tie':
        return t('kcwButtons.tie');
      case 'end':
        return t('kcwButtons.end');
      case 'opportunity':
        return t('kcwButtons.opportunity');
      case 'action':
        if (packAction(play, event.name) !== undefined) return actionName(event.name);
        return event.anytime === true ? anytimeLabel(t, event.sa) : actionLabel(t, Number(event.sa));
      default:
        return undefined;
    }
  },
  group(play, event) {
    if (event.kind === 'opportunity') return 'react';
    if (event.kind !== 'action') return undefined;
    const pack = packAction(play, event.name);
    if (pack?.isMove) return 'move';
    return pack !== undefined && /fire|charge|death/.test(pack.id) ? 'attack' : 'act';
  },
  values: Object.fromEntries(ACTION_PACK.map(({ id, name }) => [id, name])),
  keys: {
    model: (t) => t('kcwQuestions.model'),
    name: (t) => t('kcwQuestions.name'),
    sa: (t) => t('kcwQuestions.sa'),
    move: (t) => t('kcwQuestions.move'),
    anytime: (t) => t('kcwQuestions.anytime'),
    heat: (t) => t('kcwQuestions.heat'),
    pm: (t) => t('kcwQuestions.pm'),
    am: (t) => t('kcwQuestions.am'),
    tm: (t) => t('kcwQuestions.tm'),
    modifier: (t) => t('kcwQuestions.modifier'),
    dissipate: (t) => t('kcwQuestions.dissipate'),
    mp: (t) => t('kcwQuestions.mp'),
    field: (t) => t('kcwQuestions.field'),
    to: (t) => t('kcwQuestions.to'),
    before: (t) => t('kcwQuestions.before'),
  },
  settled: { action: ['anytime'] },
  rare: { action: ['sa', 'pm', 'am', 'tm'], initiative: ['modifier'] },
  fields(t, play, event, fields) {
    if (event.kind === 'end') return edited(fields, { dissipate: { hint: heatHint(t, play) } });
    if (event.kind === 'initiative' && !play.options['bt.extendedInitMods']) {
      return edited(fields, { modifier: undefined });
    }
    const pack = event.kind === 'action' ? packAction(play, event.name) : undefined;
    // Nothing but a left-over Simple Action is asked for an Anytime Action, however many it takes (B-18).
    const isOpen = event.kind === 'action' && event.anytime === true && Number(event.sa) >= 2;
    if (!pack) return isOpen || event.kind !== 'action' ? fields : edited(fields, { sa: undefined });
    // What the list says of an action need not be stated; its heat may differ.
    const isKnown = { name: undefined, sa: undefined, move: undefined, anytime: undefined, pm: undefined };
    return edited(fields, { ...isKnown, am: undefined, tm: undefined, heat: { value: event.heat ?? pack.heat } });
  },
  reason: (t, _play, { kind }, { code, fact }) => findText(t, REASONS, `${kind} ${code} ${fact}`),
  tags(t, play, model) {
    const { out, moved, done } = stateOf(play, model);
    const isOn = play.state.active === model;
    const deeds = done.length === 0 ? '' : t('kcwTags.done', { actions: done.map(actionName).join(', ') });
    return [out ? 'out' : '', moved && isOn ? 'moved' : '', deeds].filter((tag) => tag !== '');
  },
  labels: {
    done: (t) => t('kcwTags.doneLabel'),
    moved: (t) => t('kcwTags.moved'),
    Heat: (t) => t('kcwTracks.heat'),
    'Heat to come': (t) => t('kcwTracks.heatToCome'),
    'Left over': (t) => t('kcwTracks.leftOver'),
  },
  passing: ['moved', 'done', 'Simple Actions', 'Left over', 'Initiative'],
};

const REASONS: Readonly<Record<string, LateText>> = {
  'action order.limit B-11': (t) => t('kcwReasons.movedAlready'),
  'action order.limit B-12': (t) => t('kcwReasons.doneAlready'),
  'action order.limit B-17': (t) => t('kcwReasons.doneAlready'),
  'action order.turn B-5': (t) => t('kcwReasons.notAnytime'),
  'action order.cost B-18': (t) => t('kcwReasons.nothingLeftOver'),
  'opportunity order.turn B-15': (t) => t('kcwReasons.ownSlot'),
};

/** B-15: heat of this slot counts when it ends. */
function heatHint(t: Translate, { state: { active, models } }: BtPlay): string {
  const { heat = 0, heatPending = 0 } = (active === null ? undefined : models.get(active)) ?? {};
  return heatPending === 0
    ? t('kcwQuestions.heatHint', { heat })
    : t('kcwQuestions.pendingHeatHint', { heat, pending: heatPending });
}
