/** Formats Actions, Reactions and Gimmicks as lines of the log (E-53, E-58, E-60, E-121). */
import type { GetName } from '../../../../play/model-names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { BASH } from '../../documents/blank.ts';
import { UNNAMED_ABILITY } from '../play-card.ts';
import {
  type EventFields,
  formatName,
  formatNames,
  formatPositiveInches,
  formatRecovered,
  formatRollDetails,
  formatValue,
  formatWord,
  hasItems,
  isPositive,
  toFieldList,
} from './log-values.ts';
import { filterPresent, formatInches, joinContinuation, joinWithAnd } from './phrases.ts';

type LogLine = (translate: Translate, event: EventFields, getName: GetName) => string;

/** Describes a movement and its landing. */
function formatMovement(translate: Translate, event: EventFields, getName: GetName): string {
  const {
    by: movementType,
    inches,
    up: upTokens,
    down: downTokens,
    discard: discardedTokens,
    difficult,
    gimmicks,
    with: riderIds,
  } = event;
  const typeText =
    typeof movementType === 'string' &&
    movementType !== 'sprint' &&
    translate('suLog.moveBy', { way: formatWord(movementType) });
  const details = filterPresent(
    isPositive(difficult) && translate('suLog.moveDifficult', { inches: formatInches(translate, difficult) }),
    isPositive(upTokens) && translate('suLog.moveUp', { tokens: upTokens }),
    isPositive(downTokens) && translate('suLog.moveDown', { tokens: downTokens }),
    isPositive(discardedTokens) && translate('suLog.tokensSpent', { tokens: discardedTokens }),
    hasItems(riderIds) && translate('suLog.riders', { riders: formatNames(translate, riderIds, getName) }),
    hasItems(gimmicks) && formatGimmicks(translate, gimmicks),
    ...listLandingParts(translate, event, getName),
  );
  return joinContinuation(filterPresent(formatPositiveInches(translate, inches), typeText), details);
}

const formatGimmicks = (translate: Translate, gimmicks: readonly unknown[]): string =>
  translate('suLog.gimmicksPlayed', { gimmicks: joinWithAnd(translate, gimmicks.map(formatWord)) });

export const listLandingParts = (
  translate: Translate,
  { fall, dangerous, markers, plasma }: EventFields,
  getName: GetName,
): string[] =>
  filterPresent(
    isPositive(fall) && translate('suLog.falling', { inches: formatInches(translate, fall) }),
    isPositive(dangerous) && translate('suLog.intoDangerousTerrain', { damage: dangerous }),
    hasItems(markers) && translate('suLog.touching', { markers: formatNames(translate, markers, getName) }),
    plasma === true && translate('suLog.ontoPlasma'),
  );

/** Example: `Wasp (in Cover, 4 inches away)`. */
function formatTarget(
  translate: Translate,
  { target: targetId, distance, cover, high, outnumber, melee }: EventFields,
  getName: GetName,
): string {
  const targetName = formatName(targetId, getName);
  const conditions = filterPresent(
    isPositive(distance) && translate('suLog.away', { inches: formatInches(translate, distance) }),
    cover === true && translate('suLog.inCover'),
    high === 'attacker' && translate('suLog.fromHighGround'),
    high === 'target' && translate('suLog.onHighGround'),
    outnumber === 1 && translate('suLog.outnumbered'),
    outnumber === -1 && translate('suLog.amongFriends'),
    melee === true && translate('suLog.inMelee'),
  );
  if (conditions.length === 0) return targetName;
  return `${targetName} (${conditions.join(', ')})`;
}

function formatAttack(
  translate: Translate,
  { model: attackerId, attack: attackName, targets, charge, object, gimmicks }: EventFields,
  getName: GetName,
): string {
  const targetTexts = toFieldList(targets).map((target) => formatTarget(translate, target, getName));
  const details = filterPresent(
    charge === true && translate('suLog.afterCharge'),
    object !== undefined && translate('suLog.hittingWith', { object: formatName(object, getName) }),
    hasItems(gimmicks) && formatGimmicks(translate, gimmicks),
  );
  return translate('suLog.attacks', {
    attacker: formatName(attackerId, getName),
    targets: targetTexts.length === 0 ? '…' : joinWithAnd(translate, targetTexts),
    attack: formatValue(attackName ?? BASH.name),
    details: joinContinuation([], details),
  });
}

const formatPowerUp = (translate: Translate, { powerUp }: EventFields): string | false =>
  powerUp === true && translate('suLog.withPowerUp');

function formatReaction(
  translate: Translate,
  { model: modelId, reaction, ally, what: ability, ...movementKeys }: EventFields,
  getName: GetName,
): string {
  const modelName = formatName(modelId, getName);
  switch (reaction) {
    case 'block':
      return translate('suLog.blocks', { model: modelName });
    case 'teleport':
      return translate('suLog.teleports', { model: modelName });
    case 'fallen-ally':
      return translate('suLog.fallenAlly', {
        model: modelName,
        ally: formatName(ally, getName),
        path: formatMovement(translate, movementKeys, getName),
      });
    case 'other':
      return translate('suLog.reactsWith', { model: modelName, ability: formatAbility(translate, ability) });
    default:
      return translate('suLog.reacts', { model: modelName, reaction: formatWord(reaction) });
  }
}

/** Returns the name of the Ability, or a general word if the players didn't name it. */
const formatAbility = (translate: Translate, ability: unknown): string =>
  ability === UNNAMED_ABILITY ? translate('suValues.ability') : formatValue(ability);

function formatGimmick(
  translate: Translate,
  { model: modelId, gimmick, supers, ...movementKeys }: EventFields,
  getName: GetName,
): string {
  const values = { model: formatName(modelId, getName), gimmick: formatWord(gimmick) };
  if (gimmick === 'evasion')
    return translate('suLog.playsGimmickAndMoves', {
      ...values,
      path: formatMovement(translate, movementKeys, getName),
    });
  return hasItems(supers)
    ? translate('suLog.playsGimmickFor', { ...values, supers: formatNames(translate, supers, getName) })
    : translate('suLog.playsGimmick', values);
}

function formatRecovery(translate: Translate, event: EventFields, getName: GetName): string {
  const modelName = formatName(event.model, getName);
  const details = formatRollDetails(filterPresent(formatPowerUp(translate, event)), event.dice);
  if (event.what === 'ko') return translate('suLog.rollsToWake', { model: modelName, details });
  if (event.what === 'hp') return translate('suLog.rollsForHp', { model: modelName, details });
  return translate('suLog.rollsToShakeOff', { model: modelName, effect: formatRecovered(event.what), details });
}

function formatManipulation(translate: Translate, event: EventFields, getName: GetName): string {
  const modelName = formatName(event.model, getName);
  if (event.marker === undefined) return translate('suLog.manipulates', { model: modelName });
  const traitText = event.trait !== undefined && translate('suLog.withTrait', { trait: formatWord(event.trait) });
  const details = formatRollDetails(filterPresent(traitText, formatPowerUp(translate, event)), event.dice);
  return translate('suLog.tries', { model: modelName, marker: formatName(event.marker, getName), details });
}

const createMoveLine =
  (messageKey: 'suLog.moves' | 'suLog.runs' | 'suLog.charges'): LogLine =>
  (translate, event, getName) =>
    translate(messageKey, { model: formatName(event.model, getName), path: formatMovement(translate, event, getName) });

export const ACTION_LINES: Readonly<Record<string, LogLine>> = {
  'called-shot': (translate, { model: modelId }, getName) =>
    translate('suLog.calledShot', { model: formatName(modelId, getName) }),
  move: createMoveLine('suLog.moves'),
  run: createMoveLine('suLog.runs'),
  charge: createMoveLine('suLog.charges'),
  'climb-high': (translate, { model: modelId }, getName) =>
    translate('suLog.climbsHigh', { model: formatName(modelId, getName) }),
  attack: formatAttack,
  manipulate: formatManipulation,
  recover: formatRecovery,
  ability: (translate, { model: modelId, what: ability }, getName) =>
    translate('suLog.usesAbility', {
      model: formatName(modelId, getName),
      ability: formatAbility(translate, ability),
    }),
  react: formatReaction,
  gimmick: formatGimmick,
};
