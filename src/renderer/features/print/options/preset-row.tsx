import { BookmarkPlus, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import type { PrintKind } from '../../../../shared/print-job/print-job.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import field from '../../../components/inputs/field.module.css';
import { Select } from '../../../components/inputs/select.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { Fold } from './fold.tsx';
import css from './options.module.css';
import { isChosen, keepPresets, loadPresets, PRESET_LIMITS, type Preset, withPreset } from './presets.ts';
import type { PrintSettings } from './settings.ts';

interface Props {
  parts: readonly PrintKind[];
  settings: PrintSettings;
  onPreset(preset: Preset): void;
}

/** Saves sets of selected parts and options under a name, and applies them. */
export const PresetRow = memo(function PresetRow({ parts, settings, onPreset }: Props) {
  const translate = useTranslate();
  const [presets, setPresets] = useState(loadPresets);
  const [name, setName] = useState('');
  // Settings that were changed by hand match no preset, so the preset can be applied again.
  const chosen = presets.find((one) => isChosen(one, parts, settings))?.name;
  const put = (next: readonly Preset[]) => {
    keepPresets(next);
    setPresets(next);
    setName('');
  };
  const wanted = name.trim();
  return (
    <Fold title={translate('print.presets')} summary={chosen ?? translate('print.presetsKept', { n: presets.length })}>
      {presets.length === 0 ? null : (
        <div className={css.withButton}>
          <Select
            label={translate('print.preset')}
            value={chosen}
            choices={presets.map((one) => ({ id: one.name, label: one.name }))}
            placeholder={translate('print.choosePreset')}
            onChange={(id) => {
              const preset = presets.find((one) => one.name === id);
              if (preset !== undefined) onPreset(preset);
            }}
          />
          <IconButton
            icon={<Trash2 />}
            label={translate('print.deletePreset')}
            isDisabled={chosen === undefined}
            onPress={() => put(presets.filter((one) => one.name !== chosen))}
          />
        </div>
      )}
      <TextField className={field.field ?? ''} value={name} onChange={setName} maxLength={PRESET_LIMITS.letters}>
        <Label className={field.label}>{translate('print.presetName')}</Label>
        <Input className={field.input ?? ''} />
      </TextField>
      <div>
        <Button
          icon={<BookmarkPlus />}
          isDisabled={wanted === ''}
          onPress={() => put(withPreset(presets, { name: wanted, parts, settings }))}
        >
          {translate('print.keepPreset')}
        </Button>
      </div>
    </Fold>
  );
});
