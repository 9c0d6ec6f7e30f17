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
import { findStepEnd } from '../../../../store/undo/log-change.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { useGoToEvent } from '../play-session.ts';
import type { EncounterState } from '../session.ts';
import { getCachedLines } from './line-cache.ts';

/** The log of an open encounter, and its actions. */
export interface Log {
  /** The id of the encounter. */
  readonly id: string;
  /** The lines of the played events, followed by those of the undone events. */
  readonly lines: readonly LogLine[];
  readonly playedCount: number;
  readonly undoneCount: number;
  readonly models: readonly { readonly id: string; readonly name: string }[];
  readonly actions: LogActions;
}

/** Actions of the log. The object never changes, so an event does not render the rows again. */
export interface LogActions {
  /** Goes to the moment after this many events, without separating events that were appended together. A jump of more than a few events shows a toast that can undo it. */
  goTo(eventCount: number): void;
  /** Writes a note on an event; an empty text removes the note. */
  setEventNote(eventIndex: number, noteText: string): void;
  /** Adds a note at the end of the log. */
  addNote(noteText: string): void;
}

/** The maximum number of events that the log undoes or redoes at once without a toast. */
const MAX_SILENT_STEPS = 5;

export const NO_UNDONE_EVENTS: readonly JsonObject[] = [];

/**
 * Returns the log of an encounter.
 *
 * @param undone the undone events, the next one to redo first
 *
 * @param appendEvent appends an event to the log
 */
export function useLog(
  encounterId: string,
  { encounter, rules, activeEncounter }: EncounterState,
  undone: readonly JsonObject[],
  models: Log['models'],
  appendEvent: (event: JsonObject) => unknown,
): Log {
  const translate = useTranslate();
  const documents = useLibrary().stores.encounters;
  const goToEvent = useGoToEvent(encounterId);
  const latestRef = useLatest({ log: encounter.log, undone, appendEvent });
  const actions = useMemo(
    (): LogActions => ({
      goTo(requestedCount) {
        const { log, undone: undoneEvents } = latestRef.current;
        const startCount = log.length;
        const targetCount = findStepEnd([...log, ...undoneEvents], startCount, requestedCount);
        if (!goToEvent(startCount, targetCount) || Math.abs(startCount - targetCount) <= MAX_SILENT_STEPS) return;
        const undoJump = () => {
          if (!goToEvent(targetCount, startCount)) toast(translate('log.playedOn'), { kind: 'failed' });
        };
        toast(
          targetCount < startCount
            ? translate('log.wentBack', { n: startCount - targetCount })
            : translate('log.wentForth', { n: targetCount - startCount }),
          {
            action: {
              label: targetCount < startCount ? translate('log.playAgain') : translate('log.takeBackAgain'),
              run: undoJump,
            },
          },
        );
      },
      setEventNote(eventIndex, noteText) {
        const notedEvent = latestRef.current.log[eventIndex];
        const previousNote = typeof notedEvent?.note === 'string' ? notedEvent.note : '';
        if (
          previousNote === noteText ||
          !documents.changeLog(encounterId, { kind: 'note', at: eventIndex, text: noteText })
        )
          return;
        const changedLog = latestRef.current.log;
        const undoNote = () => {
          // Another event may have this index by now.
          const isSameMoment =
            latestRef.current.log === changedLog || isSameEvent(latestRef.current.log[eventIndex], notedEvent);
          if (!isSameMoment || !documents.changeLog(encounterId, { kind: 'note', at: eventIndex, text: previousNote }))
            toast(translate('log.playedOn'), { kind: 'failed' });
        };
        toast(noteText === '' ? translate('log.besideGone') : translate('log.besideKept'), {
          action: { label: translate('shell.undo'), run: undoNote },
        });
      },
      addNote(noteText) {
        latestRef.current.appendEvent({ kind: 'note', text: noteText });
      },
    }),
    [documents, encounterId, goToEvent, latestRef, translate],
  );
  const logLines = useMemo(() => {
    const events = [...encounter.log, ...undone];
    const eventLines = events.flatMap(
      (event, eventIndex) =>
        getCachedLines(event) ?? [createUncachedLine(translate, rules, activeEncounter, event, eventIndex)],
    );
    return getPlaySettings(encounter).hasRules ? eventLines : addTrackedRounds(translate, rules, eventLines, events);
  }, [encounter, undone, rules, activeEncounter, translate]);
  const [playedCount, undoneCount] = [encounter.log.length, undone.length];
  return useMemo(
    () => ({ id: encounterId, lines: logLines, playedCount, undoneCount, models, actions }),
    [encounterId, logLines, playedCount, undoneCount, models, actions],
  );
}

/** Whether two events are equal apart from their notes. */
const isSameEvent = (first: JsonObject | undefined, second: JsonObject | undefined): boolean =>
  isEqualJson({ ...first, note: '' }, { ...second, note: '' });

/**
 * Creates the line of an event that was undone before this window opened, or whose encounter is not played by its rules.
 */
function createUncachedLine(
  translate: Translate,
  rules: EncounterState['rules'],
  activeEncounter: ActiveEncounter | undefined,
  event: JsonObject,
  eventIndex: number,
): LogLine {
  const bareEntry = createBareEntry(event, eventIndex);
  return bareEntry.isNote || activeEncounter === undefined
    ? bareEntry
    : { ...bareEntry, words: formatEvent(translate, rules, activeEncounter, event) };
}

/** Lists the id and name of every model, in the order of the encounter's file. Models that events have added come last. */
export function listModelNames(
  translate: Translate,
  rules: EncounterState['rules'],
  activeEncounter: ActiveEncounter,
): Log['models'] {
  const getModelName = createGetName(translate, rules, activeEncounter);
  return [...activeEncounter.figures.keys()].map((modelId) => ({ id: modelId, name: getModelName(modelId) }));
}
