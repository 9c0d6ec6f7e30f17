/** What SSUA says at the table in its own words. */

import { t, texts, translatePhrase } from '../../../i18n/phrases.ts';
import type { NameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-spec.ts';
import { figureOf } from '../../../play/state.ts';
import type { EventField, FieldChoice } from '../../../play/table/event-fields.ts';
import { edited } from '../../../play/table/field-edits.ts';
import { type Fields, faces, inches, isFilledText, quoted, shortText, who } from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import { counted } from '../../../text/counted.ts';
import { numeral } from '../../../text/numeral.ts';
import type { MoveKind } from './prices.ts';
import type { SsuaPlay } from './state.ts';

const MOVES: Readonly<Record<MoveKind, string>> = texts({
  walk: 'walks',
  charge: 'charges',
  fly: 'flies',
  swim: 'swims',
});

const LINES: Readonly<Record<string, (event: Fields, name: NameOf) => string>> = {
  begin: () => t`A new turn of the table begins: everybody has all AP again`,
  initiative: ({ side, model, with: attribute, dice }, name) =>
    t`${who(name, model)} rolls ${attribute === 'mind' ? 'Mind' : 'Agility'} for ${who(name, side)}: ${faces(dice)}`,
  activate: ({ model, by }, name) =>
    t`${who(name, model)} is activated${isFilledText(by) ? t` again, by ${quoted(by)}` : ''}`,
  pass: ({ model }, name) => (model === undefined ? t`The side passes` : t`${who(name, model)} is passed over`),
  move: ({ model, how, inches: far }, name) =>
    `${who(name, model)} ${MOVES[how as MoveKind] ?? 'moves'} ${inches(far)}`,
  'take-off': ({ model }, name) => t`${who(name, model)} takes off`,
  land: ({ model }, name) => t`${who(name, model)} lands`,
  attack: ({ model, type, attack, target }, name) =>
    t`${who(name, model)} makes a ${translatePhrase(shortText(type))} attack${isFilledText(attack) ? t` with ${shortText(attack)}` : ''}${
      target === undefined ? '' : t` on ${who(name, target)}`
    }`,
  interact: ({ model, what }, name) =>
    t`${who(name, model)} interacts${isFilledText(what) ? t` with ${shortText(what)}` : ''}`,
  'pick-up': ({ model, what }, name) =>
    t`${who(name, model)} picks up ${isFilledText(what) ? shortText(what) : t`an object`}`,
  operate: ({ model, vehicle }, name) => t`${who(name, model)} drives ${who(name, vehicle)}`,
  power: ({ model, what, ap }, name) =>
    t`${who(name, model)} uses ${shortText(what)}${typeof ap === 'number' ? t` for ${numeral(ap)} AP` : ''}`,
  end: () => t`The activation ends`,
};

const LABELS: Readonly<Record<string, string>> = texts({
  begin: 'Begin the next turn',
  activate: 'Activate',
  pass: 'Pass',
  'take-off': 'Take off',
  land: 'Land',
  interact: 'Interact',
  'pick-up': 'Pick up or throw',
  end: 'End the activation',
});

const MOVE_LABELS: Readonly<Record<MoveKind, string>> = texts({
  walk: 'Walk',
  charge: 'Charge',
  fly: 'Fly',
  swim: 'Swim',
});

/** What the log calls a power that the card gives no price for, until the table says which one it is. */
export const OTHER_POWER = 'power';

/** Whether the card has this very power with a price. */
const isPriced = (play: SsuaPlay, { model, what, ap }: Candidate): boolean =>
  play.figures.get(String(model))?.character.powers.some((power) => power.name === what && power.ap === ap) ?? false;

export const words: PlayTexts<SsuaPlay> = {
  line: (event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind) ? LINES[event.kind]?.(event, name) : undefined,
  outcome: ({ state }) => (typeof state.last.goals === 'number' ? counted(state.last.goals, t`goal`, t`goals`) : ''),
  label(_, event, name) {
    switch (event.kind) {
      case 'initiative':
        return t`Roll ${event.with === 'mind' ? 'Mind' : 'Agility'}`;
      case 'move':
        return MOVE_LABELS[event.how as MoveKind];
      case 'attack':
        if (typeof event.attack === 'string') return event.attack;
        return event.type === 'melee' ? t`Melee attack` : t`Ranged attack`;
      case 'operate':
        return t`Drive ${name(String(event.vehicle))}`;
      case 'activate':
        return event.by === undefined ? LABELS.activate : t`Activate again by a card`;
      case 'power':
        return event.what === OTHER_POWER ? t`Another power` : String(event.what);
      default:
        return LABELS[event.kind];
    }
  },
  price: (_, { kind }) => (kind === 'move' ? t`AP by distance` : undefined),
  group: (_, { kind }) => (kind === 'operate' ? 'act' : undefined),
  values: texts({
    agility: 'Agility',
    mind: 'Mind',
    ap: 'AP',
    hits: 'Hits',
    walk: 'Walk',
    charge: 'Charge',
    fly: 'Fly',
    swim: 'Swim',
    melee: 'Melee',
    ranged: 'Ranged',
  }),
  keys: texts({
    side: 'For',
    model: 'Who',
    with: 'Rolls with',
    inches: 'How far',
    how: 'How',
    type: 'Kind of attack',
    attack: 'With',
    target: 'On whom',
    what: 'What',
    vehicle: 'Vehicle',
    by: 'Again, because of',
    ap: 'AP',
    field: 'What is corrected',
    to: 'To',
    before: 'Before',
  }),
  settled: {
    pass: ['model'],
    operate: ['vehicle'],
    initiative: ['side', 'with'],
    move: ['how'],
  },
  rare: { activate: ['by'], attack: ['type', 'attack'], interact: ['what'], 'pick-up': ['what'] },
  reason: (_play, { kind }, { code, fact }) => REASONS[`${kind} ${code} ${fact}`],
  fields(play, event, fields) {
    if (event.kind === 'attack') {
      const target = targetsOf(play, event, fields);
      return edited(fields, { target, ...(event.attack === undefined ? unnamedAttack(play, event) : NAMED_ATTACK) });
    }
    if (event.kind === 'power' && isPriced(play, event)) return edited(fields, { what: undefined, ap: undefined });
    if (event.kind === 'operate') return fields.filter(({ path }) => path !== '/vehicle');
    if (event.kind !== 'move') return fields;
    const hint = moveHint(play, event);
    return fields.map((field) => (field.path === '/inches' && hint !== undefined ? { ...field, hint } : field));
  },
  passing: ['activated', 'attacked', 'charged'],
};

const REASONS: Readonly<Record<string, string>> = texts({
  'activate order.limit A-11': 'It was activated in this turn of the table; a card may say otherwise.',
  'activate order.state A-28': 'A vehicle is driven, never activated itself.',
  'attack order.limit A-25': 'One attack a turn; it has made one.',
  'attack order.state A-20': 'It has charged: one melee attack, no more.',
  'move order.state A-20': 'It has charged: only its melee attack is left.',
  'operate order.limit A-28': 'It drives a vehicle already.',
});

/** The button has said which line of the card it is. */
const NAMED_ATTACK: Readonly<Record<string, Partial<EventField> | undefined>> = { attack: undefined };

/**
 * Without a line of the card the button says of which kind the attack is. After a charge it may be any line, made in melee, and
 * the buttons of ranged lines are refused (A-20).
 */
function unnamedAttack(
  play: SsuaPlay,
  { model }: Candidate,
): Readonly<Record<string, Partial<EventField> | undefined>> {
  const { attacks } = figureOf(play, String(model)).character;
  if (play.state.models.get(String(model))?.charged !== true || attacks.length === 0) {
    return { type: undefined, attack: undefined };
  }
  const choices = attacks.map(({ name }) => ({ value: name, label: name }));
  return { type: undefined, attack: { type: 'choice', choices } };
}

/** Those in play, enemies first and itself last, since no rule forbids it (A-25); the only enemy is the common answer. */
function targetsOf(play: SsuaPlay, { model, target }: Candidate, fields: readonly EventField[]): Partial<EventField> {
  const { side } = figureOf(play, String(model));
  const known = fields.find(({ path }) => path === '/target')?.choices ?? [];
  const isIn = ({ value }: FieldChoice) => play.state.models.get(String(value))?.out === false;
  const isEnemy = ({ value }: FieldChoice) => figureOf(play, String(value)).side !== side;
  const others = known.filter((choice) => isIn(choice) || choice.value === target);
  const enemies = others.filter(isEnemy);
  const friends = others.filter((choice) => !isEnemy(choice));
  const itself = friends.filter(({ value }) => value === model);
  const choices = [...enemies, ...friends.filter(({ value }) => value !== model), ...itself];
  return { choices, value: target ?? (enemies.length === 1 ? enemies[0]?.value : undefined) };
}

/** A-19, A-20, A-23, A-24, A-30: how far an AP goes. */
function moveHint(play: SsuaPlay, { how, model }: Candidate): string | undefined {
  const { moveMultiplier, prices } = figureOf(play, String(model)).character;
  if (how === 'swim') return t`${numeral(prices.swim)} AP for every ${inches(moveMultiplier)}`;
  const far = how === 'walk' ? moveMultiplier : 2 * moveMultiplier;
  return t`1 AP for every ${inches(far)}`;
}
