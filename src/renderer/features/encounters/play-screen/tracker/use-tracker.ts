import { useCallback, useMemo } from 'react';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import type { Character } from '../../../../../shared/document/schema.ts';
import { formatClock } from '../../../../../shared/play/clock.ts';
import { formatTrackLabel } from '../../../../../shared/play/play-screen/event-text.ts';
import {
  createTrackNote,
  getTrackerState,
  type Track as TrackerChange,
  type TrackerState,
} from '../../../../../shared/play/play-screen/tracker.ts';
import { createTrackerStart } from '../../../../../shared/play/play-screen/tracker-start.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useItem } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { EventSubmitter } from '../event-submitter.ts';
import { type Log, NO_UNDONE_EVENTS, useLog } from '../log/use-log.ts';
import type { EncounterState } from '../session.ts';

export interface Tracker {
  readonly trackerState: TrackerState;
  readonly encounterLog: Log;
  /** Records a change in the log. A function is called after all earlier changes are saved, and returns the change. */
  trackChange(change: TrackerChange | TrackChangeFactory): void;
}

/** Creates a change from the state of the tracker. Returns undefined if nothing changes. */
export type TrackChangeFactory = (trackerState: TrackerState) => TrackerChange | undefined;

/** Plays an encounter without its rules. All changes are recorded in its log. */
export function useTracker(
  encounterId: string,
  encounterState: EncounterState,
  charactersById: ReadonlyMap<string, Character>,
  submitter: EventSubmitter,
): Tracker {
  const translate = useTranslate();
  const appendEvent = useCallback((event: JsonObject) => submitter.submit(event), [submitter]);
  const trackerState = useMemo(
    () =>
      getTrackerState(
        encounterState.encounter,
        createTrackerStart(encounterState.gameCatalog, encounterState, charactersById),
      ),
    [encounterState, charactersById],
  );
  const modelNames = trackerState.models.map(({ id, name }) => `${id} ${name}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes only when the names change
  const models = useMemo(() => trackerState.models.map(({ id, name }) => ({ id, name })), [modelNames]);
  const undone = useItem('encounters', encounterId)?.row.undone ?? NO_UNDONE_EVENTS;
  const encounterLog = useLog(encounterId, encounterState, undone, models, appendEvent);
  const getModelNameRef = useLatest((modelId: string) => models.find((model) => model.id === modelId)?.name ?? modelId);
  const trackChange = useCallback(
    (change: TrackerChange | TrackChangeFactory) =>
      submitter.submitComputed((currentState) => {
        const resolvedChange =
          typeof change === 'function'
            ? change(
                getTrackerState(
                  currentState.encounter,
                  createTrackerStart(currentState.gameCatalog, currentState, charactersById),
                ),
              )
            : change;
        return (
          resolvedChange &&
          createTrackNote(translate, resolvedChange, {
            getName: (modelId) => getModelNameRef.current?.(modelId) ?? modelId,
            formatLabel: (labelWord) => formatTrackLabel(translate, currentState.rules, labelWord),
            formatClock: (count) => formatClock(translate, currentState.rules, count),
          })
        );
      }),
    [submitter, charactersById, getModelNameRef, translate],
  );
  return { trackerState, encounterLog, trackChange };
}
