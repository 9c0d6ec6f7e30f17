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
import { JOURNAL_TABLES_IN_ORDER } from '../../strings/library/missing.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { isDisconnected, isRestoreRequested, restartRestore, takeRestoreRequest } from './restart-restore.ts';

/**
 * A row of the list. A `missing` row can be restored from the journal. An `older` row exists in the library, and the journal has a
 * newer state of it. A `lost` row is not in the journal.
 */
export interface MissingRow extends KnownRow {
  readonly state: 'missing' | 'older' | 'lost';
}

interface Recovery {
  readonly rows: readonly RecoveredRow[];
  readonly newestTime: number | undefined;
}

export interface Restore {
  /** The rows that are still missing, sorted by document store and name. */
  readonly missingRows: readonly MissingRow[];
  /** The rows in the journal; undefined while the journal is read. */
  readonly recovery: Recovery | undefined;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** Opens the import dialog with the rows that can be restored. */
  start(): Promise<void>;
}

/**
 * Finds out which documents of a loss the journal can restore, and restores them: `start` opens the import dialog, and each write to
 * the database updates what is still missing. `onDone` is called when nothing is missing any more.
 */
export function useRestore(
  library: Library,
  journal: Journal,
  loss: Loss,
  onDone: () => void,
  onError: (error: unknown) => void,
): Restore {
  const translate = useTranslate();
  const [recovery, setRecovery] = useState<Recovery>();
  const [missingRows, setMissingRows] = useState<readonly KnownRow[]>(loss.missing);
  const [olderRows, setOlderRows] = useState<readonly KnownRow[]>(loss.older);
  // Restoring continues automatically after a restart, until its dialog is closed.
  const [isWorking, setWorking] = useState(isRestoreRequested);
  const isBusy = useSources().length > 0 || isWorking;
  const [failure, setFailure] = useState<string>();
  /** Whether the database is ready for restored rows. */
  const isPrepared = useRef(false);
  /** Whether the user has pressed the restore button, so that restoring continues after a restart. */
  const hasStarted = useRef(false);
  const importSource = useRef<Source>(undefined);

  useEffect(() => {
    let isCurrent = true;
    // An existing row is not replaced with an older state.
    const existingRevisions = new Map(loss.older.map(({ table, id, rev }) => [`${table}/${id}`, rev]));
    const isNewer = ({ table, id, rev }: RecoveredRow) => rev >= (existingRevisions.get(`${table}/${id}`) ?? 0);
    journal.bridge.journalRows([...loss.missing, ...loss.older]).then(
      (journalRows) => {
        const newerRows = journalRows.filter(isNewer);
        if (isCurrent) setRecovery({ rows: newerRows, newestTime: getNewestTime(newerRows) });
      },
      () => isCurrent && setRecovery({ rows: [], newestTime: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, [journal, loss]);

  const refreshMissing = useCallback(async () => {
    if (!isPrepared.current) return;
    const stillMissing = await listStillMissing(library, loss);
    setMissingRows(stillMissing);
    const stillOlder = loss.older.filter(({ table, id }) => !journal.feed.wasWritten({ table, id }));
    setOlderRows(stillOlder);
    if (stillMissing.length + stillOlder.length === 0) onDone();
  }, [library, journal, loss, onDone]);

  // Chromium closes the connection when it finds more damage.
  useEffect(() => library.database.onDisconnect(() => restartRestore(hasStarted.current)), [library]);

  useEffect(
    () =>
      library.database.writes.listen({
        onBegin: () => undefined,
        onAbort: () => undefined,
        onCommit: () => runInBackground('Looking what is missing', refreshMissing()),
      }),
    [library, refreshMissing],
  );

  // Ends the import when the component unmounts. The rows of another loss are imported separately.
  useEffect(() => () => endImport(importSource.current === undefined ? [] : [importSource.current]), []);

  async function start(): Promise<void> {
    setWorking(true);
    setFailure(undefined);
    hasStarted.current = true;
    try {
      if (!isPrepared.current) {
        await prepareRestore(library, journal, loss);
        library.followTables(onError);
        isPrepared.current = true;
      }
      const missingKeys = new Set([...missingRows, ...olderRows].map(({ table, id }) => `${table}/${id}`));
      const rowsToRestore = (recovery?.rows ?? []).filter(({ table, id }) => missingKeys.has(`${table}/${id}`));
      // The import dialog shows only documents. Rows of other tables were restored by `prepareRestore`.
      if (rowsToRestore.some(isReviewed)) {
        importSource.current = {
          kind: 'rows',
          title: translate('missing.lookTitle'),
          incoming: toIncoming(rowsToRestore, translate('missing.from'), true),
          operation: 'restore',
          asset: (assetHash) => journal.bridge.journalAssetBytes(assetHash),
        };
        startImport(library, importSource.current);
      }
      await refreshMissing();
    } catch (error) {
      if (isDisconnected(error) && restartRestore(true)) return;
      setFailure(explainFailure(translate, error));
    }
    setWorking(false);
  }

  // Restoring continues if the user asked for it before the page was reloaded.
  const latestStart = useLatest(start);
  useEffect(() => {
    if (recovery !== undefined && takeRestoreRequest()) attempt(latestStart.current());
  }, [recovery, latestStart]);

  const allRows = useMemo(() => listMissingRows(missingRows, olderRows, recovery), [missingRows, olderRows, recovery]);
  return { missingRows: allRows, recovery, isBusy, failure, start };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function listMissingRows(
  missing: readonly KnownRow[],
  older: readonly KnownRow[],
  recovery: Recovery | undefined,
): MissingRow[] {
  const recoveredKeys = recovery && new Set(recovery.rows.map(({ table, id }) => `${table}/${id}`));
  const getState = ({ table, id }: KnownRow, state: MissingRow['state']) =>
    recoveredKeys === undefined || recoveredKeys.has(`${table}/${id}`) ? state : 'lost';
  const missingRows = [
    ...missing.map((row): MissingRow => ({ ...row, state: getState(row, 'missing') })),
    ...older.map((row): MissingRow => ({ ...row, state: getState(row, 'older') })),
  ];
  const getStoreOrder = (row: KnownRow) => JOURNAL_TABLES_IN_ORDER.indexOf(row.table);
  return missingRows.sort((a, b) => getStoreOrder(a) - getStoreOrder(b) || collator.compare(a.name, b.name));
}
