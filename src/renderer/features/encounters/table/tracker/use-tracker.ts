import { useCallback, useMemo } from 'react';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import type { Character } from '../../../../../shared/document/schema.ts';
import { clockText } from '../../../../../shared/play/clock.ts';
import { labelText } from '../../../../../shared/play/table/event-text.ts';
import { type Track, type TrackerState, trackerOf, trackNote } from '../../../../../shared/play/table/tracker.ts';
import { trackerStart } from '../../../../../shared/play/table/tracker-start.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useItem } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
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
  const translate = useTranslate();
  const put = useCallback((event: JsonObject) => handIn.hand(event), [handIn]);
  const state = useMemo(
    () => trackerOf(standing.encounter, trackerStart(standing.gameCatalog, standing, known)),
    [standing, known],
  );
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
          typeof track === 'function'
            ? track(trackerOf(now.encounter, trackerStart(now.gameCatalog, now, known)))
            : track;
        return (
          said &&
          trackNote(translate, said, {
            name: (model) => nameOf.current?.(model) ?? model,
            label: (word) => labelText(translate, now.rules, word),
            clock: (count) => clockText(translate, now.rules, count),
          })
        );
      }),
    [handIn, known, nameOf, translate],
  );
  return { state, log, track };
}
