/** How the lists have changed since an earlier report. */
import type { VerdictRow } from './verdict-row.ts';

const CHANGES = ['new', 'same', 'changed', 'verdict-changed'] as const;
export type ChangeKind = (typeof CHANGES)[number];

interface Change {
  kind: ChangeKind;
  /** The row it had; absent when it is new. */
  earlier?: VerdictRow;
}

export interface RunComparison {
  /** In the order of the rows of today. */
  changes: Change[];
  /** Rows of the earlier report whose list is not there any more. */
  vanished: VerdictRow[];
  /** Whether the earlier report was made for the same event pack, and under the same state of the rules. */
  sameEvent: boolean;
  sameRules: boolean;
}

/**
 * Finds each list in the earlier table: by file and team id, then by a team id that is left once on both sides (the file
 * was renamed), then by file (the id was changed, or could not be read). Every earlier row is used once.
 */
export function compareRuns(rows: readonly VerdictRow[], earlier: readonly VerdictRow[]): RunComparison {
  const found = new Map<VerdictRow, VerdictRow>();
  const left = new Set(earlier);
  const pair = (keyOf: (row: VerdictRow) => string, isUnique: boolean) => {
    const open = rows.filter((row) => !found.has(row));
    const now = byKey(open, keyOf);
    const before = byKey([...left], keyOf);
    for (const row of open) {
      const [match, another] = before.get(keyOf(row)) ?? [];
      const isOnly = another === undefined && (now.get(keyOf(row))?.length ?? 0) === 1;
      if (keyOf(row) === '' || !match || !left.has(match) || (isUnique && !isOnly)) continue;
      found.set(row, match);
      left.delete(match);
    }
  };
  pair((row) => JSON.stringify([row.file, row.id]), false);
  pair((row) => row.id, true);
  pair((row) => row.file, false);
  return {
    changes: rows.map((row) => changeOf(row, found.get(row))),
    vanished: earlier.filter((row) => left.has(row)),
    sameEvent: agree(rows, earlier, 'eventFingerprint'),
    sameRules: agree(rows, earlier, 'rules'),
  };
}

function byKey(rows: readonly VerdictRow[], keyOf: (row: VerdictRow) => string): Map<string, VerdictRow[]> {
  const map = new Map<string, VerdictRow[]>();
  for (const row of rows) {
    const held = map.get(keyOf(row));
    if (held) held.push(row);
    else map.set(keyOf(row), [row]);
  }
  return map;
}

function changeOf(row: VerdictRow, earlier: VerdictRow | undefined): Change {
  if (!earlier) return { kind: 'new' };
  if (row.verdict !== earlier.verdict) return { kind: 'verdict-changed', earlier };
  // A file that cannot be read has no fingerprint; its reason is compared instead.
  const keys = row.fingerprint === '' ? (['reason'] as const) : (['fingerprint', 'lookedUp'] as const);
  return { kind: keys.every((key) => row[key] === earlier[key]) ? 'same' : 'changed', earlier };
}

/** Whether a column has the same single value in both tables; empty cells do not count. */
function agree(
  rows: readonly VerdictRow[],
  earlier: readonly VerdictRow[],
  key: 'eventFingerprint' | 'rules',
): boolean {
  return new Set([...rows, ...earlier].map((row) => row[key]).filter(Boolean)).size <= 1;
}
