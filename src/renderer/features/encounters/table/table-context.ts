import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { same } from '../../../../shared/document/difference.ts';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { GamesWith } from '../../../../shared/games/parts.ts';
import type { Refusal } from '../../../../shared/play/event/refusal.ts';
import { refusalMessage } from '../../../../shared/play/event/refusal-messages.ts';
import type { ActiveEncounter } from '../../../../shared/play/state.ts';
import type { Ready } from '../../../store/item.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { HandIn } from './hand-in.ts';
import type { Standing } from './session.ts';
import type { SessionStore } from './session-store.ts';

/** A game in progress, and what the parts of the table do with it. */
export interface Table extends Standing {
  readonly activeEncounter: ActiveEncounter;
  readonly id: string;
  /** Events that were taken back and can be played again. */
  readonly undone: number;
  /**
   * Puts an event behind the log, unless the rules refuse it: then nothing has changed. While the event before it is not on
   * disk, it waits for that; handed in twice from one table it counts once.
   */
  hand(event: JsonObject): Refusal | undefined;
  /** Goes to the moment after so many events; what is taken back can be played again. */
  go(to: number): void;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('useTable stands outside TableContext');
  return table;
}

/** Whether the last event is on disk, on its way, or refused by the disk; apart from the table, which it does not change. */
export function useTableSaving(id: string): 'saved' | 'saving' | 'refused' {
  const documents = useLibrary().tables.encounters;
  return useSyncExternalStore(documents.queue.subscribe, () => {
    if (documents.isSaving(id)) return 'saving';
    return documents.queue.isBusy(id) ? 'refused' : 'saved';
  });
}

/** What puts events behind the log of an open encounter, and knows where it stands. */
export function useHandIn(gameCatalog: GamesWith<'play'>, id: string): HandIn {
  const translate = useTranslate();
  const { tables } = useLibrary();
  const [handIn] = useState(
    () =>
      new HandIn({
        translate,
        gameCatalog,
        tables,
        id,
        onRefused: ({ rules, activeEncounter }, event, refusal) =>
          activeEncounter && toast(refusalMessage(rules, activeEncounter, event, refusal), { kind: 'failed' }),
      }),
  );
  return handIn;
}

/** Where an encounter stands; undefined if it could never be read. It goes on when the library changes. */
export function useSession(store: SessionStore): Standing | undefined {
  useEffect(() => store.follow(), [store]);
  return useStore(store.state, ({ session }) => session?.standing);
}

/** The same of an open encounter, which is one that can be read. */
export function useStanding({ store }: HandIn): Standing {
  const standing = useSession(store);
  if (standing === undefined) throw new Error('The encounter cannot be read');
  return standing;
}

/** The table of an encounter; undefined where it cannot be played. */
export function useTableOf({ id, row }: Ready<Encounter>, handIn: HandIn, standing: Standing): Table | undefined {
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
        // A second tap before the first is drawn.
        if (handed !== undefined && same(handed, event)) return undefined;
        const refused = handIn.hand(event);
        if (refused === undefined) handed = event;
        return refused;
      },
      go: (to) => go(encounter.log.length, to),
    };
  }, [id, handIn, undone, standing, go]);
}

/** Goes back and forth in a log that has so many events. False where it has changed meanwhile: nothing has happened. */
export function useGo(id: string): (from: number, to: number) => boolean {
  const documents = useLibrary().tables.encounters;
  return useCallback((from, to) => documents.changeLog(id, { kind: 'go', from, to }), [documents, id]);
}
