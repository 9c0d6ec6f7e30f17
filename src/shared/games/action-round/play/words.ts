/** What the Action Round says at the table in its own words. */
import type { NameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-spec.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import { edited, oneOf } from '../../../play/table/field-edits.ts';
import {
  type Fields,
  faces,
  findText,
  isFilledText,
  joined,
  shortText,
  signed,
  who,
} from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { ACTIONS, OTHER_ACTIONS, REACTIONS } from './actions.ts';
import { NAMES, plain } from './plain.ts';
import type { ArPlay } from './state.ts';
import { tagsOf, translateTags } from './tags.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** What is done, and to whom: `Close attack on Wasp`. */
const withTarget = (t: Translate, action: string, target: unknown, name: NameOf): string =>
  target === undefined ? action : t('arLog.onTarget', { action, target: who(t, name, target) });

type LogLine = (t: Translate, event: Fields, name: NameOf) => string;

const LINES: Readonly<Record<string, LogLine>> = {
  initiative: (t, { model, score, dice }, name) =>
    typeof score === 'number'
      ? t('arLog.score', { name: who(t, name, model), score })
      : t('arLog.initiative', { name: who(t, name, model), faces: faces(dice) }),
  action: (t, { model, name: action, as, area, target, remove }, name) =>
    t('arLog.action', {
      name: who(t, name, model),
      details: joined(
        withTarget(t, capital(plain(t, action)), target, name),
        isFilledText(as) && !ACTIONS.has(String(action)) ? shortText(as) : '',
        area === true ? t('arLog.area') : '',
        isFilledText(remove) ? t('arLog.takesOff', { what: shortText(remove) }) : '',
      ),
    }),
  ready: (t, { model, action, trigger }, name) =>
    t('arLog.ready', { name: who(t, name, model), action: plain(t, action), trigger: shortText(trigger) }),
  trigger: (t, { model }, name) => t('arLog.trigger', { name: who(t, name, model) }),
  reaction: (t, { model, name: reaction, target, feet }, name) =>
    t('arLog.reaction', {
      name: who(t, name, model),
      details: joined(
        withTarget(t, plain(t, reaction), target, name),
        typeof feet === 'number' && feet > 0 ? t('arLog.feet', { feet }) : '',
      ),
    }),
  surge: (t, { model, benefit }, name) => t('arLog.surge', { name: who(t, name, model), benefit: plain(t, benefit) }),
  destiny: (t, { model, use, dice }, name) =>
    t('arLog.destiny', { name: who(t, name, model), use: plain(t, use), faces: faces(dice) }),
  delay: (t, { model }, name) => t('arLog.delay', { name: who(t, name, model) }),
  effect: (t, { model, name: effect, until }, name) =>
    t('arLog.effect', { name: who(t, name, model), effect: shortText(effect), until: plain(t, until) }),
  lift: (t, { model, name: effect }, name) => t('arLog.lift', { name: who(t, name, model), effect: shortText(effect) }),
  condition: (t, { model, name: condition, on }, name) =>
    t(on === false ? 'arLog.noCondition' : 'arLog.condition', {
      name: who(t, name, model),
      condition: shortText(condition),
    }),
  check: (t, { model, total, dc, raises, of }, name) =>
    t('arLog.check', {
      name: who(t, name, model),
      details: joined(
        isFilledText(of) ? shortText(of) : '',
        t('arLog.against', { total: shortText(total), difficulty: shortText(dc) }),
        typeof raises === 'number' && raises > 0 ? t('arLog.raises', { count: raises }) : '',
      ),
    }),
};

const LABELS: Readonly<Record<string, LateText>> = {
  begin: (t) => t('arButtons.begin'),
  tie: (t) => t('arButtons.tie'),
  ready: (t) => t('arButtons.ready'),
  trigger: (t) => t('arButtons.trigger'),
  delay: (t) => t('arButtons.delay'),
  'step-in': (t) => t('arButtons.stepIn'),
  next: (t) => t('arButtons.next'),
  end: (t) => t('arButtons.end'),
  lift: (t) => t('arButtons.lift'),
  check: (t) => t('arButtons.check'),
};

export const words: PlayTexts<ArPlay> = {
  line: (t, event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind)
      ? LINES[event.kind]?.(t, event, name)
      : undefined,
  outcome(t, { state: { last } }) {
    const { degrees, advantage, steps, aim, value } = last;
    return joined(
      typeof degrees === 'number' ? degreesText(t, degrees) : '',
      typeof advantage === 'number' && advantage !== 0 ? t('arLog.advantage', { advantage: signed(advantage) }) : '',
      typeof steps === 'number' ? attitudeText(t, steps) : '',
      typeof aim === 'number' ? t('arLog.aimed', { bonus: signed(aim) }) : '',
      typeof value === 'number' ? t('arLog.worth', { value }) : '',
    );
  },
  label(t, _, { kind, name, benefit, use, score, of }) {
    if (kind === 'action' || kind === 'reaction') return capital(plain(t, name));
    if (kind === 'surge') return t('arButtons.surge', { benefit: plain(t, benefit) });
    if (kind === 'destiny') return t('arButtons.destiny', { use: plain(t, use) });
    if (kind === 'initiative')
      return score === undefined ? t('arButtons.rollInitiative') : t('arButtons.initiative', { score: String(score) });
    if (kind === 'check' && isFilledText(of)) return `${t('arButtons.check')}: ${plain(t, of)}`;
    return findText(t, LABELS, kind);
  },
  group(_, { kind, name, as }) {
    // Scores that stand on the cards are only typed over where the table wants it.
    if (kind === 'initiative') return 'table';
    if (kind === 'ready') return 'act';
    if (kind !== 'action') return undefined;
    if (/^attack|^charge$/.test(String(name))) return 'attack';
    return (as ?? ACTIONS.get(String(name))) === 'move' && !/aim|gambit|command|influence/.test(String(name))
      ? 'move'
      : 'act';
  },
  // An action is a move by the rules here, not by the verb that other games have.
  values: { ...NAMES, move: 'move', free: (t) => t('arValues.free') },
  keys: {
    model: (t) => t('arQuestions.model'),
    name: (t) => t('arQuestions.name'),
    as: (t) => t('arQuestions.as'),
    area: (t) => t('arQuestions.area'),
    target: (t) => t('arQuestions.target'),
    remove: (t) => t('arQuestions.remove'),
    action: (t) => t('arQuestions.action'),
    trigger: (t) => t('arQuestions.trigger'),
    feet: (t) => t('arQuestions.feet'),
    benefit: (t) => t('arQuestions.purpose'),
    use: (t) => t('arQuestions.purpose'),
    until: (t) => t('arQuestions.until'),
    harmful: (t) => t('arQuestions.harmful'),
    on: (t) => t('arQuestions.on'),
    total: (t) => t('arQuestions.total'),
    dc: (t) => t('arQuestions.dc'),
    raises: (t) => t('arQuestions.raises'),
    of: (t) => t('arQuestions.of'),
    score: (t) => t('arQuestions.score'),
    field: (t) => t('arQuestions.field'),
    to: (t) => t('arQuestions.to'),
    before: (t) => t('arQuestions.before'),
  },
  fields(t, play, event, fields) {
    const unasked = new Set(isNamed(play, event) ? [...unaskedIn(event), '/name'] : unaskedIn(event));
    return edited(
      fields.filter(({ path }) => !unasked.has(path)),
      editsOf(t, play, event),
    );
  },
  rare: { reaction: ['target'], effect: ['harmful'] },
  reason: (t, play, _, { code, fact }) => reasonOf(t, play, `${code} ${fact}`),
  settled: { surge: ['benefit'], destiny: ['use'] },
  tags: (t, play, model, name) => tagsOf(play, model, translateTags(t, name)),
  labels: {
    'Standard used': (t) => t('arTracks.standardUsed'),
    'Move used': (t) => t('arTracks.moveUsed'),
    'Quick used': (t) => t('arTracks.quickUsed'),
    'a Quick left': (t) => t('arTags.quickLeft'),
    reacted: (t) => t('arTags.reactedLabel'),
  },
  passing: ['Standard used', 'Move used', 'Quick used', 'a Quick left', 'reacted'],
};

/** What the table knows besides the keys: effects by name, and the difficulties of the Power Level (C-11 to C-13). */
function editsOf(t: Translate, play: ArPlay, { kind, model }: Candidate): Parameters<typeof edited>[1] {
  if (typeof model !== 'string' || !play.figures.has(model)) return {};
  if (kind === 'lift') return { name: oneOf(stateOf(play, model).effects.map(({ name }) => name)) };
  if (kind !== 'check') return {};
  const { powerLevel } = figureOf(play, model).character;
  const hint = t('arQuestions.difficulties', { moderate: 10 + powerLevel, hard: 10 + 2 * powerLevel });
  return { dc: { hint }, raises: { most: 2, isRare: true } };
}

function reasonOf(t: Translate, { options }: ArPlay, why: string): string | undefined {
  if (why === 'order.limit C-4') return t('arReasons.noRoom');
  if (why === 'order.limit C-5') return t('arReasons.oneAreaPower');
  if (why === 'order.limit C-3') {
    return t(options['ar.reactionLimit'] === 'perRound' ? 'arReasons.oneReactionARound' : 'arReasons.oneReactionATurn');
  }
  if (why === 'order.turn C-75') return t('arReasons.standardInOwnTurn');
  if (why === 'order.turn C-23') return t('arReasons.nothingReadied');
  return why === 'order.cost C-59' ? t('arReasons.noDestiny') : undefined;
}

/** `2 degrees of success` */
const degreesText = (t: Translate, degrees: number): string =>
  t(degrees > 0 ? 'arLog.success' : 'arLog.failure', { count: Math.abs(degrees) });

const attitudeText = (t: Translate, steps: number): string =>
  steps === 0 ? t('arLog.attitudeUnchanged') : t('arLog.attitude', { steps: signed(steps) });

/** Actions that are aimed at somebody. */
const AIMED = /^attack|^(?:charge|trick|stunt|assist|assessment|command|influence|gambit|aim)$/;

/** Whether the button has said what is done, so that no form asks for it. */
function isNamed(play: ArPlay, { kind, model, name }: Candidate): boolean {
  if (typeof name !== 'string' || name === 'other') return false;
  if (kind === 'reaction') return name === 'opportunity-attack' || REACTIONS.includes(name);
  if (kind !== 'action') return false;
  const powers = play.figures.get(String(model))?.character.powers ?? [];
  return ACTIONS.has(name) || OTHER_ACTIONS.includes(name) || powers.some((power) => power.name === name);
}

/** What nobody states for this event: a known action says itself what it takes. */
function unaskedIn({ kind, name, score }: Candidate): string[] {
  if (kind === 'reaction') return name === 'slam' ? [] : ['/feet'];
  if (kind === 'initiative') return score === undefined ? ['/score'] : ['/dice'];
  if (kind !== 'action' || !ACTIONS.has(String(name))) return kind === 'action' ? ['/remove'] : [];
  return ['/as', '/area', ...(name === 'recover' ? [] : ['/remove']), ...(AIMED.test(String(name)) ? [] : ['/target'])];
}
