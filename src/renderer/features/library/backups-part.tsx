import { FolderOpen, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JournalBridge } from '../../../shared/bridge.ts';
import { showHiddenCharacters } from '../../../shared/text/hidden-characters.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { bridge } from '../../platform/bridge.ts';
import { useLibrary } from '../../store/library-context.ts';
import { describeLastBackup } from '../../strings/library/backups.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './backups.module.css';
import { SnapshotList } from './snapshot-list.tsx';
import { type Backups, useBackups } from './use-backups.ts';

/** The automatic backups and their folder. */
export function BackupsPart(): ReactNode {
  return bridge === undefined ? null : <BackupsPanel bridge={bridge} />;
}

function BackupsPanel({ bridge: journal }: { bridge: JournalBridge }) {
  const translate = useTranslate();
  const backups = useBackups(useLibrary(), journal);
  const { backupsInfo, hasFailed, reload } = backups;
  if (hasFailed) {
    return (
      <Notice title={translate('backups.refused')} text={translate('backups.noAnswer')}>
        <Button onPress={reload}>{translate('backups.again')}</Button>
      </Notice>
    );
  }
  if (backupsInfo === undefined) return null;
  // A snapshot with an origin is from another library; one with a fault can't be read.
  const newestBackup = backupsInfo.snapshots.find(({ origin, fault }) => origin === undefined && fault === undefined);
  return (
    <div className={css.part}>
      <div className={css.top}>
        <section className={css.about} aria-label={translate('backups.folder')}>
          <p>{translate('backups.intro')}</p>
          <dl>
            <dt>{translate('backups.folder')}</dt>
            <dd>{showHiddenCharacters(backupsInfo.folder)}</dd>
          </dl>
          <p role="status">
            {newestBackup === undefined ? translate('backups.never') : describeLastBackup(translate, newestBackup.at)}
          </p>
        </section>
        <BackupActions backups={backups} bridge={journal} />
        {backupsInfo.refused === undefined ? null : (
          <p role="alert" className={css.refused}>
            <strong>{translate('backups.refused')}.</strong> {backupsInfo.refused}
          </p>
        )}
      </div>
      <QuarantinedFolders folders={backupsInfo.setAside} />
      {backupsInfo.snapshots.length === 0 ? (
        <Notice title={translate('backups.emptyTitle')} text={translate('backups.emptyText')} />
      ) : (
        <SnapshotList
          snapshots={backupsInfo.snapshots}
          busyWith={backups.busyWith}
          onReview={(snapshot) => attempt(backups.review(snapshot))}
        />
      )}
    </div>
  );
}

/** The folders of quarantined databases, which are kept so that an expert can repair them. */
function QuarantinedFolders({ folders }: { folders: readonly string[] }) {
  const translate = useTranslate();
  if (folders.length === 0) return null;
  return (
    <details className={css.aside}>
      <summary>{translate('backups.setAside', { n: folders.length })}</summary>
      <p>{translate('backups.setAsideText')}</p>
      <ul>
        {folders.map((folderName) => (
          <li key={folderName}>{showHiddenCharacters(folderName)}</li>
        ))}
      </ul>
    </details>
  );
}

function BackupActions({ backups, bridge: journal }: { backups: Backups; bridge: JournalBridge }) {
  const translate = useTranslate();
  const { busyWith, backUp, chooseFolder } = backups;
  return (
    <div className={css.actions}>
      <Button icon={<FolderOpen />} onPress={() => attempt(journal.backupShowFolder())}>
        {translate('backups.show')}
      </Button>
      <Button isDisabled={busyWith !== undefined} onPress={() => attempt(chooseFolder())}>
        {translate('backups.choose')}
      </Button>
      <Button kind="primary" icon={<Save />} isDisabled={busyWith !== undefined} onPress={() => attempt(backUp())}>
        {busyWith === 'now' ? translate('backups.working') : translate('backups.now')}
      </Button>
    </div>
  );
}
