import { useMemo, useRef } from 'react';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import { bareEntry, type LogLine } from '../../../../../shared/play/log-lines.ts';
import { namesOf } from '../../../../../shared/play/names.ts';
import type { Play } from '../../../../../shared/play/state.ts';
import { eventWords } from '../../../../../shared/play/table/event-words.ts';
import { toast } from '../../../../app/toasts/toasts.ts';
import { useItem, useLibrary } from '../../../../store/library-context.ts';
import { LOG } from '../../../../strings/table-log.ts';
import type { Standing } from '../session.ts';
import { useGo } from '../table-context.ts';
import { keptLines } from './kept-lines.ts';

/** The log of an open encounter, and what can be done with it. */
export interface Log {
  readonly id: string;
  /** Of what was played and, behind it, of what was taken back. */
  readonly lines: readonly LogLine[];
  readonly played: number;
  readonly undone: number;
  readonly models: readonly { readonly id: string; readonly name: string }[];
  readonly actions: LogActions;
}

/** The same object for every moment of a game: no event draws the rows anew. */
export interface LogActions {
  /** Goes to the moment after so many events. More than a few steps at once are told, with the way back. */
  go(to: number): void;
  /** Writes beside event `at`; an empty text takes away what stands there. */
  noteBeside(at: number, text: string): void;
  /** Puts a note behind the log. */
  note(text: string): void;
}

/** Steps that nobody has to be told of. */
const FEW = 5;

const NOTHING: readonly JsonObject[] = [];

/** @param put puts an event behind the log */
export function useLog(
  id: string,
  { encounter, rules, play }: Standing,
  models: Log['models'],
  put: (event: JsonObject) => unknown,
): Log {
  const documents = useLibrary().tables.encounters;
  const item = useItem('encounters', id);
  const undone = item?.row.undone ?? NOTHING;
  const walk = useGo(id);
  const latest = useRef({ from: 0, put });
  latest.current = { from: encounter.log.length, put };
  const actions = useMemo(
    (): LogActions => ({
      go(to) {
        const { from } = latest.current;
        if (!walk(from, to) || Math.abs(from - to) <= FEW) return;
        const back = () => {
          if (!walk(to, from)) toast(LOG.playedOn, { kind: 'failed' });
        };
        toast(to < from ? LOG.wentBack(from - to) : LOG.wentForth(to - from), {
          action: { label: to < from ? LOG.playAgain : LOG.takeBackAgain, run: back },
        });
      },
      noteBeside(at, text) {
        documents.changeLog(id, { kind: 'note', at, text });
      },
      note(text) {
        latest.current.put({ kind: 'note', text });
      },
    }),
    [documents, id, walk],
  );
  const lines = useMemo(
    () => [...encounter.log, ...undone].flatMap((event, n) => keptLines(event) ?? [unknownLine(rules, play, event, n)]),
    [encounter, undone, rules, play],
  );
  const [played, takenBack] = [encounter.log.length, undone.length];
  return useMemo(
    () => ({ id, lines, played, undone: takenBack, models, actions }),
    [id, lines, played, takenBack, models, actions],
  );
}

/** An event that was taken back before this window opened, or of an encounter that is not played by its rules. */
function unknownLine(rules: Standing['rules'], play: Play | undefined, event: JsonObject, n: number): LogLine {
  const bare = bareEntry(event, n);
  return bare.isNote || play === undefined ? bare : { ...bare, words: eventWords(rules, play, event) };
}

/** Every model by name, in file order; those that came by an event stand at the end. */
export function modelsOfPlay(rules: Standing['rules'], play: Play): Log['models'] {
  const name = namesOf(rules, play);
  return [...play.figures.keys()].map((id) => ({ id, name: name(id) }));
}
