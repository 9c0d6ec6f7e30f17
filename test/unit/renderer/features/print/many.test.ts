import { describe, expect, it } from 'vitest';
import { withRow } from '../../../../../src/renderer/components/virtual-list.tsx';
import type { CardSideId } from '../../../../../src/renderer/features/print/job.ts';
import { keptSides } from '../../../../../src/renderer/features/print/kept-sides.ts';
import { type Fold, rowsOf } from '../../../../../src/renderer/features/print/preflight/preflight-groups.ts';
import { describeLostPictures } from '../../../../../src/renderer/strings/print.ts';
import type { PreflightFinding } from '../../../../../src/shared/print/preflight.ts';
import type { Severity } from '../../../../../src/shared/rules/finding.ts';
import { t } from '../../../../support/texts.ts';

const finding = (severity: Severity, subject: string): PreflightFinding => ({
  severity,
  of: 'character',
  subject,
  name: subject,
  about: { kind: 'missing-art', instead: 'initial' },
});
const many = (severity: Severity, count: number): PreflightFinding[] =>
  Array.from({ length: count }, (_, index) => finding(severity, `${severity}-${index}`));

describe('findings before printing', () => {
  it('stand as they are while they are few', () => {
    expect(rowsOf(many('error', 8), new Set()).map(({ kind }) => kind)).toEqual(Array(8).fill('finding'));
    expect(rowsOf([], new Set())).toEqual([]);
  });

  it('stand below the number of their kind when they are many; a kind can be folded', () => {
    const all = [...many('error', 2), ...many('info', 3000)];
    const heads = (folded: ReadonlySet<Fold>) =>
      rowsOf(all, folded).flatMap((row, at) => (row.kind === 'head' ? [[at, row.severity, row.count]] : []));
    expect(heads(new Set())).toEqual([
      [0, 'error', 2],
      [3, 'info', 3000],
    ]);
    expect(heads(new Set(['error']))).toEqual([
      [0, 'error', 2],
      [1, 'info', 3000],
    ]);
    expect(rowsOf(all, new Set(['error', 'info']))).toHaveLength(2);
  });

  it('of many of a kind the first is shown, and the others where they are asked for', () => {
    const rest: PreflightFinding = { ...finding('info', 'last'), about: { kind: 'continued', fields: ['/talents/0'] } };
    const all = [...many('info', 165), rest];
    const said = (turned: ReadonlySet<Fold>) =>
      rowsOf(all, turned).map((row) => (row.kind === 'finding' ? row.finding.subject : `${row.kind} ${row.count}`));
    expect(said(new Set())).toEqual(['head 166', 'info-0', 'alike 164', 'last']);
    const open = said(new Set<Fold>(['info missing-art']));
    expect(open.slice(0, 4)).toEqual(['head 166', 'info-0', 'alike 164', 'info-1']);
    expect(open).toHaveLength(168);
    // None needs a fold where they are few.
    expect(rowsOf([...many('error', 4), ...many('info', 8)], new Set()).filter(({ kind }) => kind === 'alike')).toEqual(
      [],
    );
  });
});

describe('drawn sides', () => {
  const side = (card: number): CardSideId => ({ what: 'cards', card, side: 'front' });
  const cards = (cardSides: ReadonlyMap<string, CardSideId>) => [...cardSides.values()].map(({ card }) => card);

  it('are given up from the oldest on, but never those of the sheet in sight', () => {
    const held = keptSides(new Map(), [1, 2, 3].map(side), [], 3);
    expect(cards(keptSides(held, [side(4)], [side(1), side(4)], 3))).toEqual([1, 3, 4]);
    expect(cards(keptSides(held, [side(4)], [1, 2, 3, 4].map(side), 3))).toEqual([1, 2, 3, 4]);
  });
});

describe('a long list', () => {
  it('draws the row with the focus beside those in sight', () => {
    expect(withRow([5, 6, 7], 2, 9)).toEqual([2, 5, 6, 7]);
    expect(withRow([5, 6, 7], 6, 9)).toEqual([5, 6, 7]);
    expect(withRow([5, 6, 7], undefined, 9)).toEqual([5, 6, 7]);
    expect(withRow([5, 6, 7], 8, 8)).toEqual([5, 6, 7]);
  });
});

describe('what could not be printed', () => {
  it('names a few of many cards', () => {
    expect(describeLostPictures(t, ['A'])).toContain('on the card of A.');
    expect(describeLostPictures(t, ['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toContain('of A, B, C, D, E and 2 more.');
  });
});
