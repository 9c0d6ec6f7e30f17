/** What Bulletproof Blues says at the table in its own words. */
import type { NameOf } from '../../../play/names.ts';
import { figureOf } from '../../../play/state.ts';
import { edited, oneOf } from '../../../play/table/field-edits.ts';
import { type Fields, faces, findText, isFilledText, shortText, total, who } from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { BbPlay } from './state.ts';

const FORCED: Readonly<Record<string, LateText>> = {
  block: (t) => t('bbForced.block'),
  dodge: (t) => t('bbForced.dodge'),
  cover: (t) => t('bbForced.cover'),
  power: (t) => t('bbForced.power'),
  other: (t) => t('bbForced.action'),
};

/** What is forced, within a sentence: `a block`. */
const forcedText = (t: Translate, how: unknown): string => findText(t, FORCED, String(how)) ?? t('bbForced.action');

type LogLine = (t: Translate, event: Fields, name: NameOf) => string;

const LINES: Readonly<Record<string, LogLine>> = {
  aware: (t, { order }, name) =>
    t('bbLog.aware', { names: Array.isArray(order) ? order.map((id) => who(t, name, id)).join(', ') : '…' }),
  perception: (t, { model, dice }, name) =>
    t('bbLog.perception', { name: who(t, name, model), total: total(dice), faces: faces(dice) }),
  action(t, { model, as, name: action }, name) {
    const deed = t(`bbLog.${as === 'move' || as === 'task' ? as : 'other'}`, { name: who(t, name, model) });
    return isFilledText(action) ? t('bbLog.named', { deed, action: shortText(action) }) : deed;
  },
  force(t, { model, how, for: protectedId }, name) {
    const forced = { name: who(t, name, model), action: forcedText(t, how) };
    return protectedId === undefined
      ? t('bbLog.force', forced)
      : t('bbLog.forceFor', { ...forced, other: who(t, name, protectedId) });
  },
  defend(t, { model, attacker, how, rank, power, dice }, name) {
    const roll = {
      name: who(t, name, model),
      attacker: who(t, name, attacker),
      rank: shortText(rank),
      total: total(dice),
      faces: faces(dice),
    };
    const defense = how === 'dodge' ? 'dodge' : 'block';
    return isFilledText(power)
      ? t(`bbLog.${defense}With`, { ...roll, power: shortText(power) })
      : t(`bbLog.${defense}`, roll);
  },
};

const LABELS: Readonly<Record<string, LateText>> = {
  aware: (t) => t('bbButtons.aware'),
  begin: (t) => t('bbButtons.begin'),
  perception: (t) => t('bbButtons.perception'),
  tie: (t) => t('bbButtons.tie'),
  delay: (t) => t('bbButtons.delay'),
  'step-in': (t) => t('bbButtons.stepIn'),
  next: (t) => t('bbButtons.next'),
};

export const words: PlayTexts<BbPlay> = {
  line: (t, event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind)
      ? LINES[event.kind]?.(t, event, name)
      : undefined,
  outcome(t, { state: { last } }) {
    const { total, need, success, extreme } = last;
    if (typeof total !== 'number') return '';
    if (typeof need !== 'number') return t('bbLog.total', { total });
    const verdict = extreme === true ? 'extreme' : success === true ? 'success' : 'failure';
    return t(`bbLog.${verdict}`, { total, need });
  },
  label(t, { state }, { kind, as, name, how, rank }) {
    switch (kind) {
      case 'action':
        if (as === 'other') return t('bbButtons.other');
        if (as === 'move') return t('bbButtons.move');
        if (name === 'block') return t('bbButtons.readyToBlock');
        return t(name === 'dodge' ? 'bbButtons.readyToDodge' : 'bbButtons.task');
      case 'force':
        return t('bbButtons.force', { action: forcedText(t, how) });
      case 'defend':
        return t(`bbButtons.${how === 'dodge' ? 'dodge' : 'block'}`, { rank: String(rank) });
      case 'end':
        return t(state.phase === 'environment' ? 'bbButtons.endRound' : 'bbButtons.endTurn');
      default:
        return findText(t, LABELS, kind);
    }
  },
  group(_, { kind, as }) {
    if (kind === 'action') return as === 'move' ? 'move' : 'act';
    return kind === 'aware' ? 'table' : undefined;
  },
  values: {
    endurance: (t) => t('bbValues.endurance'),
    block: (t) => t('bbValues.block'),
    dodge: (t) => t('bbValues.dodge'),
    cover: (t) => t('bbValues.cover'),
    power: (t) => t('bbValues.power'),
    other: (t) => t('bbValues.other'),
  },
  keys: {
    model: (t) => t('bbQuestions.model'),
    order: (t) => t('bbQuestions.order'),
    as: (t) => t('bbQuestions.as'),
    name: (t) => t('bbQuestions.name'),
    how: (t) => t('bbQuestions.how'),
    for: (t) => t('bbQuestions.for'),
    attacker: (t) => t('bbQuestions.attacker'),
    rank: (t) => t('bbQuestions.rank'),
    endurance: (t) => t('bbQuestions.endurance'),
    power: (t) => t('bbQuestions.power'),
    similar: (t) => t('bbQuestions.similar'),
    extreme: (t) => t('bbQuestions.extreme'),
    before: (t) => t('bbQuestions.before'),
  },
  settled: { action: ['as'], force: ['how'], defend: ['how'] },
  rare: {
    action: ['name'],
    force: ['for'],
    defend: ['attacker', 'endurance', 'power', 'similar', 'extreme'],
  },
  fields(_t, play, event, fields) {
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
  reason: (t, _play, { kind }, { code, fact }) => findText(t, REASONS, `${kind} ${code} ${fact}`),
  labels: {
    'forced an action': (t) => t('bbTags.forced'),
    blocks: (t) => t('bbTags.blocks'),
    dodges: (t) => t('bbTags.dodges'),
    'Task used': (t) => t('bbTracks.taskUsed'),
    'Move used': (t) => t('bbTracks.moveUsed'),
    'Turns to lose': (t) => t('bbTracks.turnsToLose'),
  },
  passing: ['Task used', 'Move used', 'Perception', 'forced an action'],
};

const REASONS: Readonly<Record<string, LateText>> = {
  'action order.limit D?10': (t) => t('bbReasons.usedAlready'),
  'force order.limit D-11': (t) => t('bbReasons.forcedAlready'),
  'force order.turn D-10': (t) => t('bbReasons.ownTurn'),
  'force order.turn D-2': (t) => t('bbReasons.notAware'),
  'defend order.state D-14': (t) => t('bbReasons.notDefending'),
  'delay order.state D-9': (t) => t('bbReasons.actedAlready'),
};
