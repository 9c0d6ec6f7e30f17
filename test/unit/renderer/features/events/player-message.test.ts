/** Tests that no message to a player contradicts itself, whatever holds for the list. */
import { describe, expect, it } from 'vitest';
import { composePlayerMessage } from '../../../../../src/renderer/features/events/submissions/player-message.ts';
import type { ShownSubmission } from '../../../../../src/renderer/features/events/submissions/worker-messages.ts';
import type { AuditEntry, JudgeDecision } from '../../../../../src/shared/event-pack/audit-trail.ts';
import { listRulings } from '../../../../../src/shared/event-pack/report-messages.ts';
import type { SubmissionVerdict } from '../../../../../src/shared/event-pack/submission.ts';
import type { Finding, Severity } from '../../../../../src/shared/rules/finding.ts';
import type { Translate } from '../../../../../src/shared/texts/translate.ts';
import { translate, translateToGerman } from '../../../../support/texts.ts';

const PACK = { name: 'Cup', dates: [], fingerprint: 'abcdef0123456789' };
const ENTRY = { timestamp: 1, file: 'zed.json', fingerprint: 'f1', verdict: 'illegal' as const, judge: 'Ada' };
const DECISIONS = {
  accept: { ...ENTRY, action: 'accept', reason: 'agreed by mail' },
  reject: { ...ENTRY, action: 'reject', reason: 'proxy cards' },
} as const satisfies Record<string, JudgeDecision>;
const WITHDRAWAL: AuditEntry = { ...ENTRY, action: 'withdraw', reason: 'ill on Saturday' };

const createFinding = (severity: Severity): { finding: Finding; repairs: string[] } => ({
  finding: {
    ...{ code: severity, severity, path: '', subjects: [], message: `The ${severity} of Zed.` },
    cite: { source: 'The Rules', chapter: 1, heading: 'Teams' },
  },
  repairs: ['Take one out'],
});
const FINDINGS = {
  legal: [createFinding('warning')],
  illegal: [createFinding('error'), createFinding('warning')],
  incomplete: [createFinding('error')],
  unclear: [],
  unreadable: [],
} as const;

interface Combination {
  readonly verdict: SubmissionVerdict;
  readonly decision: 'accept' | 'reject' | undefined;
  readonly isLapsed: boolean;
  readonly isWithdrawn: boolean;
  readonly isReplaced: boolean;
  readonly isLate: boolean;
}

const BOOLEANS = [false, true];
const COMBINATIONS = (['legal', 'illegal', 'incomplete', 'unclear', 'unreadable'] as const).flatMap((verdict) =>
  ([undefined, 'accept', 'reject'] as const).flatMap((decision) =>
    BOOLEANS.flatMap((isLapsed) =>
      BOOLEANS.flatMap((isWithdrawn) =>
        BOOLEANS.flatMap((isReplaced) =>
          BOOLEANS.map((isLate): Combination => ({ verdict, decision, isLapsed, isWithdrawn, isReplaced, isLate })),
        ),
      ),
    ),
  ),
);

function createSubmission(messageTranslate: Translate, combination: Combination): ShownSubmission {
  const { verdict, decision, isLapsed, isWithdrawn, isReplaced, isLate } = combination;
  const ruling = {
    ...(decision === undefined ? {} : { decision: DECISIONS[decision] }),
    // A decision lapses only where none is in force.
    ...(isLapsed && decision === undefined ? { lapsedDecision: { ...DECISIONS.reject, reason: 'an old matter' } } : {}),
    ...(isWithdrawn ? { withdrawal: WITHDRAWAL } : {}),
  };
  return {
    ...{ file: 'zed.json', name: 'Watch', verdict, size: '', reason: 'The file ends too early.', change: '' },
    ...{ errorCount: 0, warningCount: 0, arrivalTimes: [1], fingerprint: '', memberFindings: [] },
    contents: { fingerprint: '', members: '' },
    findings: FINDINGS[verdict],
    differences: [],
    questions: [],
    addedAt: 0,
    members: [],
    notes: ['A note to the organizer.'],
    ...ruling,
    ...(isReplaced ? { replacedBy: 'newer.json' } : {}),
    ...(isLate ? { isLate } : {}),
    rulings: listRulings(messageTranslate, ruling),
  };
}

/** What a message may contain, by what it says first. Each word is a part of the message in that language. */
const WORDS = {
  en: {
    ...{ withdrawn: 'is withdrawn', replaced: 'no longer counts', accept: 'was accepted', reject: 'was rejected' },
    ...{ legal: 'is legal', illegal: 'isn’t legal', unreadable: 'can’t be read' },
    ...{ incomplete: 'can’t be checked yet', unclear: 'isn’t clear yet' },
    ...{ fix: 'Fix: Take one out', mustFix: 'Must be fixed', stillLegal: 'still legal' },
    ...{ lateOpen: 'the organizer decides', lateAccepted: 'counts anyway', late: 'after the deadline' },
  },
  de: {
    ...{ withdrawn: 'ist zurückgezogen', replaced: 'zählt nicht mehr', accept: 'wurde zugelassen' },
    ...{ reject: 'wurde abgelehnt', legal: '“ ist legal', illegal: 'noch nicht legal', unreadable: 'nicht lesen' },
    ...{ incomplete: 'noch nicht prüfen', unclear: 'noch nicht eindeutig' },
    ...{ fix: 'Lösung: Take one out', mustFix: 'musst du noch ändern', stillLegal: 'trotzdem legal' },
    ...{ lateOpen: 'ob sie zählt', lateAccepted: 'zählt trotzdem', late: 'nach dem Einsendeschluss' },
  },
} as const;
const STATUSES = [
  ...(['withdrawn', 'replaced', 'accept', 'reject', 'legal', 'illegal'] as const),
  ...(['incomplete', 'unclear', 'unreadable'] as const),
];

const getExpectedStatus = ({ verdict, decision, isWithdrawn, isReplaced }: Combination) =>
  isWithdrawn ? 'withdrawn' : isReplaced ? 'replaced' : (decision ?? verdict);

it('names a file without the folders of the organizer', () => {
  const submission = createSubmission(translate, {
    ...{
      verdict: 'unreadable',
      decision: undefined,
      isLapsed: false,
      isWithdrawn: false,
      isReplaced: false,
      isLate: false,
    },
  });
  const pack = { name: 'Cup', dates: [], fingerprint: 'f' };
  const message = composePlayerMessage(translate, { ...submission, file: 'Mails/late/zed.json' }, pack);
  expect(message).toContain('your file zed.json can’t be read');
  expect(message).not.toContain('Mails');
});

describe.each([
  ['English', translate, WORDS.en],
  ['German', translateToGerman, WORDS.de],
] as const)('a message in %s', (_language, messageTranslate, words) => {
  it.each(COMBINATIONS)('says one thing about a list with %o', (combination) => {
    const message = composePlayerMessage(messageTranslate, createSubmission(messageTranslate, combination), PACK);
    const expectedStatus = getExpectedStatus(combination);
    expect(STATUSES.filter((status) => message.includes(words[status]))).toEqual([expectedStatus]);
    const { verdict, isLate } = combination;
    const isCounted = expectedStatus !== 'withdrawn' && expectedStatus !== 'replaced';
    const isUndecided = expectedStatus === verdict;
    const isUnread = verdict === 'unreadable' || verdict === 'unclear';
    expect({
      fix: message.includes(words.fix),
      mustFix: message.includes(words.mustFix),
      stillLegal: message.includes(words.stillLegal),
      late: message.includes(words.late),
      lateOpen: message.includes(words.lateOpen),
      lateAccepted: message.includes(words.lateAccepted),
      error: message.includes('The error of Zed.'),
      warning: message.includes('The warning of Zed.'),
      unreadable: message.includes('ends too early'),
      reasons: ['agreed by mail', 'proxy cards', 'ill on Saturday', 'an old matter', 'A note to'].filter((text) =>
        message.includes(text),
      ),
    }).toEqual({
      fix: isCounted && expectedStatus !== 'accept' && !isUnread,
      mustFix: expectedStatus === 'illegal' || expectedStatus === 'incomplete',
      stillLegal: expectedStatus === 'legal',
      late: isLate && isCounted,
      lateOpen: isLate && isUndecided,
      lateAccepted: isLate && expectedStatus === 'accept',
      error: isCounted && (verdict === 'illegal' || verdict === 'incomplete'),
      warning: isCounted && (verdict === 'legal' || verdict === 'illegal'),
      unreadable: isCounted && isUnread && expectedStatus !== 'accept',
      reasons:
        expectedStatus === 'withdrawn'
          ? ['ill on Saturday']
          : expectedStatus === 'accept'
            ? ['agreed by mail']
            : expectedStatus === 'reject'
              ? ['proxy cards']
              : [],
    });
  });
});

it('a message about an unclear list has each question on a line of its own', () => {
  const submission = createSubmission(translate, {
    verdict: 'unclear',
    decision: undefined,
    isLapsed: false,
    isWithdrawn: false,
    isReplaced: false,
    isLate: false,
  });
  const questions = ['Line 2: “Ash” may mean Ash (3) or Ashes (4)', 'Line 4: no character is called “Bo”'];
  expect(composePlayerMessage(translate, { ...submission, questions }, PACK)).toContain(
    `Some lines aren’t clear:\n- ${questions.join('\n- ')}\nPlease make these lines clear`,
  );
});
