/** What Bulletproof Blues says at the table in its own words. */
import { t, texts } from '../../../i18n/phrases.ts';
import type { NameOf } from '../../../play/names.ts';
import { figureOf } from '../../../play/state.ts';
import { edited, oneOf } from '../../../play/table/field-edits.ts';
import { type Fields, faces, isFilledText, shortText, total, who } from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import { numeral } from '../../../text/numeral.ts';
import type { BbPlay } from './state.ts';

const FORCED: Readonly<Record<string, string>> = texts({
  block: 'a block',
  dodge: 'a dodge',
  cover: 'a dive for cover',
  power: 'the use of a power',
  other: 'an action',
});

const LINES: Readonly<Record<string, (event: Fields, name: NameOf) => string>> = {
  aware: ({ order }, name) =>
    t`Who is aware, first to last: ${Array.isArray(order) ? order.map((id) => who(name, id)).join(', ') : '…'}`,
  perception: ({ model, dice }, name) => t`${who(name, model)} rolls Perception: ${total(dice)} (${faces(dice)})`,
  action: ({ model, as, name: action }, name) =>
    `${who(name, model)} ${as === 'move' ? t`moves` : as === 'task' ? t`takes on a task` : t`does something else`}${
      isFilledText(action) ? `: ${shortText(action)}` : ''
    }`,
  force: ({ model, how, for: whom }, name) =>
    t`${who(name, model)} forces ${FORCED[String(how)] ?? t`an action`}${whom === undefined ? '' : t` for ${who(name, whom)}`}`,
  defend: ({ model, attacker, how, rank, power, dice }, name) => {
    const [defender, other, by] = [who(name, model), who(name, attacker), shortText(rank)];
    const means = isFilledText(power) ? t` with ${shortText(power)}` : '';
    return how === 'dodge'
      ? t`${defender} dodges an attack of ${other} at rank ${by}${means}: ${total(dice)} (${faces(dice)})`
      : t`${defender} blocks an attack of ${other} at rank ${by}${means}: ${total(dice)} (${faces(dice)})`;
  },
};

const LABELS: Readonly<Record<string, string>> = texts({
  aware: 'Say who is aware first',
  begin: 'Begin the round',
  perception: 'Roll Perception',
  tie: 'Roll the tie again',
  delay: 'Delay the turn',
  'step-in': 'Take the delayed turn',
  next: 'Nobody steps in',
});

export const words: PlayTexts<BbPlay> = {
  line: (event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind) ? LINES[event.kind]?.(event, name) : undefined,
  outcome({ state: { last } }) {
    const { total, need, success, extreme } = last;
    if (typeof total !== 'number') return '';
    if (typeof need !== 'number') return t`${numeral(total)} in all`;
    const verdict = extreme === true ? t`an extreme success` : success === true ? t`it succeeds` : t`it fails`;
    return t`${numeral(total)} in all against ${numeral(need)}: ${verdict}`;
  },
  label({ state }, { kind, as, name, how, rank }) {
    switch (kind) {
      case 'action':
        if (as === 'other') return t`Something else`;
        if (as === 'move') return t`Move`;
        if (name === 'block') return t`Get ready to block`;
        return name === 'dodge' ? t`Get ready to dodge` : t`Task`;
      case 'force':
        return t`Force ${FORCED[String(how)] ?? t`an action`}`;
      case 'defend':
        return t`${how === 'dodge' ? t`Dodge` : t`Block`} rank ${String(rank)}`;
      case 'end':
        return state.phase === 'environment' ? t`End the round` : t`End the turn`;
      default:
        return LABELS[kind];
    }
  },
  group(_, { kind, as }) {
    if (kind === 'action') return as === 'move' ? 'move' : 'act';
    return kind === 'aware' ? 'table' : undefined;
  },
  values: texts({
    endurance: 'Endurance',
    block: 'Block',
    dodge: 'Dodge',
    cover: 'Dive for cover',
    power: 'A power',
    other: 'Something else',
  }),
  keys: texts({
    model: 'Who',
    order: 'First to last',
    as: 'It takes',
    name: 'What',
    how: 'How',
    for: 'To protect',
    attacker: 'Against whom',
    rank: 'Rank of the attack',
    endurance: 'The attack does Endurance damage',
    power: 'With a power',
    similar: 'The power is like the attack',
    extreme: 'An extreme success, whatever the roll',
    before: 'Before',
  }),
  settled: { action: ['as'], force: ['how'], defend: ['how'] },
  rare: {
    action: ['name'],
    force: ['for'],
    defend: ['attacker', 'endurance', 'power', 'similar', 'extreme'],
  },
  fields(play, event, fields) {
    const isDefense =
      event.kind === 'action' && event.as === 'task' && (event.name === 'block' || event.name === 'dodge');
    if (isDefense) return edited(fields, { name: undefined });
    if (event.kind !== 'defend') return fields;
    const { powers } = figureOf(play, String(event.model)).character;
    const names = powers.map(({ name }) => name);
    const attackers = fields
      .find(({ path }) => path === '/attacker')
      ?.choices?.filter(({ value }) => value !== event.model);
    return edited(fields, {
      attacker: { choices: attackers ?? [] },
      power: names.length === 0 ? undefined : oneOf(names),
    });
  },
  reason: (_play, { kind }, { code, fact }) => REASONS[`${kind} ${code} ${fact}`],
  passing: ['Task used', 'Move used', 'Perception', 'forced an action'],
};

const REASONS: Readonly<Record<string, string>> = texts({
  'action order.limit D?10': 'One Task and one Move a turn; this one is used.',
  'force order.limit D-11': 'One forced action a round; it has had one.',
  'force order.turn D-10': 'It is its own turn: nothing has to be forced.',
  'force order.turn D-2': 'It is not aware of anybody yet.',
  'defend order.state D-14': 'It has to block or dodge first, in its turn or by a forced action.',
  'delay order.state D-9': 'It has acted already.',
});
