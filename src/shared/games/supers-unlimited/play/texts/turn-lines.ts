/** Formats Turns, answers and statements of players as lines of the log. */
import type { GetName } from '../../../../play/model-names.ts';
import { truncateVisibly } from '../../../../text/truncate.ts';
import { formatLateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { ADJUSTABLE_FIELDS } from '../battlefield/adjustable-fields.ts';
import { listLandingParts } from './action-lines.ts';
import {
  type EventFields,
  formatName,
  formatNames,
  formatPositiveInches,
  formatRollDetails,
  formatValue,
  formatWord,
  hasItems,
  isPositive,
  toFieldList,
} from './log-values.ts';
import { filterPresent, joinContinuation, joinWithAnd } from './phrases.ts';
import { TRACKED_LABELS } from './tracked-labels.ts';

type LogLine = (translate: Translate, event: EventFields, getName: GetName) => string;

function formatChoice(
  translate: Translate,
  { model: modelId, returns, upkeep, dangerous }: EventFields,
  getName: GetName,
): string {
  const payments = toFieldList(upkeep).map(({ model: payerId, pp: paidPoints, what: purpose }) => {
    const values = { model: formatName(payerId, getName), points: formatValue(paidPoints) };
    return purpose === undefined
      ? translate('suLog.pays', values)
      : translate('suLog.paysFor', { ...values, purpose: formatValue(purpose) });
  });
  const returnText =
    hasItems(returns) && translate('suLog.backOnTable', { models: formatNames(translate, returns, getName) });
  const additions = filterPresent(
    returnText,
    payments.length > 0 && joinWithAnd(translate, payments),
    isPositive(dangerous) && translate('suLog.inDangerousTerrain'),
  );
  const details = additions.length === 0 ? '' : `; ${additions.join(', ')}`;
  return translate('suLog.isChosen', { model: formatName(modelId, getName), details });
}

const formatLanding = (translate: Translate, event: EventFields, getName: GetName): string =>
  joinContinuation([], listLandingParts(translate, event, getName));

/** Describes an Effect that players stated. Example: `Wasp takes 3 Damage`. */
function formatInfliction(
  translate: Translate,
  { model: modelId, effect, amount, by: attackerId, type, source }: EventFields,
  getName: GetName,
): string {
  const details = filterPresent(
    effect === 'control' && type !== undefined && `(${formatWord(type)})`,
    attackerId !== undefined && translate('suLog.from', { attacker: formatName(attackerId, getName) }),
    typeof source === 'string' && source !== '' && translate('suLog.bySource', { source }),
  );
  return translate('suLog.takes', {
    model: formatName(modelId, getName),
    amount: formatValue(amount),
    effect: formatWord(effect),
    details: joinContinuation(details),
  });
}

function formatClaim(
  translate: Translate,
  { marker: markerId, models: modelIds, near: enemyIds }: EventFields,
  getName: GetName,
): string {
  const isEmpty = Array.isArray(modelIds) && modelIds.length === 0;
  const enemyText =
    hasItems(enemyIds) && translate('suLog.enemiesClose', { enemies: formatNames(translate, enemyIds, getName) });
  return translate('suLog.atMarker', {
    marker: formatName(markerId, getName),
    models: isEmpty ? translate('suLog.nobody') : formatNames(translate, modelIds, getName),
    details: joinContinuation([], filterPresent(enemyText)),
  });
}

const toEventFields = (thing: unknown): EventFields =>
  (typeof thing === 'object' && thing !== null ? thing : {}) as EventFields;

/** Example: `an Object of Rank 2` or `a flimsy Building`. */
function formatThingKind(translate: Translate, thing: unknown): string {
  const { kind, rank, material, enclosed } = toEventFields(thing);
  if (kind === 'object') return translate('suLog.object', { rank: formatValue(rank) });
  return translate(enclosed === true ? 'suLog.enclosedBuilding' : 'suLog.building', {
    material: formatValue(material),
  });
}

/** Returns the name of a thing that an event brings: the one that the event gives, or else the one that is made from its id. */
function formatNewThing(thing: unknown, getName: GetName): string {
  const { id, name } = toEventFields(thing);
  return typeof name === 'string' && name.trim() !== '' ? truncateVisibly(name.trim()) : formatName(id, getName);
}

/** Example: `Tower: 3 Damage, destroyed`. */
function formatThingCorrection(
  translate: Translate,
  { thing: thingId, damage, condition }: EventFields,
  getName: GetName,
): string {
  const changes = filterPresent(
    damage !== undefined && translate('suLog.thingDamage', { damage: formatValue(damage) }),
    condition === 'destroyed' && translate('suLog.thingDestroyed'),
    condition === 'standing' && translate('suLog.thingStanding'),
  );
  return translate('suLog.thingCorrected', { thing: formatName(thingId, getName), changes: changes.join(', ') });
}

/** Names a field that is set by hand. */
export function formatFieldName(translate: Translate, field: unknown): string {
  const fieldLabel = Object.hasOwn(ADJUSTABLE_FIELDS, formatValue(field))
    ? ADJUSTABLE_FIELDS[formatValue(field)]?.label
    : undefined;
  return fieldLabel === undefined
    ? formatWord(field)
    : formatLateText(translate, TRACKED_LABELS[fieldLabel] ?? fieldLabel);
}

function formatAdjustment(
  translate: Translate,
  { model: modelId, field, to: newValue }: EventFields,
  getName: GetName,
): string {
  const modelName = formatName(modelId, getName);
  if (field === 'ko') return translate(newValue === 1 ? 'suLog.isKo' : 'suLog.isNoLongerKo', { model: modelName });
  if (field === 'out')
    return translate(newValue === 1 ? 'suLog.isIncapacitated' : 'suLog.isNoLongerIncapacitated', { model: modelName });
  return translate('suLog.fieldSet', {
    model: modelName,
    field: formatFieldName(translate, field),
    value: formatValue(newValue),
  });
}

function formatCollapse(
  translate: Translate,
  { roof: roofIds, inside: insideIds }: EventFields,
  getName: GetName,
): string {
  const modelTexts = filterPresent(
    hasItems(roofIds) && translate('suLog.onRoof', { models: formatNames(translate, roofIds, getName) }),
    hasItems(insideIds) && translate('suLog.inside', { models: formatNames(translate, insideIds, getName) }),
  );
  return modelTexts.length === 0
    ? translate('suLog.comesDownEmpty')
    : translate('suLog.comesDownWith', { models: modelTexts.join(', ') });
}

function formatKnockback(translate: Translate, event: EventFields, getName: GetName): string {
  const inches = formatPositiveInches(translate, event.distance);
  const bodyText = event.contact !== undefined && translate('suLog.into', { body: formatName(event.contact, getName) });
  const details = joinContinuation(filterPresent(bodyText), listLandingParts(translate, event, getName));
  return inches === undefined
    ? translate('suLog.noKnockback', { details })
    : translate('suLog.knockback', { inches, details });
}

function formatSummoning(
  translate: Translate,
  { id, side: sideId, resistance, copies }: EventFields,
  getName: GetName,
): string {
  const sideName = formatName(sideId, getName);
  const modelName =
    isPositive(copies) && copies > 1
      ? translate('suLog.andMore', { model: formatName(id, getName), more: copies - 1 })
      : formatName(id, getName);
  return isPositive(resistance)
    ? translate('suLog.isSummonedWith', { model: modelName, side: sideName, resistance })
    : translate('suLog.isSummoned', { model: modelName, side: sideName });
}

export const TURN_LINES: Readonly<Record<string, LogLine>> = {
  choose: formatChoice,
  pass: (translate) => translate('suLog.passes'),
  activate: (translate, event, getName) =>
    translate('suLog.activationBegins', { details: formatLanding(translate, event, getName) }),
  'end-activation': (translate) => translate('suLog.activationEnds'),
  hold: (translate, event, getName) =>
    translate('suLog.holdsInitiative', {
      model: formatName(event.model, getName),
      details: formatLanding(translate, event, getName),
    }),
  'end-turn': (translate) => translate('suLog.turnEnds'),
  'end-game': (translate) => translate('suLog.gameEnds'),
  roll: (translate, { powerUp, dice }) =>
    translate('suLog.roll', {
      details: formatRollDetails(filterPresent(powerUp === true && translate('suLog.withPowerUp')), dice),
    }),
  knockback: formatKnockback,
  collapse: formatCollapse,
  'end-control': (translate) => translate('suLog.controlEnds'),
  'end-recovery': (translate) => translate('suLog.recoveryEnds'),
  'end-ability': (translate, { model: modelId, what: ability }, getName) =>
    translate('suLog.abilityEnds', { model: formatName(modelId, getName), ability: formatValue(ability) }),
  inflict: formatInfliction,
  claim: formatClaim,
  thing: (translate, { thing }, getName) =>
    translate('suLog.isOnTable', {
      name: formatNewThing(thing, getName),
      thing: formatThingKind(translate, thing),
    }),
  'adjust-thing': formatThingCorrection,
  summon: formatSummoning,
  dismiss: (translate, { model: modelId }, getName) =>
    translate('suLog.isDismissed', { model: formatName(modelId, getName) }),
  adjust: formatAdjustment,
};
