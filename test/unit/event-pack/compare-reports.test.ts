import { describe, expect, it } from 'vitest';
import { compareReports } from '../../../src/shared/event-pack/compare-reports.ts';
import { formatChange } from '../../../src/shared/event-pack/report-messages.ts';
import { VERDICT_COLUMNS, type VerdictRow } from '../../../src/shared/event-pack/verdict-row.ts';
import { t } from '../../support/texts.ts';

const blank = Object.fromEntries(VERDICT_COLUMNS.map((column) => [column, ''])) as VerdictRow;
const row = (cells: Partial<VerdictRow>): VerdictRow => ({ ...blank, verdict: 'legal', ...cells });
const a = row({ file: 'a.json', id: 'a', fingerprint: '1'.repeat(64) });
const kinds = (now: VerdictRow[], before: VerdictRow[]) => compareReports(now, before).changes.map((c) => c.kind);

describe('compareRuns', () => {
  it('tells the same, the changed, the new and those with another verdict', () => {
    const b = row({ file: 'b.json', id: 'b', fingerprint: '2' });
    const c = row({ file: 'c.json', id: 'c', fingerprint: '3' });
    const now = [a, { ...b, fingerprint: '4' }, { ...c, verdict: 'illegal' }, row({ file: 'd.json', id: 'd' })];
    expect(kinds(now, [a, b, c])).toEqual(['same', 'changed', 'verdict-changed', 'new']);
  });

  it('a list is the same under another file name, while its id stands once on both sides', () => {
    expect(kinds([{ ...a, file: 'late/a.json' }], [a])).toEqual(['same']);
    const twice = [
      { ...a, file: 'x.json' },
      { ...a, file: 'y.json' },
    ];
    expect(kinds(twice, [a])).toEqual(['new', 'new']);
    expect(compareReports(twice, [a]).vanished).toEqual([a]);
  });

  it('a file that cannot be read any more is found by its name, and so is one whose id was changed', () => {
    const broken = row({ file: 'a.json', verdict: 'unreadable', reason: 'x' });
    expect(kinds([broken], [a])).toEqual(['verdict-changed']);
    expect(kinds([{ ...a, id: 'z', fingerprint: '9' }], [a])).toEqual(['changed']);
    expect(kinds([broken], [broken])).toEqual(['same']);
    expect(kinds([{ ...broken, reason: 'y' }], [broken])).toEqual(['changed']);
  });

  it('each earlier row is used once: two lists with one id are each found by their file', () => {
    const twin = { ...a, file: 'b.json', fingerprint: '7' };
    expect(kinds([twin, a], [a, twin])).toEqual(['same', 'same']);
    expect(compareReports([a], [a, twin]).vanished).toEqual([twin]);
  });

  it('a list has changed when a character in another file has, though its own fingerprint has not', () => {
    const before = { ...a, lookedUp: 'heron=111 gull=222' };
    const now = { ...a, lookedUp: 'heron=333 gull=222' };
    expect(kinds([now], [before])).toEqual(['changed']);
    expect(formatChange(t, now, before)).toBe('Characters in other files have changed: heron.');
  });

  it('says whether both reports were made for the same event and rules', () => {
    const before = row({ eventFingerprint: 'e', rules: 'R 1' });
    expect(compareReports([before], [before])).toMatchObject({ isSameEventPack: true, areSameRules: true });
    const now = row({ eventFingerprint: 'f', rules: 'R 2' });
    expect(compareReports([now], [before])).toMatchObject({ isSameEventPack: false, areSameRules: false });
  });
});

describe('changeMessage', () => {
  it('names verdict, fingerprints and the former file', () => {
    const now = { ...a, verdict: 'illegal', fingerprint: '2'.repeat(64), file: 'b.json' };
    expect(formatChange(t, now, a)).toBe(
      `It was legal, now it is illegal. The list itself has changed: its fingerprint was ${'1'.repeat(12)}, now it is ${'2'.repeat(12)}. The file was called a.json.`,
    );
    expect(formatChange(t, { ...a, file: 'b.json' }, a)).toMatch(/^Unchanged .* The file was called a\.json\.$/);
    expect(formatChange(t, a, undefined)).toBe('New since the earlier report.');
  });
});
