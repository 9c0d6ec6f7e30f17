/** Summarizes an event report for the terminal. */
import type { EventReport } from '../../shared/event-pack/event-report.ts';
import { isTextListFile } from '../../shared/event-pack/file-kinds.ts';
import { formatReceivedSummary, PICTURE } from '../../shared/event-pack/other-files.ts';
import { getTableVerdict, getVerdict } from '../../shared/event-pack/submission.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { formatUnreadable } from '../files/read-documents.ts';

/** The lines for standard output and standard error. */
export interface ReportSummary {
  outputLines: string[];
  errorLines: string[];
}

interface SummaryOptions {
  readonly hasDeadline: boolean;
  readonly hasOwnDocuments: boolean;
}

/** Creates the lines that `report` prints about the lists, the other files and the changes. */
export function createSummary(
  translate: Translate,
  eventReport: EventReport,
  { hasDeadline, hasOwnDocuments }: SummaryOptions,
): ReportSummary {
  const { submissions, otherFiles } = eventReport;
  const skippedLines = otherFiles.flatMap((otherFile) =>
    otherFile.kind === 'no-list' && otherFile.reason !== PICTURE
      ? [
          translate('cli.files.passedOver', {
            file: otherFile.file,
            reason: formatLateText(translate, otherFile.reason),
          }),
        ]
      : [],
  );
  const unreadableLines = submissions.flatMap((submission) =>
    submission.kind === 'unreadable' ? [formatUnreadable(translate, submission.file, submission.error)] : [],
  );
  const needsCharacters =
    otherFiles.some(({ file }) => isTextListFile(file)) ||
    submissions.some((submission) => ['incomplete', 'unclear'].includes(getVerdict(submission)));
  return {
    errorLines: [
      ...skippedLines,
      ...unreadableLines,
      ...(needsCharacters && !hasOwnDocuments ? [translate('cli.report.charactersHint')] : []),
    ],
    outputLines: [
      ...formatCounts(translate, eventReport),
      ...(hasDeadline
        ? [translate('cli.report.late', { count: eventReport.rows.filter(({ late }) => late !== '').length })]
        : []),
      ...formatChanges(translate, eventReport),
    ],
  };
}

function formatCounts(translate: Translate, { submissions, otherFiles }: EventReport): string[] {
  const countVerdict = (verdict: string) =>
    submissions.filter((submission) => getTableVerdict(submission) === verdict).length;
  const countStatus = (status: string) => submissions.filter((submission) => getVerdict(submission) === status).length;
  const [incomplete, unclear] = [countStatus('incomplete'), countStatus('unclear')];
  return [
    translate('cli.report.counts', {
      count: submissions.length,
      legal: countVerdict('legal'),
      illegal: countVerdict('illegal'),
      unreadable: countVerdict('unreadable'),
    }),
    ...(incomplete > 0 ? [translate('cli.report.incomplete', { count: incomplete })] : []),
    ...(unclear > 0 ? [translate('cli.report.unclear', { count: unclear })] : []),
    ...(otherFiles.length > 0
      ? [
          translate('cli.report.received', {
            received: formatReceivedSummary(translate, submissions.length, otherFiles),
          }),
        ]
      : []),
  ];
}

/** Counts the changes. A list that is none any more has another verdict too, as in the table. */
function formatChanges(translate: Translate, { comparison, tableRows }: EventReport): string[] {
  if (!comparison) return [];
  const countChanges = (changeKind: string) => comparison.changes.filter((change) => change.kind === changeKind).length;
  return [
    translate('cli.report.since', {
      added: countChanges('new'),
      changed: countChanges('changed'),
      judged: tableRows.filter(({ change }) => change === 'verdict-changed').length,
      gone: comparison.vanished.length,
    }),
    ...comparison.vanished.map(
      ({ file, name }) => `  ${translate('cli.report.gone', { list: name ? `${file}, ${name}` : file })}`,
    ),
  ];
}
