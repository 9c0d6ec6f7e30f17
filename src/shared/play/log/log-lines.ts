/** The log of an encounter in words: what every screen, sheet and text of it shows. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { clockText, clockWord } from '../clock.ts';
import type { PlayRules } from '../play-rules.ts';
import type { PlayedGame } from '../played-game.ts';
import { playOf } from '../played-game.ts';
import { type ReplayContext, replay } from '../replay.ts';
import type { ActiveEncounter } from '../state.ts';
import { eventText, outcomeTextOf } from '../table/event-text.ts';
import { eventLine } from './event-line.ts';

export type LogLine = LogHeading | LogEntry;

/** Where a round, or what else the game counts by, begins. */
export interface LogHeading {
  readonly kind: 'heading';
  /** The event it came with: two headings of a log never share one. */
  readonly n: number;
  /** `Round 2`, `Turn 3: The Gas Company`; before the first of them `Before Round 1`. */
  readonly words: string;
  /** The round that begins, or 0 before the first one. */
  readonly count: number;
}

/** One event. */
export interface LogEntry {
  readonly kind: 'event';
  /** Its place in the log, from 0 as in `/log/N`; people count from 1. */
  readonly n: number;
  readonly words: string;
  /** What it worked out; empty where that is nothing. */
  readonly outcome: string;
  /** What somebody wrote beside it; empty where nobody did. */
  readonly note: string;
  /** Only words of the table, which change nothing. */
  readonly isNote: boolean;
  /** A number set by hand. */
  readonly isCorrection: boolean;
  /** Why it was refused; absent where it was not. */
  readonly refused?: LateText;
  /** Ids of the models that it is about, each once: those that it names, and those that what it answers is about. */
  readonly models: readonly string[];
}

/** What of a moment says whether the next event begins something, and whom it is about: taken before it is handed in. */
export interface LogMoment {
  readonly count: number;
  readonly isSomebodyOn: boolean;
  /** Models that what waits is about; where nothing waits, the one that acts. */
  readonly about: readonly string[];
  /** Something waits for an answer. */
  readonly isAsked: boolean;
}

export function logMoment({ clock }: PlayRules, encounter: ActiveEncounter): LogMoment {
  const { due, active, side, [clock.by]: count } = encounter.state;
  const about = due.length === 0 ? [active ?? ''] : [...namedIn(due[0], encounter, new Set())];
  return {
    count,
    isSomebodyOn: side !== null || active !== null,
    about: about.filter((id) => id !== ''),
    isAsked: due.length > 0,
  };
}

/**
 * What event `n` adds to the log: its entry, and a heading where it moved the clock. It stands below a heading that it opens
 * (`begin`), and above one when it ends what went before (`end-turn`). `play` is as the event has left it.
 */
export function logStep(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  before: LogMoment,
  event: JsonObject,
  n: number,
  refused?: LateText,
): LogLine[] {
  const entry = entryOf(translate, rules, encounter, before, event, n, refused);
  const after = logMoment(rules, encounter);
  // The Turn that would come next is none when the game has ended.
  if (after.count !== before.count && encounter.state.phase !== 'over') {
    const heading: LogHeading = {
      kind: 'heading',
      n,
      words: headingOf(translate, rules, encounter),
      count: encounter.state[rules.clock.by],
    };
    return before.isSomebodyOn && before.count > 0 ? [entry, heading] : [heading, entry];
  }
  if (n > 0 || after.count > 0) return [entry];
  return [
    { kind: 'heading', n, words: translate('clock.beforeFirst', { clock: clockWord(translate, rules) }), count: 0 },
    entry,
  ];
}

/** The whole log, played from its beginning. Where the encounter cannot be played its events stand there as they were written. */
export function logLines(
  translate: Translate,
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  context: ReplayContext = {},
): LogLine[] {
  const { log = [] } = encounter;
  const rules = playOf(gameCatalog, encounter);
  const lines: LogLine[] = [];
  let before: LogMoment = { count: 0, isSomebodyOn: false, about: [], isAsked: false };
  const { findings, encounter: activeEncounter } = replay(gameCatalog, encounter, {
    ...context,
    onStep(n, isAccepted, now) {
      lines.push(...logStep(translate, rules, now, before, log[n] as JsonObject, n, isAccepted ? undefined : ''));
      before = logMoment(rules, now);
      context.onStep?.(n, isAccepted, now);
    },
  });
  if (!activeEncounter) {
    const bare = log.map((event, n) => bareEntry(event, n));
    return [...withTrackedRounds(translate, rules, bare, log)];
  }
  const refusals = new Map(findings.map(({ path, message }) => [path, message]));
  const shown = lines.map((line) =>
    line.kind === 'event' && line.refused !== undefined
      ? { ...line, refused: refusals.get(`/log/${line.n}`) ?? line.refused }
      : line,
  );
  return [...withTrackedRounds(translate, rules, shown, log)];
}

/** Without what was refused, numbered as before: what really happened. */
export const playedLines = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter((line) => line.kind === 'heading' || line.refused === undefined);

/**
 * The lines with a heading where a tracker without rules went on to another round. `log` are their events; lines of a play have
 * the headings of its own rounds already.
 */
export function withTrackedRounds(
  translate: Translate,
  rules: PlayRules,
  lines: readonly LogLine[],
  log: readonly JsonObject[],
): readonly LogLine[] {
  let round = 0;
  const shown: LogLine[] = [];
  for (const line of lines) {
    // A round that the rules have begun goes on without them.
    if (line.kind === 'heading') round = line.count || round;
    const { track } = (line.kind === 'event' && line.isNote && log[line.n]) || NOTHING;
    const now = isObject(track) && typeof track.round === 'number' ? track.round : round;
    if (now !== round) {
      // Two headings never share an event.
      if (shown.at(-1)?.kind === 'heading') shown.pop();
      shown.push({ kind: 'heading', n: line.n, words: clockText(translate, rules, now), count: now });
    }
    round = now;
    shown.push(line);
  }
  return shown;
}

const NOTHING: JsonObject = {};

function entryOf(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  before: LogMoment,
  event: JsonObject,
  n: number,
  refused: LateText | undefined,
): LogEntry {
  const bare = bareEntry(event, n);
  const named = namedIn(event, encounter, new Set());
  // An answer is also about whom the question was about; what names nobody, such as the end of a turn, about who acts.
  const isAnswer = !bare.isNote && !bare.isCorrection && refused === undefined;
  if (isAnswer && (named.size === 0 || before.isAsked)) for (const id of before.about) named.add(id);
  const { note: _, ...shown } = event;
  return {
    ...bare,
    words: bare.isNote ? bare.words : eventText(translate, rules, encounter, shown),
    outcome: bare.isNote || refused !== undefined ? '' : outcomeTextOf(translate, rules, encounter, event),
    models: [...named],
    ...(refused === undefined ? {} : { refused }),
  };
}

/** An event without a play that could say more about it. */
export function bareEntry(event: JsonObject, n: number): LogEntry {
  const { kind, note, text, ...rest } = event;
  const isNote = kind === 'note';
  return {
    kind: 'event',
    n,
    words:
      isNote && typeof text === 'string' ? text : eventLine({ kind, ...rest, ...(text === undefined ? {} : { text }) }),
    outcome: '',
    note: typeof note === 'string' ? note : '',
    isNote,
    isCorrection: kind === 'adjust',
    models: [],
  };
}

/** Ids of models at any depth: whom an event concerns by its own words. */
function namedIn(value: unknown, encounter: ActiveEncounter, found: Set<string>): Set<string> {
  if (typeof value === 'string' && encounter.figures.has(value)) found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) namedIn(inner, encounter, found);
  return found;
}

function headingOf(translate: Translate, rules: PlayRules, { state, seats }: ActiveEncounter): string {
  const { by } = rules.clock;
  const count = clockText(translate, rules, state[by]);
  const seat = by === 'turn' ? seats.find(({ id }) => id === state.side) : undefined;
  return seat === undefined ? count : `${count}: ${seat.name}`;
}
