/** The sentences and labels of the report on an event. A list is a team that a player has submitted. */

import { LIMITS } from '../../base/limits.ts';
import type { ChangeKind } from '../../event-pack/compare-reports.ts';
import type { SubmissionStatus } from '../../event-pack/submission-status.ts';
import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import type { NamesIn, Translate } from '../../texts/translate.ts';
import type { RosterFigure } from '../roster/roster-data.ts';
import { shortenFingerprint } from '../roster/roster-text.ts';
import type { ReportData, ReportEntry } from './report-data.ts';

/** The sections of a report. The title of `extras` comes from the game. */
export type ReportSection = NamesIn<'eventReport.sections'> | 'extras';

const SECTIONS = [
  'settings',
  'lists',
  'besides',
  'details',
  'vanished',
  'entry',
  'unreadable',
  'todo',
  'findings',
  'members',
] as const satisfies readonly Exclude<ReportSection, 'extras'>[];

/** Returns the titles in the bars of the sections. `extrasTitle` comes from the game. */
export const getSectionTitles = (
  translate: Translate,
  extrasTitle: string,
): Readonly<Record<ReportSection, string>> => ({
  ...(Object.fromEntries(SECTIONS.map((section) => [section, translate(`eventReport.sections.${section}`)])) as Record<
    (typeof SECTIONS)[number],
    string
  >),
  extras: extrasTitle,
});

export const getChangeLabel = (translate: Translate, changeKind: ChangeKind): string =>
  translate(`eventReport.changes.${changeKind}`);

/** Formats sentences about what a long report omits: explanations beyond the limit, and fixes that weren't tried. */
export const formatOmissions = (
  translate: Translate,
  { unexplained: unexplainedCount, untried: untriedCount }: Record<'unexplained' | 'untried', number>,
): string[] => [
  ...(unexplainedCount > 0
    ? [translate('eventReport.listsInTable', { count: unexplainedCount, limit: LIMITS.reportSubmissions })]
    : []),
  ...(untriedCount > 0 ? [translate('eventReport.fixesNotTried', { count: untriedCount })] : []),
];

export const createReportMetadata = (
  translate: Translate,
  { event, entries, rules }: ReportData,
): { title: string; subject: string } => ({
  title: translate('eventReport.documentTitle', { name: showHiddenCharacters(event.name) }),
  subject: showHiddenCharacters(
    translate('eventReport.documentSubject', {
      count: entries.length,
      rules,
      fingerprint: shortenFingerprint(event.fingerprint),
    }),
  ),
});

/** Returns the word in the stamp of a list and in the table. */
export const getEntryStamp = (translate: Translate, { status }: ReportEntry): string =>
  translate(`eventReport.stamps.${status}`);

/** Whether the organizer has to act on a list: it counts and may not play as it is. */
export const isAlarming = ({ status }: ReportEntry): boolean => ALARMING_STATUSES.includes(status);

const ALARMING_STATUSES: readonly SubmissionStatus[] = ['illegal', 'rejected', 'incomplete', 'unclear', 'unreadable'];

/** Creates the totals below the name of the event: every list counts once, by its status. */
export function createTotals(
  translate: Translate,
  { entries, missing, since: earlierReport }: ReportData,
): RosterFigure[] {
  const lateCount = entries.filter(({ isLate }) => isLate === true).length;
  const countStatus = (status: SubmissionStatus) => entries.filter((entry) => entry.status === status).length;
  const countChanges = (changeKind: ChangeKind) => entries.filter((entry) => entry.change?.kind === changeKind).length;
  const createFigure = (
    totalName: NamesIn<'eventReport.totals'>,
    count: number,
    isOverLimit = false,
  ): RosterFigure => ({
    label: translate(`eventReport.totals.${totalName}`),
    value: String(count),
    isOverLimit,
  });
  const createFigures = (
    status: 'accepted' | 'rejected' | 'incomplete' | 'unclear' | 'replaced' | 'withdrawn',
    isOverLimit = false,
  ): RosterFigure[] => (countStatus(status) > 0 ? [createFigure(status, countStatus(status), isOverLimit)] : []);
  return [
    createFigure('received', entries.length),
    createFigure('legal', countStatus('legal')),
    ...createFigures('accepted'),
    createFigure('illegal', countStatus('illegal'), countStatus('illegal') > 0),
    ...createFigures('rejected', true),
    ...createFigures('incomplete', true),
    ...createFigures('unclear', true),
    createFigure('unreadable', countStatus('unreadable'), countStatus('unreadable') > 0),
    ...createFigures('replaced'),
    ...createFigures('withdrawn'),
    ...(lateCount > 0 ? [createFigure('late', lateCount, true)] : []),
    ...(missing.length > 0 ? [createFigure('missing', missing.length, true)] : []),
    ...(earlierReport
      ? [
          createFigure('new', countChanges('new')),
          createFigure('changed', countChanges('changed') + countChanges('verdict-changed')),
          createFigure('vanished', earlierReport.vanished.length, earlierReport.vanished.length > 0),
        ]
      : []),
  ];
}

/** Creates the rows with the settings of the event and the sources of the report. */
export function createCoverRows(
  translate: Translate,
  {
    settings,
    event,
    rules,
    timeText,
    received,
    missing,
    withdrawnPlayers,
    isDeadlineOver,
    since: earlierReport,
    omissions,
  }: ReportData,
): (readonly [string, string])[] {
  return [
    ...settings,
    [translate('eventReport.labels.rules'), rules],
    [translate('eventReport.labels.created'), timeText],
    [translate('eventReport.labels.pack'), shortenFingerprint(event.fingerprint)],
    ...(received === '' ? [] : [[translate('eventReport.labels.received'), received] as const]),
    ...(missing.length === 0
      ? []
      : [
          [
            translate(isDeadlineOver ? 'eventReport.labels.missed' : 'eventReport.labels.missing'),
            missing.join(', '),
          ] as const,
        ]),
    ...(withdrawnPlayers.length === 0
      ? []
      : [[translate('eventReport.labels.withdrawn'), withdrawnPlayers.join(', ')] as const]),
    ...(earlierReport
      ? [[translate('eventReport.labels.compared'), formatComparison(translate, earlierReport)] as const]
      : []),
    ...omissions.map((sentence) => [translate('eventReport.labels.cut'), sentence] as const),
  ];
}

const formatComparison = (translate: Translate, { file, remarks }: NonNullable<ReportData['since']>): string =>
  [translate('eventReport.comparedWith', { file }), ...remarks].join(' ');

/** Counts the findings of a list: `2 errors, 1 warning`; empty without errors and warnings. */
export function countEntryFindings(translate: Translate, { counts }: ReportEntry): string {
  const { errors, warnings } = counts;
  return [
    ...(errors === 0 ? [] : [translate('eventReport.errors', { count: errors })]),
    ...(warnings === 0 ? [] : [translate('eventReport.warnings', { count: warnings })]),
  ].join(', ');
}

export const formatLevels = ({ list }: ReportEntry, agreedLevels: number | undefined): string =>
  list ? `${list.levels ?? '?'} / ${agreedLevels ?? '?'}` : '';

/** Formats a list of the earlier report that no longer exists. */
export function formatVanishedList(
  translate: Translate,
  { name, file, verdict, fingerprint }: Record<'name' | 'file' | 'verdict' | 'fingerprint', string>,
): string {
  const verdictKey = `eventReport.verdicts.${verdict}`;
  const messageValues = {
    list: name === '' ? file : `${name}, ${file}`,
    verdict: translate.has(verdictKey) ? translate(verdictKey) : verdict,
  };
  return fingerprint === ''
    ? translate('eventReport.vanished', messageValues)
    : translate('eventReport.vanishedWithFingerprint', {
        ...messageValues,
        fingerprint: shortenFingerprint(fingerprint),
      });
}

export function formatReportFooter(
  translate: Translate,
  { event, rules, timeText }: ReportData,
  version: string,
): [string, string] {
  return [
    translate('eventReport.footer', { event: event.name, date: timeText, rules }),
    translate('eventReport.unofficial', { version }),
  ];
}
