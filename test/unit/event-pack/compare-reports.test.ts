import { describe, expect, it } from 'vitest';
import { compareReports } from '../../../src/shared/event-pack/compare-reports.ts';
import { formatChange } from '../../../src/shared/event-pack/report-messages.ts';
import { VERDICT_COLUMNS, type VerdictRow } from '../../../src/shared/event-pack/verdict-row.ts';
import { translate } from '../../support/texts.ts';

const blankRow = Object.fromEntries(VERDICT_COLUMNS.map((column) => [column, ''])) as VerdictRow;
const createRow = (cells: Partial<VerdictRow>): VerdictRow => ({ ...blankRow, verdict: 'legal', ...cells });
const firstRow = createRow({ file: 'a.json', id: 'a', fingerprint: '1'.repeat(64) });
const listChangeKinds = (currentRows: VerdictRow[], earlierRows: VerdictRow[]) =>
  compareReports(currentRows, earlierRows).changes.map((change) => change.kind);

describe('compareReports', () => {
  it('tells unchanged, changed and new submissions and changed verdicts apart', () => {
    const secondRow = createRow({ file: 'b.json', id: 'b', fingerprint: '2' });
    const thirdRow = createRow({ file: 'c.json', id: 'c', fingerprint: '3' });
    const currentRows = [
      firstRow,
      { ...secondRow, fingerprint: '4' },
      { ...thirdRow, verdict: 'illegal' },
      createRow({ file: 'd.json', id: 'd' }),
    ];
    expect(listChangeKinds(currentRows, [firstRow, secondRow, thirdRow])).toEqual([
      'same',
      'changed',
      'verdict-changed',
      'new',
    ]);
  });

  it('matches a renamed file by its id when the id occurs once in both reports', () => {
    expect(listChangeKinds([{ ...firstRow, file: 'late/a.json' }], [firstRow])).toEqual(['same']);
    const copies = [
      { ...firstRow, file: 'x.json' },
      { ...firstRow, file: 'y.json' },
    ];
    expect(listChangeKinds(copies, [firstRow])).toEqual(['new', 'new']);
    expect(compareReports(copies, [firstRow]).vanished).toEqual([firstRow]);
  });

  it('matches by file name a file that became unreadable or whose id has changed', () => {
    const unreadableRow = createRow({ file: 'a.json', verdict: 'unreadable', reason: 'x' });
    expect(listChangeKinds([unreadableRow], [firstRow])).toEqual(['verdict-changed']);
    expect(listChangeKinds([{ ...firstRow, id: 'z', fingerprint: '9' }], [firstRow])).toEqual(['changed']);
    expect(listChangeKinds([unreadableRow], [unreadableRow])).toEqual(['same']);
  });

  it('compares unreadable files by their contents, since the words of reasons differ between versions', () => {
    const unreadableRow = createRow({ file: 'a.json', verdict: 'unreadable', reason: 'x', contents: 'c'.repeat(64) });
    expect(listChangeKinds([{ ...unreadableRow, contents: 'd'.repeat(64) }], [unreadableRow])).toEqual(['changed']);
    expect(listChangeKinds([{ ...unreadableRow, reason: 'y' }], [unreadableRow])).toEqual(['same']);
    expect(listChangeKinds([{ ...unreadableRow, reason: 'y' }], [{ ...unreadableRow, contents: '' }])).toEqual([
      'same',
    ]);
  });

  it('finds no changes in a table of the app in another language and from another folder', () => {
    const contents = 'c'.repeat(64);
    const currentRows = [
      firstRow,
      createRow({ file: 'b.json', verdict: 'unreadable', reason: 'It is cut short.', contents }),
      createRow({ file: 'notes.txt', verdict: 'no-list', reason: 'Not a list.' }),
    ];
    const appRows = currentRows.map((row) => ({
      ...row,
      ...{ file: `lists/${row.file}`, reason: 'Auf Deutsch.', player: 'Ash', withdrawn: 'withdrawn', late: 'late' },
    }));
    expect(listChangeKinds(currentRows, appRows)).toEqual(['same', 'same', 'same']);
    const changedRows = currentRows.map((row) => ({ ...row, contents: row.contents === '' ? '' : 'd'.repeat(64) }));
    expect(listChangeKinds(changedRows, appRows)).toEqual(['same', 'changed', 'same']);
    const copies = [createRow({ file: 'x/b.json' }), createRow({ file: 'y/b.json' })];
    expect(listChangeKinds(copies, appRows)).toEqual(['new', 'new']);
  });

  it('pairs no lists of different folders or players that only share a file name', () => {
    const aliceRow = createRow({ file: 'alice/team.json', id: 'alice', fingerprint: '1' });
    const carolRow = createRow({ file: 'carol/team.json', id: 'carol', fingerprint: '2' });
    expect(listChangeKinds([aliceRow], [carolRow])).toEqual(['new']);
    expect(compareReports([aliceRow], [carolRow]).vanished).toEqual([carolRow]);
    const outerRow = { ...aliceRow, file: 'lists/alice/team.json', id: 'alice-2' };
    expect(listChangeKinds([outerRow], [aliceRow])).toEqual(['same']);
    const contradictingRows = [{ ...outerRow, player: 'Carol' }];
    expect(listChangeKinds(contradictingRows, [{ ...aliceRow, player: 'Alice' }])).toEqual(['new']);
    expect(
      listChangeKinds([{ ...aliceRow, file: 'x-team.json', id: 'x' }], [{ ...aliceRow, file: 'team.json' }]),
    ).toEqual(['new']);
  });

  it('uses each earlier row once, so that two submissions with one id match by file', () => {
    const rowWithSameId = { ...firstRow, file: 'b.json', fingerprint: '7' };
    expect(listChangeKinds([rowWithSameId, firstRow], [firstRow, rowWithSameId])).toEqual(['same', 'same']);
    expect(compareReports([firstRow], [firstRow, rowWithSameId]).vanished).toEqual([rowWithSameId]);
  });

  it('compares the list of a player that counts with the earlier one, also from another folder', () => {
    const earlierRow = { ...firstRow, file: 'Mails/a.json', player: 'Dmitri Orlov' };
    const replacedRow = { ...earlierRow, replacedBy: 'Mails2/a.json' };
    const newRow = { ...earlierRow, file: 'Mails2/a.json', player: 'dmitri  orlov' };
    const { changes, vanished } = compareReports([replacedRow, { ...newRow, verdict: 'illegal' }], [earlierRow]);
    expect(changes).toEqual([
      { kind: 'same', earlier: earlierRow },
      { kind: 'verdict-changed', earlier: earlierRow },
    ]);
    expect(vanished).toEqual([]);
    expect(listChangeKinds([replacedRow, newRow], [earlierRow])).toEqual(['same', 'same']);
    // Without the earlier file, its row is that of the new one.
    expect(compareReports([{ ...newRow, id: 'b' }], [earlierRow]).vanished).toEqual([]);
    const otherRow = { ...newRow, file: 'Mails3/a.json', id: 'c' };
    expect(listChangeKinds([replacedRow, newRow, otherRow], [earlierRow])).toEqual(['same', 'new', 'new']);
  });

  it('reports a submission as changed when a character in another file has changed', () => {
    const earlierRow = { ...firstRow, lookedUp: 'heron=111 gull=222' };
    const currentRow = { ...firstRow, lookedUp: 'heron=333 gull=222' };
    expect(listChangeKinds([currentRow], [earlierRow])).toEqual(['changed']);
    expect(formatChange(translate, currentRow, earlierRow)).toBe('Characters in other files have changed: heron.');
  });

  it('reports whether both reports used the same event pack and rules', () => {
    const earlierRow = createRow({ eventFingerprint: 'e', rules: 'R 1' });
    expect(compareReports([earlierRow], [earlierRow])).toMatchObject({ isSameEventPack: true, areSameRules: true });
    const currentRow = createRow({ eventFingerprint: 'f', rules: 'R 2' });
    expect(compareReports([currentRow], [earlierRow])).toMatchObject({ isSameEventPack: false, areSameRules: false });
  });
});

describe('formatChange', () => {
  it('names the verdicts, the fingerprints and the former file name', () => {
    const currentRow = { ...firstRow, verdict: 'illegal', fingerprint: '2'.repeat(64), file: 'b.json' };
    expect(formatChange(translate, currentRow, firstRow)).toBe(
      `It was legal and is now illegal. The list has changed: its fingerprint was ${'1'.repeat(12)} and is now ${'2'.repeat(12)}. The file was called a.json.`,
    );
    expect(formatChange(translate, { ...firstRow, file: 'b.json' }, firstRow)).toMatch(
      /^Unchanged .* The file was called a\.json\.$/,
    );
    expect(formatChange(translate, firstRow, undefined)).toBe('New since the earlier report.');
  });
});
