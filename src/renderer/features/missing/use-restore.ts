import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KnownRow, RecoveredRow } from '../../../shared/library/journal.ts';
import { attempt } from '../../failures/report-failure.ts';
import { runInBackground } from '../../failures/run-in-background.ts';
import { endImport, startImport, useSources } from '../../navigation/import-request.ts';
import type { Source } from '../../navigation/import-source.ts';
import { useLatest } from '../../platform/use-latest.ts';
import type { Journal, Loss } from '../../store/journal/journal.ts';
import {
  getNewestTime,
  isReviewed,
  listStillMissing,
  prepareRestore,
  toIncoming,
} from '../../store/journal/restore.ts';
import type { Library } from '../../store/library.ts';
import { explainFailure } from '../../strings/failures.ts';
import { TABLE_ORDER } from '../../strings/library/missing.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { isDisconnected, isRestartWanted, restartRestore, takeRestart } from './restart-restore.ts';

/**
 * A row of the list. `missing` can be restored; `older` exists, but its newest state can be restored; `lost` is not in the
 * journal either.
 */
export interface MissingRow extends KnownRow {
  readonly state: 'missing' | 'older' | 'lost';
}

interface RecoveredRows {
  readonly rows: readonly RecoveredRow[];
  readonly newest: number | undefined;
}

export interface Restore {
  /** The rows that are still missing, sorted by document store and name. */
  readonly rows: readonly MissingRow[];
  /** The rows in the journal; undefined while they are read. */
  readonly recovered: RecoveredRows | undefined;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** Opens the import dialog with the rows that can be restored. */
  start(): Promise<void>;
}

export function useRestore(
  library: Library,
  journal: Journal,
  loss: Loss,
  onDone: () => void,
  onError: (error: unknown) => void,
): Restore {
  const translate = useTranslate();
  const [recovered, setRecovered] = useState<RecoveredRows>();
  const [missing, setMissing] = useState<readonly KnownRow[]>(loss.missing);
  const [older, setOlder] = useState<readonly KnownRow[]>(loss.older);
  // Restoring continues automatically after a restart, until its dialog is closed.
  const [isWorking, setWorking] = useState(isRestartWanted);
  const busy = useSources().length > 0 || isWorking;
  const [failure, setFailure] = useState<string>();
  const isPrepared = useRef(false);
  const hasBegun = useRef(false);
  const source = useRef<Source>(undefined);

  useEffect(() => {
    let wanted = true;
    // An existing row is not replaced by an older state.
    const least = new Map(loss.older.map(({ table, id, rev }) => [`${table}/${id}`, rev]));
    const isNewer = ({ table, id, rev }: RecoveredRow) => rev >= (least.get(`${table}/${id}`) ?? 0);
    journal.bridge.journalRows([...loss.missing, ...loss.older]).then(
      (all) => {
        const rows = all.filter(isNewer);
        if (wanted) setRecovered({ rows, newest: getNewestTime(rows) });
      },
      () => wanted && setRecovered({ rows: [], newest: undefined }),
    );
    return () => {
      wanted = false;
    };
  }, [journal, loss]);

  const lookAgain = useCallback(async () => {
    if (!isPrepared.current) return;
    const left = await listStillMissing(library, loss);
    setMissing(left);
    const still = loss.older.filter(({ table, id }) => !journal.feed.wasWritten({ table, id }));
    setOlder(still);
    if (left.length + still.length === 0) onDone();
  }, [library, journal, loss, onDone]);

  // Chromium has found more damage.
  useEffect(() => library.database.onDisconnect(() => restartRestore(hasBegun.current)), [library]);

  useEffect(
    () =>
      library.database.writes.listen({
        onBegin: () => undefined,
        onAbort: () => undefined,
        onCommit: () => runInBackground('Looking what is missing', lookAgain()),
      }),
    [library, lookAgain],
  );

  // When another loss is found, its rows are requested separately.
  useEffect(() => () => endImport(source.current === undefined ? [] : [source.current]), []);

  async function start(): Promise<void> {
    setWorking(true);
    setFailure(undefined);
    hasBegun.current = true;
    try {
      if (!isPrepared.current) {
        await prepareRestore(library, journal, loss);
        library.followTables(onError);
        isPrepared.current = true;
      }
      const left = new Set([...missing, ...older].map(({ table, id }) => `${table}/${id}`));
      const rows = (recovered?.rows ?? []).filter(({ table, id }) => left.has(`${table}/${id}`));
      if (rows.some(isReviewed)) {
        source.current = {
          kind: 'rows',
          title: translate('missing.lookTitle'),
          incoming: toIncoming(rows, translate('missing.from'), true),
          operation: 'restore',
          asset: (hash) => journal.bridge.journalAssetBytes(hash),
        };
        startImport(library, source.current);
      }
      await lookAgain();
    } catch (error) {
      if (isDisconnected(error) && restartRestore(true)) return;
      setFailure(explainFailure(translate, error));
    }
    setWorking(false);
  }

  // The user has asked for it before the page was reloaded.
  const startLatest = useLatest(start);
  useEffect(() => {
    if (recovered !== undefined && takeRestart()) attempt(startLatest.current());
  }, [recovered, startLatest]);

  const rows = useMemo(() => listed(missing, older, recovered), [missing, older, recovered]);
  return { rows, recovered, busy, failure, start };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function listed(
  missing: readonly KnownRow[],
  older: readonly KnownRow[],
  recovered: RecoveredRows | undefined,
): MissingRow[] {
  const held = recovered && new Set(recovered.rows.map(({ table, id }) => `${table}/${id}`));
  const stateOf = ({ table, id }: KnownRow, state: MissingRow['state']) =>
    held === undefined || held.has(`${table}/${id}`) ? state : 'lost';
  const rows = [
    ...missing.map((row): MissingRow => ({ ...row, state: stateOf(row, 'missing') })),
    ...older.map((row): MissingRow => ({ ...row, state: stateOf(row, 'older') })),
  ];
  const order = (row: KnownRow) => TABLE_ORDER.indexOf(row.table);
  return rows.sort((a, b) => order(a) - order(b) || collator.compare(a.name, b.name));
}
