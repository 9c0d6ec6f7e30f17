import type { JournalBridge } from '../../../shared/bridge.ts';
import { visible } from '../../../shared/text/visible.ts';
import { Button } from '../../components/button.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { go } from '../../navigation/router.ts';
import { useLibrary } from '../../store/library-context.ts';
import { BACKUPS } from '../../strings/library/backups.ts';
import { SETTINGS } from '../../strings/settings.ts';
import { Section } from '../documents/form/section.tsx';
import { useBackups } from '../library/use-backups.ts';
import css from './settings.module.css';

/** The folder of the backups; what is in it stands in the Library. */
export function BackupSettings({ bridge }: { bridge: JournalBridge }) {
  const { info, failed, busy, chooseFolder } = useBackups(useLibrary(), bridge);
  return (
    <Section title={SETTINGS.backups}>
      <div className={css.folder}>
        {failed ? <p role="alert">{SETTINGS.unreadBackups}</p> : null}
        {info === undefined ? null : (
          <dl>
            <dt>{BACKUPS.folder}</dt>
            <dd>{visible(info.folder)}</dd>
          </dl>
        )}
        <div className={css.buttons}>
          <Button isDisabled={busy !== undefined} onPress={() => attempt(chooseFolder())}>
            {BACKUPS.choose}
          </Button>
          <Button onPress={() => attempt(bridge.backupShowFolder())}>{BACKUPS.show}</Button>
          <Button onPress={() => go({ screen: 'library', part: 'backups' })}>{BACKUPS.open}</Button>
        </div>
      </div>
    </Section>
  );
}
