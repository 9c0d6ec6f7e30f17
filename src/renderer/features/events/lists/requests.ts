/** Creates the requests to the worker from the state of the lists. */

import type { EventPack } from '../../../../shared/document/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { EventNotes } from '../../../store/events/event-notes.ts';
import type { SavedSubmission } from '../../../store/events/submissions.ts';
import { formatTime } from '../../../strings/times-and-sizes.ts';
import type { JudgedLists, PlayersNoted, Since } from './messages.ts';

/** The input of a judging. */
export interface JudgingRequest {
  readonly event: EventPack;
  /** The text of the earlier table to compare with. */
  readonly earlier: string | undefined;
  readonly players: PlayersNoted;
}

interface Known {
  readonly since?: Since;
  readonly notes: EventNotes;
  readonly judged?: JudgedLists;
}

/** Creates a request that compares with the table that the user has chosen, or with the last report. */
export function judgingRequest(
  event: EventPack,
  { since, notes }: Known,
  kept: readonly SavedSubmission[],
): JudgingRequest {
  const { expected, players, counting, reports } = notes;
  const came = Object.fromEntries(kept.map(({ name, row }) => [name, [row.addedAt, row.modifiedAt ?? 0]]));
  const noted: PlayersNoted = { expected, of: players, counting, came };
  return { event, earlier: since?.text ?? reports.at(-1)?.table, players: noted };
}

/** Returns the last report that differs, so that the table and the pages of one evening are compared with the same one. */
export function reportBefore(translate: Translate, { notes, judged }: Known): Since | undefined {
  const report = notes.reports.filter(({ digest }) => digest !== judged?.digest).at(-1);
  return (
    report && { file: translate('eventLists.reportOf', { time: formatTime(translate, report.at) }), text: report.table }
  );
}
