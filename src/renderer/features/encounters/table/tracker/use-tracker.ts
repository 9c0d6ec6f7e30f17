import { useCallback, useEffect, useMemo, useRef } from 'react';
import { same } from '../../../../../shared/document/difference.ts';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import type { Character } from '../../../../../shared/document/schema.ts';
import { type Track, type TrackerState, trackerOf, trackNote } from '../../../../../shared/play/table/tracker.ts';
import { trackerStart } from '../../../../../shared/play/table/tracker-start.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { castToEmbed } from '../cast.ts';
import { type Log, useLog } from '../log/use-log.ts';
import type { Standing } from '../session.ts';

export interface Tracker {
  readonly state: TrackerState;
  readonly log: Log;
  track(track: Track): void;
}

/** An encounter that is played without its rules: all that is done is noted in its log. */
export function useTracker(
  id: string,
  standing: Standing,
  known: ReadonlyMap<string, Character>,
  characters: readonly Character[],
): Tracker {
  const documents = useLibrary().tables.encounters;
  const { play } = standing;
  const hasPlay = play !== undefined;
  const put = useCallback(
    (event: JsonObject) => {
      const item = documents.get(id);
      if (item?.kind !== 'ready') return;
      const { document } = item;
      // A character that breaks its rules is not embedded: put right in the library, it can be played with the rules.
      const cast = hasPlay ? castToEmbed(document, event, characters) : [];
      const change = { kind: 'play', at: document.log.length, events: [event] } as const;
      documents.changeLog(id, cast.length === 0 ? change : { ...change, cast });
    },
    [documents, id, characters, hasPlay],
  );
  const before = useRef<TrackerState>(undefined);
  const state = useMemo(
    () => sameWhereAlike(trackerOf(standing.encounter, trackerStart(standing, known)), before.current),
    [standing, known],
  );
  useEffect(() => {
    before.current = state;
  }, [state]);
  const names = state.models.map(({ id, name }) => `${id} ${name}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as they are called alike, it is the same list
  const models = useMemo(() => state.models.map(({ id, name }) => ({ id, name })), [names]);
  const log = useLog(id, standing, models, put);
  const nameOf = useRef<(model: string) => string>(undefined);
  nameOf.current = (model) => models.find((one) => one.id === model)?.name ?? model;
  const track = useCallback(
    (track: Track) => put(trackNote(track, (model) => nameOf.current?.(model) ?? model)),
    [put],
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
