/** What the Action Round says at the table in its own words. */
import type { NameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
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
import type { ArEncounter } from './state.ts';
import { tagsOf, translateTags } from './tags.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** What is done, and to whom: `Close attack on Wasp`. */
const withTarget = (translate: Translate, action: string, target: unknown, name: NameOf): string =>
  target === undefined ? action : translate('arLog.onTarget', { action, target: who(translate, name, target) });

type LogLine = (translate: Translate, event: Fields, name: NameOf) => string;

const LINES: Readonly<Record<string, LogLine>> = {
  initiative: (translate, { model, score, dice }, name) =>
    typeof score === 'number'
      ? translate('arLog.score', { name: who(translate, name, model), score })
      : translate('arLog.initiative', { name: who(translate, name, model), faces: faces(dice) }),
  action: (translate, { model, name: action, as, area, target, remove }, name) =>
    translate('arLog.action', {
      name: who(translate, name, model),
      details: joined(
        withTarget(translate, capital(plain(translate, action)), target, name),
        isFilledText(as) && !ACTIONS.has(String(action)) ? shortText(as) : '',
        area === true ? translate('arLog.area') : '',
        isFilledText(remove) ? translate('arLog.takesOff', { what: shortText(remove) }) : '',
      ),
    }),
  ready: (translate, { model, action, trigger }, name) =>
    translate('arLog.ready', {
      name: who(translate, name, model),
      action: plain(translate, action),
      trigger: shortText(trigger),
    }),
  trigger: (translate, { model }, name) => translate('arLog.trigger', { name: who(translate, name, model) }),
  reaction: (translate, { model, name: reaction, target, feet }, name) =>
    translate('arLog.reaction', {
      name: who(translate, name, model),
      details: joined(
        withTarget(translate, plain(translate, reaction), target, name),
        typeof feet === 'number' && feet > 0 ? translate('arLog.feet', { feet }) : '',
      ),
    }),
  surge: (translate, { model, benefit }, name) =>
    translate('arLog.surge', { name: who(translate, name, model), benefit: plain(translate, benefit) }),
  destiny: (translate, { model, use, dice }, name) =>
    translate('arLog.destiny', { name: who(translate, name, model), use: plain(translate, use), faces: faces(dice) }),
  delay: (translate, { model }, name) => translate('arLog.delay', { name: who(translate, name, model) }),
  effect: (translate, { model, name: effect, until }, name) =>
    translate('arLog.effect', {
      name: who(translate, name, model),
      effect: shortText(effect),
      until: plain(translate, until),
    }),
  lift: (translate, { model, name: effect }, name) =>
    translate('arLog.lift', { name: who(translate, name, model), effect: shortText(effect) }),
  condition: (translate, { model, name: condition, on }, name) =>
    translate(on === false ? 'arLog.noCondition' : 'arLog.condition', {
      name: who(translate, name, model),
      condition: shortText(condition),
    }),
  check: (translate, { model, total, dc, raises, of }, name) =>
    translate('arLog.check', {
      name: who(translate, name, model),
      details: joined(
        isFilledText(of) ? shortText(of) : '',
        translate('arLog.against', { total: shortText(total), difficulty: shortText(dc) }),
        typeof raises === 'number' && raises > 0 ? translate('arLog.raises', { count: raises }) : '',
      ),
    }),
};

const LABELS: Readonly<Record<string, LateText>> = {
  begin: (translate) => translate('arButtons.begin'),
  tie: (translate) => translate('arButtons.tie'),
  ready: (translate) => translate('arButtons.ready'),
  trigger: (translate) => translate('arButtons.trigger'),
  delay: (translate) => translate('arButtons.delay'),
  'step-in': (translate) => translate('arButtons.stepIn'),
  next: (translate) => translate('arButtons.next'),
  end: (translate) => translate('arButtons.end'),
  lift: (translate) => translate('arButtons.lift'),
  check: (translate) => translate('arButtons.check'),
};

export const words: PlayTexts<ArEncounter> = {
  line: (translate, event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind)
      ? LINES[event.kind]?.(translate, event, name)
      : undefined,
  outcome(translate, { state: { last } }) {
    const { degrees, advantage, steps, aim, value } = last;
    return joined(
      typeof degrees === 'number' ? degreesText(translate, degrees) : '',
      typeof advantage === 'number' && advantage !== 0
        ? translate('arLog.advantage', { advantage: signed(advantage) })
        : '',
      typeof steps === 'number' ? attitudeText(translate, steps) : '',
      typeof aim === 'number' ? translate('arLog.aimed', { bonus: signed(aim) }) : '',
      typeof value === 'number' ? translate('arLog.worth', { value }) : '',
    );
  },
  label(translate, _encounter, { kind, name, benefit, use, score, of }) {
    if (kind === 'action' || kind === 'reaction') return capital(plain(translate, name));
    if (kind === 'surge') return translate('arButtons.surge', { benefit: plain(translate, benefit) });
    if (kind === 'destiny') return translate('arButtons.destiny', { use: plain(translate, use) });
    if (kind === 'initiative')
      return score === undefined
        ? translate('arButtons.rollInitiative')
        : translate('arButtons.initiative', { score: String(score) });
    if (kind === 'check' && isFilledText(of)) return `${translate('arButtons.check')}: ${plain(translate, of)}`;
    return findText(translate, LABELS, kind);
  },
  group(_encounter, { kind, name, as }) {
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
  values: { ...NAMES, move: 'move', free: (translate) => translate('arValues.free') },
  keys: {
    model: (translate) => translate('arQuestions.model'),
    name: (translate) => translate('arQuestions.name'),
    as: (translate) => translate('arQuestions.as'),
    area: (translate) => translate('arQuestions.area'),
    target: (translate) => translate('arQuestions.target'),
    remove: (translate) => translate('arQuestions.remove'),
    action: (translate) => translate('arQuestions.action'),
    trigger: (translate) => translate('arQuestions.trigger'),
    feet: (translate) => translate('arQuestions.feet'),
    benefit: (translate) => translate('arQuestions.purpose'),
    use: (translate) => translate('arQuestions.purpose'),
    until: (translate) => translate('arQuestions.until'),
    harmful: (translate) => translate('arQuestions.harmful'),
    on: (translate) => translate('arQuestions.on'),
    total: (translate) => translate('arQuestions.total'),
    dc: (translate) => translate('arQuestions.dc'),
    raises: (translate) => translate('arQuestions.raises'),
    of: (translate) => translate('arQuestions.of'),
    score: (translate) => translate('arQuestions.score'),
    field: (translate) => translate('arQuestions.field'),
    to: (translate) => translate('arQuestions.to'),
    before: (translate) => translate('arQuestions.before'),
  },
  fields(translate, encounter, event, fields) {
    const unasked = new Set(isNamed(encounter, event) ? [...unaskedIn(event), '/name'] : unaskedIn(event));
    return edited(
      fields.filter(({ path }) => !unasked.has(path)),
      editsOf(translate, encounter, event),
    );
  },
  rare: { reaction: ['target'], effect: ['harmful'] },
  reason: (translate, encounter, _, { code, fact }) => reasonOf(translate, encounter, `${code} ${fact}`),
  settled: { surge: ['benefit'], destiny: ['use'] },
  tags: (translate, encounter, model, name) => tagsOf(encounter, model, translateTags(translate, name)),
  labels: {
    'Standard used': (translate) => translate('arTracks.standardUsed'),
    'Move used': (translate) => translate('arTracks.moveUsed'),
    'Quick used': (translate) => translate('arTracks.quickUsed'),
    'a Quick left': (translate) => translate('arTags.quickLeft'),
    reacted: (translate) => translate('arTags.reactedLabel'),
  },
  passing: ['Standard used', 'Move used', 'Quick used', 'a Quick left', 'reacted'],
};

/** What the table knows besides the keys: effects by name, and the difficulties of the Power Level (C-11 to C-13). */
function editsOf(
  translate: Translate,
  encounter: ArEncounter,
  { kind, model }: Candidate,
): Parameters<typeof edited>[1] {
  if (typeof model !== 'string' || !encounter.figures.has(model)) return {};
  if (kind === 'lift') return { name: oneOf(getModelState(encounter, model).effects.map(({ name }) => name)) };
  if (kind !== 'check') return {};
  const { powerLevel } = getFigure(encounter, model).character;
  const hint = translate('arQuestions.difficulties', { moderate: 10 + powerLevel, hard: 10 + 2 * powerLevel });
  return { dc: { hint }, raises: { most: 2, isRare: true } };
}

function reasonOf(translate: Translate, { options }: ArEncounter, why: string): string | undefined {
  if (why === 'order.limit C-4') return translate('arReasons.noRoom');
  if (why === 'order.limit C-5') return translate('arReasons.oneAreaPower');
  if (why === 'order.limit C-3') {
    return translate(
      options['ar.reactionLimit'] === 'perRound' ? 'arReasons.oneReactionARound' : 'arReasons.oneReactionATurn',
    );
  }
  if (why === 'order.turn C-75') return translate('arReasons.standardInOwnTurn');
  if (why === 'order.turn C-23') return translate('arReasons.nothingReadied');
  return why === 'order.cost C-59' ? translate('arReasons.noDestiny') : undefined;
}

/** `2 degrees of success` */
const degreesText = (translate: Translate, degrees: number): string =>
  translate(degrees > 0 ? 'arLog.success' : 'arLog.failure', { count: Math.abs(degrees) });

const attitudeText = (translate: Translate, steps: number): string =>
  steps === 0 ? translate('arLog.attitudeUnchanged') : translate('arLog.attitude', { steps: signed(steps) });

/** Actions that are aimed at somebody. */
const AIMED = /^attack|^(?:charge|trick|stunt|assist|assessment|command|influence|gambit|aim)$/;

/** Whether the button has said what is done, so that no form asks for it. */
function isNamed(encounter: ArEncounter, { kind, model, name }: Candidate): boolean {
  if (typeof name !== 'string' || name === 'other') return false;
  if (kind === 'reaction') return name === 'opportunity-attack' || REACTIONS.includes(name);
  if (kind !== 'action') return false;
  const powers = encounter.figures.get(String(model))?.character.powers ?? [];
  return ACTIONS.has(name) || OTHER_ACTIONS.includes(name) || powers.some((power) => power.name === name);
}

/** What nobody states for this event: a known action says itself what it takes. */
function unaskedIn({ kind, name, score }: Candidate): string[] {
  if (kind === 'reaction') return name === 'slam' ? [] : ['/feet'];
  if (kind === 'initiative') return score === undefined ? ['/score'] : ['/dice'];
  if (kind !== 'action' || !ACTIONS.has(String(name))) return kind === 'action' ? ['/remove'] : [];
  return ['/as', '/area', ...(name === 'recover' ? [] : ['/remove']), ...(AIMED.test(String(name)) ? [] : ['/target'])];
}
