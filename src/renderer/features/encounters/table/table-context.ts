import { createContext, useContext, useMemo, useRef } from 'react';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Encounter } from '../../../../shared/play/encounter.ts';
import { judgeEvent } from '../../../../shared/play/judge-event.ts';
import type { Refusal } from '../../../../shared/play/refusal.ts';
import type { Play } from '../../../../shared/play/state.ts';
import type { Ready } from '../../../store/item.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { Session, type Standing } from './session.ts';

/** A game in progress, and what the parts of the table do with it. */
export interface Table extends Standing {
  readonly play: Play;
  readonly id: string;
  /** Events that were taken back and can be played again. */
  readonly undone: number;
  /** Puts an event behind the log, unless the rules refuse it: then nothing has changed. */
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

/** Where an open encounter stands. */
export function useStanding(encounter: Encounter, characters: readonly Character[]): Standing {
  const session = useRef<Session>(undefined);
  session.current ??= new Session();
  return session.current.standing(encounter, characters);
}

/** The table of an encounter; undefined where it cannot be played. */
export function useTableOf({ id, row }: Ready<Encounter>, standing: Standing): Table | undefined {
  const documents = useLibrary().tables.encounters;
  const undone = row.undone?.length ?? 0;
  return useMemo(() => {
    const { play, rules, encounter } = standing;
    if (play === undefined) return undefined;
    return {
      ...standing,
      play,
      id,
      undone,
      hand(event) {
        const judged = judgeEvent(rules, play, event);
        if ('refused' in judged) return judged.refused;
        documents.changeLog(id, { kind: 'play', at: encounter.log.length, events: [event] });
        return undefined;
      },
      go: (to) => documents.changeLog(id, { kind: 'go', to }),
    };
  }, [documents, id, undone, standing]);
}
