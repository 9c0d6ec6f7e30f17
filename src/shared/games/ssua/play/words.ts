/** What SSUA says at the table in its own words. */
import type { NameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-rules.ts';
import { getFigure } from '../../../play/state.ts';
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
import type { SsuaEncounter } from './state.ts';

type LogLine = (translate: Translate, event: Fields, name: NameOf) => string;

const LINES: Readonly<Record<string, LogLine>> = {
  begin: (translate) => translate('ssuaLog.begin'),
  initiative: (translate, { side, model, with: attribute, dice }, name) =>
    translate('ssuaLog.initiative', {
      name: who(translate, name, model),
      attribute: attributeName(attribute),
      side: who(translate, name, side),
      faces: faces(dice),
    }),
  activate: (translate, { model, by }, name) =>
    isFilledText(by)
      ? translate('ssuaLog.activateAgain', { name: who(translate, name, model), cause: quoted(translate, by) })
      : translate('ssuaLog.activate', { name: who(translate, name, model) }),
  pass: (translate, { model }, name) =>
    model === undefined
      ? translate('ssuaLog.pass')
      : translate('ssuaLog.passOver', { name: who(translate, name, model) }),
  move: (translate, { model, how, inches: far }, name) =>
    translate(`ssuaLog.${isMoveKind(how) ? how : 'move'}`, {
      name: who(translate, name, model),
      distance: inches(translate, far),
    }),
  'take-off': (translate, { model }, name) => translate('ssuaLog.takeOff', { name: who(translate, name, model) }),
  land: (translate, { model }, name) => translate('ssuaLog.land', { name: who(translate, name, model) }),
  attack: attackLine,
  interact: (translate, { model, what }, name) =>
    isFilledText(what)
      ? translate('ssuaLog.interactWith', { name: who(translate, name, model), what: shortText(what) })
      : translate('ssuaLog.interact', { name: who(translate, name, model) }),
  'pick-up': (translate, { model, what }, name) =>
    isFilledText(what)
      ? translate('ssuaLog.pickUp', { name: who(translate, name, model), what: shortText(what) })
      : translate('ssuaLog.pickUpObject', { name: who(translate, name, model) }),
  operate: (translate, { model, vehicle }, name) =>
    translate('ssuaLog.operate', { name: who(translate, name, model), vehicle: who(translate, name, vehicle) }),
  power: (translate, { model, what, ap }, name) =>
    typeof ap === 'number'
      ? translate('ssuaLog.powerForAp', { name: who(translate, name, model), power: shortText(what), ap })
      : translate('ssuaLog.power', { name: who(translate, name, model), power: shortText(what) }),
  end: (translate) => translate('ssuaLog.end'),
};

const MOVE_KINDS: readonly unknown[] = ['walk', 'charge', 'fly', 'swim'] satisfies readonly MoveKind[];

const isMoveKind = (how: unknown): how is MoveKind => MOVE_KINDS.includes(how);

const attributeName = (attribute: unknown): string => (attribute === 'mind' ? 'Mind' : 'Agility');

function attackLine(translate: Translate, { model, type, attack, target }: Fields, name: NameOf): string {
  const attacker = {
    name: who(translate, name, model),
    type: type === 'melee' || type === 'ranged' ? translate(`ssuaAttackTypes.${type}`) : shortText(type),
  };
  const targetName = target === undefined ? undefined : who(translate, name, target);
  if (isFilledText(attack)) {
    const named = { ...attacker, attack: shortText(attack) };
    return targetName === undefined
      ? translate('ssuaLog.attackWith', named)
      : translate('ssuaLog.attackWithOn', { ...named, target: targetName });
  }
  return targetName === undefined
    ? translate('ssuaLog.attack', attacker)
    : translate('ssuaLog.attackOn', { ...attacker, target: targetName });
}

const LABELS: Readonly<Record<string, LateText>> = {
  begin: (translate) => translate('ssuaButtons.begin'),
  pass: (translate) => translate('ssuaButtons.pass'),
  'take-off': (translate) => translate('ssuaButtons.takeOff'),
  land: (translate) => translate('ssuaButtons.land'),
  interact: (translate) => translate('ssuaButtons.interact'),
  'pick-up': (translate) => translate('ssuaButtons.pickUp'),
  end: (translate) => translate('ssuaButtons.end'),
};

/** What the log calls a power that the card gives no price for, until the table says which one it is. */
export const OTHER_POWER = 'power';

/** Whether the card has this very power with a price. */
const isPriced = (encounter: SsuaEncounter, { model, what, ap }: Candidate): boolean =>
  encounter.figures.get(String(model))?.character.powers.some((power) => power.name === what && power.ap === ap) ??
  false;

export const words: PlayTexts<SsuaEncounter> = {
  line: (translate, event, name) =>
    typeof event.kind === 'string' && Object.hasOwn(LINES, event.kind)
      ? LINES[event.kind]?.(translate, event, name)
      : undefined,
  outcome: (translate, { state }) =>
    typeof state.last.goals === 'number' ? translate('ssuaLog.goals', { count: state.last.goals }) : '',
  label(translate, _encounter, event, name) {
    switch (event.kind) {
      case 'initiative':
        return translate('ssuaButtons.roll', { attribute: attributeName(event.with) });
      case 'move':
        return isMoveKind(event.how) ? translate(`ssuaButtons.${event.how}`) : undefined;
      case 'attack':
        if (typeof event.attack === 'string') return event.attack;
        return translate(`ssuaButtons.${event.type === 'melee' ? 'melee' : 'ranged'}`);
      case 'operate':
        return translate('ssuaButtons.drive', { name: name(String(event.vehicle)) });
      case 'activate':
        return event.by === undefined ? translate('ssuaButtons.activate') : translate('ssuaButtons.activateAgain');
      case 'power':
        return event.what === OTHER_POWER ? translate('ssuaButtons.otherPower') : String(event.what);
      default:
        return findText(translate, LABELS, event.kind);
    }
  },
  price: (translate, _encounter, { kind }) => (kind === 'move' ? translate('ssuaButtons.priceByDistance') : undefined),
  group: (_encounter, { kind }) => (kind === 'operate' ? 'act' : undefined),
  values: {
    agility: (translate) => translate('ssuaValues.agility'),
    mind: (translate) => translate('ssuaValues.mind'),
    ap: (translate) => translate('ssuaValues.ap'),
    hits: (translate) => translate('ssuaValues.hits'),
    walk: (translate) => translate('ssuaValues.walk'),
    charge: (translate) => translate('ssuaValues.charge'),
    fly: (translate) => translate('ssuaValues.fly'),
    swim: (translate) => translate('ssuaValues.swim'),
    melee: (translate) => translate('ssuaValues.melee'),
    ranged: (translate) => translate('ssuaValues.ranged'),
  },
  keys: {
    side: (translate) => translate('ssuaQuestions.side'),
    model: (translate) => translate('ssuaQuestions.model'),
    with: (translate) => translate('ssuaQuestions.with'),
    inches: (translate) => translate('ssuaQuestions.inches'),
    how: (translate) => translate('ssuaQuestions.how'),
    type: (translate) => translate('ssuaQuestions.type'),
    attack: (translate) => translate('ssuaQuestions.attack'),
    target: (translate) => translate('ssuaQuestions.target'),
    what: (translate) => translate('ssuaQuestions.what'),
    vehicle: (translate) => translate('ssuaQuestions.vehicle'),
    by: (translate) => translate('ssuaQuestions.by'),
    ap: (translate) => translate('ssuaQuestions.ap'),
    field: (translate) => translate('ssuaQuestions.field'),
    to: (translate) => translate('ssuaQuestions.to'),
    before: (translate) => translate('ssuaQuestions.before'),
  },
  settled: {
    pass: ['model'],
    operate: ['vehicle'],
    initiative: ['side', 'with'],
    move: ['how'],
  },
  rare: { activate: ['by'], attack: ['type', 'attack'], interact: ['what'], 'pick-up': ['what'] },
  reason: (translate, _play, { kind }, { code, fact }) => findText(translate, REASONS, `${kind} ${code} ${fact}`),
  fields(translate, encounter, event, fields) {
    if (event.kind === 'attack') {
      const target = targetsOf(encounter, event, fields);
      return edited(fields, {
        target,
        ...(event.attack === undefined ? unnamedAttack(encounter, event) : NAMED_ATTACK),
      });
    }
    if (event.kind === 'power' && isPriced(encounter, event)) return edited(fields, { what: undefined, ap: undefined });
    if (event.kind === 'operate') return fields.filter(({ path }) => path !== '/vehicle');
    if (event.kind !== 'move') return fields;
    const hint = moveHint(translate, encounter, event);
    return fields.map((field) => (field.path === '/inches' && hint !== undefined ? { ...field, hint } : field));
  },
  labels: {
    activated: (translate) => translate('ssuaTags.activated'),
    attacked: (translate) => translate('ssuaTags.attacked'),
    charged: (translate) => translate('ssuaTags.charged'),
    flying: (translate) => translate('ssuaTags.flying'),
  },
  passing: ['activated', 'attacked', 'charged'],
};

const REASONS: Readonly<Record<string, LateText>> = {
  'activate order.limit A-11': (translate) => translate('ssuaReasons.activatedAlready'),
  'activate order.state A-28': (translate) => translate('ssuaReasons.vehicleIsDriven'),
  'attack order.limit A-25': (translate) => translate('ssuaReasons.attackedAlready'),
  'attack order.state A-20': (translate) => translate('ssuaReasons.chargeAttackOnly'),
  'move order.state A-20': (translate) => translate('ssuaReasons.noMoveAfterCharge'),
  'operate order.limit A-28': (translate) => translate('ssuaReasons.drivesAlready'),
};

/** The button has said which line of the card it is. */
const NAMED_ATTACK: Readonly<Record<string, Partial<EventField> | undefined>> = { attack: undefined };

/**
 * Without a line of the card the button says of which kind the attack is. After a charge it may be any line, made in melee, and
 * the buttons of ranged lines are refused.
 */
function unnamedAttack(
  encounter: SsuaEncounter,
  { model }: Candidate,
): Readonly<Record<string, Partial<EventField> | undefined>> {
  const { attacks } = getFigure(encounter, String(model)).character;
  if (encounter.state.models.get(String(model))?.charged !== true || attacks.length === 0) {
    return { type: undefined, attack: undefined };
  }
  const choices = attacks.map(({ name }) => ({ value: name, label: name }));
  return { type: undefined, attack: { type: 'choice', choices } };
}

/** Those in play, enemies first and itself last, since no rule forbids it; the only enemy is the common answer. */
function targetsOf(
  encounter: SsuaEncounter,
  { model, target }: Candidate,
  fields: readonly EventField[],
): Partial<EventField> {
  const { side } = getFigure(encounter, String(model));
  const known = fields.find(({ path }) => path === '/target')?.choices ?? [];
  const isIn = ({ value }: FieldChoice) => encounter.state.models.get(String(value))?.out === false;
  const isEnemy = ({ value }: FieldChoice) => getFigure(encounter, String(value)).side !== side;
  const others = known.filter((choice) => isIn(choice) || choice.value === target);
  const enemies = others.filter(isEnemy);
  const friends = others.filter((choice) => !isEnemy(choice));
  const itself = friends.filter(({ value }) => value === model);
  const choices = [...enemies, ...friends.filter(({ value }) => value !== model), ...itself];
  return { choices, value: target ?? (enemies.length === 1 ? enemies[0]?.value : undefined) };
}

/** how far an AP goes. */
function moveHint(translate: Translate, encounter: SsuaEncounter, { how, model }: Candidate): string | undefined {
  const { moveMultiplier, prices } = getFigure(encounter, String(model)).character;
  if (how === 'swim')
    return translate('ssuaQuestions.swimHint', { ap: prices.swim, distance: inches(translate, moveMultiplier) });
  const far = how === 'walk' ? moveMultiplier : 2 * moveMultiplier;
  return translate('ssuaQuestions.moveHint', { distance: inches(translate, far) });
}
