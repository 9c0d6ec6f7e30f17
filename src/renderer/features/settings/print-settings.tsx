import { useState } from 'react';
import { SHEET_PAPERS } from '../../../shared/sheet/kit/paper.ts';
import { SegmentedControl } from '../../components/inputs/segmented-control.tsx';
import { Switch } from '../../components/inputs/switch.tsx';
import text from '../../components/text.module.css';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { CardOptions } from '../print/options/card-options.tsx';
import { CuttingOptions } from '../print/options/cutting-options.tsx';
import {
  loadPrintSettings,
  type PrintSettings as Settings,
  savePrintSettings,
} from '../print/options/print-settings.ts';
import { SHEET_LANGUAGES } from '../print/options/sheet-language.ts';
import { useSettingsReset } from './reset-settings.ts';

/** The initial settings of the print screen. */
export function PrintSettings() {
  const translate = useTranslate();
  const [settings, setSettings] = useState(loadPrintSettings);
  useSettingsReset(() => setSettings(loadPrintSettings()));
  const changeSettings = (changes: Partial<Settings>) => {
    const newSettings = { ...settings, ...changes };
    setSettings(newSettings);
    savePrintSettings(newSettings);
  };
  return (
    <Section title={translate('settings.printing')}>
      <p className={text.quiet}>{translate('settings.printingText')}</p>
      <CardOptions settings={settings} onChange={changeSettings} />
      <CuttingOptions settings={settings} onChange={changeSettings} />
      <SegmentedControl
        label={translate('settings.sheetPaper')}
        value={settings.sheetPaper}
        segments={SHEET_PAPERS.map((paper) => ({ id: paper, label: translate(`print.papers.${paper}`) }))}
        onChange={(sheetPaper) => changeSettings({ sheetPaper })}
      />
      <SegmentedControl
        label={translate('print.sheetLanguage')}
        value={settings.language}
        segments={SHEET_LANGUAGES.map((sheetLanguage) => ({
          id: sheetLanguage,
          label: translate(`print.sheetLanguages.${sheetLanguage}`),
        }))}
        onChange={(language) => changeSettings({ language })}
      />
      <Switch
        label={translate('print.tagged')}
        isOn={settings.tagged}
        onChange={(tagged) => changeSettings({ tagged })}
      />
    </Section>
  );
}
