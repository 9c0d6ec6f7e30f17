import { useMemo } from 'react';
import { same } from '../../../../../shared/document/difference.ts';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import { bareEntry, type LogLine, withTrackedRounds } from '../../../../../shared/play/log/log-lines.ts';
import { namesOf } from '../../../../../shared/play/names.ts';
import type { ActiveEncounter } from '../../../../../shared/play/state.ts';
import { eventText } from '../../../../../shared/play/table/event-text.ts';
import { tableSettings } from '../../../../../shared/play/table/table-settings.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
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

export const NOTHING_UNDONE: readonly JsonObject[] = [];

/**
 * @param undone events that were taken back, the next one first
 * @param put puts an event behind the log
 */
export function useLog(
  id: string,
  { encounter, rules, activeEncounter }: Standing,
  undone: readonly JsonObject[],
  models: Log['models'],
  put: (event: JsonObject) => unknown,
): Log {
  const translate = useTranslate();
  const documents = useLibrary().tables.encounters;
  const walk = useGo(id);
  const latest = useLatest({ log: encounter.log, put });
  const actions = useMemo(
    (): LogActions => ({
      go(to) {
        const from = latest.current.log.length;
        if (!walk(from, to) || Math.abs(from - to) <= FEW) return;
        const back = () => {
          if (!walk(to, from)) toast(translate('log.playedOn'), { kind: 'failed' });
        };
        toast(to < from ? translate('log.wentBack', { n: from - to }) : translate('log.wentForth', { n: to - from }), {
          action: { label: to < from ? translate('log.playAgain') : translate('log.takeBackAgain'), run: back },
        });
      },
      noteBeside(at, text) {
        const before = latest.current.log[at];
        const was = typeof before?.note === 'string' ? before.note : '';
        if (was === text || !documents.changeLog(id, { kind: 'note', at, text })) return;
        const now = latest.current.log;
        const back = () => {
          // Another event may stand there by now.
          const isThere = latest.current.log === now || isSameEvent(latest.current.log[at], before);
          if (!isThere || !documents.changeLog(id, { kind: 'note', at, text: was }))
            toast(translate('log.playedOn'), { kind: 'failed' });
        };
        toast(text === '' ? translate('log.besideGone') : translate('log.besideKept'), {
          action: { label: translate('shell.undo'), run: back },
        });
      },
      note(text) {
        latest.current.put({ kind: 'note', text });
      },
    }),
    [documents, id, walk, latest, translate],
  );
  const lines = useMemo(() => {
    const events = [...encounter.log, ...undone];
    const lines = events.flatMap(
      (event, n) => keptLines(event) ?? [unknownLine(translate, rules, activeEncounter, event, n)],
    );
    return tableSettings(encounter).hasRules ? lines : withTrackedRounds(translate, rules, lines, events);
  }, [encounter, undone, rules, activeEncounter, translate]);
  const [played, takenBack] = [encounter.log.length, undone.length];
  return useMemo(
    () => ({ id, lines, played, undone: takenBack, models, actions }),
    [id, lines, played, takenBack, models, actions],
  );
}

/** Alike but for what stands beside it. */
const isSameEvent = (a: JsonObject | undefined, b: JsonObject | undefined): boolean =>
  same({ ...a, note: '' }, { ...b, note: '' });

/** An event that was taken back before this window opened, or of an encounter that is not played by its rules. */
function unknownLine(
  translate: Translate,
  rules: Standing['rules'],
  activeEncounter: ActiveEncounter | undefined,
  event: JsonObject,
  n: number,
): LogLine {
  const bare = bareEntry(event, n);
  return bare.isNote || activeEncounter === undefined
    ? bare
    : { ...bare, words: eventText(translate, rules, activeEncounter, event) };
}

/** Every model by name, in file order; those that came by an event stand at the end. */
export function modelsOfPlay(
  translate: Translate,
  rules: Standing['rules'],
  activeEncounter: ActiveEncounter,
): Log['models'] {
  const name = namesOf(translate, rules, activeEncounter);
  return [...activeEncounter.figures.keys()].map((id) => ({ id, name: name(id) }));
}
