import { useCallback, useMemo } from 'react';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import type { Character } from '../../../../../shared/document/schema.ts';
import { formatClock } from '../../../../../shared/play/clock.ts';
import { formatTrackLabel } from '../../../../../shared/play/play-screen/event-text.ts';
import {
  createTrackNote,
  getTrackerState,
  type Track,
  type TrackerState,
} from '../../../../../shared/play/play-screen/tracker.ts';
import { createTrackerStart } from '../../../../../shared/play/play-screen/tracker-start.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useItem } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { HandIn } from '../hand-in.ts';
import { type Log, NOTHING_UNDONE, useLog } from '../log/use-log.ts';
import type { Standing } from '../session.ts';

export interface Tracker {
  readonly state: TrackerState;
  readonly log: Log;
  /** Tracks a change. A function receives the tracker state when its turn comes, and returns the change. */
  track(track: Track | NextTrack): void;
}

export type NextTrack = (state: TrackerState) => Track | undefined;

/** Plays an encounter without its rules. All changes are recorded in its log. */
export function useTracker(
  id: string,
  standing: Standing,
  known: ReadonlyMap<string, Character>,
  handIn: HandIn,
): Tracker {
  const translate = useTranslate();
  const put = useCallback((event: JsonObject) => handIn.hand(event), [handIn]);
  const state = useMemo(
    () => getTrackerState(standing.encounter, createTrackerStart(standing.gameCatalog, standing, known)),
    [standing, known],
  );
  const names = state.models.map(({ id, name }) => `${id} ${name}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes only when the names change
  const models = useMemo(() => state.models.map(({ id, name }) => ({ id, name })), [names]);
  const undone = useItem('encounters', id)?.row.undone ?? NOTHING_UNDONE;
  const log = useLog(id, standing, undone, models, put);
  const nameOf = useLatest((model: string) => models.find((one) => one.id === model)?.name ?? model);
  const track = useCallback(
    (track: Track | NextTrack) =>
      handIn.handMade((now) => {
        const said =
          typeof track === 'function'
            ? track(getTrackerState(now.encounter, createTrackerStart(now.gameCatalog, now, known)))
            : track;
        return (
          said &&
          createTrackNote(translate, said, {
            getName: (model) => nameOf.current?.(model) ?? model,
            formatLabel: (word) => formatTrackLabel(translate, now.rules, word),
            formatClock: (count) => formatClock(translate, now.rules, count),
          })
        );
      }),
    [handIn, known, nameOf, translate],
  );
  return { state, log, track };
}
