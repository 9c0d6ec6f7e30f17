import { Button } from '../../components/button.tsx';
import screen from '../../components/screen.module.css';
import text from '../../components/text.module.css';
import { bridge } from '../../platform/bridge.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { BackupSettings } from './backup-settings.tsx';
import { PrintSettings } from './print-settings.tsx';
import { resetSettings } from './reset-settings.ts';
import css from './settings.module.css';
import { StartSettings } from './start-settings.tsx';

/** The screen with all settings of Rollcall. */
export function SettingsScreen() {
  const translate = useTranslate();
  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.title}>
          <h1>{translate('settings.title')}</h1>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <section className={css.body} tabIndex={0} aria-label={translate('settings.title')}>
        <p className={text.quiet}>{translate('settings.intro')}</p>
        <div className={css.groups}>
          <AppearanceSettings />
          <StartSettings />
          <PrintSettings />
          {bridge === undefined ? null : <BackupSettings bridge={bridge} />}
        </div>
        <div className={css.reset}>
          <Button onPress={() => resetSettings(translate)}>{translate('settings.reset')}</Button>
          <p className={text.quiet}>{translate('settings.resetText')}</p>
        </div>
      </section>
    </div>
  );
}
