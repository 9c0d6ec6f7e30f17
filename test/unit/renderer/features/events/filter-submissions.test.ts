/** Tests which submissions an organizer sees, their order, and the message to a player. */

import { describe, expect, it } from 'vitest';
import { findChangedVerdicts } from '../../../../../src/renderer/features/events/submissions/changed-verdicts.ts';
import {
  filterSubmissions,
  listCommonErrors,
  matchesFilter,
  type SubmissionFilter,
  sortSubmissions,
} from '../../../../../src/renderer/features/events/submissions/filter-submissions.ts';
import {
  makeNamesUnique,
  parsePlayerNames,
} from '../../../../../src/renderer/features/events/submissions/incoming-names.ts';
import { composePlayerMessage } from '../../../../../src/renderer/features/events/submissions/player-message.ts';
import type { ShownSubmission } from '../../../../../src/renderer/features/events/submissions/worker-messages.ts';
import type { Finding, Severity } from '../../../../../src/shared/rules/finding.ts';
import { translate } from '../../../../support/texts.ts';

const createFinding = (findingCode: string, severity: Severity = 'error'): Finding => ({
  code: findingCode,
  severity,
  path: '',
  subjects: [],
  message: `About ${findingCode}.`,
  cite: { source: 'The Rules', chapter: 1, heading: 'Teams' },
});
const createSubmission = (fileName: string, changes: Partial<ShownSubmission> = {}): ShownSubmission => ({
  file: fileName,
  name: fileName,
  verdict: 'legal',
  size: '',
  reason: '',
  change: '',
  errorCount: 0,
  warningCount: 0,
  arrivalTimes: [1],
  fingerprint: '',
  rulings: [],
  contents: { fingerprint: '', members: '' },
  findings: [],
  memberFindings: [],
  differences: [],
  questions: [],
  addedAt: 0,
  members: [],
  notes: [],
  ...changes,
});
const NO_FILTER = { filter: 'all', searchText: '', findingCode: undefined, unknownPlayer: 'Player unknown' } as const;
const createIllegalSubmission = (fileName: string, ...findingCodes: string[]): ShownSubmission =>
  createSubmission(fileName, {
    verdict: 'illegal',
    errorCount: findingCodes.length,
    findings: findingCodes.map((findingCode) => ({ finding: createFinding(findingCode), repairs: [] })),
  });
const createDecision = (fileName: string, action: 'accept' | 'reject') => ({
  ...{
    timestamp: 1,
    action,
    file: fileName,
    fingerprint: '',
    verdict: 'illegal' as const,
    reason: 'a typo',
    judge: 'Ada',
  },
});
const joinFileNames = (submissions: readonly ShownSubmission[]) =>
  submissions.map(({ file: fileName }) => fileName).join(' ');

const SUBMISSIONS = [
  createSubmission('a10', { player: 'Bea', arrivalTimes: [1, 5] }),
  createSubmission('a9', { arrivalTimes: [1, 9] }),
  createIllegalSubmission('b', 'x'),
  createIllegalSubmission('c', 'x', 'y'),
  { ...createIllegalSubmission('d', 'x', 'y', 'z'), replacedBy: 'a9', player: 'Ash' },
  createSubmission('e', { verdict: 'unreadable' }),
  createSubmission('f', { verdict: 'no-list' }),
];

describe('decisions, withdrawals and late submissions', () => {
  const late = createSubmission('late', { isLate: true });
  const accepted = { ...createIllegalSubmission('accepted', 'x'), decision: createDecision('accepted', 'accept') };
  const rejected = createSubmission('rejected', { decision: createDecision('rejected', 'reject') });
  const withdrawn = createSubmission('withdrawn', {
    withdrawal: { ...createDecision('withdrawn', 'accept'), action: 'withdraw' },
  });
  const submissions = [late, accepted, rejected, withdrawn];
  const lapsed = createSubmission('lapsed', { lapsedDecision: createDecision('lapsed', 'reject') });
  const filterBy = (filter: SubmissionFilter) =>
    joinFileNames(submissions.filter((entry) => matchesFilter(filter, entry)));

  it('counts every submission once, by its status', () => {
    expect(filterBy('legal')).toBe('late');
    expect(filterBy('accepted')).toBe('accepted');
    expect(filterBy('illegal')).toBe('');
    expect(filterBy('rejected')).toBe('rejected');
    expect(matchesFilter('lapsed', lapsed)).toBe(true);
    expect(filterBy('lapsed')).toBe('');
    expect(filterBy('late')).toBe('late');
    expect(filterBy('withdrawn')).toBe('withdrawn');
  });

  it('sorts rejected submissions before legal ones, and withdrawn ones last', () => {
    expect(joinFileNames(sortSubmissions(submissions, 'worst'))).toBe('rejected accepted late withdrawn');
  });
});

describe('a list of submissions', () => {
  it('sorts worst first: most errors, unreadable ones, legal ones, replaced ones, other files', () => {
    expect(joinFileNames(sortSubmissions(SUBMISSIONS, 'worst'))).toBe('c b e a9 a10 d f');
  });

  it('sorts by name, player or arrival time', () => {
    expect(joinFileNames(sortSubmissions(SUBMISSIONS, 'name'))).toBe('a9 a10 b c d e f');
    expect(joinFileNames(sortSubmissions(SUBMISSIONS, 'player'))).toBe('d a10 a9 b c e f');
    expect(joinFileNames(sortSubmissions(SUBMISSIONS, 'newest'))).toBe('a9 a10 b c d e f');
  });

  it('counts a replaced submission only as replaced', () => {
    const listMatching = (filter: Parameters<typeof matchesFilter>[0]) =>
      joinFileNames(SUBMISSIONS.filter((submission) => matchesFilter(filter, submission)));
    expect([listMatching('illegal'), listMatching('replaced'), listMatching('otherFiles')]).toEqual(['b c', 'd', 'f']);
    expect(listMatching('all')).toBe('a10 a9 b c d e');
  });

  it('finds submissions by a word or by one finding code', () => {
    expect(joinFileNames(filterSubmissions(SUBMISSIONS, { ...NO_FILTER, searchText: 'béa' }))).toBe('a10');
    expect(joinFileNames(filterSubmissions(SUBMISSIONS, { ...NO_FILTER, findingCode: 'y' }))).toBe('c');
    expect(listCommonErrors(SUBMISSIONS, 1)).toEqual([
      { code: 'x', message: 'About x.', hasOtherWordings: false, submissionCount: 2 },
    ]);
  });

  it('finds submissions without a player, and those with other characters than the organizer’s', () => {
    const submissions = [
      { ...createIllegalSubmission('a.json'), player: 'Ash' },
      { ...createIllegalSubmission('b.json'), differences: ['Fresnel differs from yours: Level 5 instead of 7.'] },
    ];
    const listFiles = (filterChange: Partial<Parameters<typeof filterSubmissions>[1]>) =>
      joinFileNames(filterSubmissions(submissions, { ...NO_FILTER, ...filterChange }));
    expect(listFiles({ filter: 'noPlayer' })).toBe('b.json');
    expect(listFiles({ searchText: 'unknown' })).toBe('b.json');
    expect(listFiles({ filter: 'differing' })).toBe('b.json');
  });

  it('groups errors by code, with the first message as an example when the messages differ', () => {
    const createNamedSubmission = (fileName: string, message: string) =>
      createSubmission(fileName, {
        verdict: 'illegal',
        findings: [{ finding: { ...createFinding('x'), message }, repairs: [] }],
      });
    const illegalSubmissions = [
      createNamedSubmission('a', 'Ash has Level 8.'),
      createNamedSubmission('b', 'Bea has Level 9.'),
      createNamedSubmission('c', 'Ash has Level 8.'),
    ];
    expect(listCommonErrors(illegalSubmissions, 1)).toEqual([
      { code: 'x', message: 'Ash has Level 8.', hasOtherWordings: true, submissionCount: 3 },
    ]);
  });

  it('reports which verdicts a change of the event pack has turned', () => {
    const createResults = (submissions: readonly ShownSubmission[]) => ({
      submissions,
      vanished: [],
      missingPlayers: [],
      withdrawnPlayers: [],
      removedHistory: [],
      digest: '',
    });
    const changedSubmissions = [
      { ...createIllegalSubmission('a9', 'x') },
      createSubmission('b'),
      createSubmission('new'),
    ];
    expect(findChangedVerdicts(createResults(SUBMISSIONS), createResults(changedSubmissions))).toEqual({
      legal: ['b'],
      illegal: ['a9'],
    });
    expect(findChangedVerdicts(createResults(SUBMISSIONS), createResults(SUBMISSIONS))).toBeUndefined();
    expect(findChangedVerdicts(undefined, createResults(SUBMISSIONS))).toBeUndefined();
  });

  it('makeNamesUnique numbers files of the same name', () => {
    const emptyBlob = new Blob();
    const duplicateNames = ['a.team.json', 'a.team.json', 'x/a.team.json', 'a.team.json', 'a.zip', 'a.zip', 'b', 'b'];
    expect(
      makeNamesUnique(duplicateNames.map((uniqueName) => ({ name: uniqueName, bytes: emptyBlob }))).map(
        ({ name: uniqueName }) => uniqueName,
      ),
    ).toEqual([
      'a.team.json',
      'a (2).team.json',
      'x/a.team.json',
      'a (3).team.json',
      'a.zip',
      'a (2).zip',
      'b',
      'b (2)',
    ]);
  });

  it('parsePlayerNames reads names from any kind of list, each once', () => {
    expect(parsePlayerNames('1. Ash\r\n- Bea\n\n  Cyr O’Neill \n2) Bea\n3rd Dan')).toEqual([
      'Ash',
      'Bea',
      'Cyr O’Neill',
      '3rd Dan',
    ]);
  });
});

describe('the message to a player', () => {
  const eventPack = { name: 'Cup', dates: [['Deadline', 'tomorrow']] as const, fingerprint: 'abcdef0123456789' };

  it('contains every finding with its rule and repairs, errors first', () => {
    const sentSubmission = createSubmission('x.json', {
      name: 'Five',
      verdict: 'illegal',
      fingerprint: '0123456789abcdef',
      findings: [
        { finding: createFinding('w', 'warning'), repairs: [] },
        { finding: createFinding('e'), repairs: ['Take one out'] },
      ],
      memberFindings: [createFinding('other')],
    });
    expect(composePlayerMessage(translate, sentSubmission, eventPack)).toBe(
      [
        'Cup: your list “Five” isn’t legal yet.',
        'Must be fixed:',
        '1. About e.\n   Rule: The Rules, Chapter 1, Teams\n   Fix: Take one out',
        '2. About other.\n   Rule: The Rules, Chapter 1, Teams',
        'Worth checking:',
        '1. About w.\n   Rule: The Rules, Chapter 1, Teams',
        'Fingerprint of the list: 0123456789ab\nDeadline: tomorrow\nChecked against Cup (fingerprint abcdef012345).\n',
      ].join('\n\n'),
    );
  });

  it('says what a judge has decided instead of the verdict, and why', () => {
    const decidedSubmission = createSubmission('x.json', {
      name: 'Five',
      verdict: 'illegal',
      decision: { ...createDecision('x.json', 'accept'), reason: 'a typo.' },
    });
    expect(composePlayerMessage(translate, decidedSubmission, eventPack)).toMatch(
      /^Cup: your list “Five” was accepted\.\n\nAccepted by Ada: a typo\.\n/,
    );
  });

  it('does not ask to fix what the judge accepts', () => {
    const accepted = { ...createIllegalSubmission('x.json', 'e'), decision: createDecision('x.json', 'accept') };
    const messageText = composePlayerMessage(translate, accepted, eventPack);
    expect(messageText).toContain('Rollcall found, but the judge accepts:\n\n1. About e.');
    expect(messageText).not.toContain('Must be fixed');
  });

  it('says first that a list is withdrawn, and asks for no fixes', () => {
    const withdrawal = { ...createDecision('x.json', 'accept'), action: 'withdraw' as const, reason: 'ill' };
    const withdrawn = { ...createIllegalSubmission('x.json', 'e'), withdrawal };
    const messageText = composePlayerMessage(translate, withdrawn, eventPack);
    expect(messageText).toMatch(
      /^Cup: your list “x\.json” is withdrawn and doesn’t count\.\n\nWithdrawn: ill\n\nDeadline: tomorrow\n/,
    );
  });

  it('leaves out a decision that has lapsed', () => {
    const lapsed = createSubmission('x.json', {
      lapsedDecision: createDecision('x.json', 'reject'),
      rulings: ['The judge’s decision no longer applies because the list has changed: a typo'],
    });
    expect(composePlayerMessage(translate, lapsed, eventPack)).not.toContain('a typo');
  });

  it('tells the sender of an unreadable file what to do', () => {
    const sentSubmission = createSubmission('x.json', {
      verdict: 'unreadable',
      reason: 'It can’t be read.',
      notes: ['Ask the player to send it again.'],
    });
    expect(composePlayerMessage(translate, sentSubmission, eventPack)).toContain(
      'your file x.json can’t be read.\n\nIt can’t be read.\nPlease save the list again in Rollcall',
    );
    expect(composePlayerMessage(translate, { ...sentSubmission, verdict: 'unclear' }, eventPack)).toContain(
      'It can’t be read.\nPlease make these lines clear',
    );
  });
});
