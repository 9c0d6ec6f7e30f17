import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { isEqualJson } from '../../../../shared/document/diff-json.ts';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import type { Refusal } from '../../../../shared/play/event/refusal.ts';
import { formatRefusal } from '../../../../shared/play/event/refusal-messages.ts';
import type { Following } from '../../../../shared/play/following-events.ts';
import type { ActiveEncounter } from '../../../../shared/play/state.ts';
import type { ReadyItem } from '../../../store/item.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { EventSubmitter } from './event-submitter.ts';
import type { EncounterState } from './session.ts';
import type { SessionStore } from './session-store.ts';

/** A game in progress, and the functions with which the play screen changes it. */
export interface PlaySession extends EncounterState {
  readonly activeEncounter: ActiveEncounter;
  readonly id: string;
  /** The number of undone events that can be redone. */
  readonly undoneCount: number;
  /**
   * Appends an event to the log as soon as the previous event is on disk. Returns a refusal and changes nothing if the rules
   * do not allow the event. If the same event is submitted twice in one state, the second submission is ignored. The events that
   * follow it become one step with it.
   */
  submit(event: JsonObject, following?: Following): Refusal | undefined;
  /** Goes to the moment after this many events. Undone events can be redone. */
  goTo(eventCount: number): void;
}

export const PlaySessionContext = createContext<PlaySession | undefined>(undefined);

export function usePlaySession(): PlaySession {
  const playSession = useContext(PlaySessionContext);
  if (playSession === undefined) throw new Error('usePlaySession is used outside PlaySessionContext');
  return playSession;
}

/**
 * Returns whether the last event is on disk, is being written, or was refused by the disk. This is not part of the play
 * session, so that saving does not render the play screen again.
 */
export function useSaveState(encounterId: string): 'saved' | 'saving' | 'refused' {
  const documents = useLibrary().stores.encounters;
  return useSyncExternalStore(documents.queue.subscribe, () => {
    if (documents.isSaving(encounterId)) return 'saving';
    return documents.queue.isBusy(encounterId) ? 'refused' : 'saved';
  });
}

/** Returns the object that submits events to the log of an open encounter and holds its session. */
export function useEventSubmitter(gameCatalog: GameCatalogWithPart<'play'>, encounterId: string): EventSubmitter {
  const translate = useTranslate();
  const { stores } = useLibrary();
  const [submitter] = useState(
    () =>
      new EventSubmitter({
        translate,
        gameCatalog,
        stores,
        encounterId,
        onRefused: ({ rules, activeEncounter }, event, refusal) =>
          activeEncounter && toast(formatRefusal(rules, activeEncounter, event, refusal), { kind: 'failed' }),
      }),
  );
  return submitter;
}

/** Returns the state of an encounter, or undefined if it could never be read. It follows changes of the library. */
export function useEncounterState(store: SessionStore): EncounterState | undefined {
  useEffect(() => store.follow(), [store]);
  return useStore(store.state, ({ session }) => session?.state);
}

/** Returns the state of an open encounter. Throws if the encounter cannot be read. */
export function useReadableEncounterState({ store }: EventSubmitter): EncounterState {
  const encounterState = useEncounterState(store);
  if (encounterState === undefined) throw new Error('The encounter cannot be read');
  return encounterState;
}

/** Creates the play session of an encounter, or returns undefined if the encounter cannot be played. */
export function useCreatePlaySession(
  { id: encounterId, row }: ReadyItem<Encounter>,
  submitter: EventSubmitter,
  encounterState: EncounterState,
): PlaySession | undefined {
  const goToEvent = useGoToEvent(encounterId);
  const undoneCount = row.undone?.length ?? 0;
  return useMemo(() => {
    const { activeEncounter, encounter } = encounterState;
    if (activeEncounter === undefined) return undefined;
    let lastSubmitted: JsonObject | undefined;
    return {
      ...encounterState,
      activeEncounter,
      id: encounterId,
      undoneCount,
      submit(event, following) {
        // A second tap can come before the screen shows the result of the first one.
        if (lastSubmitted !== undefined && isEqualJson(lastSubmitted, event)) return undefined;
        const refusal = submitter.submit(event, following);
        if (refusal === undefined) lastSubmitted = event;
        return refusal;
      },
      goTo: (eventCount) => goToEvent(encounter.log.length, eventCount),
    };
  }, [encounterId, submitter, undoneCount, encounterState, goToEvent]);
}

/**
 * Returns a function that undoes or redoes to the moment after `eventCount` events. The function returns false and does
 * nothing if the log no longer has `currentCount` events.
 */
export function useGoToEvent(encounterId: string): (currentCount: number, eventCount: number) => boolean {
  const documents = useLibrary().stores.encounters;
  return useCallback(
    (from, to) => documents.changeLog(encounterId, { kind: 'go', from, to }),
    [documents, encounterId],
  );
}
