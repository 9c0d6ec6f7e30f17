import { describe, expect, it } from 'vitest';
import { addRow } from '../../../../../src/renderer/components/virtual-list.tsx';
import {
  createPreflightRows,
  type GroupKey,
} from '../../../../../src/renderer/features/print/preflight/preflight-rows.ts';
import type { CardSideId } from '../../../../../src/renderer/features/print/print-messages.ts';
import { updateSideCache } from '../../../../../src/renderer/features/print/side-cache.ts';
import { describeLostPictures } from '../../../../../src/renderer/strings/print.ts';
import type { PreflightFinding } from '../../../../../src/shared/print/preflight.ts';
import type { Severity } from '../../../../../src/shared/rules/finding.ts';
import { translate } from '../../../../support/texts.ts';

const createFinding = (severity: Severity, subjectId: string): PreflightFinding => ({
  severity,
  of: 'character',
  subject: subjectId,
  name: subjectId,
  about: { kind: 'missing-art', instead: 'initial' },
});
const createFindings = (severity: Severity, findingCount: number): PreflightFinding[] =>
  Array.from({ length: findingCount }, (_, findingNumber) => createFinding(severity, `${severity}-${findingNumber}`));

describe('findings before printing', () => {
  it('have no headings while there are few', () => {
    expect(createPreflightRows(createFindings('error', 8), new Set()).map(({ kind: rowKind }) => rowKind)).toEqual(
      Array(8).fill('finding'),
    );
    expect(createPreflightRows([], new Set())).toEqual([]);
  });

  it('get a heading with a count for each severity when there are many, which can be collapsed', () => {
    const allFindings = [...createFindings('error', 2), ...createFindings('info', 3000)];
    const listHeadings = (collapsedGroups: ReadonlySet<GroupKey>) =>
      createPreflightRows(allFindings, collapsedGroups).flatMap((preflightRow, rowIndex) =>
        preflightRow.kind === 'head' ? [[rowIndex, preflightRow.severity, preflightRow.count]] : [],
      );
    expect(listHeadings(new Set())).toEqual([
      [0, 'error', 2],
      [3, 'info', 3000],
    ]);
    expect(listHeadings(new Set(['error']))).toEqual([
      [0, 'error', 2],
      [1, 'info', 3000],
    ]);
    expect(createPreflightRows(allFindings, new Set(['error', 'info']))).toHaveLength(2);
  });

  it('show only the first of many similar findings until they are expanded', () => {
    const otherFinding: PreflightFinding = {
      ...createFinding('info', 'last'),
      about: { kind: 'continued', fields: ['/talents/0'] },
    };
    const allFindings = [...createFindings('info', 165), otherFinding];
    const describeRows = (expandedGroups: ReadonlySet<GroupKey>) =>
      createPreflightRows(allFindings, expandedGroups).map((preflightRow) =>
        preflightRow.kind === 'finding' ? preflightRow.finding.subject : `${preflightRow.kind} ${preflightRow.count}`,
      );
    expect(describeRows(new Set())).toEqual(['head 166', 'info-0', 'alike 164', 'last']);
    const expandedRows = describeRows(new Set<GroupKey>(['info missing-art']));
    expect(expandedRows.slice(0, 4)).toEqual(['head 166', 'info-0', 'alike 164', 'info-1']);
    expect(expandedRows).toHaveLength(168);
    // A few similar findings are not collapsed.
    expect(
      createPreflightRows([...createFindings('error', 4), ...createFindings('info', 8)], new Set()).filter(
        ({ kind: rowKind }) => rowKind === 'alike',
      ),
    ).toEqual([]);
  });
});

describe('the cache of drawn card sides', () => {
  const createSide = (cardIndex: number): CardSideId => ({ what: 'cards', card: cardIndex, side: 'front' });
  const listCards = (cardSides: ReadonlyMap<string, CardSideId>) =>
    [...cardSides.values()].map(({ card: cardIndex }) => cardIndex);

  it('drops the oldest sides, but never those of the visible sheet', () => {
    // Arguments: the cache, the sides that were drawn now, the visible sides, the maximum number of cached sides.
    const cachedSides = updateSideCache(new Map(), [1, 2, 3].map(createSide), [], 3);
    expect(listCards(updateSideCache(cachedSides, [createSide(4)], [createSide(1), createSide(4)], 3))).toEqual([
      1, 3, 4,
    ]);
    expect(listCards(updateSideCache(cachedSides, [createSide(4)], [1, 2, 3, 4].map(createSide), 3))).toEqual([
      1, 2, 3, 4,
    ]);
  });
});

describe('a virtual list', () => {
  it('also draws the focused row when it is out of sight', () => {
    // Arguments: the visible rows, the focused row, the number of rows.
    expect(addRow([5, 6, 7], 2, 9)).toEqual([2, 5, 6, 7]);
    expect(addRow([5, 6, 7], 6, 9)).toEqual([5, 6, 7]);
    expect(addRow([5, 6, 7], undefined, 9)).toEqual([5, 6, 7]);
    expect(addRow([5, 6, 7], 8, 8)).toEqual([5, 6, 7]);
  });
});

describe('lost pictures', () => {
  it('name up to five cards and count the others', () => {
    expect(describeLostPictures(translate, ['A'])).toContain('from the card of A.');
    expect(describeLostPictures(translate, ['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toContain(
      'of A, B, C, D, E and 2 more.',
    );
  });
});
