/** Formats the play texts of SSUA. */
import { isOpenDamage, listDamageableModels } from '../../../play/event/damage-event.ts';
import { formatGameResult } from '../../../play/log/standing-sides.ts';
import type { GetName } from '../../../play/model-names.ts';
import type { CandidateEvent } from '../../../play/play-rules.ts';
import type { EventField, FieldChoice } from '../../../play/play-screen/event-fields.ts';
import { editFields, limitModelField } from '../../../play/play-screen/field-edits.ts';
import {
  type Fields,
  findText,
  formatFaces,
  formatInches,
  formatName,
  formatQuoted,
  formatValue,
  isFilledText,
  joinParts,
} from '../../../play/play-screen/format-values.ts';
import type { PlayTexts } from '../../../play/play-screen/play-texts.ts';
import { getFigure } from '../../../play/state.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { HITS } from './events.ts';
import { findAttack, getAttackPrice, type MoveKind } from './prices.ts';
import type { SsuaEncounter } from './state.ts';

type LogLine = (translate: Translate, logEvent: Fields, getName: GetName) => string;

const LOG_LINES: Readonly<Record<string, LogLine>> = {
  begin: (translate) => translate('ssuaLog.begin'),
  initiative: (translate, { side: sideId, model: modelId, with: attribute, dice }, getName) =>
    translate('ssuaLog.initiative', {
      name: formatName(translate, getName, modelId),
      attribute: getAttributeName(attribute),
      side: formatName(translate, getName, sideId),
      faces: formatFaces(dice),
    }),
  activate: (translate, { model: modelId, by: cardName }, getName) =>
    isFilledText(cardName)
      ? translate('ssuaLog.activateAgain', {
          name: formatName(translate, getName, modelId),
          cause: formatQuoted(translate, cardName),
        })
      : translate('ssuaLog.activate', { name: formatName(translate, getName, modelId) }),
  pass: (translate, { model: modelId }, getName) =>
    modelId === undefined
      ? translate('ssuaLog.pass')
      : translate('ssuaLog.passOver', { name: formatName(translate, getName, modelId) }),
  move: (translate, { model: modelId, how: moveKind, inches }, getName) =>
    translate(`ssuaLog.${isMoveKind(moveKind) ? moveKind : 'move'}`, {
      name: formatName(translate, getName, modelId),
      distance: formatInches(translate, inches),
    }),
  'take-off': (translate, { model: modelId }, getName) =>
    translate('ssuaLog.takeOff', { name: formatName(translate, getName, modelId) }),
  land: (translate, { model: modelId }, getName) =>
    translate('ssuaLog.land', { name: formatName(translate, getName, modelId) }),
  attack: formatAttackEvent,
  interact: (translate, { model: modelId, what: objectName }, getName) =>
    isFilledText(objectName)
      ? translate('ssuaLog.interactWith', {
          name: formatName(translate, getName, modelId),
          what: formatValue(objectName),
        })
      : translate('ssuaLog.interact', { name: formatName(translate, getName, modelId) }),
  'pick-up': (translate, { model: modelId, what: objectName }, getName) =>
    isFilledText(objectName)
      ? translate('ssuaLog.pickUp', { name: formatName(translate, getName, modelId), what: formatValue(objectName) })
      : translate('ssuaLog.pickUpObject', { name: formatName(translate, getName, modelId) }),
  operate: (translate, { model: modelId, vehicle: vehicleId }, getName) =>
    translate('ssuaLog.operate', {
      name: formatName(translate, getName, modelId),
      vehicle: formatName(translate, getName, vehicleId),
    }),
  power: (translate, { model: modelId, what: powerName, ap: actionPoints }, getName) =>
    typeof actionPoints === 'number'
      ? translate('ssuaLog.powerForAp', {
          name: formatName(translate, getName, modelId),
          power: formatValue(powerName),
          ap: actionPoints,
        })
      : translate('ssuaLog.power', { name: formatName(translate, getName, modelId), power: formatValue(powerName) }),
  damage: (translate, { model: modelId, amount, by: attackerId }, getName) => {
    const values = { name: formatName(translate, getName, modelId), amount: typeof amount === 'number' ? amount : 0 };
    return attackerId === undefined
      ? translate('ssuaLog.damage', values)
      : translate('ssuaLog.damageBy', { ...values, attacker: formatName(translate, getName, attackerId) });
  },
  end: (translate) => translate('ssuaLog.end'),
};

const MOVE_KINDS: readonly unknown[] = ['walk', 'charge', 'fly', 'swim'] satisfies readonly MoveKind[];

const isMoveKind = (moveKind: unknown): moveKind is MoveKind => MOVE_KINDS.includes(moveKind);

const getAttributeName = (attribute: unknown): string => (attribute === 'mind' ? 'Mind' : 'Agility');

function formatAttackEvent(translate: Translate, logEvent: Fields, getName: GetName): string {
  const sentence = formatAttackSentence(translate, logEvent, getName);
  return Array.isArray(logEvent.dice) && logEvent.dice.length > 0
    ? translate('ssuaLog.attackRoll', { sentence, faces: formatFaces(logEvent.dice) })
    : sentence;
}

function formatAttackSentence(
  translate: Translate,
  { model: modelId, type, attack: attackName, target: targetId }: Fields,
  getName: GetName,
): string {
  const attacker = {
    name: formatName(translate, getName, modelId),
    type: type === 'melee' || type === 'ranged' ? translate(`ssuaAttackTypes.${type}`) : formatValue(type),
  };
  const targetName = targetId === undefined ? undefined : formatName(translate, getName, targetId);
  if (isFilledText(attackName)) {
    const values = { ...attacker, attack: formatValue(attackName) };
    return targetName === undefined
      ? translate('ssuaLog.attackWith', values)
      : translate('ssuaLog.attackWithOn', { ...values, target: targetName });
  }
  return targetName === undefined
    ? translate('ssuaLog.attack', attacker)
    : translate('ssuaLog.attackOn', { ...attacker, target: targetName });
}

const BUTTON_LABELS: Readonly<Record<string, LateText>> = {
  begin: (translate) => translate('ssuaButtons.begin'),
  pass: (translate) => translate('ssuaButtons.pass'),
  'take-off': (translate) => translate('ssuaButtons.takeOff'),
  land: (translate) => translate('ssuaButtons.land'),
  interact: (translate) => translate('ssuaButtons.interact'),
  'pick-up': (translate) => translate('ssuaButtons.pickUp'),
  end: (translate) => translate('ssuaButtons.end'),
};

/** Name in the log of a power without a price on the card, until the players say which one it is. */
export const OTHER_POWER = 'power';

/** Whether the card has this power with exactly this price. */
const isPowerWithFixedPrice = (
  encounter: SsuaEncounter,
  { model: modelId, what: powerName, ap: actionPoints }: CandidateEvent,
): boolean =>
  encounter.figures
    .get(String(modelId))
    ?.character.powers.some((cardPower) => cardPower.name === powerName && cardPower.ap === actionPoints) ?? false;

export const words: PlayTexts<SsuaEncounter> = {
  formatEvent: (translate, logEvent, getName) =>
    typeof logEvent.kind === 'string' && Object.hasOwn(LOG_LINES, logEvent.kind)
      ? LOG_LINES[logEvent.kind]?.(translate, logEvent, getName)
      : undefined,
  formatOutcome(translate, encounter, { kind }, getName) {
    const { last } = encounter.state;
    if (kind === 'end-game') return formatGameResult(translate, encounter, getName);
    if (typeof last.goals === 'number') return translate('ssuaLog.goals', { count: last.goals });
    return typeof last.left === 'number' ? translate('ssuaLog.hitsLeft', { count: last.left }) : '';
  },
  formatLabel(translate, _encounter, logEvent, getName) {
    switch (logEvent.kind) {
      case 'initiative':
        return translate('ssuaButtons.roll', { attribute: getAttributeName(logEvent.with) });
      case 'move':
        return isMoveKind(logEvent.how) ? translate(`ssuaButtons.${logEvent.how}`) : undefined;
      case 'attack':
        if (typeof logEvent.attack === 'string') return logEvent.attack;
        return translate(`ssuaButtons.${logEvent.type === 'melee' ? 'melee' : 'ranged'}`);
      case 'damage':
        return translate('ssuaButtons.damage');
      case 'operate':
        return translate('ssuaButtons.drive', { name: getName(String(logEvent.vehicle)) });
      case 'activate':
        return logEvent.by === undefined ? translate('ssuaButtons.activate') : translate('ssuaButtons.activateAgain');
      case 'power':
        return logEvent.what === OTHER_POWER ? translate('ssuaButtons.otherPower') : String(logEvent.what);
      default:
        return findText(translate, BUTTON_LABELS, logEvent.kind);
    }
  },
  formatPrice: (translate, encounter, logEvent) =>
    logEvent.kind === 'move'
      ? translate('ssuaButtons.priceByDistance')
      : logEvent.kind === 'attack'
        ? formatAttackPrice(translate, encounter, logEvent)
        : undefined,
  getGroup: (_encounter, { kind }) => (kind === 'operate' ? 'act' : kind === 'damage' ? 'answer' : undefined),
  valueTexts: {
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
  keyLabels: {
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
    pool: (translate) => translate('ssuaQuestions.pool'),
    amount: (translate) => translate('ssuaQuestions.amount'),
    'damage.by': (translate) => translate('ssuaQuestions.damageBy'),
    to: (translate) => translate('ssuaQuestions.to'),
    before: (translate) => translate('ssuaQuestions.before'),
  },
  answeredKeys: {
    pass: ['model'],
    operate: ['vehicle'],
    initiative: ['side', 'with'],
    move: ['how'],
  },
  rareKeys: { activate: ['by'], attack: ['type', 'attack'], interact: ['what'], 'pick-up': ['what'] },
  explainRefusal: (translate, _play, { kind }, { code, fact }) =>
    findText(translate, REFUSAL_REASONS, `${kind} ${code} ${fact}`),
  // Removes form fields that the chosen button has answered already, and narrows the choices of the others.
  adjustFields(translate, encounter, logEvent, fields) {
    if (logEvent.kind === 'attack') {
      const target = createTargetField(encounter, logEvent, fields);
      const cardPool = findAttack(encounter, String(logEvent.model), logEvent.attack)?.pool;
      const pool =
        cardPool === undefined
          ? { isSuggested: true }
          : { hint: translate('ssuaQuestions.poolHint', { count: cardPool }) };
      return editFields(fields, {
        ...{ target, pool },
        ...(logEvent.attack === undefined ? getUnnamedAttackFields(encounter, logEvent) : NAMED_ATTACK),
      });
    }
    if (logEvent.kind === 'damage') {
      const hint = getDamageHint(translate, encounter, logEvent);
      return editFields(fields, {
        ...(isOpenDamage(encounter, logEvent)
          ? { model: undefined, by: undefined }
          : { model: limitModelField(fields, listDamageableModels(encounter, HITS)) }),
        ...(hint === undefined ? {} : { amount: { hint } }),
      });
    }
    if (logEvent.kind === 'power' && isPowerWithFixedPrice(encounter, logEvent))
      return editFields(fields, { what: undefined, ap: undefined });
    if (logEvent.kind === 'operate') return fields.filter(({ path }) => path !== '/vehicle');
    if (logEvent.kind !== 'move') return fields;
    const hint = getMoveHint(translate, encounter, logEvent);
    return fields.map((field) => (field.path === '/inches' && hint !== undefined ? { ...field, hint } : field));
  },
  labelTexts: {
    activated: (translate) => translate('ssuaTags.activated'),
    attacked: (translate) => translate('ssuaTags.attacked'),
    charged: (translate) => translate('ssuaTags.charged'),
    flying: (translate) => translate('ssuaTags.flying'),
  },
  transientLabels: ['activated', 'attacked', 'charged'],
};

/** Explanations of refusals. A key is the kind of the log event, the code of the refusal and the fact. */
const REFUSAL_REASONS: Readonly<Record<string, LateText>> = {
  'activate order.limit A-11': (translate) => translate('ssuaReasons.activatedAlready'),
  'activate order.state A-28': (translate) => translate('ssuaReasons.vehicleIsDriven'),
  'attack order.limit A-25': (translate) => translate('ssuaReasons.attackedAlready'),
  'attack order.state A-20': (translate) => translate('ssuaReasons.chargeAttackOnly'),
  'move order.state A-20': (translate) => translate('ssuaReasons.noMoveAfterCharge'),
  'operate order.limit A-28': (translate) => translate('ssuaReasons.drivesAlready'),
};

/** Hides the field `attack`, because the button already names the attack of the card. */
const NAMED_ATTACK: Readonly<Record<string, Partial<EventField> | undefined>> = { attack: undefined };

/**
 * Returns the changes to the fields of an attack whose button states only the type. After a charge, players choose one of the card's
 * attacks, which is then made in melee. Buttons of ranged attacks are refused after a charge.
 */
function getUnnamedAttackFields(
  encounter: SsuaEncounter,
  { model: modelId }: CandidateEvent,
): Readonly<Record<string, Partial<EventField> | undefined>> {
  const { attacks } = getFigure(encounter, String(modelId)).character;
  if (encounter.state.models.get(String(modelId))?.charged !== true || attacks.length === 0) {
    return { type: undefined, attack: undefined };
  }
  const choices = attacks.map(({ name }) => ({ value: name, label: name }));
  return { type: undefined, attack: { type: 'choice', choices } };
}

/**
 * Creates the field for the target, with the targets in play as choices: enemies first, and the model itself last, since no rule forbids
 * attacking itself. A single enemy is preselected.
 */
function createTargetField(
  encounter: SsuaEncounter,
  { model: modelId, target: targetId }: CandidateEvent,
  fields: readonly EventField[],
): Partial<EventField> {
  const { side: sideId } = getFigure(encounter, String(modelId));
  const knownChoices = fields.find(({ path }) => path === '/target')?.choices ?? [];
  const isIn = ({ value }: FieldChoice) => encounter.state.models.get(String(value))?.out === false;
  const isEnemy = ({ value }: FieldChoice) => getFigure(encounter, String(value)).side !== sideId;
  const choicesInPlay = knownChoices.filter((choice) => isIn(choice) || choice.value === targetId);
  const enemies = choicesInPlay.filter(isEnemy);
  const friends = choicesInPlay.filter((choice) => !isEnemy(choice));
  const ownChoices = friends.filter(({ value }) => value === modelId);
  const choices = [...enemies, ...friends.filter(({ value }) => value !== modelId), ...ownChoices];
  const value = targetId ?? (enemies.length === 1 ? enemies[0]?.value : undefined);
  return { choices, value, isRequired: value === undefined, isAlwaysAsked: true };
}

/** Formats what an attack costs and does, as on its card: `3 AP, 5 dice, 24", damage 4`. */
function formatAttackPrice(translate: Translate, encounter: SsuaEncounter, logEvent: CandidateEvent): string {
  const modelId = String(logEvent.model);
  const { pool, range, damage } = findAttack(encounter, modelId, logEvent.attack) ?? {};
  const price = getAttackPrice(encounter, modelId, typeof logEvent.attack === 'string' ? logEvent.attack : undefined);
  return joinParts(
    price === 0 ? translate('playWords.free') : translate('ssuaButtons.apPrice', { ap: price }),
    pool === undefined ? '' : translate('ssuaButtons.pool', { count: pool }),
    range === undefined ? '' : formatInches(translate, range),
    damage === undefined ? '' : translate('ssuaButtons.attackDamage', { damage }),
  );
}

/** Returns a hint with the damage that the card of the attacker states. */
function getDamageHint(
  translate: Translate,
  encounter: SsuaEncounter,
  { by: attackerId, model: modelId }: CandidateEvent,
): string | undefined {
  const { attack } = encounter.state;
  if (attack === undefined || attack.attacker !== attackerId || attack.target !== modelId) return undefined;
  const cardAttack = findAttack(encounter, attack.attacker, attack.name);
  return cardAttack?.damage === undefined
    ? undefined
    : translate('ssuaQuestions.damageHint', { attack: cardAttack.name, damage: cardAttack.damage });
}

/** Returns a hint that says how far one AP reaches: 1 inch on foot, 2 in a charge or in the air, times the multiplier. */
function getMoveHint(
  translate: Translate,
  encounter: SsuaEncounter,
  { how: moveKind, model: modelId }: CandidateEvent,
): string | undefined {
  const { moveMultiplier, prices } = getFigure(encounter, String(modelId)).character;
  if (moveKind === 'swim')
    return translate('ssuaQuestions.swimHint', { ap: prices.swim, distance: formatInches(translate, moveMultiplier) });
  const distance = moveKind === 'walk' ? moveMultiplier : 2 * moveMultiplier;
  return translate('ssuaQuestions.moveHint', { distance: formatInches(translate, distance) });
}
