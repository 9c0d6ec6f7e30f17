import { useCallback } from 'react';
import type { Edit } from '../../../../../shared/document/edit.ts';
import { editTable, type TableSettings, tableWith } from '../../../../../shared/play/table/table-settings.ts';
import { trackerOf } from '../../../../../shared/play/table/tracker.ts';
import { carriedOver } from '../../../../../shared/play/table/tracker-carry.ts';
import { trackerStart } from '../../../../../shared/play/table/tracker-start.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { describeKeptValues } from '../../../../strings/play/tracker.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import type { Standing } from '../session.ts';

/** Changes how an encounter is played. What the tracker has changed goes back into the rules as corrections. */
export function useTableSettings(id: string, standing: Standing, edit: (edits: readonly Edit[]) => void) {
  const translate = useTranslate();
  const documents = useLibrary().tables.encounters;
  const standingRef = useLatest(standing);
  return useCallback(
    (change: Partial<TableSettings>) => {
      const standing = standingRef.current;
      const { encounter, rules, activeEncounter } = standing;
      const set = (to: Partial<TableSettings>) => {
        const item = documents.get(id);
        const document = item?.kind === 'ready' ? item.document : encounter;
        // Once something is played, undo goes through the log: then it is a step there.
        const isPlayed = document.log.length + (item?.row.undone?.length ?? 0) > 0;
        if (isPlayed) documents.changeLog(id, { kind: 'table', table: tableWith(document, to) });
        else edit(editTable(document, to));
      };
      set(change);
      if (change.hasRules === false) {
        const back = () => set({ hasRules: true });
        toast(translate('tracker.withoutRules'), { action: { label: translate('shell.undo'), run: back } });
      }
      if (change.hasRules !== true || activeEncounter === undefined) return;
      const state = trackerOf(encounter, trackerStart(standing.gameCatalog, standing, new Map()));
      const { events, left } = carriedOver(rules, activeEncounter, state, translate('tracker.carriedNote'));
      const from = encounter.log.length;
      if (events.length > 0) documents.changeLog(id, { kind: 'play', at: from, events });
      const back = () => {
        // What was carried over goes with it, unless the game has gone on.
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
