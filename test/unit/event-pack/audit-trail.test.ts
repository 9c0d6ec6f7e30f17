import { describe, expect, it } from 'vitest';
import {
  type AuditAction,
  type AuditEntry,
  findHistories,
  findRuling,
} from '../../../src/shared/event-pack/audit-trail.ts';
import { getSubmissionStatus } from '../../../src/shared/event-pack/submission-status.ts';

let time = 0;
const createEntry = (action: AuditAction, fingerprint = 'f1'): AuditEntry => ({
  ...{ timestamp: time++, action, file: 'a.json', fingerprint, verdict: 'illegal', reason: 'a typo', judge: 'Ada' },
});

const hasContents = (fingerprint: string, members = '') => ({ fingerprint, members });

describe('findRuling', () => {
  it('returns the last decision until it is revoked', () => {
    const [accept, reject] = [createEntry('accept'), createEntry('reject')];
    expect(findRuling([accept, reject], hasContents('f1'))).toEqual({ decision: reject });
    expect(findRuling([accept, createEntry('revoke')], hasContents('f1'))).toEqual({});
    expect(findRuling([accept, createEntry('revoke'), accept], hasContents('f1'))).toEqual({ decision: accept });
  });

  it('returns a decision about an earlier version of the list as lapsed', () => {
    const accept = createEntry('accept');
    expect(findRuling([accept], hasContents('f2'))).toEqual({ lapsedDecision: accept });
  });

  it('returns the decision and the withdrawal of a version again when that version is back', () => {
    const [accept, withdraw, reject] = [createEntry('accept'), createEntry('withdraw'), createEntry('reject', 'f2')];
    const entries = [accept, withdraw, reject, createEntry('restore', 'f2')];
    expect(findRuling(entries, hasContents('f1'))).toEqual({ decision: accept, withdrawal: withdraw });
    expect(findRuling(entries, hasContents('f2'))).toEqual({ decision: reject });
    expect(findRuling([accept, createEntry('revoke'), reject], hasContents('f1'))).toEqual({});
    expect(findRuling([accept, reject], hasContents('f3'))).toEqual({ lapsedDecision: reject });
  });

  it('keeps a withdrawal until the list is restored or sent again, beside a decision', () => {
    const [accept, withdraw] = [createEntry('accept'), createEntry('withdraw')];
    expect(findRuling([accept, withdraw], hasContents('f1'))).toEqual({ decision: accept, withdrawal: withdraw });
    expect(findRuling([withdraw, createEntry('restore')], hasContents('f1'))).toEqual({});
    expect(findRuling([withdraw], hasContents('f2'))).toEqual({});
  });
});

describe('decisions about characters from other files and about unreadable files', () => {
  it('lapse when a character from another file changes, and hold again when it is back', () => {
    const accept = { ...createEntry('accept'), members: 'm1' };
    expect(findRuling([accept], hasContents('f1', 'm1'))).toEqual({ decision: accept });
    expect(findRuling([accept], hasContents('f1', 'm2'))).toEqual({
      lapsedDecision: accept,
      haveOnlyMembersChanged: true,
    });
    const withdraw = { ...createEntry('withdraw'), members: '' };
    expect(findRuling([withdraw], hasContents('f1', 'm1'))).toEqual({});
  });

  it('of earlier releases hold for a list whatever it looks up, and for no unreadable file', () => {
    const [accept, unreadable] = [createEntry('accept'), createEntry('accept', '')];
    expect(findRuling([accept], hasContents('f1', 'm1'))).toEqual({ decision: accept });
    for (const fingerprint of ['', 'd1'])
      expect(findRuling([unreadable], hasContents(fingerprint))).toEqual({ lapsedDecision: unreadable });
  });
});

describe('findHistories', () => {
  const accept = createEntry('accept');
  const reject = { ...createEntry('reject', 'f2'), file: 'b.json' };
  const withdraw = createEntry('withdraw');
  const auditTrail = [accept, reject, withdraw];
  /** Finds the histories of files that arrived after all entries, unless another time is given. */
  const find = (...files: [file: string, fingerprint: string, arrivalTime?: number][]) =>
    findHistories(
      auditTrail,
      files.map(([file, fingerprint, arrivalTime = time]) => ({
        file,
        contents: hasContents(fingerprint),
        arrivalTime,
      })),
    );

  it('finds decisions about a list that was renamed, moved or sent again under another name', () => {
    expect(find(['saturday/zed.json', 'f1'])).toEqual([[accept]]);
    expect(find(['a.json', 'f3'], ['a (2).json', 'f1'])).toEqual([[accept, withdraw], [accept]]);
    expect(find(['b.json', 'f1'])).toEqual([[accept, reject]]);
  });

  it('leaves a decision with its file while that file has this list, although another file has it too', () => {
    expect(find(['a.json', 'f1'], ['copy.json', 'f1'])).toEqual([[accept, withdraw], []]);
    expect(find(['c.json', ''])).toEqual([[]]);
  });

  it('gives the decision about a removed list to no submission that was there before or shares the list with another', () => {
    expect(find(['bea.json', 'f1', accept.timestamp])).toEqual([[]]);
    expect(find(['bea.json', 'f1'], ['cyr.json', 'f1'])).toEqual([[], []]);
    expect(findHistories(auditTrail, [{ file: 'bea.json', contents: hasContents('f1') }])).toEqual([[]]);
  });
});

it('getSubmissionStatus prefers a withdrawal, then another list of the player, then the decision of the judge', () => {
  const decide = (action: AuditAction) => findRuling([createEntry(action)], hasContents('f1')).decision;
  const accepted = { verdict: 'unreadable', decision: decide('accept') } as const;
  expect(getSubmissionStatus({ verdict: 'unreadable' })).toBe('unreadable');
  expect(getSubmissionStatus(accepted)).toBe('accepted');
  expect(getSubmissionStatus({ verdict: 'legal', decision: decide('reject') })).toBe('rejected');
  expect(getSubmissionStatus({ ...accepted, replacedBy: 'b.json' })).toBe('replaced');
  expect(getSubmissionStatus({ ...accepted, replacedBy: 'b.json', withdrawal: {} })).toBe('withdrawn');
});
