import { describe, expect, it } from 'vitest';
import {
  type AuditAction,
  type AuditEntry,
  findRuling,
  getEffectiveVerdict,
} from '../../../src/shared/event-pack/audit-trail.ts';

let time = 0;
const createEntry = (action: AuditAction, fingerprint = 'f1'): AuditEntry => ({
  ...{ timestamp: time++, action, file: 'a.json', fingerprint, verdict: 'illegal', reason: 'a typo', judge: 'Ada' },
});

describe('findRuling', () => {
  it('returns the last decision until it is revoked', () => {
    const [accept, reject] = [createEntry('accept'), createEntry('reject')];
    expect(findRuling([accept, reject], 'f1')).toEqual({ decision: reject });
    expect(findRuling([accept, createEntry('revoke')], 'f1')).toEqual({});
    expect(findRuling([accept, createEntry('revoke'), accept], 'f1')).toEqual({ decision: accept });
  });

  it('returns a decision about an earlier version of the list as lapsed', () => {
    const accept = createEntry('accept');
    expect(findRuling([accept], 'f2')).toEqual({ lapsedDecision: accept });
  });

  it('returns the decision and the withdrawal of a version again when that version is back', () => {
    const [accept, withdraw, reject] = [createEntry('accept'), createEntry('withdraw'), createEntry('reject', 'f2')];
    const entries = [accept, withdraw, reject, createEntry('restore', 'f2')];
    expect(findRuling(entries, 'f1')).toEqual({ decision: accept, withdrawal: withdraw });
    expect(findRuling(entries, 'f2')).toEqual({ decision: reject });
    expect(findRuling([accept, createEntry('revoke'), reject], 'f1')).toEqual({});
    expect(findRuling([accept, reject], 'f3')).toEqual({ lapsedDecision: reject });
  });

  it('keeps a withdrawal until the list is restored or sent again, beside a decision', () => {
    const [accept, withdraw] = [createEntry('accept'), createEntry('withdraw')];
    expect(findRuling([accept, withdraw], 'f1')).toEqual({ decision: accept, withdrawal: withdraw });
    expect(findRuling([withdraw, createEntry('restore')], 'f1')).toEqual({});
    expect(findRuling([withdraw], 'f2')).toEqual({});
  });
});

it('getEffectiveVerdict prefers the decision of the judge', () => {
  const decide = (action: AuditAction) => findRuling([createEntry(action)], 'f1').decision;
  expect(getEffectiveVerdict('unreadable', decide('accept'))).toBe('legal');
  expect(getEffectiveVerdict('legal', decide('reject'))).toBe('illegal');
  expect(getEffectiveVerdict('unreadable', undefined)).toBe('unreadable');
});
