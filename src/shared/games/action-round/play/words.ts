/** What the Action Round says at the table in its own words. */
import { t, texts } from '../../../i18n/phrases.ts';
import type { NameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-spec.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import { edited, oneOf } from '../../../play/table/field-edits.ts';
import { type Fields, faces, isFilledText, joined, shortText, signed, who } from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import { counted } from '../../../text/counted.ts';
import { numeral } from '../../../text/numeral.ts';
import { ACTIONS, OTHER_ACTIONS, REACTIONS } from './actions.ts';
import { NAMES, plain } from './plain.ts';
import type { ArPlay } from './state.ts';
import { tagsOf } from './tags.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const onWhom = (target: unknown, name: NameOf): string => (target === undefined ? '' : t`on ${who(name, target)}`);

const LINES: Readonly<Record<string, (event: Fields, name: NameOf) => string>> = {
  initiative: ({ model, score, dice }, name) =>
    typeof score === 'number'
      ? t`${who(name, model)} has initiative ${numeral(score)}`
      : t`${who(name, model)} rolls ${faces(dice)} for initiative`,
  action: ({ model, name: action, as, area, target, remove }, name) =>
    `${who(name, model)}: ${joined(
      `${capital(plain(action))}${target === undefined ? '' : ` ${onWhom(target, name)}`}`,
      isFilledText(as) && !ACTIONS.has(String(action)) ? shortText(as) : '',
      area === true ? t`area` : '',
      isFilledText(remove) ? t`takes off ${shortText(remove)}` : '',
    )}`,
  ready: ({ model, action, trigger }, name) => t`${who(name, model)} readies ${plain(action)}: ${shortText(trigger)}`,
  trigger: ({ model }, name) => t`${who(name, model)} does what was readied`,
  reaction: ({ model, name: reaction, target, feet }, name) =>
    t`${who(name, model)} reacts: ${joined(
      `${plain(reaction)}${target === undefined ? '' : ` ${onWhom(target, name)}`}`,
      typeof feet === 'number' && feet > 0 ? t`${numeral(feet)} feet` : '',
    )}`,
  surge: ({ model, benefit }, name) => t`${who(name, model)} surges: ${plain(benefit)}`,
  destiny: ({ model, use, dice }, name) => t`${who(name, model)} spends Destiny on ${plain(use)}: ${faces(dice)}`,
  delay: ({ model }, name) => t`${who(name, model)} delays`,
  effect: ({ model, name: effect, until }, name) =>
    t`${who(name, model)} is under ${shortText(effect)}, ${plain(until)}`,
  lift: ({ model, name: effect }, name) => t`${who(name, model)} is rid of ${shortText(effect)}`,
  condition: ({ model, name: condition, on }, name) =>
    on === false
      ? t`${who(name, model)} is no longer ${shortText(condition)}`
      : t`${who(name, model)} is ${shortText(condition)}`,
  check: ({ model, total, dc, raises, of }, name) =>
    t`${who(name, model)} checks ${joined(
      isFilledText(of) ? shortText(of) : '',
      t`${shortText(total)} against ${shortText(dc)}`,
      typeof raises === 'number' && raises > 0 ? counted(raises, t`raise`, t`raises`) : '',
    )}`,
};

const LABELS: Readonly<Record<string, string>> = texts({
  begin: 'Begin the round',
  tie: 'Roll the tie again',
  ready: 'Ready an action',
  trigger: 'Do what was readied',
  delay: 'Delay the turn',
  'step-in': 'Step in now',
  next: 'Nobody steps in',
  end: 'End the turn',
  lift: 'End an effect',
});

export const words: PlayTexts<ArPlay> = {
  line: (event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind) ? LINES[event.kind]?.(event, name) : undefined,
  outcome({ state: { last } }) {
    const { degrees, advantage, steps, aim, value } = last;
    return joined(
      typeof degrees === 'number' ? degreesText(degrees) : '',
      typeof advantage === 'number' && advantage !== 0 ? t`advantage ${signed(advantage)}` : '',
      typeof steps === 'number' ? (steps === 0 ? t`attitude unchanged` : t`attitude ${signed(steps)}`) : '',
      typeof aim === 'number' ? t`aimed ${signed(aim)}` : '',
      typeof value === 'number' ? t`worth ${numeral(value)}` : '',
    );
  },
  label(_, { kind, name, benefit, use, score }) {
    if (kind === 'action' || kind === 'reaction') return capital(plain(name));
    if (kind === 'surge') return t`Surge: ${plain(benefit)}`;
    if (kind === 'destiny') return t`Destiny: ${plain(use)}`;
    if (kind === 'initiative') return score === undefined ? t`Roll initiative` : t`Initiative ${String(score)}`;
    return LABELS[kind];
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
  values: NAMES,
  keys: texts({
    model: 'Who',
    name: 'What',
    as: 'It takes',
    area: 'It is an Area Power',
    target: 'On whom',
    remove: 'What is taken off',
    action: 'What is readied',
    trigger: 'When it is done',
    feet: 'Feet moved before the attack',
    benefit: 'What for',
    use: 'What for',
    until: 'How long',
    harmful: 'It does harm',
    on: 'It holds',
    total: 'The total of the check',
    dc: 'Difficulty',
    raises: 'Raises',
    of: 'What it is a check of',
    score: 'Initiative',
    field: 'What is corrected',
    to: 'To',
    before: 'Before',
  }),
  fields(play, event, fields) {
    const unasked = new Set(isNamed(play, event) ? [...unaskedIn(event), '/name'] : unaskedIn(event));
    return edited(
      fields.filter(({ path }) => !unasked.has(path)),
      editsOf(play, event),
    );
  },
  rare: { reaction: ['target'], effect: ['harmful'] },
  reason: (play, _, { code, fact }) => reasonOf(play, `${code} ${fact}`),
  settled: { surge: ['benefit'], destiny: ['use'] },
  tags: tagsOf,
  passing: ['Standard used', 'Move used', 'Quick used', 'a Quick left', 'reacted'],
};

/** What the table knows besides the keys: effects by name, and the difficulties of the Power Level (C-11 to C-13). */
function editsOf(play: ArPlay, { kind, model }: Candidate): Parameters<typeof edited>[1] {
  if (typeof model !== 'string' || !play.figures.has(model)) return {};
  if (kind === 'lift') return { name: oneOf(stateOf(play, model).effects.map(({ name }) => name)) };
  if (kind !== 'check') return {};
  const { powerLevel } = figureOf(play, model).character;
  const hint = t`Easy 10, Moderate ${numeral(10 + powerLevel)}, Hard ${numeral(10 + 2 * powerLevel)}`;
  return { dc: { hint }, raises: { most: 2, isRare: true } };
}

function reasonOf({ options }: ArPlay, why: string): string | undefined {
  if (why === 'order.limit C-4') return t`The actions of this turn have no room for it.`;
  if (why === 'order.limit C-5') return t`One Area Power a round; it has used one.`;
  if (why === 'order.limit C-3') {
    return t`One Reaction ${options['ar.reactionLimit'] === 'perRound' ? t`between two turns of its own` : t`a turn`}; it has had one.`;
  }
  if (why === 'order.turn C-75') return t`One more Standard is for the turn of its own.`;
  if (why === 'order.turn C-23') return t`Nothing is readied, or it is its own turn.`;
  return why === 'order.cost C-59' ? t`No Destiny is left.` : undefined;
}

/** `2 degrees of success` */
function degreesText(degrees: number): string {
  const counts = counted(Math.abs(degrees), t`degree`, t`degrees`);
  return degrees > 0 ? t`${counts} of success` : t`${counts} of failure`;
}

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
