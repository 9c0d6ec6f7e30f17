/** What Bulletproof Blues says at the table in its own words. */
import type { NameOf } from '../../../play/names.ts';
import { getFigure } from '../../../play/state.ts';
import { edited, oneOf } from '../../../play/table/field-edits.ts';
import { type Fields, faces, findText, isFilledText, shortText, total, who } from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { BbEncounter } from './state.ts';

const FORCED: Readonly<Record<string, LateText>> = {
  block: (translate) => translate('bbForced.block'),
  dodge: (translate) => translate('bbForced.dodge'),
  cover: (translate) => translate('bbForced.cover'),
  power: (translate) => translate('bbForced.power'),
  other: (translate) => translate('bbForced.action'),
};

/** What is forced, within a sentence: `a block`. */
const forcedText = (translate: Translate, how: unknown): string =>
  findText(translate, FORCED, String(how)) ?? translate('bbForced.action');

type LogLine = (translate: Translate, event: Fields, name: NameOf) => string;

const LINES: Readonly<Record<string, LogLine>> = {
  aware: (translate, { order }, name) =>
    translate('bbLog.aware', {
      names: Array.isArray(order) ? order.map((id) => who(translate, name, id)).join(', ') : '…',
    }),
  perception: (translate, { model, dice }, name) =>
    translate('bbLog.perception', { name: who(translate, name, model), total: total(dice), faces: faces(dice) }),
  action(translate, { model, as, name: action }, name) {
    const deed = translate(`bbLog.${as === 'move' || as === 'task' ? as : 'other'}`, {
      name: who(translate, name, model),
    });
    return isFilledText(action) ? translate('bbLog.named', { deed, action: shortText(action) }) : deed;
  },
  force(translate, { model, how, for: protectedId }, name) {
    const forced = { name: who(translate, name, model), action: forcedText(translate, how) };
    return protectedId === undefined
      ? translate('bbLog.force', forced)
      : translate('bbLog.forceFor', { ...forced, other: who(translate, name, protectedId) });
  },
  defend(translate, { model, attacker, how, rank, power, dice }, name) {
    const roll = {
      name: who(translate, name, model),
      attacker: who(translate, name, attacker),
      rank: shortText(rank),
      total: total(dice),
      faces: faces(dice),
    };
    const defense = how === 'dodge' ? 'dodge' : 'block';
    return isFilledText(power)
      ? translate(`bbLog.${defense}With`, { ...roll, power: shortText(power) })
      : translate(`bbLog.${defense}`, roll);
  },
};

const LABELS: Readonly<Record<string, LateText>> = {
  aware: (translate) => translate('bbButtons.aware'),
  begin: (translate) => translate('bbButtons.begin'),
  perception: (translate) => translate('bbButtons.perception'),
  tie: (translate) => translate('bbButtons.tie'),
  delay: (translate) => translate('bbButtons.delay'),
  'step-in': (translate) => translate('bbButtons.stepIn'),
  next: (translate) => translate('bbButtons.next'),
};

export const words: PlayTexts<BbEncounter> = {
  line: (translate, event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind)
      ? LINES[event.kind]?.(translate, event, name)
      : undefined,
  outcome(translate, { state: { last } }) {
    const { total, need, success, extreme } = last;
    if (typeof total !== 'number') return '';
    if (typeof need !== 'number') return translate('bbLog.total', { total });
    const verdict = extreme === true ? 'extreme' : success === true ? 'success' : 'failure';
    return translate(`bbLog.${verdict}`, { total, need });
  },
  label(translate, { state }, { kind, as, name, how, rank }) {
    switch (kind) {
      case 'action':
        if (as === 'other') return translate('bbButtons.other');
        if (as === 'move') return translate('bbButtons.move');
        if (name === 'block') return translate('bbButtons.readyToBlock');
        return translate(name === 'dodge' ? 'bbButtons.readyToDodge' : 'bbButtons.task');
      case 'force':
        return translate('bbButtons.force', { action: forcedText(translate, how) });
      case 'defend':
        return translate(`bbButtons.${how === 'dodge' ? 'dodge' : 'block'}`, { rank: String(rank) });
      case 'end':
        return translate(state.phase === 'environment' ? 'bbButtons.endRound' : 'bbButtons.endTurn');
      default:
        return findText(translate, LABELS, kind);
    }
  },
  group(_encounter, { kind, as }) {
    if (kind === 'action') return as === 'move' ? 'move' : 'act';
    return kind === 'aware' ? 'table' : undefined;
  },
  values: {
    endurance: (translate) => translate('bbValues.endurance'),
    block: (translate) => translate('bbValues.block'),
    dodge: (translate) => translate('bbValues.dodge'),
    cover: (translate) => translate('bbValues.cover'),
    power: (translate) => translate('bbValues.power'),
    other: (translate) => translate('bbValues.other'),
  },
  keys: {
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
  settled: { action: ['as'], force: ['how'], defend: ['how'] },
  rare: {
    action: ['name'],
    force: ['for'],
    defend: ['attacker', 'endurance', 'power', 'similar', 'extreme'],
  },
  fields(_translate, encounter, event, fields) {
    const isDefense =
      event.kind === 'action' && event.as === 'task' && (event.name === 'block' || event.name === 'dodge');
    if (isDefense) return edited(fields, { name: undefined });
    if (event.kind !== 'defend') return fields;
    const { powers } = getFigure(encounter, String(event.model)).character;
    const names = powers.map(({ name }) => name);
    const attackers = fields
      .find(({ path }) => path === '/attacker')
      ?.choices?.filter(({ value }) => value !== event.model);
    return edited(fields, {
      attacker: { choices: attackers ?? [] },
      power: names.length === 0 ? undefined : oneOf(names),
    });
  },
  reason: (translate, _play, { kind }, { code, fact }) => findText(translate, REASONS, `${kind} ${code} ${fact}`),
  labels: {
    'forced an action': (translate) => translate('bbTags.forced'),
    blocks: (translate) => translate('bbTags.blocks'),
    dodges: (translate) => translate('bbTags.dodges'),
    'Task used': (translate) => translate('bbTracks.taskUsed'),
    'Move used': (translate) => translate('bbTracks.moveUsed'),
    'Turns to lose': (translate) => translate('bbTracks.turnsToLose'),
  },
  passing: ['Task used', 'Move used', 'Perception', 'forced an action'],
};

const REASONS: Readonly<Record<string, LateText>> = {
  'action order.limit D?10': (translate) => translate('bbReasons.usedAlready'),
  'force order.limit D-11': (translate) => translate('bbReasons.forcedAlready'),
  'force order.turn D-10': (translate) => translate('bbReasons.ownTurn'),
  'force order.turn D-2': (translate) => translate('bbReasons.notAware'),
  'defend order.state D-14': (translate) => translate('bbReasons.notDefending'),
  'delay order.state D-9': (translate) => translate('bbReasons.actedAlready'),
};
