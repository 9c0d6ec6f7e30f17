import { useState } from 'react';
import { SHEET_PAPERS } from '../../../shared/sheet/kit/paper.ts';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { Switch } from '../../components/inputs/switch.tsx';
import text from '../../components/text.module.css';
import { PRINT } from '../../strings/print.ts';
import { SETTINGS } from '../../strings/settings.ts';
import { Section } from '../documents/form/section.tsx';
import { CardOptions } from '../print/options/card-options.tsx';
import { CuttingOptions } from '../print/options/cutting-options.tsx';
import { loadSettings, type PrintSettings as Settings, storeSettings } from '../print/options/settings.ts';
import { SHEET_LANGUAGES } from '../print/options/sheet-language.ts';
import { useSettingsReset } from './reset-settings.ts';

const SHEET_PAPER_CHOICES = SHEET_PAPERS.map((id) => ({ id, label: PRINT.papers[id] }));

/** What the print screen begins with. */
export function PrintSettings() {
  const [settings, setSettings] = useState(loadSettings);
  useSettingsReset(() => setSettings(loadSettings()));
  const change = (next: Partial<Settings>) => {
    const all = { ...settings, ...next };
    setSettings(all);
    storeSettings(all);
  };
  return (
    <Section title={SETTINGS.printing}>
      <p className={text.quiet}>{SETTINGS.printingText}</p>
      <CardOptions settings={settings} onChange={change} />
      <CuttingOptions settings={settings} onChange={change} />
      <Segmented
        label={SETTINGS.sheetPaper}
        value={settings.sheetPaper}
        segments={SHEET_PAPER_CHOICES}
        onChange={(sheetPaper) => change({ sheetPaper })}
      />
      <Segmented
        label={PRINT.sheetLanguage}
        value={settings.language}
        segments={SHEET_LANGUAGES.map((id) => ({ id, label: PRINT.sheetLanguages[id] }))}
        onChange={(language) => change({ language })}
      />
      <Switch label={PRINT.tagged} on={settings.tagged} onChange={(tagged) => change({ tagged })} />
    </Section>
  );
}
