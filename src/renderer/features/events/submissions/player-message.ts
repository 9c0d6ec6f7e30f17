/** Composes the organizer's message to a player as plain text for an email, with a citation for every finding. */

import { shortenFingerprint } from '../../../../shared/document/fingerprint/sha256.ts';
import { getArrival } from '../../../../shared/event-pack/event-dates.ts';
import { separateSharedFixes } from '../../../../shared/event-pack/finding-groups.ts';
import { listRulings } from '../../../../shared/event-pack/report-messages.ts';
import { getSubmissionStatus, type SubmissionStatus } from '../../../../shared/event-pack/submission-status.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatSource } from '../../../../shared/rules/format-source.ts';
import { formatZonedTime } from '../../../../shared/texts/dates.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { formatCite } from '../../../strings/documents/findings.ts';
import type { ShownSubmission } from './worker-messages.ts';

interface PackIdentity {
  readonly name: string;
  /** Date, place and deadline of the event, with their labels. */
  readonly dates: readonly (readonly [label: string, value: string])[];
  readonly fingerprint: string;
}

interface ReportedFinding {
  readonly finding: Finding;
  /** Undefined for findings about members from other files. */
  readonly repairs: readonly string[] | undefined;
}

/** Returns what a message says first. */
function getStatus(submission: ShownSubmission): SubmissionStatus {
  const status = getSubmissionStatus(submission);
  return status === 'library' || status === 'no-list' ? 'unreadable' : status;
}

/** Returns the name of a file without the organizer's folders, which mean nothing to a player. */
const getFileName = (filePath: string): string => filePath.slice(filePath.lastIndexOf('/') + 1);

export function composePlayerMessage(translate: Translate, submission: ShownSubmission, pack: PackIdentity): string {
  const { name, file, fingerprint, replacedBy = '' } = submission;
  const status = getStatus(submission);
  const paragraphs = [
    translate(`playerMessage.${status}`, {
      event: pack.name,
      list: name,
      file: getFileName(status === 'replaced' ? replacedBy : file),
    }),
    ...listStatusReasons(translate, submission, status),
    ...listFindingParagraphs(translate, submission, status),
    [
      ...(fingerprint === ''
        ? []
        : [translate('playerMessage.fingerprint', { print: shortenFingerprint(fingerprint) })]),
      ...pack.dates.map(([label, value]) => translate('playerMessage.date', { label, value })),
      translate('playerMessage.pack', { name: pack.name, print: shortenFingerprint(pack.fingerprint) }),
    ].join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Lists why the status is as it is. A player needs no decision that has lapsed, and nothing but the reason if the list doesn't count. */
function listStatusReasons(translate: Translate, submission: ShownSubmission, status: SubmissionStatus): string[] {
  const { decision, withdrawal, isLate, arrivalTimes, reason } = submission;
  const lateSentences = (messageKey: 'late' | 'lateAccepted' | 'lateRejected'): string[] =>
    isLate === true
      ? [
          translate(`playerMessage.${messageKey}`, {
            time: formatZonedTime(translate.language, new Date(getArrival(arrivalTimes) ?? 0)),
          }),
        ]
      : [];
  switch (status) {
    case 'withdrawn':
      return withdrawal === undefined || withdrawal.reason === '' ? [] : listRulings(translate, { withdrawal });
    case 'replaced':
      return [];
    case 'accepted':
    case 'rejected':
      return [
        ...(decision === undefined ? [] : listRulings(translate, { decision })),
        ...lateSentences(status === 'accepted' ? 'lateAccepted' : 'lateRejected'),
        ...(status === 'rejected' && (submission.verdict === 'unreadable' || submission.verdict === 'unclear')
          ? [listReasonLines(translate, submission).join('\n')]
          : []),
      ];
    case 'unclear':
      return [
        ...lateSentences('late'),
        [...listReasonLines(translate, submission), translate('playerMessage.clearUp')].join('\n'),
      ];
    case 'unreadable':
      return [...lateSentences('late'), [reason, translate('playerMessage.sendAgain')].join('\n')];
    default:
      return lateSentences('late');
  }
}

/** Lists why a file can't be judged: a sentence, or each question about a text list. */
const listReasonLines = (translate: Translate, { reason, questions }: ShownSubmission): string[] =>
  questions.length === 0
    ? [reason]
    : [translate('unreadableLists.questions'), ...questions.map((question) => `- ${question}`)];

/** Lists the findings with their fixes. Nothing is to be fixed in a list that is accepted or that doesn't count. */
function listFindingParagraphs(
  translate: Translate,
  { findings, memberFindings }: ShownSubmission,
  status: SubmissionStatus,
): string[] {
  if (status === 'withdrawn' || status === 'replaced') return [];
  const reportedFindings: readonly ReportedFinding[] = [
    ...findings,
    ...memberFindings.map((finding) => ({ finding, repairs: undefined })),
  ].map(({ finding, repairs }) => ({ finding, repairs: status === 'accepted' ? undefined : repairs }));
  const listBySeverity = (severity: Finding['severity']): ReportedFinding[] =>
    reportedFindings.filter(({ finding }) => finding.severity === severity);
  const errorsKey = status === 'accepted' ? 'acceptedErrors' : status === 'rejected' ? 'rejectedErrors' : 'errors';
  const warningsKey = status === 'legal' ? 'warnings' : 'otherWarnings';
  return [
    ...formatNumberedRules(translate, translate(`playerMessage.${errorsKey}`), listBySeverity('error')),
    ...formatNumberedRules(translate, translate(`playerMessage.${warningsKey}`), listBySeverity('warning')),
  ];
}

/** Formats each broken rule once, with the findings and fixes that cite it. Fixes of all findings come last. */
function formatNumberedRules(
  translate: Translate,
  heading: string,
  reportedFindings: readonly ReportedFinding[],
): string[] {
  const { sharedFixes, specificFixes } = separateSharedFixes(reportedFindings.map(({ repairs }) => repairs));
  const ruleByKey = new Map<string, { finding: Finding; sentences: string[]; repairs: Set<string> }>();
  for (const [index, { finding }] of reportedFindings.entries()) {
    const key = JSON.stringify([finding.code, finding.cite]);
    const rule = ruleByKey.get(key) ?? { finding, sentences: [], repairs: new Set() };
    rule.sentences.push(formatLateText(translate, finding.message));
    for (const label of specificFixes[index] ?? []) rule.repairs.add(label);
    ruleByKey.set(key, rule);
  }
  const numberedRules = [...ruleByKey.values()].map(({ finding: { cite }, sentences, repairs }, index) => {
    const citation = formatCite(translate, cite);
    const lines = [
      ...sentences,
      translate('playerMessage.rule', {
        place: cite.chapter === undefined ? citation : `${formatSource(translate, cite)}, ${citation}`,
      }),
      ...[...repairs].map((label) => translate('playerMessage.wayOut', { label })),
    ];
    return `${index + 1}. ${lines.join('\n   ')}`;
  });
  const sharedLines = sharedFixes.map((label) => translate('playerMessage.sharedWayOut', { label }));
  return numberedRules.length === 0
    ? []
    : [[heading, ...numberedRules, ...(sharedLines.length === 0 ? [] : [sharedLines.join('\n')])].join('\n\n')];
}
