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
export const sectionTitles = (translate: Translate, extras: string): Readonly<Record<ReportSection, string>> => ({
  ...(Object.fromEntries(SECTIONS.map((section) => [section, translate(`eventReport.sections.${section}`)])) as Record<
    (typeof SECTIONS)[number],
    string
  >),
  extras,
});

/** The word in the corner of a list, and in the table of all lists. */
export const verdictStamp = (translate: Translate, verdict: EntryVerdict): string =>
  translate(`eventReport.stamps.${verdict}`);

export const changeLabel = (translate: Translate, kind: ChangeKind): string => translate(`eventReport.changes.${kind}`);

/** Sentences on what a long report leaves out: how many lists have no pages, being legal or too many. */
export const cutSentences = (
  translate: Translate,
  { legal, rows, untried }: Record<'legal' | 'rows' | 'untried', number>,
): string[] => [
  ...(legal > 0 ? [translate('eventReport.legalWithoutPages', { limit: LIMITS.reportLists, count: legal })] : []),
  ...(rows > 0 ? [translate('eventReport.listsInBrief', { count: rows, limit: LIMITS.reportLists })] : []),
  ...(untried > 0 ? [translate('eventReport.fixesNotTried', { count: untried })] : []),
  ...(legal + rows > 0 ? [translate('eventReport.tableHasAll')] : []),
];

export const reportMeta = (
  translate: Translate,
  { event, entries, rules }: ReportData,
): { title: string; subject: string } => ({
  title: translate('eventReport.documentTitle', { name: visible(event.name) }),
  subject: visible(
    translate('eventReport.documentSubject', { count: entries.length, rules, fingerprint: event.fingerprint }),
  ),
});

/** The totals below the name of the event. A list that another one replaces counts as that alone. */
export function totals(translate: Translate, { entries, missing, since }: ReportData): RosterFigure[] {
  const counting = entries.filter(({ replacedBy }) => replacedBy === undefined);
  const replaced = entries.length - counting.length;
  const count = (verdict: EntryVerdict) => counting.filter((entry) => entry.verdict === verdict).length;
  const changed = (kind: ChangeKind) => entries.filter((entry) => entry.change?.kind === kind).length;
  const figure = (name: NamesIn<'eventReport.totals'>, n: number, over = false): RosterFigure => ({
    label: translate(`eventReport.totals.${name}`),
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
  translate: Translate,
  { settings, event, received, missing, since, cut }: ReportData,
): (readonly [string, string])[] {
  const { id, fingerprint } = event;
  return [
    ...settings,
    [translate('eventReport.labels.pack'), translate('eventReport.packWithFingerprint', { id, fingerprint })],
    ...(received === '' ? [] : [[translate('eventReport.labels.received'), received] as const]),
    ...(missing.length === 0 ? [] : [[translate('eventReport.labels.missing'), missing.join(', ')] as const]),
    ...(since ? [[translate('eventReport.labels.compared'), comparison(translate, since)] as const] : []),
    ...cut.map((sentence) => [translate('eventReport.labels.cut'), sentence] as const),
  ];
}

const comparison = (translate: Translate, { file, remarks }: NonNullable<ReportData['since']>): string =>
  [translate('eventReport.comparedWith', { file }), ...remarks].join(' ');

/** `2 errors, 1 warning`; `none` for a list without a finding that matters. */
export function findingSummary(translate: Translate, { counts, unreadable }: ReportEntry): string {
  if (unreadable) return translate('eventReport.cannotBeRead');
  const { errors, warnings } = counts;
  const found = [
    ...(errors === 0 ? [] : [translate('eventReport.errors', { count: errors })]),
    ...(warnings === 0 ? [] : [translate('eventReport.warnings', { count: warnings })]),
  ];
  return found.join(', ') || translate('eventReport.noFindings');
}

/** What stands below the name of a list: its player, and that it does not count. */
export const playerText = (translate: Translate, { player, replacedBy }: ReportEntry): string =>
  [player ?? '', replacedBy === undefined ? '' : translate('eventReport.replaced')].filter(Boolean).join(', ');

export const levelsText = ({ list }: ReportEntry, agreed: number | undefined): string =>
  list ? `${list.levels ?? '?'} / ${agreed ?? '?'}` : '';

/** A list of the earlier report that is not there any more. */
export function vanishedLine(
  translate: Translate,
  { name, file, verdict, fingerprint }: Record<'name' | 'file' | 'verdict' | 'fingerprint', string>,
): string {
  const key = `eventReport.verdicts.${verdict}`;
  const values = {
    list: name === '' ? file : `${name}, ${file}`,
    verdict: translate.has(key) ? translate(key) : verdict,
  };
  return fingerprint === ''
    ? translate('eventReport.vanished', values)
    : translate('eventReport.vanishedWithFingerprint', { ...values, fingerprint: shortPrint(fingerprint) });
}

export function reportFooter(
  translate: Translate,
  { event, rules, made }: ReportData,
  version: string,
): [string, string] {
  return [
    translate('eventReport.footer', { event: event.name, date: made, rules }),
    translate('eventReport.unofficial', { version }),
  ];
}
