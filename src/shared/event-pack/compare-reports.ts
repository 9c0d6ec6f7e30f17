/** Compares the submissions with those of an earlier report. */
import { getNameKey } from './player-names.ts';
import type { VerdictRow } from './verdict-row.ts';

const CHANGES = ['new', 'same', 'changed', 'verdict-changed'] as const;
export type ChangeKind = (typeof CHANGES)[number];

interface RowChange {
  kind: ChangeKind;
  /** The earlier row; absent for a new submission. */
  earlier?: VerdictRow;
}

export interface ReportComparison {
  /** The changes in the order of the current rows. */
  changes: RowChange[];
  /** Rows of the earlier report whose submission no longer exists. */
  vanished: VerdictRow[];
  /** Whether both reports were created for the same event pack. */
  isSameEventPack: boolean;
  areSameRules: boolean;
}

/**
 * Finds the earlier row of each submission: by file and team id, then by a team id that only one remaining row has in both reports (the
 * file was renamed), then by file (the id was changed or is unreadable), then by a file name that only one remaining row has in both reports,
 * if one path continues the other to an outer folder and the player is the same. Every earlier row is used at most once, except that
 * the rows that are left are paired by player, if exactly one list of the player counts in both reports. That earlier row may also be
 * the row of a file that no longer counts.
 */
export function compareReports(rows: readonly VerdictRow[], earlierRows: readonly VerdictRow[]): ReportComparison {
  const earlierByRow = new Map<VerdictRow, VerdictRow>();
  const remainingRows = new Set(earlierRows);
  /** Pairs rows with the same key that can be paired. With `isUnique`, only if no other unpaired row of either report has this key. */
  const pairRows = (
    getKey: (row: VerdictRow) => string,
    isUnique: boolean,
    canPair: typeof isSamePath = () => true,
  ) => {
    const openRows = rows.filter((row) => !earlierByRow.has(row));
    const openByKey = groupByKey(openRows, getKey);
    const remainingByKey = groupByKey([...remainingRows], getKey);
    for (const row of openRows) {
      const [matchingRow, otherMatch] = remainingByKey.get(getKey(row)) ?? [];
      const isOnly = otherMatch === undefined && (openByKey.get(getKey(row))?.length ?? 0) === 1;
      if (getKey(row) === '' || !matchingRow || !remainingRows.has(matchingRow) || (isUnique && !isOnly)) continue;
      if (!canPair(row, matchingRow)) continue;
      earlierByRow.set(row, matchingRow);
      remainingRows.delete(matchingRow);
    }
  };
  pairRows((row) => JSON.stringify([row.file, row.id]), false);
  pairRows((row) => row.id, true);
  pairRows((row) => row.file, false);
  pairRows((row) => row.file.slice(row.file.lastIndexOf('/') + 1), true, isSamePath);
  // A player may send a new file while the earlier one, which no longer counts, is still there.
  const earlierByPlayer = groupByKey(earlierRows.filter(isCounting), getPlayerKey);
  const countingByPlayer = groupByKey(rows.filter(isCounting), getPlayerKey);
  for (const [playerKey, [row, otherRow]] of countingByPlayer) {
    const [earlierRow, otherEarlierRow] = earlierByPlayer.get(playerKey) ?? [];
    if (!row || otherRow || !earlierRow || otherEarlierRow || earlierByRow.has(row)) continue;
    earlierByRow.set(row, earlierRow);
    remainingRows.delete(earlierRow);
  }
  return {
    changes: rows.map((row) => createChange(row, earlierByRow.get(row))),
    vanished: earlierRows.filter((row) => remainingRows.has(row)),
    isSameEventPack: haveSameValue(rows, earlierRows, 'eventFingerprint'),
    areSameRules: haveSameValue(rows, earlierRows, 'rules'),
  };
}

/** Whether two rows can be of one file, read from a folder and from a folder around it: `alice/team.json` and `lists/alice/team.json`. */
function isSamePath(row: VerdictRow, earlierRow: VerdictRow): boolean {
  const isSuffix = `/${row.file}`.endsWith(`/${earlierRow.file}`) || `/${earlierRow.file}`.endsWith(`/${row.file}`);
  return isSuffix && (row.player === '' || earlierRow.player === '' || row.player === earlierRow.player);
}

/** Whether a row is the list of a known player that counts. */
const isCounting = ({ player, replacedBy, withdrawn, verdict }: VerdictRow): boolean =>
  player !== '' && replacedBy === '' && withdrawn === '' && verdict !== 'library' && verdict !== 'no-list';

const getPlayerKey = ({ player }: VerdictRow): string => getNameKey(player);

function groupByKey(rows: readonly VerdictRow[], getKey: (row: VerdictRow) => string): Map<string, VerdictRow[]> {
  const rowsByKey = new Map<string, VerdictRow[]>();
  for (const row of rows) {
    const groupedRows = rowsByKey.get(getKey(row));
    if (groupedRows) groupedRows.push(row);
    else rowsByKey.set(getKey(row), [row]);
  }
  return rowsByKey;
}

function createChange(row: VerdictRow, earlierRow: VerdictRow | undefined): RowChange {
  if (!earlierRow) return { kind: 'new' };
  if (row.verdict !== earlierRow.verdict || row.judge !== earlierRow.judge)
    return { kind: 'verdict-changed', earlier: earlierRow };
  const comparedColumns = listComparedColumns(row, earlierRow);
  return {
    kind: comparedColumns.every((columnName) => row[columnName] === earlierRow[columnName]) ? 'same' : 'changed',
    earlier: earlierRow,
  };
}

/**
 * `lookedUp` has the fingerprints of members from other files. An unreadable file has no fingerprint; its contents are compared if both
 * reports state them. Reasons are not compared, since their words depend on the language and the version of Rollcall.
 */
function listComparedColumns(row: VerdictRow, earlierRow: VerdictRow): readonly (keyof VerdictRow)[] {
  if (row.verdict === 'no-list') return [];
  if (row.fingerprint !== '') return ['fingerprint', 'lookedUp'];
  return row.contents !== '' && earlierRow.contents !== '' ? ['contents'] : [];
}

/** Whether a column has the same single value in both reports. Empty cells do not count. */
function haveSameValue(
  rows: readonly VerdictRow[],
  earlierRows: readonly VerdictRow[],
  columnName: 'eventFingerprint' | 'rules',
): boolean {
  return new Set([...rows, ...earlierRows].map((row) => row[columnName]).filter(Boolean)).size <= 1;
}
