import { useCallback, useEffect, useState } from 'react';
import type { JournalBridge } from '../../../shared/bridge.ts';
import type { BackupsInfo, SnapshotInfo } from '../../../shared/library/journal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { reportFailure } from '../../failures/report-failure.ts';
import { startImport } from '../../navigation/import-request.ts';
import { listRecoveredVersions, toIncoming } from '../../store/journal/restore.ts';
import type { Library } from '../../store/library.ts';
import { nameBackup } from '../../strings/library/backups.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';

export interface Backups {
  /** The backups; undefined while they are being listed, and if listing fails. */
  readonly backupsInfo: BackupsInfo | undefined;
  readonly hasFailed: boolean;
  /** The running operation: the name of the backup that is being read, `now` or `folder`. */
  readonly busyWith: string | undefined;
  reload(): void;
  backUp(): Promise<void>;
  chooseFolder(): Promise<void>;
  review(snapshot: SnapshotInfo): Promise<void>;
}

const showFailure = (translate: Translate, reason: string) =>
  toast(translate('backups.failed', { reason }), { kind: 'failed' });

/** Lists the backups, and runs one operation on them at a time. A toast reports each failure. */
export function useBackups(library: Library, bridge: JournalBridge): Backups {
  const translate = useTranslate();
  const [backupsInfo, setBackupsInfo] = useState<BackupsInfo>();
  const [hasFailed, setHasFailed] = useState(false);
  const [busyWith, setBusyWith] = useState<string>();

  const reload = useCallback(() => {
    bridge.backups().then(
      (newInfo) => {
        setBackupsInfo(newInfo);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, [bridge]);
  useEffect(reload, [reload]);

  async function runOperation(operation: string, work: () => Promise<void>): Promise<void> {
    setBusyWith(operation);
    await work().catch((error: unknown) => reportFailure(error, () => translate('backups.noAnswer')));
    setBusyWith(undefined);
  }

  const backUp = () =>
    runOperation('now', async () => {
      // Waits until the most recent changes are saved, so that the backup includes them.
      await library.waitUntilSettled();
      const reply = await (library.journal?.backUp() ?? bridge.backupNow());
      if (reply.ok) toast(translate('backups.made'));
      else showFailure(translate, reply.refused);
      reload();
    });

  const chooseFolder = () =>
    runOperation('folder', async () => {
      const reply = await bridge.backupChooseFolder();
      if (reply === undefined) return;
      if (reply.ok) toast(translate('backups.chosen'));
      else showFailure(translate, reply.refused);
      reload();
    });

  const review = ({ name, at: timestamp }: SnapshotInfo) =>
    runOperation(name, async () => {
      const reply = await bridge.backupRows(name);
      if (!reply.ok) {
        showFailure(translate, reply.refused);
        return reload();
      }
      const isNewest = false; // The rows are an older state, unlike those of the journal.
      const incoming = toIncoming(reply.rows, nameBackup(translate, timestamp), isNewest);
      if (incoming.length === 0) toast(translate('backups.nothingInside'));
      else {
        const readAsset = (assetHash: string) => bridge.journalAssetBytes(assetHash);
        startImport(library, {
          kind: 'rows',
          title: nameBackup(translate, timestamp),
          incoming,
          operation: 'restore',
          asset: readAsset,
          versions: listRecoveredVersions(reply.rows),
        });
      }
    });

  return { backupsInfo, hasFailed, busyWith, reload, backUp, chooseFolder, review };
}
