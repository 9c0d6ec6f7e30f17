/**
 * Formats the events that are allowed now as lines that can be copied into a log, and the refused ones with their
 * reasons.
 */

import type { Refusal } from '../../shared/play/event/refusal.ts';
import { formatRefusal } from '../../shared/play/event/refusal-messages.ts';
import { listOffers, type Offer } from '../../shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../shared/play/state.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** The phase after the end of the game, in which only notes are possible. */
const OVER_PHASE = 'over';

/** The maximum number of lines for allowed events, and for refused events. */
const MAX_LINES = 40;

/** An event in which each key can have several alternative values. */
interface OfferLine {
  readonly valuesByKey: Readonly<Record<string, readonly string[]>>;
  /** A note after the event, which applies to all of its alternatives. */
  readonly remark: string;
}

export function* formatOfferLines(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
): Iterable<string> {
  if (encounter.state.phase === OVER_PHASE) {
    yield '';
    yield translate('cli.order.over');
    return;
  }
  const offers = listOffers(playRules, encounter);
  const allowedOffers = offers.filter(({ refused }) => refused === undefined);
  yield '';
  yield translate('cli.order.allowed');
  yield* limitLines(
    translate,
    mergeLines(allowedOffers.map((offer) => formatAllowedOffer(translate, offer))).map(formatOfferLine),
  );
  const offeredKinds = new Set(offers.map(({ event }) => event.kind));
  const manualKinds = [...listManualKinds(playRules, encounter)].filter((eventKind) => !offeredKinds.has(eventKind));
  yield `  ${translate('cli.order.byHand', { events: ['note', ...manualKinds].join(', ') })}`;
  const refusedOfferLines = [...formatRefusedOffers(translate, playRules, encounter, offers)];
  if (refusedOfferLines.length === 0) return;
  yield '';
  yield translate('cli.order.notAllowed');
  yield* limitLines(translate, refusedOfferLines);
}

/** Lists the kinds of events that are possible now but never offered, because players enter them when they need them. */
function* listManualKinds(playRules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  const { phase, active, models } = encounter.state;
  // The sample is used as an event of any kind, hence `never`. Only its model matters here.
  const sampleEvent = { model: active ?? [...models.keys()][0] ?? '' } as never;
  for (const eventKind of playRules.manualKinds ?? []) {
    const eventSpec = playRules.events.get(eventKind);
    // `due` returns a refusal if something else has to happen before the event.
    if (!eventSpec || eventSpec.due?.(encounter, sampleEvent)) continue;
    if ((eventSpec.phases ?? eventSpec.getPhases?.(encounter, sampleEvent) ?? [phase]).includes(phase)) yield eventKind;
  }
}

function* limitLines(translate: Translate, lines: readonly string[]): Iterable<string> {
  for (const line of lines.slice(0, MAX_LINES)) yield `  ${line}`;
  if (lines.length > MAX_LINES) yield `  ${translate('cli.order.more', { count: lines.length - MAX_LINES })}`;
}

function formatAllowedOffer(translate: Translate, { event, dice, addsDice, cost, optionalKeys }: Offer): OfferLine {
  const requiredDice = dice.map(({ sides, length }) => `[${length}d${sides}]`);
  const remarks = [
    cost === undefined ? '' : `${cost.amount} ${cost.unit}`,
    addsDice ? translate('cli.order.addsDie') : '',
    optionalKeys.length === 0 ? '' : translate('cli.order.mayHave', { keys: optionalKeys.join(', ') }),
  ];
  return {
    valuesByKey: formatEventValues(event, requiredDice),
    remark: remarks.filter((remark) => remark !== '').join('; '),
  };
}

/** Formats why the characters that may act cannot do something. Events that are refused for the same reason share a line. */
function* formatRefusedOffers(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offers: readonly Offer[],
): Iterable<string> {
  const idsThatMayAct = new Set(playRules.mayAct(encounter));
  const refusalGroups = new Map<string, { refusal: Refusal; events: CandidateEvent[] }>();
  for (const { event, refused: refusal } of offers) {
    if (!refusal || !(event.model === undefined || idsThatMayAct.has(String(event.model)))) continue;
    // A limit applies to one kind of event, so its refusals are grouped by kind as well.
    const groupKey = JSON.stringify([event.model, refusal, refusal.code === 'order.limit' ? event.kind : '']);
    const refusalGroup = refusalGroups.get(groupKey) ?? { refusal, events: [] };
    refusalGroups.set(groupKey, { ...refusalGroup, events: [...refusalGroup.events, event] });
  }
  for (const { refusal, events } of refusalGroups.values()) {
    const [firstEvent] = events;
    if (!firstEvent) continue;
    const eventKinds = [...new Set(events.map(({ kind }) => kind))];
    const refusalText = formatLateText(translate, formatRefusal(playRules, encounter, firstEvent, refusal, eventKinds));
    // The number of the rule that refuses the event: ` (E-35)`.
    const citation = refusal.fact === undefined ? '' : ` (${refusal.fact})`;
    const details = eventKinds.length > 1 ? '' : formatDifferences(events);
    yield `${refusalText}${citation}${details}`;
  }
}

/** Returns the values in which events of one kind differ, so that the line says which events are meant. */
function formatDifferences(events: readonly CandidateEvent[]): string {
  const mergedLines = mergeLines(events.map((event) => ({ valuesByKey: formatEventValues(event, []), remark: '' })));
  const differences = mergedLines.map(({ valuesByKey }) =>
    Object.entries(valuesByKey)
      .filter(([eventKey]) => eventKey !== 'kind' && eventKey !== 'model' && eventKey !== 'dice')
      .map(([eventKey, alternatives]) => `${eventKey} ${alternatives.join(' | ')}`)
      .join(', '),
  );
  const details = differences.filter((difference) => difference !== '').join('; ');
  return details === '' ? '' : `  ${details}`;
}

const formatEventValues = (event: CandidateEvent, requiredDice: string[]): OfferLine['valuesByKey'] =>
  Object.fromEntries(
    Object.entries(event).map(([eventKey, value]) => [eventKey, [formatEventValue(value, eventKey, requiredDice)]]),
  );

/** Formats a value as JSON. An empty list of die faces becomes the dice to roll, which are removed from `requiredDice`. */
function formatEventValue(value: unknown, eventKey: string, requiredDice: string[]): string {
  if (eventKey === 'dice' && Array.isArray(value) && value.length === 0) return requiredDice.shift() ?? '[]';
  if (Array.isArray(value)) return `[${value.map((item) => formatEventValue(item, '', requiredDice)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([memberKey, memberValue]) =>
      `${JSON.stringify(memberKey)}: ${formatEventValue(memberValue, memberKey, requiredDice)}`,
  );
  return `{ ${members.join(', ')} }`;
}

/** Merges lines that differ in one value only. Keys are merged from last to first, so `how` is merged before `model`. */
function mergeLines(lines: readonly OfferLine[]): readonly OfferLine[] {
  const mergeableKeys = new Set(lines.flatMap(({ valuesByKey }) => Object.keys(valuesByKey)));
  mergeableKeys.delete('kind');
  let mergedLines = lines;
  for (const mergedKey of [...mergeableKeys].reverse()) {
    const lineGroups = new Map<string, OfferLine>();
    for (const offerLine of mergedLines) {
      const ownValues = offerLine.valuesByKey[mergedKey];
      const groupKey = JSON.stringify([
        Object.entries(offerLine.valuesByKey).filter(([eventKey]) => eventKey !== mergedKey),
        offerLine.remark,
        ownValues === undefined,
      ]);
      const lineGroup = lineGroups.get(groupKey);
      const mergedValues = ownValues && [...new Set([...(lineGroup?.valuesByKey[mergedKey] ?? []), ...ownValues])];
      lineGroups.set(
        groupKey,
        mergedValues
          ? { ...offerLine, valuesByKey: { ...offerLine.valuesByKey, [mergedKey]: mergedValues } }
          : offerLine,
      );
    }
    mergedLines = [...lineGroups.values()];
  }
  return mergedLines;
}

function formatOfferLine({ valuesByKey, remark }: OfferLine): string {
  const members = Object.entries(valuesByKey).map(
    ([eventKey, alternatives]) => `${JSON.stringify(eventKey)}: ${alternatives.join(' | ')}`,
  );
  return `{ ${members.join(', ')} }${remark === '' ? '' : `   ${remark}`}`;
}
