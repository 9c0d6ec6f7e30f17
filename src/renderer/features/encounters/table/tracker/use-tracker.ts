import { useCallback, useMemo } from 'react';
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
  const state = useMemo(() => trackerOf(standing.encounter, trackerStart(standing, known)), [standing, known]);
  const names = state.models.map(({ id, name }) => `${id} ${name}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as they are called alike, it is the same list
  const models = useMemo(() => state.models.map(({ id, name }) => ({ id, name })), [names]);
  const log = useLog(id, standing, models, put);
  return {
    state,
    log,
    track: (track) => put(trackNote(track, (model) => state.models.find((one) => one.id === model)?.name ?? model)),
  };
}
