/** Formats events of the setup and Trait Rolls as lines of the log (E-131). */
import type { GetName } from '../../../../play/model-names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import {
  type EventFields,
  formatName,
  formatRollDetails,
  formatValue,
  formatWord,
  hasItems,
  toFieldList,
} from './log-values.ts';
import { filterPresent, joinContinuation } from './phrases.ts';

type LogLine = (translate: Translate, event: EventFields, getName: GetName) => string;

const formatPowerUp = (translate: Translate, powerUp: unknown): string | false =>
  powerUp === true && translate('suLog.withPowerUp');

/** Example: `Night Watch 7; Riders 3`. */
const formatRolls = (translate: Translate, rolls: unknown, getName: GetName): string =>
  toFieldList(rolls)
    .map(
      ({ side: sideId, dice, powerUp }) =>
        `${formatName(sideId, getName)} ${formatValue(dice)}${joinContinuation(filterPresent(formatPowerUp(translate, powerUp)))}`,
    )
    .join('; ');

const formatDie = (translate: Translate, faces: unknown): string | false =>
  hasItems(faces) && translate('suLog.dieShows', { faces: formatValue(faces) });

const formatDieDetails = (translate: Translate, faces: unknown): string =>
  joinContinuation(filterPresent(formatDie(translate, faces)));

function formatPick(
  translate: Translate,
  { side: sideId, subplot, prize, dice }: EventFields,
  getName: GetName,
): string {
  const prizeText = prize !== undefined && translate('suLog.ofPrize', { type: formatWord(prize) });
  return (
    formatName(sideId, getName) +
    joinContinuation(filterPresent(formatSubplot(translate, subplot), prizeText, formatDie(translate, dice)))
  );
}

function formatSubplot(translate: Translate, subplot: unknown): string {
  switch (subplot) {
    case 'first-blood':
    case 'prize':
    case 'vip':
    case 'take-their-leader':
      return translate(`suLog.subplots.${subplot}`);
    default:
      return formatWord(subplot);
  }
}

/** Example: `Night Watch, then Riders`. */
function formatTurnOrder(translate: Translate, order: unknown, getName: GetName): string {
  if (!Array.isArray(order)) return '…';
  const [firstSide = '', ...otherSides] = order.map((sideId) => formatName(sideId, getName));
  const laterSides = otherSides.map((sideId) => translate('suLog.thenSide', { side: sideId }));
  return firstSide + joinContinuation([], laterSides);
}

export const SETUP_LINES: Readonly<Record<string, LogLine>> = {
  'terrain-roll': (translate, event, getName) =>
    translate('suLog.terrainRoll', { rolls: formatRolls(translate, event.rolls, getName) }),
  deployment: (translate, { type, dice }) =>
    translate('suLog.deployment', { type: formatWord(type), details: formatDieDetails(translate, dice) }),
  scenario: (translate, { scenario, dice }) =>
    translate('suLog.scenario', { scenario: formatWord(scenario), details: formatDieDetails(translate, dice) }),
  'marker-roll': (translate, event, getName) =>
    translate('suLog.firstMarker', { rolls: formatRolls(translate, event.rolls, getName) }),
  quest: (translate, { marker: markerId, type, dice }, getName) =>
    translate('suLog.quest', {
      marker: formatName(markerId, getName),
      type: formatWord(type),
      details: formatDieDetails(translate, dice),
    }),
  subplots: (translate, { picks }, getName) =>
    translate('suLog.subplotsPicked', {
      picks: toFieldList(picks)
        .map((pick) => formatPick(translate, pick, getName))
        .join('; '),
    }),
  'plasma-roll': (translate, event, getName) =>
    translate('suLog.plasmaRoll', { rolls: formatRolls(translate, event.rolls, getName) }),
  wits: (translate, event, getName) =>
    translate('suLog.battleOfWits', { rolls: formatRolls(translate, event.rolls, getName) }),
  'turn-order': (translate, { order }, getName) =>
    translate('suLog.turnOrder', { sides: formatTurnOrder(translate, order, getName) }),
  deploy: (translate, { model: modelId }, getName) =>
    translate('suLog.isDeployed', { model: formatName(modelId, getName) }),
  start: (translate) => translate('suLog.gameBegins'),
  'trait-roll': (translate, { model: modelId, trait, tn: targetNumber, dice, powerUp }, getName) =>
    translate('suLog.rollsTrait', {
      model: formatName(modelId, getName),
      trait: formatWord(trait),
      number: formatValue(targetNumber),
      details: formatRollDetails(filterPresent(formatPowerUp(translate, powerUp)), dice),
    }),
};
