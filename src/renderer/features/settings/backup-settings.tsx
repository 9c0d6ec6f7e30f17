import type { JournalBridge } from '../../../shared/bridge.ts';
import { showHiddenCharacters } from '../../../shared/text/hidden-characters.ts';
import { Button } from '../../components/button.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { navigateTo } from '../../navigation/router.ts';
import { useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { useBackups } from '../library/use-backups.ts';
import css from './settings.module.css';

/** The folder of the backups. The backups themselves are listed in the Library. */
export function BackupSettings({ bridge }: { bridge: JournalBridge }) {
  const translate = useTranslate();
  const { backupsInfo, hasFailed, busyWith, chooseFolder } = useBackups(useLibrary(), bridge);
  return (
    <Section title={translate('settings.backups')}>
      <div className={css.folder}>
        {hasFailed ? <p role="alert">{translate('settings.unreadBackups')}</p> : null}
        {backupsInfo === undefined ? null : (
          <dl>
            <dt>{translate('backups.folder')}</dt>
            <dd>{showHiddenCharacters(backupsInfo.folder)}</dd>
          </dl>
        )}
        <div className={css.buttons}>
          <Button isDisabled={busyWith !== undefined} onPress={() => attempt(chooseFolder())}>
            {translate('backups.choose')}
          </Button>
          <Button onPress={() => attempt(bridge.backupShowFolder())}>{translate('backups.show')}</Button>
          <Button onPress={() => navigateTo({ screen: 'library', part: 'backups' })}>
            {translate('backups.open')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
