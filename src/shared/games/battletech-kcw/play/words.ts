/** What the BattleTech rules say at the table in their own words. */

import { t, texts } from '../../../i18n/phrases.ts';
import type { NameOf } from '../../../play/names.ts';
import { stateOf } from '../../../play/state.ts';
import { edited } from '../../../play/table/field-edits.ts';
import { type Fields, faces, joined, shortText, signed, total, who } from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import { counted } from '../../../text/counted.ts';
import { numeral } from '../../../text/numeral.ts';
import { ACTION_PACK } from '../action-pack.ts';
import { nameKey, packAction } from './action-pack.ts';
import type { BtPlay } from './state.ts';

/** What an action of the public list is called; another one as it is written. */
function actionName(name: unknown): string {
  const known = typeof name === 'string' ? ACTION_PACK.find(({ id }) => id === nameKey(name)) : undefined;
  return known?.name ?? shortText(name);
}

const LINES: Readonly<Record<string, (event: Fields, name: NameOf) => string>> = {
  initiative: ({ model, dice, modifier }, name) =>
    t`${who(name, model)} rolls ${total(dice)} for initiative (${faces(dice)})${
      typeof modifier === 'number' && modifier !== 0 ? `, ${signed(modifier)}` : ''
    }`,
  action: ({ model, name: action, sa, heat, pm, am, tm, anytime }, name) =>
    `${who(name, model)}: ${joined(
      actionName(action),
      typeof sa === 'number' ? simple(sa) : '',
      anytime === true ? t`at any time` : '',
      typeof heat === 'number' && heat > 0 ? t`${numeral(heat)} heat` : '',
      modifier('PM', pm),
      modifier('AM', am),
      modifier('TM', tm),
    )}`,
  opportunity: ({ model, name: action, heat }, name) =>
    t`${who(name, model)} takes an opportunity: ${joined(
      actionName(action),
      typeof heat === 'number' && heat > 0 ? t`${numeral(heat)} heat` : '',
    )}`,
  end: ({ dissipate }) =>
    t`The slot ends${typeof dissipate === 'number' && dissipate > 0 ? t`, ${numeral(dissipate)} heat is gone` : ''}`,
};

const simple = (sa: number): string =>
  sa === 0 ? t`no Simple Action` : counted(sa, t`Simple Action`, t`Simple Actions`);
const modifier = (label: string, by: unknown): string =>
  typeof by === 'number' && by !== 0 ? `${label} ${signed(by)}` : '';

/** An Anytime Action by what it takes; most take one Simple Action (B-18). */
function anytimeLabel(sa: unknown): string {
  if (sa === 0) return t`Free Anytime Action`;
  return sa === 2 ? t`Double Anytime Action` : t`Anytime Action`;
}

export const words: PlayTexts<BtPlay> = {
  line: (event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind) ? LINES[event.kind]?.(event, name) : undefined,
  outcome: ({ state }) => (typeof state.last.total === 'number' ? t`${numeral(state.last.total)} in all` : ''),
  label(play, event) {
    switch (event.kind) {
      case 'begin':
        return t`Begin the round`;
      case 'initiative':
        return t`Roll initiative`;
      case 'tie':
        return t`Roll the tie again`;
      case 'end':
        return t`End the slot`;
      case 'opportunity':
        return t`Opportunity or interrupt`;
      case 'action':
        if (packAction(play, event.name) !== undefined) return actionName(event.name);
        if (event.anytime === true) return anytimeLabel(event.sa);
        return [t`Free action`, t`Single action`, t`Double action`][Number(event.sa)] ?? t`Another action`;
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
  keys: texts({
    model: 'Who',
    name: 'What',
    sa: 'Simple Actions',
    move: 'It is a MOVE action',
    anytime: 'It may be done at any time',
    heat: 'Heat',
    pm: 'PM: Piloting modifier',
    am: 'AM: attack modifier',
    tm: 'TM: target modifier',
    modifier: 'Modifier',
    dissipate: 'Heat that goes away',
    mp: 'MP',
    field: 'What is corrected',
    to: 'To',
    before: 'Before',
  }),
  settled: { action: ['anytime'] },
  rare: { action: ['sa', 'pm', 'am', 'tm'], initiative: ['modifier'] },
  fields(play, event, fields) {
    if (event.kind === 'end') return edited(fields, { dissipate: { hint: heatHint(play) } });
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
  reason: (_play, { kind }, { code, fact }) => REASONS[`${kind} ${code} ${fact}`],
  tags(play, model) {
    const { out, moved, done } = stateOf(play, model);
    const isOn = play.state.active === model;
    const deeds = done.length === 0 ? '' : t`done: ${done.map(actionName).join(', ')}`;
    return [out ? 'out' : '', moved && isOn ? 'moved' : '', deeds].filter((tag) => tag !== '');
  },
  passing: ['moved', 'done', 'Simple Actions', 'Left over', 'Initiative'],
};

const REASONS: Readonly<Record<string, string>> = texts({
  'action order.limit B-11': 'One MOVE action a slot; it has had one.',
  'action order.limit B-12': 'Each action once a round; this one is done.',
  'action order.limit B-17': 'Each action once a round; this one is done.',
  'action order.turn B-5': 'It is not its slot, and this is no Anytime Action.',
  'action order.cost B-18': 'It needs a Simple Action left over from its slot.',
  'opportunity order.turn B-15': 'It is its own slot: this is for the slots of others.',
});

/** B-15: heat of this slot counts when it ends. */
function heatHint({ state: { active, models } }: BtPlay): string {
  const { heat = 0, heatPending = 0 } = (active === null ? undefined : models.get(active)) ?? {};
  return heatPending === 0
    ? t`Heat is ${numeral(heat)}`
    : t`Heat is ${numeral(heat)}, and ${numeral(heatPending)} come now`;
}
