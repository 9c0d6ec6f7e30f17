/** All of a report on the lists of an event: what the command line writes, and what the app shows. */
import type { Sha256 } from '../document/fingerprint/sha256.ts';
import type { EventPack, Faction } from '../document/schema.ts';
import { byCodePoint } from '../text/code-point-order.ts';
import { compareRuns, type RunComparison } from './compare-runs.ts';
import type { Entry, ReceivedFile } from './entry.ts';
import { judgeLists } from './judge-lists.ts';
import { type OtherFile, otherFilesOf } from './other-files.ts';
import { otherFileRow, type VerdictRow, verdictRow } from './verdict-row.ts';

export interface EventRun {
  readonly entries: readonly Entry[];
  /** A row for each entry, in the same order. */
  readonly rows: readonly VerdictRow[];
  readonly besides: readonly OtherFile[];
  /** Rows of all files, in code-point order of their names. */
  readonly table: readonly VerdictRow[];
  /** How the lists have changed since the earlier table, where one is given. */
  readonly comparison?: RunComparison;
  /** Factions among the files, where names of them are looked up. */
  readonly factions: readonly Faction[];
}

interface RunOptions {
  /** Rows of an earlier table. */
  readonly earlier?: readonly VerdictRow[] | undefined;
  readonly onJudged?: (done: number, of: number) => void;
  readonly sha256?: Sha256;
}

/** Judges everything that was received for an event. */
export function runEvent(files: readonly ReceivedFile[], event: EventPack, options: RunOptions = {}): EventRun {
  const { earlier, onJudged, sha256 } = options;
  const entries = judgeLists(files, event, onJudged, sha256);
  const besides = otherFilesOf(files);
  const judged = entries.map((entry) => verdictRow(entry, event));
  const others = besides.map((beside) => otherFileRow(beside, event));
  const compared = earlier && compareRuns([...judged, ...others], earlier);
  const changed = (row: VerdictRow, i: number) => ({ ...row, change: compared?.changes[i]?.kind ?? '' });
  const rows = judged.map(changed);
  const table = [...rows, ...others.map((row, i) => changed(row, judged.length + i))];
  return {
    entries,
    rows,
    besides,
    table: table.sort((a, b) => byCodePoint(a.file, b.file)),
    ...(compared === undefined ? {} : { comparison: ofLists(compared, entries.length) }),
    factions: files.flatMap((file) =>
      'document' in file && file.document.format === 'rollcall.faction' ? [file.document] : [],
    ),
  };
}

/** Files that are not lists are in the table, but do not count as new, changed or vanished lists. */
const ofLists = ({ changes, vanished, ...rest }: RunComparison, lists: number): RunComparison => ({
  ...rest,
  changes: changes.slice(0, lists),
  vanished: vanished.filter(({ verdict }) => verdict !== 'library' && verdict !== 'no-list'),
});

/** When a report was made, as it says. */
export const madeAt = (now: Date): string => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
