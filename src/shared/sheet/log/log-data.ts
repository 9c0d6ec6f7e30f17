/** Collects what the log of an encounter shows on paper and as plain text: all events that were not refused, in words. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import type { JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import { formatClock, getClockCount } from '../../play/clock.ts';
import { listModels } from '../../play/encounter/check-encounter.ts';
import { createLogLines, type LogEntry, type LogHeading } from '../../play/log/log-lines.ts';
import { getModelName } from '../../play/model-names.ts';
import { getTrackedModels, listChanges, type TrackedModels } from '../../play/play-screen/model-changes.ts';
import type { PlayableGame } from '../../play/playable-game.ts';
import { getPlayRules } from '../../play/playable-game.ts';
import { openEncounter, type ReplayContext } from '../../play/replay.ts';
import type { ActiveEncounter } from '../../play/state.ts';
import { formatLateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';

/** A log event with its changes, one text per model: `Wasp: HP 6 → 2, KO`. */
export interface PrintedLogEntry extends LogEntry {
  readonly changes: readonly string[];
}

export interface LogData {
  readonly name: string;
  /** `SSUA 1.0` */
  readonly rules: string;
  readonly sides: readonly { readonly name: string; readonly models: readonly string[] }[];
  readonly notes: string;
  /** The progress of the encounter at the end of the log: `Round 3`. Empty before the first round. */
  readonly progress: string;
  readonly lines: readonly (LogHeading | PrintedLogEntry)[];
  /** The number of listed events. */
  readonly eventCount: number;
  /** The number of refused events, which are not listed. */
  readonly refusedCount: number;
  /** Problems of the encounter itself, one sentence each, such as the reason why it can't be played. */
  readonly findings: readonly string[];
}

/** Replays the log from its beginning. If the encounter can't be played, the events are listed as they were written. */
export function createLogData(
  translate: Translate,
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  replayContext: ReplayContext = {},
): LogData {
  const playedGame = gameCatalog.getGame(encounter);
  const playRules = getPlayRules(gameCatalog, encounter);
  const { activeEncounter: startEncounter, findings } = openEncounter(gameCatalog, encounter, replayContext);
  const { log: logEvents = [] } = encounter;
  const changes = new Map<number, readonly string[]>();
  // The clock counts rounds or Turns; `clock.by` is the key of the state that has the count.
  let trackedBefore = startEncounter && getTrackedModels(translate, playRules, startEncounter);
  let clockBefore = 0;
  let lastEncounter = startEncounter;
  const allLines = createLogLines(translate, gameCatalog, encounter, {
    ...replayContext,
    onStep(eventIndex, isAccepted, activeEncounter) {
      lastEncounter = activeEncounter;
      if (!isAccepted || trackedBefore === undefined) return;
      const trackedAfter = getTrackedModels(translate, playRules, activeEncounter);
      // A new round changes all models by the rules. Those changes are not listed, since they would hide all others.
      if (activeEncounter.state[playRules.clock.by] === clockBefore) {
        const comparedModels = ignoreNewTags(logEvents[eventIndex] as JsonObject, trackedBefore, trackedAfter);
        changes.set(
          eventIndex,
          listChanges(translate, playRules, comparedModels, trackedAfter).map(({ words }) => words),
        );
      }
      clockBefore = activeEncounter.state[playRules.clock.by];
      trackedBefore = trackedAfter;
    },
  });
  const printedLines = allLines.flatMap((line): (LogHeading | PrintedLogEntry)[] => {
    if (line.kind === 'heading') return [line];
    return line.refused === undefined ? [{ ...line, changes: changes.get(line.eventIndex) ?? [] }] : [];
  });
  const clockCount = lastEncounter === undefined ? 0 : getClockCount(playRules, lastEncounter);
  const eventCount = printedLines.filter(({ kind }) => kind === 'event').length;
  return {
    name: encounter.name || encounter.id,
    rules: `${playedGame.name} ${playedGame.version}`,
    sides: listSides(encounter, lastEncounter),
    notes: encounter.notes ?? '',
    progress: clockCount === 0 ? '' : formatClock(translate, playRules, clockCount),
    lines: printedLines,
    eventCount,
    refusedCount: logEvents.length - eventCount,
    findings: findings.map(({ message }) => formatLateText(translate, message)),
  };
}

/** Ignores new tags of an event's own model, such as `activated`, because the words of the event mention them. Numbers still count. */
function ignoreNewTags(
  { model }: JsonObject,
  trackedBefore: TrackedModels,
  trackedAfter: TrackedModels,
): TrackedModels {
  const modelId = String(model);
  const [modelBefore, modelAfter] = [trackedBefore.get(modelId), trackedAfter.get(modelId)];
  return modelBefore && modelAfter
    ? new Map([...trackedBefore, [modelId, { ...modelBefore, tags: modelAfter.tags }]])
    : trackedBefore;
}

function listSides(encounter: Encounter, activeEncounter: ActiveEncounter | undefined): LogData['sides'] {
  if (activeEncounter === undefined) {
    const models = [...listModels(encounter)];
    return encounter.sides.map((side) => ({
      name: side.name || side.id,
      models: models.filter((modelEntry) => modelEntry.side === side).map(({ model }) => model.id),
    }));
  }
  const figures = [...activeEncounter.figures.values()];
  return activeEncounter.seats.map(({ id, name }) => ({
    name,
    models: figures
      .filter(({ side }) => side === id)
      .map((figure) => getModelName(activeEncounter, figure.id) ?? figure.id),
  }));
}
