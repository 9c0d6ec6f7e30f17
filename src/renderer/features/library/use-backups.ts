import { useCallback, useEffect, useState } from 'react';
import type { JournalBridge } from '../../../shared/bridge.ts';
import type { BackupsInfo, SnapshotInfo } from '../../../shared/library/journal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { reportFailure } from '../../failures/report-failure.ts';
import { startImport } from '../../navigation/import-request.ts';
import { toIncoming } from '../../store/journal/restore.ts';
import type { Library } from '../../store/library.ts';
import { nameBackup } from '../../strings/library/backups.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';

export interface Backups {
  /** The backups; undefined while they are being listed, and if listing fails. */
  readonly info: BackupsInfo | undefined;
  readonly failed: boolean;
  /** The running operation: the name of the backup that is being read, `now` or `folder`. */
  readonly busy: string | undefined;
  reload(): void;
  backUp(): Promise<void>;
  chooseFolder(): Promise<void>;
  review(snapshot: SnapshotInfo): Promise<void>;
}

const refuse = (translate: Translate, reason: string) =>
  toast(translate('backups.failed', { reason }), { kind: 'failed' });

export function useBackups(library: Library, bridge: JournalBridge): Backups {
  const translate = useTranslate();
  const [info, setInfo] = useState<BackupsInfo>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState<string>();

  const reload = useCallback(() => {
    bridge.backups().then(
      (next) => {
        setInfo(next);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [bridge]);
  useEffect(reload, [reload]);

  async function doing(what: string, work: () => Promise<void>): Promise<void> {
    setBusy(what);
    await work().catch((error: unknown) => reportFailure(error, () => translate('backups.noAnswer')));
    setBusy(undefined);
  }

  const backUp = () =>
    doing('now', async () => {
      // A backup includes the most recent changes.
      await library.waitUntilSettled();
      const reply = await (library.journal?.backUp() ?? bridge.backupNow());
      if (reply.ok) toast(translate('backups.made'));
      else refuse(translate, reply.refused);
      reload();
    });

  const chooseFolder = () =>
    doing('folder', async () => {
      const reply = await bridge.backupChooseFolder();
      if (reply === undefined) return;
      if (reply.ok) toast(translate('backups.chosen'));
      else refuse(translate, reply.refused);
      reload();
    });

  const review = ({ name, at }: SnapshotInfo) =>
    doing(name, async () => {
      const reply = await bridge.backupRows(name);
      if (!reply.ok) {
        refuse(translate, reply.refused);
        return reload();
      }
      const incoming = toIncoming(reply.rows, nameBackup(translate, at), false);
      if (incoming.length === 0) toast(translate('backups.nothingInside'));
      else {
        const asset = (hash: string) => bridge.journalAssetBytes(hash);
        startImport(library, { kind: 'rows', title: nameBackup(translate, at), incoming, operation: 'restore', asset });
      }
    });

  return { info, failed, busy, reload, backUp, chooseFolder, review };
}
