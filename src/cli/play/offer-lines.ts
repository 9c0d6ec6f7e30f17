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
const OVER = 'over';

/** The maximum number of lines of each kind. */
const MOST_LINES = 40;

/** An event in which each key can have several alternative values. */
interface Line {
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** A note after the event, which applies to all of its alternatives. */
  readonly behind: string;
}

export function* offerLines(translate: Translate, rules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  if (encounter.state.phase === OVER) {
    yield '';
    yield translate('cli.order.over');
    return;
  }
  const all = listOffers(rules, encounter);
  const allowed = all.filter(({ refused }) => refused === undefined);
  yield '';
  yield translate('cli.order.allowed');
  yield* shown(translate, merged(allowed.map((offer) => allowedLine(translate, offer))).map(eventText));
  const offered = new Set(all.map(({ event }) => event.kind));
  const others = [...otherKinds(rules, encounter)].filter((kind) => !offered.has(kind));
  yield `  ${translate('cli.order.byHand', { events: ['note', ...others].join(', ') })}`;
  const lines = [...refusedLines(translate, rules, encounter, all)];
  if (lines.length === 0) return;
  yield '';
  yield translate('cli.order.notAllowed');
  yield* shown(translate, lines);
}

/** Lists the kinds of events that are possible now but never offered, because players enter them when they need them. */
function* otherKinds(rules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  const { phase, active, models } = encounter.state;
  const event = { model: active ?? [...models.keys()][0] ?? '' } as never;
  for (const kind of rules.manualKinds ?? []) {
    const spec = rules.events.get(kind);
    if (!spec || spec.due?.(encounter, event)) continue;
    if ((spec.phases ?? spec.getPhases?.(encounter, event) ?? [phase]).includes(phase)) yield kind;
  }
}

function* shown(translate: Translate, lines: readonly string[]): Iterable<string> {
  for (const line of lines.slice(0, MOST_LINES)) yield `  ${line}`;
  if (lines.length > MOST_LINES) yield `  ${translate('cli.order.more', { count: lines.length - MOST_LINES })}`;
}

function allowedLine(
  translate: Translate,
  { event, dice, addsDice: areDiceAdded, cost, optionalKeys: more }: Offer,
): Line {
  const asked = dice.map(({ sides, length }) => `[${length}d${sides}]`);
  const behind = [
    cost === undefined ? '' : `${cost.amount} ${cost.unit}`,
    areDiceAdded ? translate('cli.order.addsDie') : '',
    more.length === 0 ? '' : translate('cli.order.mayHave', { keys: more.join(', ') }),
  ];
  return { values: texts(event, asked), behind: behind.filter((part) => part !== '').join('; ') };
}

/** Formats why the characters that may act cannot do something. Events that are refused for the same reason share a line. */
function* refusedLines(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  all: readonly Offer[],
): Iterable<string> {
  const may = new Set(rules.mayAct(encounter));
  const groups = new Map<string, { refused: Refusal; events: CandidateEvent[] }>();
  for (const { event, refused } of all) {
    if (!refused || !(event.model === undefined || may.has(String(event.model)))) continue;
    const alike = JSON.stringify([event.model, refused, refused.code === 'order.limit' ? event.kind : '']);
    const group = groups.get(alike) ?? { refused, events: [] };
    groups.set(alike, { ...group, events: [...group.events, event] });
  }
  for (const { refused, events } of groups.values()) {
    const [first] = events;
    if (!first) continue;
    const kinds = [...new Set(events.map(({ kind }) => kind))];
    const fact = refused.fact === undefined ? '' : ` (${refused.fact})`;
    const which = kinds.length > 1 ? '' : detailsOf(events);
    yield `${formatLateText(translate, formatRefusal(rules, encounter, first, refused, kinds))}${fact}${which}`;
  }
}

/** Returns the details in which events of one kind differ, so that the line says which ones are meant. */
function detailsOf(events: readonly CandidateEvent[]): string {
  const lines = merged(events.map((event) => ({ values: texts(event, []), behind: '' })));
  const details = lines.map(({ values }) =>
    Object.entries(values)
      .filter(([key]) => key !== 'kind' && key !== 'model' && key !== 'dice')
      .map(([key, each]) => `${key} ${each.join(' | ')}`)
      .join(', '),
  );
  const text = details.filter((one) => one !== '').join('; ');
  return text === '' ? '' : `  ${text}`;
}

const texts = (event: CandidateEvent, asked: string[]): Line['values'] =>
  Object.fromEntries(Object.entries(event).map(([key, value]) => [key, [withDice(value, key, asked)]]));

/** Formats a value as JSON. An empty list of die faces becomes the dice to roll, taken from `asked`. */
function withDice(value: unknown, key: string, asked: string[]): string {
  if (key === 'dice' && Array.isArray(value) && value.length === 0) return asked.shift() ?? '[]';
  if (Array.isArray(value)) return `[${value.map((item) => withDice(item, '', asked)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([at, inner]) => `${JSON.stringify(at)}: ${withDice(inner, at, asked)}`);
  return `{ ${members.join(', ')} }`;
}

/** Merges lines that differ in one value only. It starts with the last key, so `how` is merged before `model`. */
function merged(lines: readonly Line[]): readonly Line[] {
  const keys = new Set(lines.flatMap(({ values }) => Object.keys(values)));
  keys.delete('kind');
  let left = lines;
  for (const key of [...keys].reverse()) {
    const groups = new Map<string, Line>();
    for (const line of left) {
      const own = line.values[key];
      const rest = JSON.stringify([
        Object.entries(line.values).filter(([at]) => at !== key),
        line.behind,
        own === undefined,
      ]);
      const group = groups.get(rest);
      const both = own && [...new Set([...(group?.values[key] ?? []), ...own])];
      groups.set(rest, both ? { ...line, values: { ...line.values, [key]: both } } : line);
    }
    left = [...groups.values()];
  }
  return left;
}

function eventText({ values, behind }: Line): string {
  const members = Object.entries(values).map(([key, each]) => `${JSON.stringify(key)}: ${each.join(' | ')}`);
  return `{ ${members.join(', ')} }${behind === '' ? '' : `   ${behind}`}`;
}
