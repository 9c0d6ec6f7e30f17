import { useCallback, useEffect, useMemo, useRef } from 'react';
import { same } from '../../../../../shared/document/difference.ts';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import type { Character } from '../../../../../shared/document/schema.ts';
import { clockWord } from '../../../../../shared/play/clock.ts';
import { type Track, type TrackerState, trackerOf, trackNote } from '../../../../../shared/play/table/tracker.ts';
import { trackerStart } from '../../../../../shared/play/table/tracker-start.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useItem } from '../../../../store/library-context.ts';
import type { HandIn } from '../hand-in.ts';
import { type Log, NOTHING_UNDONE, useLog } from '../log/use-log.ts';
import type { Standing } from '../session.ts';

export interface Tracker {
  readonly state: TrackerState;
  readonly log: Log;
  /** A function is asked where the tracker stands when it is its turn. */
  track(track: Track | NextTrack): void;
}

export type NextTrack = (state: TrackerState) => Track | undefined;

/** An encounter that is played without its rules: all that is done is noted in its log. */
export function useTracker(
  id: string,
  standing: Standing,
  known: ReadonlyMap<string, Character>,
  handIn: HandIn,
): Tracker {
  const put = useCallback((event: JsonObject) => handIn.hand(event), [handIn]);
  const before = useRef<TrackerState>(undefined);
  const state = useMemo(
    () => sameWhereAlike(trackerOf(standing.encounter, trackerStart(standing.games, standing, known)), before.current),
    [standing, known],
  );
  useEffect(() => {
    before.current = state;
  }, [state]);
  const names = state.models.map(({ id, name }) => `${id} ${name}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as they are called alike, it is the same list
  const models = useMemo(() => state.models.map(({ id, name }) => ({ id, name })), [names]);
  const undone = useItem('encounters', id)?.row.undone ?? NOTHING_UNDONE;
  const log = useLog(id, standing, undone, models, put);
  const nameOf = useLatest((model: string) => models.find((one) => one.id === model)?.name ?? model);
  const track = useCallback(
    (track: Track | NextTrack) =>
      handIn.handMade((now) => {
        const said =
          typeof track === 'function' ? track(trackerOf(now.encounter, trackerStart(now.games, now, known))) : track;
        return said && trackNote(said, (model) => nameOf.current?.(model) ?? model, clockWord(now.rules));
      }),
    [handIn, known],
  );
  return { state, log, track };
}

/** Keeps a model that has not changed as the object it was, so that its row need not be drawn again. */
function sameWhereAlike(after: TrackerState, before: TrackerState | undefined): TrackerState {
  const old = new Map(before?.models.map((model) => [model.id, model]));
  const models = after.models.map((model) => {
    const was = old.get(model.id);
    return was !== undefined && same(was, model) ? was : model;
  });
  return { ...after, models };
}
