import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { isEqualJson } from '../../../../shared/document/diff-json.ts';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import type { Refusal } from '../../../../shared/play/event/refusal.ts';
import { formatRefusal } from '../../../../shared/play/event/refusal-messages.ts';
import type { ActiveEncounter } from '../../../../shared/play/state.ts';
import type { ReadyItem } from '../../../store/item.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { HandIn } from './hand-in.ts';
import type { Standing } from './session.ts';
import type { SessionStore } from './session-store.ts';

/** A game in progress, and the functions with which the play screen changes it. */
export interface Table extends Standing {
  readonly activeEncounter: ActiveEncounter;
  readonly id: string;
  /** The number of undone events that can be redone. */
  readonly undone: number;
  /**
   * Appends an event to the log, unless the rules refuse it; then nothing changes. It waits until the previous event is
   * on disk. If the same event is submitted twice from one state, it counts once.
   */
  hand(event: JsonObject): Refusal | undefined;
  /** Goes to the moment after so many events. Undone events can be redone. */
  go(to: number): void;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('useTable stands outside TableContext');
  return table;
}

/**
 * Whether the last event is on disk, is being written, or was refused by the disk. It is separate from the play screen's
 * context, so that saving does not render the screen again.
 */
export function useTableSaving(id: string): 'saved' | 'saving' | 'refused' {
  const documents = useLibrary().stores.encounters;
  return useSyncExternalStore(documents.queue.subscribe, () => {
    if (documents.isSaving(id)) return 'saving';
    return documents.queue.isBusy(id) ? 'refused' : 'saved';
  });
}

/** Returns the object that submits events to the log of an open encounter and holds its session. */
export function useHandIn(gameCatalog: GameCatalogWithPart<'play'>, id: string): HandIn {
  const translate = useTranslate();
  const { stores: tables } = useLibrary();
  const [handIn] = useState(
    () =>
      new HandIn({
        translate,
        gameCatalog,
        tables,
        id,
        onRefused: ({ rules, activeEncounter }, event, refusal) =>
          activeEncounter && toast(formatRefusal(rules, activeEncounter, event, refusal), { kind: 'failed' }),
      }),
  );
  return handIn;
}

/** Returns the state of an encounter, or undefined if it could never be read. It follows changes of the library. */
export function useSession(store: SessionStore): Standing | undefined {
  useEffect(() => store.follow(), [store]);
  return useStore(store.state, ({ session }) => session?.standing);
}

/** Returns the state of an open encounter. Throws if the encounter cannot be read. */
export function useStanding({ store }: HandIn): Standing {
  const standing = useSession(store);
  if (standing === undefined) throw new Error('The encounter cannot be read');
  return standing;
}

/** Returns the game of an encounter, or undefined if it cannot be played. */
export function useTableOf({ id, row }: ReadyItem<Encounter>, handIn: HandIn, standing: Standing): Table | undefined {
  const go = useGo(id);
  const undone = row.undone?.length ?? 0;
  return useMemo(() => {
    const { activeEncounter, encounter } = standing;
    if (activeEncounter === undefined) return undefined;
    let handed: JsonObject | undefined;
    return {
      ...standing,
      activeEncounter,
      id,
      undone,
      hand(event) {
        // This is a second tap before the screen shows the result of the first one.
        if (handed !== undefined && isEqualJson(handed, event)) return undefined;
        const refused = handIn.hand(event);
        if (refused === undefined) handed = event;
        return refused;
      },
      go: (to) => go(encounter.log.length, to),
    };
  }, [id, handIn, undone, standing, go]);
}

/**
 * Returns a function that goes back and forth in a log with `from` events. It returns false and does nothing if the log
 * has changed in the meantime.
 */
export function useGo(id: string): (from: number, to: number) => boolean {
  const documents = useLibrary().stores.encounters;
  return useCallback((from, to) => documents.changeLog(id, { kind: 'go', from, to }), [documents, id]);
}
