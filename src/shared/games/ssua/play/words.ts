/** What SSUA says at the table in its own words. */
import type { NameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-spec.ts';
import { figureOf } from '../../../play/state.ts';
import type { EventField, FieldChoice } from '../../../play/table/event-fields.ts';
import { edited } from '../../../play/table/field-edits.ts';
import {
  type Fields,
  faces,
  findText,
  inches,
  isFilledText,
  quoted,
  shortText,
  who,
} from '../../../play/table/format.ts';
import type { PlayTexts } from '../../../play/table/play-texts.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { MoveKind } from './prices.ts';
import type { SsuaPlay } from './state.ts';

type LogLine = (t: Translate, event: Fields, name: NameOf) => string;

const LINES: Readonly<Record<string, LogLine>> = {
  begin: (t) => t('ssuaLog.begin'),
  initiative: (t, { side, model, with: attribute, dice }, name) =>
    t('ssuaLog.initiative', {
      name: who(t, name, model),
      attribute: attributeName(attribute),
      side: who(t, name, side),
      faces: faces(dice),
    }),
  activate: (t, { model, by }, name) =>
    isFilledText(by)
      ? t('ssuaLog.activateAgain', { name: who(t, name, model), cause: quoted(t, by) })
      : t('ssuaLog.activate', { name: who(t, name, model) }),
  pass: (t, { model }, name) =>
    model === undefined ? t('ssuaLog.pass') : t('ssuaLog.passOver', { name: who(t, name, model) }),
  move: (t, { model, how, inches: far }, name) =>
    t(`ssuaLog.${isMoveKind(how) ? how : 'move'}`, { name: who(t, name, model), distance: inches(t, far) }),
  'take-off': (t, { model }, name) => t('ssuaLog.takeOff', { name: who(t, name, model) }),
  land: (t, { model }, name) => t('ssuaLog.land', { name: who(t, name, model) }),
  attack: attackLine,
  interact: (t, { model, what }, name) =>
    isFilledText(what)
      ? t('ssuaLog.interactWith', { name: who(t, name, model), what: shortText(what) })
      : t('ssuaLog.interact', { name: who(t, name, model) }),
  'pick-up': (t, { model, what }, name) =>
    isFilledText(what)
      ? t('ssuaLog.pickUp', { name: who(t, name, model), what: shortText(what) })
      : t('ssuaLog.pickUpObject', { name: who(t, name, model) }),
  operate: (t, { model, vehicle }, name) =>
    t('ssuaLog.operate', { name: who(t, name, model), vehicle: who(t, name, vehicle) }),
  power: (t, { model, what, ap }, name) =>
    typeof ap === 'number'
      ? t('ssuaLog.powerForAp', { name: who(t, name, model), power: shortText(what), ap })
      : t('ssuaLog.power', { name: who(t, name, model), power: shortText(what) }),
  end: (t) => t('ssuaLog.end'),
};

const MOVE_KINDS: readonly unknown[] = ['walk', 'charge', 'fly', 'swim'] satisfies readonly MoveKind[];

const isMoveKind = (how: unknown): how is MoveKind => MOVE_KINDS.includes(how);

const attributeName = (attribute: unknown): string => (attribute === 'mind' ? 'Mind' : 'Agility');

function attackLine(t: Translate, { model, type, attack, target }: Fields, name: NameOf): string {
  const attacker = {
    name: who(t, name, model),
    type: type === 'melee' || type === 'ranged' ? t(`ssuaAttackTypes.${type}`) : shortText(type),
  };
  const targetName = target === undefined ? undefined : who(t, name, target);
  if (isFilledText(attack)) {
    const named = { ...attacker, attack: shortText(attack) };
    return targetName === undefined
      ? t('ssuaLog.attackWith', named)
      : t('ssuaLog.attackWithOn', { ...named, target: targetName });
  }
  return targetName === undefined
    ? t('ssuaLog.attack', attacker)
    : t('ssuaLog.attackOn', { ...attacker, target: targetName });
}

const LABELS: Readonly<Record<string, LateText>> = {
  begin: (t) => t('ssuaButtons.begin'),
  pass: (t) => t('ssuaButtons.pass'),
  'take-off': (t) => t('ssuaButtons.takeOff'),
  land: (t) => t('ssuaButtons.land'),
  interact: (t) => t('ssuaButtons.interact'),
  'pick-up': (t) => t('ssuaButtons.pickUp'),
  end: (t) => t('ssuaButtons.end'),
};

/** What the log calls a power that the card gives no price for, until the table says which one it is. */
export const OTHER_POWER = 'power';

/** Whether the card has this very power with a price. */
const isPriced = (play: SsuaPlay, { model, what, ap }: Candidate): boolean =>
  play.figures.get(String(model))?.character.powers.some((power) => power.name === what && power.ap === ap) ?? false;

export const words: PlayTexts<SsuaPlay> = {
  line: (t, event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind)
      ? LINES[event.kind]?.(t, event, name)
      : undefined,
  outcome: (t, { state }) =>
    typeof state.last.goals === 'number' ? t('ssuaLog.goals', { count: state.last.goals }) : '',
  label(t, _, event, name) {
    switch (event.kind) {
      case 'initiative':
        return t('ssuaButtons.roll', { attribute: attributeName(event.with) });
      case 'move':
        return isMoveKind(event.how) ? t(`ssuaButtons.${event.how}`) : undefined;
      case 'attack':
        if (typeof event.attack === 'string') return event.attack;
        return t(`ssuaButtons.${event.type === 'melee' ? 'melee' : 'ranged'}`);
      case 'operate':
        return t('ssuaButtons.drive', { name: name(String(event.vehicle)) });
      case 'activate':
        return event.by === undefined ? t('ssuaButtons.activate') : t('ssuaButtons.activateAgain');
      case 'power':
        return event.what === OTHER_POWER ? t('ssuaButtons.otherPower') : String(event.what);
      default:
        return findText(t, LABELS, event.kind);
    }
  },
  price: (t, _, { kind }) => (kind === 'move' ? t('ssuaButtons.priceByDistance') : undefined),
  group: (_, { kind }) => (kind === 'operate' ? 'act' : undefined),
  values: {
    agility: (t) => t('ssuaValues.agility'),
    mind: (t) => t('ssuaValues.mind'),
    ap: (t) => t('ssuaValues.ap'),
    hits: (t) => t('ssuaValues.hits'),
    walk: (t) => t('ssuaValues.walk'),
    charge: (t) => t('ssuaValues.charge'),
    fly: (t) => t('ssuaValues.fly'),
    swim: (t) => t('ssuaValues.swim'),
    melee: (t) => t('ssuaValues.melee'),
    ranged: (t) => t('ssuaValues.ranged'),
  },
  keys: {
    side: (t) => t('ssuaQuestions.side'),
    model: (t) => t('ssuaQuestions.model'),
    with: (t) => t('ssuaQuestions.with'),
    inches: (t) => t('ssuaQuestions.inches'),
    how: (t) => t('ssuaQuestions.how'),
    type: (t) => t('ssuaQuestions.type'),
    attack: (t) => t('ssuaQuestions.attack'),
    target: (t) => t('ssuaQuestions.target'),
    what: (t) => t('ssuaQuestions.what'),
    vehicle: (t) => t('ssuaQuestions.vehicle'),
    by: (t) => t('ssuaQuestions.by'),
    ap: (t) => t('ssuaQuestions.ap'),
    field: (t) => t('ssuaQuestions.field'),
    to: (t) => t('ssuaQuestions.to'),
    before: (t) => t('ssuaQuestions.before'),
  },
  settled: {
    pass: ['model'],
    operate: ['vehicle'],
    initiative: ['side', 'with'],
    move: ['how'],
  },
  rare: { activate: ['by'], attack: ['type', 'attack'], interact: ['what'], 'pick-up': ['what'] },
  reason: (t, _play, { kind }, { code, fact }) => findText(t, REASONS, `${kind} ${code} ${fact}`),
  fields(t, play, event, fields) {
    if (event.kind === 'attack') {
      const target = targetsOf(play, event, fields);
      return edited(fields, { target, ...(event.attack === undefined ? unnamedAttack(play, event) : NAMED_ATTACK) });
    }
    if (event.kind === 'power' && isPriced(play, event)) return edited(fields, { what: undefined, ap: undefined });
    if (event.kind === 'operate') return fields.filter(({ path }) => path !== '/vehicle');
    if (event.kind !== 'move') return fields;
    const hint = moveHint(t, play, event);
    return fields.map((field) => (field.path === '/inches' && hint !== undefined ? { ...field, hint } : field));
  },
  labels: {
    activated: (t) => t('ssuaTags.activated'),
    attacked: (t) => t('ssuaTags.attacked'),
    charged: (t) => t('ssuaTags.charged'),
    flying: (t) => t('ssuaTags.flying'),
  },
  passing: ['activated', 'attacked', 'charged'],
};

const REASONS: Readonly<Record<string, LateText>> = {
  'activate order.limit A-11': (t) => t('ssuaReasons.activatedAlready'),
  'activate order.state A-28': (t) => t('ssuaReasons.vehicleIsDriven'),
  'attack order.limit A-25': (t) => t('ssuaReasons.attackedAlready'),
  'attack order.state A-20': (t) => t('ssuaReasons.chargeAttackOnly'),
  'move order.state A-20': (t) => t('ssuaReasons.noMoveAfterCharge'),
  'operate order.limit A-28': (t) => t('ssuaReasons.drivesAlready'),
};

/** The button has said which line of the card it is. */
const NAMED_ATTACK: Readonly<Record<string, Partial<EventField> | undefined>> = { attack: undefined };

/**
 * Without a line of the card the button says of which kind the attack is. After a charge it may be any line, made in melee, and
 * the buttons of ranged lines are refused.
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

/** Those in play, enemies first and itself last, since no rule forbids it; the only enemy is the common answer. */
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

/** how far an AP goes. */
function moveHint(t: Translate, play: SsuaPlay, { how, model }: Candidate): string | undefined {
  const { moveMultiplier, prices } = figureOf(play, String(model)).character;
  if (how === 'swim') return t('ssuaQuestions.swimHint', { ap: prices.swim, distance: inches(t, moveMultiplier) });
  const far = how === 'walk' ? moveMultiplier : 2 * moveMultiplier;
  return t('ssuaQuestions.moveHint', { distance: inches(t, far) });
}
