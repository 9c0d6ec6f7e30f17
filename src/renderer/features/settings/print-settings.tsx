import { useState } from 'react';
import { SHEET_PAPERS } from '../../../shared/sheet/kit/paper.ts';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { Switch } from '../../components/inputs/switch.tsx';
import text from '../../components/text.module.css';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { CardOptions } from '../print/options/card-options.tsx';
import { CuttingOptions } from '../print/options/cutting-options.tsx';
import { loadSettings, type PrintSettings as Settings, storeSettings } from '../print/options/settings.ts';
import { SHEET_LANGUAGES } from '../print/options/sheet-language.ts';
import { useSettingsReset } from './reset-settings.ts';

/** The initial settings of the print screen. */
export function PrintSettings() {
  const translate = useTranslate();
  const [settings, setSettings] = useState(loadSettings);
  useSettingsReset(() => setSettings(loadSettings()));
  const change = (next: Partial<Settings>) => {
    const all = { ...settings, ...next };
    setSettings(all);
    storeSettings(all);
  };
  return (
    <Section title={translate('settings.printing')}>
      <p className={text.quiet}>{translate('settings.printingText')}</p>
      <CardOptions settings={settings} onChange={change} />
      <CuttingOptions settings={settings} onChange={change} />
      <Segmented
        label={translate('settings.sheetPaper')}
        value={settings.sheetPaper}
        segments={SHEET_PAPERS.map((id) => ({ id, label: translate(`print.papers.${id}`) }))}
        onChange={(sheetPaper) => change({ sheetPaper })}
      />
      <Segmented
        label={translate('print.sheetLanguage')}
        value={settings.language}
        segments={SHEET_LANGUAGES.map((id) => ({ id, label: translate(`print.sheetLanguages.${id}`) }))}
        onChange={(language) => change({ language })}
      />
      <Switch label={translate('print.tagged')} on={settings.tagged} onChange={(tagged) => change({ tagged })} />
    </Section>
  );
}
