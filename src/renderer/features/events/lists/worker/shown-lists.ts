/** What was judged, as the page shows it: sentences and numbers, without the documents. */

import type { EventPack } from '../../../../../shared/document/schema.ts';
import type { Entry } from '../../../../../shared/event/entry.ts';
import {
  entryNoteMessage,
  fixLabels,
  unreadableAdvice,
  unreadableMessage,
} from '../../../../../shared/event/messages.ts';
import type { EventRun } from '../../../../../shared/event/run-event.ts';
import type { VerdictRow } from '../../../../../shared/event/verdict-row.ts';
import type { Finding } from '../../../../../shared/finding/finding.ts';
import type { JudgedLists, ShownList } from '../messages.ts';
import { agreedSizeOf } from './agreed-size.ts';

/** Worst first within a verdict as the files came; files that are no lists last. */
export function shownLists({ entries, rows, table, comparison }: EventRun, event: EventPack): JudgedLists {
  const lists = entries.map((entry, i) => shownList(entry, rows[i] as VerdictRow, event));
  const isBeside = ({ verdict }: VerdictRow) => verdict === 'library' || verdict === 'no-list';
  const besides = table.filter(isBeside).map(
    (row): ShownList => ({
      file: row.file,
      name: row.name || row.file,
      verdict: row.verdict as ShownList['verdict'],
      size: '',
      reason: row.reason,
      change: '',
      fingerprint: row.fingerprint,
      findings: [],
      elsewhere: [],
      notes: [],
    }),
  );
  return { lists: [...lists, ...besides], vanished: comparison?.vanished.map((row) => row.name || row.file) ?? [] };
}

function shownList(entry: Entry, row: VerdictRow, event: EventPack): ShownList {
  const { file } = entry;
  const notes = entry.notes.map(entryNoteMessage);
  const common = { file, reason: row.reason, change: row.change, fingerprint: row.fingerprint };
  if (entry.kind === 'unreadable') {
    return {
      ...common,
      name: file.slice(file.lastIndexOf('/') + 1),
      verdict: 'unreadable',
      size: '',
      reason: unreadableMessage(entry.error),
      findings: [],
      elsewhere: [],
      notes: [...unreadableAdvice(entry.error), ...notes],
    };
  }
  const { team, judgement, reasons } = entry;
  const { verdict, findings, levels } = judgement;
  return {
    ...common,
    name: team.name || team.id,
    verdict,
    size: levels === undefined ? '' : agreedSizeOf(levels, event),
    findings: findings.map((finding) => ({ finding: plain(finding), repairs: fixLabels(team, finding) })),
    elsewhere: reasons.map(({ finding }) => plain(finding)),
    notes,
  };
}

function plain({ fixes: _fixes, ...finding }: Finding): Finding {
  return finding;
}
