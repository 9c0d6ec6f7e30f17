import { useCallback } from 'react';
import type { Edit } from '../../../../../shared/document/edit.ts';
import {
  changePlaySettings,
  editPlaySettings,
  type PlaySettings,
} from '../../../../../shared/play/play-screen/play-settings.ts';
import { getTrackerState } from '../../../../../shared/play/play-screen/tracker.ts';
import { createCorrections } from '../../../../../shared/play/play-screen/tracker-corrections.ts';
import { createTrackerStart } from '../../../../../shared/play/play-screen/tracker-start.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { describeKeptValues } from '../../../../strings/play/tracker.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import type { EncounterState } from '../session.ts';

/**
 * Returns a function that changes how an encounter is played. When the rules are switched on, events are added to the log that
 * correct the numbers of the models to those of the tracker.
 */
export function useChangePlaySettings(
  encounterId: string,
  encounterState: EncounterState,
  edit: (edits: readonly Edit[]) => void,
) {
  const translate = useTranslate();
  const documents = useLibrary().stores.encounters;
  const stateRef = useLatest(encounterState);
  return useCallback(
    (change: Partial<PlaySettings>) => {
      const currentState = stateRef.current;
      const { encounter, rules, activeEncounter } = currentState;
      const applyChange = (newSettings: Partial<PlaySettings>) => {
        const currentItem = documents.get(encounterId);
        const currentEncounter = currentItem?.kind === 'ready' ? currentItem.document : encounter;
        // After the first event, undo steps through the changes of the log, so this change has to be one of them.
        const isPlayed = currentEncounter.log.length + (currentItem?.row.undone?.length ?? 0) > 0;
        if (isPlayed)
          documents.changeLog(encounterId, { kind: 'table', table: changePlaySettings(currentEncounter, newSettings) });
        else edit(editPlaySettings(currentEncounter, newSettings));
      };
      applyChange(change);
      if (change.hasRules === false) {
        const undoChange = () => applyChange({ hasRules: true });
        toast(translate('tracker.withoutRules'), { action: { label: translate('shell.undo'), run: undoChange } });
      }
      if (change.hasRules !== true || activeEncounter === undefined) return;
      // The tracker needs characters of the library only for encounters that the rules cannot play.
      const libraryCharacters = new Map();
      const trackerState = getTrackerState(
        encounter,
        createTrackerStart(currentState.gameCatalog, currentState, libraryCharacters),
      );
      const { events, skipped: skippedValues } = createCorrections(
        rules,
        activeEncounter,
        trackerState,
        translate('tracker.carriedNote'),
      );
      const eventCount = encounter.log.length;
      if (events.length > 0) documents.changeLog(encounterId, { kind: 'play', at: eventCount, events });
      const undoCorrections = () => {
        // Undo also undoes the corrections. If another event has been submitted since, undo changes nothing.
        const isUndone = documents.changeLog(encounterId, {
          kind: 'go',
          from: eventCount + events.length,
          to: eventCount,
        });
        if (!isUndone) return toast(translate('log.playedOn'), { kind: 'failed' });
        applyChange({ hasRules: false });
      };
      const messages = [
        events.length === 0 ? '' : translate('tracker.carried', { n: events.length }),
        skippedValues.length === 0 ? '' : describeKeptValues(translate, skippedValues),
      ].filter((message) => message !== '');
      toast([translate('tracker.withRules'), ...messages].join(' '), {
        action: { label: translate('shell.undo'), run: undoCorrections },
      });
    },
    [documents, encounterId, edit, stateRef, translate],
  );
}
