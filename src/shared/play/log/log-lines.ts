/** Formats the log of an encounter in words, for every screen, sheet and text that shows it. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { formatClock, getClockWord } from '../clock.ts';
import type { PlayRules } from '../play-rules.ts';
import { formatEvent, formatEventOutcome } from '../play-screen/event-text.ts';
import type { PlayableGame } from '../playable-game.ts';
import { getPlayRules } from '../playable-game.ts';
import { type ReplayContext, replay } from '../replay.ts';
import type { ActiveEncounter } from '../state.ts';
import { formatEventLine } from './event-line.ts';

export type LogLine = LogHeading | LogEntry;

/** A heading at which a round, or another period that the game counts, starts. */
export interface LogHeading {
  readonly kind: 'heading';
  /** The index of the event that the heading belongs to. No two headings of a log have the same index. */
  readonly eventIndex: number;
  /** `Round 2`, `Turn 3: The Gas Company`; for the events before the first round, `Before Round 1`. */
  readonly words: string;
  /** The round that starts, or 0 before the first one. */
  readonly count: number;
}

/** One event. */
export interface LogEntry {
  readonly kind: 'event';
  /** The index in the log, from 0 as in `/log/N`; people count from 1. */
  readonly eventIndex: number;
  readonly words: string;
  /** The outcome of the event; empty if there is none. */
  readonly outcome: string;
  /** The note that players added to the event; empty if there is none. */
  readonly note: string;
  /** Whether the event is only a note, which changes nothing. */
  readonly isNote: boolean;
  /** Whether a number was set by hand. */
  readonly isCorrection: boolean;
  /** The reason for the refusal; absent if the event was accepted. */
  readonly refused?: LateText;
  /** The ids of the models that the event is about, each once: those that it names, and those of the duty that it answers. */
  readonly models: readonly string[];
}

/** What log lines need to know about the state before an event, to find out whether it starts a period and which models it is about. */
export interface LogMoment {
  /** The round or other period that the game counts. */
  readonly count: number;
  /** Whether a side or a model has the turn. */
  readonly hasActor: boolean;
  /** The models of the first open duty; if there is no duty, the model that acts. */
  readonly aboutIds: readonly string[];
  /** Whether a duty waits for an answer. */
  readonly hasOpenDuty: boolean;
}

export function getLogMoment({ clock }: PlayRules, encounter: ActiveEncounter): LogMoment {
  const { due: openDuties, active, side, [clock.by]: count } = encounter.state;
  const aboutIds = openDuties.length === 0 ? [active ?? ''] : [...collectModelIds(openDuties[0], encounter, new Set())];
  return {
    count,
    hasActor: side !== null || active !== null,
    aboutIds: aboutIds.filter((modelId) => modelId !== ''),
    hasOpenDuty: openDuties.length > 0,
  };
}

/**
 * Returns the lines that an event adds to the log: its entry, and a heading if the event moved the clock. The entry follows the heading if
 * the event starts a period (`begin`), and precedes it if the event ends the earlier period (`end-turn`). `encounter` is in the state after
 * the event.
 */
export function createStepLines(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  momentBefore: LogMoment,
  logEvent: JsonObject,
  eventIndex: number,
  refusal?: LateText,
): LogLine[] {
  const entry = createEntry(translate, playRules, encounter, momentBefore, logEvent, eventIndex, refusal);
  const momentAfter = getLogMoment(playRules, encounter);
  // When the game is over, no next Turn starts.
  if (momentAfter.count !== momentBefore.count && encounter.state.phase !== 'over') {
    const heading: LogHeading = {
      kind: 'heading',
      eventIndex,
      words: formatHeading(translate, playRules, encounter),
      count: encounter.state[playRules.clock.by],
    };
    return momentBefore.hasActor && momentBefore.count > 0 ? [entry, heading] : [heading, entry];
  }
  if (eventIndex > 0 || momentAfter.count > 0) return [entry];
  return [
    {
      kind: 'heading',
      eventIndex,
      words: translate('clock.beforeFirst', { clock: getClockWord(translate, playRules) }),
      count: 0,
    },
    entry,
  ];
}

/** Formats the whole log by replaying it. If the encounter cannot be played, the events are shown as they were written. */
export function createLogLines(
  translate: Translate,
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  context: ReplayContext = {},
): LogLine[] {
  const { log = [] } = encounter;
  const playRules = getPlayRules(gameCatalog, encounter);
  const lines: LogLine[] = [];
  let momentBefore: LogMoment = { count: 0, hasActor: false, aboutIds: [], hasOpenDuty: false };
  const { findings, encounter: activeEncounter } = replay(gameCatalog, encounter, {
    ...context,
    onStep(eventIndex, isAccepted, currentEncounter) {
      lines.push(
        ...createStepLines(
          translate,
          playRules,
          currentEncounter,
          momentBefore,
          log[eventIndex] as JsonObject,
          eventIndex,
          // The messages of refusals are filled in below, when the replay has returned its findings.
          isAccepted ? undefined : '',
        ),
      );
      momentBefore = getLogMoment(playRules, currentEncounter);
      context.onStep?.(eventIndex, isAccepted, currentEncounter);
    },
  });
  if (!activeEncounter) {
    const bareEntries = log.map((logEvent, eventIndex) => createBareEntry(logEvent, eventIndex));
    return [...addTrackedRounds(translate, playRules, bareEntries, log)];
  }
  const messageByPath = new Map(findings.map(({ path, message }) => [path, message]));
  const shownLines = lines.map((line) =>
    line.kind === 'event' && line.refused !== undefined
      ? { ...line, refused: messageByPath.get(`/log/${line.eventIndex}`) ?? line.refused }
      : line,
  );
  return [...addTrackedRounds(translate, playRules, shownLines, log)];
}

/** Removes refused events, so that only what really happened is left. The other lines keep their `eventIndex`. */
export const removeRefusedLines = (logLines: readonly LogLine[]): LogLine[] =>
  logLines.filter((line) => line.kind === 'heading' || line.refused === undefined);

/**
 * Adds a heading at each note with which the tracker without rules moved on to another round. Headings of rounds that the rules have
 * counted are already in `logLines`. `log` contains the events of the lines.
 */
export function addTrackedRounds(
  translate: Translate,
  playRules: PlayRules,
  logLines: readonly LogLine[],
  log: readonly JsonObject[],
): readonly LogLine[] {
  let currentRound = 0;
  const shownLines: LogLine[] = [];
  for (const line of logLines) {
    // The tracker continues to count from the last round that the rules have started.
    if (line.kind === 'heading') currentRound = line.count || currentRound;
    const { track } = (line.kind === 'event' && line.isNote && log[line.eventIndex]) || NOTHING;
    const lineRound = isObject(track) && typeof track.round === 'number' ? track.round : currentRound;
    if (lineRound !== currentRound) {
      // Two headings never share an event.
      if (shownLines.at(-1)?.kind === 'heading') shownLines.pop();
      shownLines.push({
        kind: 'heading',
        eventIndex: line.eventIndex,
        words: formatClock(translate, playRules, lineRound),
        count: lineRound,
      });
    }
    currentRound = lineRound;
    shownLines.push(line);
  }
  return shownLines;
}

const NOTHING: JsonObject = {};

function createEntry(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  momentBefore: LogMoment,
  logEvent: JsonObject,
  eventIndex: number,
  refusal: LateText | undefined,
): LogEntry {
  const plainEntry = createBareEntry(logEvent, eventIndex);
  const namedIds = collectModelIds(logEvent, encounter, new Set());
  // An answer is also about the models of the question. An event that names no model, such as the end of a turn, is about the model that
  // acts.
  const isAnswer = !plainEntry.isNote && !plainEntry.isCorrection && refusal === undefined;
  if (isAnswer && (namedIds.size === 0 || momentBefore.hasOpenDuty))
    for (const modelId of momentBefore.aboutIds) namedIds.add(modelId);
  const { note: _note, ...shownEvent } = logEvent;
  return {
    ...plainEntry,
    words: plainEntry.isNote ? plainEntry.words : formatEvent(translate, playRules, encounter, shownEvent),
    outcome:
      plainEntry.isNote || refusal !== undefined ? '' : formatEventOutcome(translate, playRules, encounter, logEvent),
    models: [...namedIds],
    ...(refusal === undefined ? {} : { refused: refusal }),
  };
}

/** Creates an entry for an event without replaying the encounter. */
export function createBareEntry(logEvent: JsonObject, eventIndex: number): LogEntry {
  const { kind, note, text, ...otherKeys } = logEvent;
  const isNote = kind === 'note';
  return {
    kind: 'event',
    eventIndex,
    words:
      isNote && typeof text === 'string'
        ? text
        : formatEventLine({ kind, ...otherKeys, ...(text === undefined ? {} : { text }) }),
    outcome: '',
    note: typeof note === 'string' ? note : '',
    isNote,
    isCorrection: kind === 'adjust',
    models: [],
  };
}

/** Collects the ids of models at any depth of an event. */
function collectModelIds(value: unknown, encounter: ActiveEncounter, foundIds: Set<string>): Set<string> {
  if (typeof value === 'string' && encounter.figures.has(value)) foundIds.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const innerValue of Object.values(value)) collectModelIds(innerValue, encounter, foundIds);
  return foundIds;
}

function formatHeading(translate: Translate, playRules: PlayRules, { state, seats }: ActiveEncounter): string {
  const { by: counter } = playRules.clock;
  const clockLabel = formatClock(translate, playRules, state[counter]);
  const seat = counter === 'turn' ? seats.find(({ id }) => id === state.side) : undefined;
  return seat === undefined ? clockLabel : `${clockLabel}: ${seat.name}`;
}
