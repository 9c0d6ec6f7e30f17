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

/** What the print screen begins with. */
export function PrintSettings() {
  const t = useTranslate();
  const [settings, setSettings] = useState(loadSettings);
  useSettingsReset(() => setSettings(loadSettings()));
  const change = (next: Partial<Settings>) => {
    const all = { ...settings, ...next };
    setSettings(all);
    storeSettings(all);
  };
  return (
    <Section title={t('settings.printing')}>
      <p className={text.quiet}>{t('settings.printingText')}</p>
      <CardOptions settings={settings} onChange={change} />
      <CuttingOptions settings={settings} onChange={change} />
      <Segmented
        label={t('settings.sheetPaper')}
        value={settings.sheetPaper}
        segments={SHEET_PAPERS.map((id) => ({ id, label: t(`print.papers.${id}`) }))}
        onChange={(sheetPaper) => change({ sheetPaper })}
      />
      <Segmented
        label={t('print.sheetLanguage')}
        value={settings.language}
        segments={SHEET_LANGUAGES.map((id) => ({ id, label: t(`print.sheetLanguages.${id}`) }))}
        onChange={(language) => change({ language })}
      />
      <Switch label={t('print.tagged')} on={settings.tagged} onChange={(tagged) => change({ tagged })} />
    </Section>
  );
}
