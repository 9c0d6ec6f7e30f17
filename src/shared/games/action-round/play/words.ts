/** What the Action Round says at the table in its own words. */
import { say, texts } from '../../../language/say.ts';
import type { NameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-spec.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import { edited, oneOf } from '../../../play/table/field-edits.ts';
import type { PlayWords } from '../../../play/table/play-words.ts';
import { type Fields, faces, isSaid, joined, said, signed, who } from '../../../play/table/say.ts';
import { counted } from '../../../text/counted.ts';
import { numeral } from '../../../text/numeral.ts';
import { ACTIONS } from './actions.ts';
import { NAMES, plain } from './plain.ts';
import type { ArPlay } from './state.ts';
import { tagsOf } from './tags.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const onWhom = (target: unknown, name: NameOf): string => (target === undefined ? '' : say`on ${who(name, target)}`);

const LINES: Readonly<Record<string, (event: Fields, name: NameOf) => string>> = {
  initiative: ({ model, score, dice }, name) =>
    typeof score === 'number'
      ? say`${who(name, model)} has initiative ${numeral(score)}`
      : say`${who(name, model)} rolls ${faces(dice)} for initiative`,
  action: ({ model, name: action, as, area, target, remove }, name) =>
    `${who(name, model)}: ${joined(
      `${capital(plain(action))}${target === undefined ? '' : ` ${onWhom(target, name)}`}`,
      isSaid(as) && !ACTIONS.has(String(action)) ? said(as) : '',
      area === true ? say`area` : '',
      isSaid(remove) ? say`takes off ${said(remove)}` : '',
    )}`,
  ready: ({ model, action, trigger }, name) => say`${who(name, model)} readies ${plain(action)}: ${said(trigger)}`,
  trigger: ({ model }, name) => say`${who(name, model)} does what was readied`,
  reaction: ({ model, name: reaction, target, feet }, name) =>
    say`${who(name, model)} reacts: ${joined(
      `${plain(reaction)}${target === undefined ? '' : ` ${onWhom(target, name)}`}`,
      typeof feet === 'number' && feet > 0 ? say`${numeral(feet)} feet` : '',
    )}`,
  surge: ({ model, benefit }, name) => say`${who(name, model)} surges: ${plain(benefit)}`,
  destiny: ({ model, use, dice }, name) => say`${who(name, model)} spends Destiny on ${plain(use)}: ${faces(dice)}`,
  delay: ({ model }, name) => say`${who(name, model)} delays`,
  effect: ({ model, name: effect, until }, name) => say`${who(name, model)} is under ${said(effect)}, ${plain(until)}`,
  lift: ({ model, name: effect }, name) => say`${who(name, model)} is rid of ${said(effect)}`,
  condition: ({ model, name: condition, on }, name) =>
    on === false
      ? say`${who(name, model)} is no longer ${said(condition)}`
      : say`${who(name, model)} is ${said(condition)}`,
  check: ({ model, total, dc, raises, of }, name) =>
    say`${who(name, model)} checks ${joined(
      isSaid(of) ? said(of) : '',
      say`${said(total)} against ${said(dc)}`,
      typeof raises === 'number' && raises > 0 ? counted(raises, say`raise`, say`raises`) : '',
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
});

export const words: PlayWords<ArPlay> = {
  line: (event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind) ? LINES[event.kind]?.(event, name) : undefined,
  outcome({ state: { last } }) {
    const { degrees, advantage, steps, aim, value } = last;
    return joined(
      typeof degrees === 'number' ? degreesText(degrees) : '',
      typeof advantage === 'number' && advantage !== 0 ? say`advantage ${signed(advantage)}` : '',
      typeof steps === 'number' ? (steps === 0 ? say`attitude unchanged` : say`attitude ${signed(steps)}`) : '',
      typeof aim === 'number' ? say`aimed ${signed(aim)}` : '',
      typeof value === 'number' ? say`worth ${numeral(value)}` : '',
    );
  },
  label(_, { kind, name, benefit, use, score }) {
    if (kind === 'action' || kind === 'reaction') return capital(plain(name));
    if (kind === 'surge') return say`Surge: ${plain(benefit)}`;
    if (kind === 'destiny') return say`Destiny: ${plain(use)}`;
    if (kind === 'initiative') return score === undefined ? say`Roll initiative` : say`Initiative ${String(score)}`;
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
    const unasked = new Set(unaskedIn(event));
    return edited(
      fields.filter(({ path }) => !unasked.has(path)),
      editsOf(play, event),
    );
  },
  rare: { reaction: ['target'], effect: ['harmful'] },
  reason: (play, _, { code, fact }) => reasonOf(play, `${code} ${fact}`),
  settled: { action: ['name'], reaction: ['name'], surge: ['benefit'], destiny: ['use'] },
  tags: tagsOf,
  passing: ['Standard used', 'Move used', 'Quick used', 'a Quick left', 'reacted'],
};

/** What the table knows besides the keys: effects by name, and the difficulties of the Power Level (C-11 to C-13). */
function editsOf(play: ArPlay, { kind, model }: Candidate): Parameters<typeof edited>[1] {
  if (typeof model !== 'string' || !play.figures.has(model)) return {};
  if (kind === 'lift') return { name: oneOf(stateOf(play, model).effects.map(({ name }) => name)) };
  if (kind !== 'check') return {};
  const { powerLevel } = figureOf(play, model).character;
  const hint = say`Easy 10, Moderate ${numeral(10 + powerLevel)}, Hard ${numeral(10 + 2 * powerLevel)}`;
  return { dc: { hint }, raises: { most: 2, isRare: true } };
}

function reasonOf({ options }: ArPlay, why: string): string | undefined {
  if (why === 'order.limit C-4') return say`The actions of this turn have no room for it.`;
  if (why === 'order.limit C-5') return say`One Area Power a round; it has used one.`;
  if (why === 'order.limit C-3') {
    return say`One Reaction ${options['ar.reactionLimit'] === 'perRound' ? say`between two turns of its own` : say`a turn`}; it has had one.`;
  }
  if (why === 'order.turn C-75') return say`One more Standard is for the turn of its own.`;
  if (why === 'order.turn C-23') return say`Nothing is readied, or it is its own turn.`;
  return why === 'order.cost C-59' ? say`No Destiny is left.` : undefined;
}

/** `2 degrees of success` */
function degreesText(degrees: number): string {
  const counts = counted(Math.abs(degrees), say`degree`, say`degrees`);
  return degrees > 0 ? say`${counts} of success` : say`${counts} of failure`;
}

/** Actions that are aimed at somebody. */
const AIMED = /^attack|^(?:charge|trick|stunt|assist|assessment|command|influence|gambit|aim)$/;

/** What nobody states for this event: a known action says itself what it takes. */
function unaskedIn({ kind, name, score }: Candidate): string[] {
  if (kind === 'reaction') return name === 'slam' ? [] : ['/feet'];
  if (kind === 'initiative') return score === undefined ? ['/score'] : ['/dice'];
  if (kind !== 'action' || !ACTIONS.has(String(name))) return kind === 'action' ? ['/remove'] : [];
  return ['/as', '/area', ...(name === 'recover' ? [] : ['/remove']), ...(AIMED.test(String(name)) ? [] : ['/target'])];
}
