import { useMemo } from 'react';
import { isEqualJson } from '../../../../../shared/document/diff-json.ts';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import { addTrackedRounds, createBareEntry, type LogLine } from '../../../../../shared/play/log/log-lines.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import { formatEvent } from '../../../../../shared/play/play-screen/event-text.ts';
import { getPlaySettings } from '../../../../../shared/play/play-screen/play-settings.ts';
import type { ActiveEncounter } from '../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import type { Standing } from '../session.ts';
import { useGo } from '../table-context.ts';
import { keptLines } from './kept-lines.ts';

/** The log of an open encounter, and its actions. */
export interface Log {
  readonly id: string;
  /** The lines of the played events, followed by those of the undone events. */
  readonly lines: readonly LogLine[];
  readonly played: number;
  readonly undone: number;
  readonly models: readonly { readonly id: string; readonly name: string }[];
  readonly actions: LogActions;
}

/** Actions of the log. The object never changes, so an event does not render the rows again. */
export interface LogActions {
  /** Goes to the moment after so many events. A jump of more than a few events shows a toast that can undo it. */
  go(to: number): void;
  /** Writes a note on event `at`; an empty text removes the note. */
  noteBeside(at: number, text: string): void;
  /** Adds a note at the end of the log. */
  note(text: string): void;
}

/** The most steps that are taken without a toast. */
const FEW = 5;

export const NOTHING_UNDONE: readonly JsonObject[] = [];

/**
 * Returns the log of an encounter.
 *
 * @param undone the undone events, the next one to redo first
 *
 * @param put appends an event to the log
 */
export function useLog(
  id: string,
  { encounter, rules, activeEncounter }: Standing,
  undone: readonly JsonObject[],
  models: Log['models'],
  put: (event: JsonObject) => unknown,
): Log {
  const translate = useTranslate();
  const documents = useLibrary().stores.encounters;
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
          // Another event may have this index by now.
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
    return getPlaySettings(encounter).hasRules ? lines : addTrackedRounds(translate, rules, lines, events);
  }, [encounter, undone, rules, activeEncounter, translate]);
  const [played, takenBack] = [encounter.log.length, undone.length];
  return useMemo(
    () => ({ id, lines, played, undone: takenBack, models, actions }),
    [id, lines, played, takenBack, models, actions],
  );
}

/** Whether two events are equal apart from their notes. */
const isSameEvent = (a: JsonObject | undefined, b: JsonObject | undefined): boolean =>
  isEqualJson({ ...a, note: '' }, { ...b, note: '' });

/**
 * Creates the line of an event that was undone before this window opened, or whose encounter is not played by its rules.
 */
function unknownLine(
  translate: Translate,
  rules: Standing['rules'],
  activeEncounter: ActiveEncounter | undefined,
  event: JsonObject,
  n: number,
): LogLine {
  const bare = createBareEntry(event, n);
  return bare.isNote || activeEncounter === undefined
    ? bare
    : { ...bare, words: formatEvent(translate, rules, activeEncounter, event) };
}

/** Lists every model by name, in file order. Models that events have added come last. */
export function modelsOfPlay(
  translate: Translate,
  rules: Standing['rules'],
  activeEncounter: ActiveEncounter,
): Log['models'] {
  const name = createGetName(translate, rules, activeEncounter);
  return [...activeEncounter.figures.keys()].map((id) => ({ id, name: name(id) }));
}
