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
import type { Standing } from '../session.ts';

/**
 * Returns a function that changes how an encounter is played. When the rules are switched on, the changes of the tracker
 * become corrections.
 */
export function useTableSettings(id: string, standing: Standing, edit: (edits: readonly Edit[]) => void) {
  const translate = useTranslate();
  const documents = useLibrary().stores.encounters;
  const standingRef = useLatest(standing);
  return useCallback(
    (change: Partial<PlaySettings>) => {
      const standing = standingRef.current;
      const { encounter, rules, activeEncounter } = standing;
      const set = (to: Partial<PlaySettings>) => {
        const item = documents.get(id);
        const document = item?.kind === 'ready' ? item.document : encounter;
        // Undo steps through the log once something has been played, so the change becomes a step there.
        const isPlayed = document.log.length + (item?.row.undone?.length ?? 0) > 0;
        if (isPlayed) documents.changeLog(id, { kind: 'table', table: changePlaySettings(document, to) });
        else edit(editPlaySettings(document, to));
      };
      set(change);
      if (change.hasRules === false) {
        const back = () => set({ hasRules: true });
        toast(translate('tracker.withoutRules'), { action: { label: translate('shell.undo'), run: back } });
      }
      if (change.hasRules !== true || activeEncounter === undefined) return;
      const state = getTrackerState(encounter, createTrackerStart(standing.gameCatalog, standing, new Map()));
      const { events, skipped: left } = createCorrections(
        rules,
        activeEncounter,
        state,
        translate('tracker.carriedNote'),
      );
      const from = encounter.log.length;
      if (events.length > 0) documents.changeLog(id, { kind: 'play', at: from, events });
      const back = () => {
        // The corrections are undone as well, unless the game has gone on.
        const isTaken = documents.changeLog(id, { kind: 'go', from: from + events.length, to: from });
        if (!isTaken) return toast(translate('log.playedOn'), { kind: 'failed' });
        set({ hasRules: false });
      };
      const said = [
        events.length === 0 ? '' : translate('tracker.carried', { n: events.length }),
        left.length === 0 ? '' : describeKeptValues(translate, left),
      ].filter((part) => part !== '');
      toast([translate('tracker.withRules'), ...said].join(' '), {
        action: { label: translate('shell.undo'), run: back },
      });
    },
    [documents, id, edit, standingRef, translate],
  );
}
