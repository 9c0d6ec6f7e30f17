/** Sentences and labels of the report. */

import { LIMITS } from '../../base/limits.ts';
import type { ChangeKind } from '../../event/compare-runs.ts';
import type { EntryVerdict } from '../../event/entry.ts';
import { localNumber, t, texts, translatePhrase } from '../../i18n/phrases.ts';
import { counted } from '../../text/counted.ts';
import { visible } from '../../text/visible.ts';
import type { RosterFigure } from '../roster/roster-data.ts';
import { shortPrint } from '../roster/roster-text.ts';
import type { ReportData, ReportEntry } from './report-data.ts';

export const STAMPS: Readonly<Record<EntryVerdict, string>> = texts({
  legal: 'LEGAL',
  illegal: 'ILLEGAL',
  unreadable: 'UNREADABLE',
});

export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = texts({
  new: 'new',
  same: 'same',
  changed: 'changed',
  'verdict-changed': 'verdict changed',
});

export const REPORT_TITLES = texts({
  settings: 'The event',
  lists: 'Lists',
  besides: 'No lists',
  brief: 'What was found',
  vanished: 'No longer there',
  entry: 'Entry',
  unreadable: 'What is wrong',
  todo: 'What to do',
  findings: 'Findings',
  members: 'Members',
});
/** `extras` is called as the game of the list calls them. */
export type ReportSection = keyof typeof REPORT_TITLES | 'extras';

export const LIST_HEADS = texts({
  number: 'No.',
  name: 'List',
  file: 'File',
  verdict: 'Verdict',
  levels: 'Levels',
  found: 'Findings',
  change: 'Since',
  fingerprint: 'Fingerprint',
  page: 'Page',
});

/** The part with the entries that have no pages of their own. */
export const briefTitle = (): string => t`Lists in brief`;

export const REPORT_LABELS = texts({
  pack: 'Event pack',
  received: 'Received',
  missing: 'No list yet',
  player: 'Player',
  compared: 'Compared',
  cut: 'Left out',
  file: 'File',
  id: 'Team id',
  fingerprint: 'Fingerprint',
  since: 'Since',
  note: 'Note',
  remark: 'Look again',
  wayOut: 'A way out:',
  title: 'ORGANISER’S REPORT',
});

export const pageNote = (stamp: string): string => t`${stamp}, continued`;
export const coverNote = (): string => t`Report, continued`;

/** Sentences on what a long report leaves out: how many lists have no pages, being legal or too many. */
export const cutSentences = ({ legal, rows, untried }: Record<'legal' | 'rows' | 'untried', number>): string[] => [
  ...(legal > 0
    ? [
        t`With more than ${LIMITS.reportLists} lists, those that are legal have no page of their own (${localNumber(legal)}).`,
      ]
    : []),
  ...(rows > 0
    ? [
        t`${localNumber(rows)} further lists stand in brief on the last pages, with their codes; ${LIMITS.reportLists} have pages of their own.`,
      ]
    : []),
  ...(untried > 0
    ? [
        t`For ${localNumber(untried)} of the lists ways out were not tried, which would take too long; the command check --fixes tries them.`,
      ]
    : []),
  ...(legal + rows > 0 ? [t`The table verdicts.csv beside it has a row for every list with all its codes.`] : []),
];

/** Under the findings of a list that has more of them than are printed. */
export const leftOutMessage = ({ count, codes }: { count: number; codes: string }): string =>
  t`And ${localNumber(count)} more: ${codes}. The table verdicts.csv has all codes of the list, and the command check every sentence.`;

export const reportMeta = ({ event, entries, rules }: ReportData): { title: string; subject: string } => ({
  title: t`${visible(event.name)}: report`,
  subject: visible(t`${counted(entries.length, t`list`, t`lists`)} under ${rules}, event pack ${event.fingerprint}`),
});

/** The totals below the name of the event. A list that another one replaces counts as that alone. */
export function totals({ entries, missing, since }: ReportData): RosterFigure[] {
  const counting = entries.filter(({ replacedBy }) => replacedBy === undefined);
  const replaced = entries.length - counting.length;
  const count = (verdict: EntryVerdict) => counting.filter((entry) => entry.verdict === verdict).length;
  const changed = (kind: ChangeKind) => entries.filter((entry) => entry.change?.kind === kind).length;
  const figure = (label: string, n: number, over = false): RosterFigure => ({ label, value: String(n), over });
  return [
    figure(t`Lists received`, entries.length),
    figure(t`Legal`, count('legal')),
    figure(t`Illegal`, count('illegal'), count('illegal') > 0),
    figure(t`Unreadable`, count('unreadable'), count('unreadable') > 0),
    ...(replaced > 0 ? [figure(t`Replaced`, replaced)] : []),
    ...(missing.length > 0 ? [figure(REPORT_LABELS.missing, missing.length, true)] : []),
    ...(since
      ? [
          figure(t`New`, changed('new')),
          figure(t`Changed`, changed('changed') + changed('verdict-changed')),
          figure(t`No longer there`, since.vanished.length, since.vanished.length > 0),
        ]
      : []),
  ];
}

/** The settings of the event and how the report came about. */
export function coverRows({
  settings,
  event,
  received,
  missing,
  since,
  cut,
}: ReportData): (readonly [string, string])[] {
  return [
    ...settings,
    [REPORT_LABELS.pack, t`${event.id}, fingerprint ${event.fingerprint}`],
    ...(received === '' ? [] : [[REPORT_LABELS.received, received] as const]),
    ...(missing.length === 0 ? [] : [[REPORT_LABELS.missing, missing.join(', ')] as const]),
    ...(since ? [[REPORT_LABELS.compared, [t`with ${since.file}.`, ...since.remarks].join(' ')] as const] : []),
    ...cut.map((sentence) => [REPORT_LABELS.cut, sentence] as const),
  ];
}

/** `2 errors, 1 warning`; nothing for a list without a finding that matters. */
export function findingSummary({ counts, unreadable }: ReportEntry): string {
  if (unreadable) return t`cannot be read`;
  const count = (n: number, one: string, many: string): string[] => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]);
  const found = [...count(counts.errors, t`error`, t`errors`), ...count(counts.warnings, t`warning`, t`warnings`)];
  return found.join(', ') || t`none`;
}

/** What stands below the name of a list: its player, and that it does not count. */
export const playerText = ({ player, replacedBy }: ReportEntry): string =>
  [player ?? '', replacedBy === undefined ? '' : t`replaced`].filter(Boolean).join(', ');

export const levelsText = ({ list }: ReportEntry, agreed: number | undefined): string =>
  list ? `${list.levels ?? '?'} / ${agreed ?? '?'}` : '';

export const vanishedLine = (name: string, file: string, verdict: string, fingerprint: string): string =>
  t`${name ? `${name}, ` : ''}${file}, was ${translatePhrase(verdict)}${fingerprint ? t`, fingerprint ${shortPrint(fingerprint)}` : ''}`;

export const otherEvent = (): string =>
  t`The event pack is not the one of the earlier report: verdicts may differ for that reason.`;
export const otherRules = (): string => t`The rules have another version than in the earlier report.`;

export function reportFooter({ event, rules, made }: ReportData, version: string): [string, string] {
  return [
    t`${event.name}, made ${made}. Rules ${rules}. Dice and Resistance as on the card (5 R2), HP with the Red Zone.`,
    t`Ceilings, bans and approvals are the event’s own. Unofficial play aid, not made or approved by the publisher. Rollcall ${version}`,
  ];
}
