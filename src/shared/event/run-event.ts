/** All of a report on the lists of an event: what the command line writes, and what the app shows. */

import type { Sha256 } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { EventPack, Faction } from '../document/schema.ts';
import { byCodePoint } from '../text/code-point-order.ts';
import type { Translate } from '../texts/translate.ts';
import { compareRuns, type RunComparison } from './compare-runs.ts';
import type { Entry, ReceivedFile } from './entry.ts';
import type { EventGame } from './event-rules.ts';
import { judgeLists } from './judge-lists.ts';
import { type OtherFile, otherFilesOf } from './other-files.ts';
import {
  NO_PLAYERS,
  type PlayersKnown,
  playersMissing,
  type Standing,
  standingsOf,
  withPlayerNotes,
} from './players.ts';
import { otherFileRow, type VerdictRow, verdictRow } from './verdict-row.ts';

export interface EventRun {
  /** The entries as they were judged, before anything is told of players. */
  readonly found: readonly Entry[];
  readonly entries: readonly Entry[];
  /** How each entry stands among those of its player, in the same order. */
  readonly standings: readonly Standing[];
  /** Expected players of whom nothing came. */
  readonly missing: readonly string[];
  /** A row for each entry, in the same order. */
  readonly rows: readonly VerdictRow[];
  readonly besides: readonly OtherFile[];
  /** Rows of all files, in code-point order of their names. */
  readonly table: readonly VerdictRow[];
  /** How the lists have changed since the earlier table, where one is given. */
  readonly comparison?: RunComparison;
  /** Factions among the files, where names of them are looked up. */
  readonly factions: readonly Faction[];
  /** What characters among the files are called, by id; of several the first. */
  readonly names: ReadonlyMap<string, string>;
}

interface RunOptions {
  /** Rows of an earlier table. */
  readonly earlier?: readonly VerdictRow[] | undefined;
  readonly players?: PlayersKnown | undefined;
  /** What was found in the same files for the same event, so that they need not be judged again. */
  readonly found?: readonly Entry[] | undefined;
  readonly onJudged?: (done: number, of: number) => void;
  readonly sha256?: Sha256;
}

/** Judges everything that was received for an event, and makes its table in a language. */
export function runEvent(
  translate: Translate,
  gameCatalog: GameCatalog<EventGame>,
  files: readonly ReceivedFile[],
  event: EventPack,
  options: RunOptions = {},
): EventRun {
  const { earlier, players = NO_PLAYERS, onJudged, sha256 } = options;
  const found = options.found ?? judgeLists(gameCatalog, files, event, onJudged, sha256);
  const standings = standingsOf(found, players);
  const entries = withPlayerNotes(found, standings);
  const besides = otherFilesOf(gameCatalog, files);
  const judged = entries.map((entry, index) => verdictRow(translate, gameCatalog, entry, event, standings[index]));
  const others = besides.map((beside) => otherFileRow(translate, gameCatalog, beside, event));
  const run: EventRun = {
    found,
    entries,
    standings,
    missing: playersMissing(standings, players),
    rows: judged,
    besides,
    table: tableOf(judged, others),
    factions: files.flatMap((file) =>
      'document' in file && file.document.format === 'rollcall.faction' ? [file.document] : [],
    ),
    names: namesAmong(files),
  };
  return earlier === undefined ? run : comparedWith(run, earlier);
}

function namesAmong(files: readonly ReceivedFile[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const file of files) {
    if (!('document' in file)) continue;
    const { document } = file;
    const characters =
      document.format === 'rollcall.character'
        ? [document]
        : document.format === 'rollcall.team'
          ? (document.characters ?? [])
          : [];
    for (const { id, name } of characters) if (name !== '' && !names.has(id)) names.set(id, name);
  }
  return names;
}

/** The same with what has changed since an earlier table. */
export function comparedWith(run: EventRun, earlier: readonly VerdictRow[]): EventRun {
  const isList = new Set(run.rows.map(({ file }) => file));
  const others = run.table.filter(({ file }) => !isList.has(file));
  const compared = compareRuns([...run.rows, ...others], earlier);
  const changed = (row: VerdictRow, index: number) => ({ ...row, change: compared.changes[index]?.kind ?? '' });
  const rows = run.rows.map(changed);
  const table = tableOf(
    rows,
    others.map((row, index) => changed(row, rows.length + index)),
  );
  return { ...run, rows, table, comparison: ofLists(compared, rows.length) };
}

const tableOf = (lists: readonly VerdictRow[], others: readonly VerdictRow[]): VerdictRow[] =>
  [...lists, ...others].sort((a, b) => byCodePoint(a.file, b.file));

/** Files that are not lists are in the table, but do not count as new, changed or vanished lists. */
const ofLists = ({ changes, vanished, ...rest }: RunComparison, lists: number): RunComparison => ({
  ...rest,
  changes: changes.slice(0, lists),
  vanished: vanished.filter(({ verdict }) => verdict !== 'library' && verdict !== 'no-list'),
});

/** When a report was made, as it says. */
export const madeAt = (now: Date): string => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
