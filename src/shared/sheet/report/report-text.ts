/** Sentences and labels of the report. */

import { LIMITS } from '../../base/limits.ts';
import type { ChangeKind } from '../../event/compare-runs.ts';
import type { EntryVerdict } from '../../event/entry.ts';
import { visible } from '../../text/visible.ts';
import type { NamesIn, Translate } from '../../texts/translate.ts';
import type { RosterFigure } from '../roster/roster-data.ts';
import { shortPrint } from '../roster/roster-text.ts';
import type { ReportData, ReportEntry } from './report-data.ts';

/** `extras` is called as the game of the list calls them. */
export type ReportSection = NamesIn<'eventReport.sections'> | 'extras';

const SECTIONS = [
  'settings',
  'lists',
  'besides',
  'brief',
  'vanished',
  'entry',
  'unreadable',
  'todo',
  'findings',
  'members',
] as const satisfies readonly Exclude<ReportSection, 'extras'>[];

/** Titles in the bars of the sections. `extras` is the one of the game. */
export const sectionTitles = (t: Translate, extras: string): Readonly<Record<ReportSection, string>> => ({
  ...(Object.fromEntries(SECTIONS.map((section) => [section, t(`eventReport.sections.${section}`)])) as Record<
    (typeof SECTIONS)[number],
    string
  >),
  extras,
});

/** The word in the corner of a list, and in the table of all lists. */
export const verdictStamp = (t: Translate, verdict: EntryVerdict): string => t(`eventReport.stamps.${verdict}`);

export const changeLabel = (t: Translate, kind: ChangeKind): string => t(`eventReport.changes.${kind}`);

/** Sentences on what a long report leaves out: how many lists have no pages, being legal or too many. */
export const cutSentences = (
  t: Translate,
  { legal, rows, untried }: Record<'legal' | 'rows' | 'untried', number>,
): string[] => [
  ...(legal > 0 ? [t('eventReport.legalWithoutPages', { limit: LIMITS.reportLists, count: legal })] : []),
  ...(rows > 0 ? [t('eventReport.listsInBrief', { count: rows, limit: LIMITS.reportLists })] : []),
  ...(untried > 0 ? [t('eventReport.fixesNotTried', { count: untried })] : []),
  ...(legal + rows > 0 ? [t('eventReport.tableHasAll')] : []),
];

export const reportMeta = (
  t: Translate,
  { event, entries, rules }: ReportData,
): { title: string; subject: string } => ({
  title: t('eventReport.documentTitle', { name: visible(event.name) }),
  subject: visible(t('eventReport.documentSubject', { count: entries.length, rules, fingerprint: event.fingerprint })),
});

/** The totals below the name of the event. A list that another one replaces counts as that alone. */
export function totals(t: Translate, { entries, missing, since }: ReportData): RosterFigure[] {
  const counting = entries.filter(({ replacedBy }) => replacedBy === undefined);
  const replaced = entries.length - counting.length;
  const count = (verdict: EntryVerdict) => counting.filter((entry) => entry.verdict === verdict).length;
  const changed = (kind: ChangeKind) => entries.filter((entry) => entry.change?.kind === kind).length;
  const figure = (name: NamesIn<'eventReport.totals'>, n: number, over = false): RosterFigure => ({
    label: t(`eventReport.totals.${name}`),
    value: String(n),
    over,
  });
  return [
    figure('received', entries.length),
    figure('legal', count('legal')),
    figure('illegal', count('illegal'), count('illegal') > 0),
    figure('unreadable', count('unreadable'), count('unreadable') > 0),
    ...(replaced > 0 ? [figure('replaced', replaced)] : []),
    ...(missing.length > 0 ? [figure('missing', missing.length, true)] : []),
    ...(since
      ? [
          figure('new', changed('new')),
          figure('changed', changed('changed') + changed('verdict-changed')),
          figure('vanished', since.vanished.length, since.vanished.length > 0),
        ]
      : []),
  ];
}

/** The settings of the event and how the report came about. */
export function coverRows(
  t: Translate,
  { settings, event, received, missing, since, cut }: ReportData,
): (readonly [string, string])[] {
  const { id, fingerprint } = event;
  return [
    ...settings,
    [t('eventReport.labels.pack'), t('eventReport.packWithFingerprint', { id, fingerprint })],
    ...(received === '' ? [] : [[t('eventReport.labels.received'), received] as const]),
    ...(missing.length === 0 ? [] : [[t('eventReport.labels.missing'), missing.join(', ')] as const]),
    ...(since ? [[t('eventReport.labels.compared'), comparison(t, since)] as const] : []),
    ...cut.map((sentence) => [t('eventReport.labels.cut'), sentence] as const),
  ];
}

const comparison = (t: Translate, { file, remarks }: NonNullable<ReportData['since']>): string =>
  [t('eventReport.comparedWith', { file }), ...remarks].join(' ');

/** `2 errors, 1 warning`; `none` for a list without a finding that matters. */
export function findingSummary(t: Translate, { counts, unreadable }: ReportEntry): string {
  if (unreadable) return t('eventReport.cannotBeRead');
  const { errors, warnings } = counts;
  const found = [
    ...(errors === 0 ? [] : [t('eventReport.errors', { count: errors })]),
    ...(warnings === 0 ? [] : [t('eventReport.warnings', { count: warnings })]),
  ];
  return found.join(', ') || t('eventReport.noFindings');
}

/** What stands below the name of a list: its player, and that it does not count. */
export const playerText = (t: Translate, { player, replacedBy }: ReportEntry): string =>
  [player ?? '', replacedBy === undefined ? '' : t('eventReport.replaced')].filter(Boolean).join(', ');

export const levelsText = ({ list }: ReportEntry, agreed: number | undefined): string =>
  list ? `${list.levels ?? '?'} / ${agreed ?? '?'}` : '';

/** A list of the earlier report that is not there any more. */
export function vanishedLine(
  t: Translate,
  { name, file, verdict, fingerprint }: Record<'name' | 'file' | 'verdict' | 'fingerprint', string>,
): string {
  const key = `eventReport.verdicts.${verdict}`;
  const values = { list: name === '' ? file : `${name}, ${file}`, verdict: t.has(key) ? t(key) : verdict };
  return fingerprint === ''
    ? t('eventReport.vanished', values)
    : t('eventReport.vanishedWithFingerprint', { ...values, fingerprint: shortPrint(fingerprint) });
}

export function reportFooter(t: Translate, { event, rules, made }: ReportData, version: string): [string, string] {
  return [t('eventReport.footer', { event: event.name, date: made, rules }), t('eventReport.unofficial', { version })];
}
