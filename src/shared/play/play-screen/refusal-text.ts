/** Explains in a few words why an offer is refused, next to its button, which already names the model and the event. */
import { truncateVisibly } from '../../text/truncate.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import { formatList } from '../../texts/lists.ts';
import type { Translate } from '../../texts/translate.ts';
import { getEventKeys } from '../event/event-keys.ts';
import type { Refusal } from '../event/refusal.ts';
import { createGetName } from '../model-names.ts';
import type { CandidateEvent, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { capitalize, findValueText, formatDuty, formatPhase, formatTrackLabel } from './event-text.ts';

/** Returns one sentence: `It costs 3 AP; 1 is left.` The encounter must be in the state in which the event was refused. */
export function formatOfferRefusal(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  candidate: CandidateEvent,
  refusal: Refusal,
): string {
  const { code, actual, required, targets: targetIds = [] } = refusal;
  const getName = createGetName(translate, playRules, encounter);
  const ownText = playRules.words?.explainRefusal?.(translate, encounter, candidate, refusal, getName);
  if (ownText !== undefined) return ownText;
  const actualText = truncateVisibly(String(actual ?? ''));
  switch (code) {
    case 'order.over':
      return translate('offerRefusals.over');
    case 'order.due':
      return actual === 'nothing'
        ? translate('offerRefusals.nothingDue')
        : translate('offerRefusals.due', { duty: formatDuty(translate, playRules, encounter) ?? actualText });
    case 'order.phase':
      return translate('offerRefusals.phase', { phase: formatPhase(translate, playRules, encounter) });
    case 'order.turn':
      return encounter.state.active === null
        ? translate('offerRefusals.turn')
        : translate('offerRefusals.turnOf', { name: getName(encounter.state.active) });
    case 'order.state':
      return `${capitalize(formatLateText(translate, playRules.conditions[actualText] ?? actualText))}.`;
    case 'order.limit':
      return Number(actual) > Number(required)
        ? translate('offerRefusals.tooMuch', { value: actualText, max: String(required) })
        : translate('offerRefusals.usedUp');
    case 'order.cost':
      return translate('offerRefusals.cost', {
        cost: `${required}${formatUnit(translate, playRules, encounter, candidate)}`,
        value: actualText,
      });
    case 'order.target':
      return targetIds.length === 0
        ? translate('offerRefusals.target')
        : translate('offerRefusals.targets', {
            names: formatList(translate.language, targetIds.map(getName), 'disjunction'),
          });
    case 'order.choice':
      return formatChoice(
        translate,
        actualText,
        playRules.conditions[`${candidate.kind}:${actualText}`],
        findValueText(translate, playRules, actualText) ?? getName(actualText),
      );
    case 'order.unknown':
      return translate('offerRefusals.unknown', { value: actualText });
    case 'order.event':
      return translate('offerRefusals.event');
    case 'order.payload':
      return formatWrongKey(translate, playRules, encounter, candidate, actualText);
    case 'order.dice':
      return translate('offerRefusals.dice');
  }
}

/** Says that a value is missing, or which numbers are allowed. */
function formatWrongKey(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  candidate: CandidateEvent,
  keyName: string,
): string {
  const keyLabels = playRules.words?.keyLabels;
  const key = formatLateText(translate, keyLabels?.[`${candidate.kind}.${keyName}`] ?? keyLabels?.[keyName] ?? keyName);
  const range = getEventKeys(playRules, encounter, candidate)[keyName]?.range;
  return range === undefined || candidate[keyName] === undefined
    ? translate('offerRefusals.missingKey', { key })
    : translate('offerRefusals.outsideRange', { key, min: range[0], max: range[1] });
}

function formatChoice(translate: Translate, choice: string, reason: LateText | undefined, choiceName: string): string {
  if (reason !== undefined) return `${capitalize(formatLateText(translate, reason))}.`;
  return choice === 'missing'
    ? translate('offerRefusals.missingEntry')
    : translate('offerRefusals.choice', { value: choiceName });
}

function formatUnit(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  candidate: CandidateEvent,
): string {
  const cost = playRules.getCost?.(encounter, candidate);
  return cost === undefined ? '' : ` ${formatTrackLabel(translate, playRules, cost.unit)}`;
}
