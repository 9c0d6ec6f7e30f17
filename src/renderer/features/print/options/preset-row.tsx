import { BookmarkPlus, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components';
import type { PrintKind } from '../../../../shared/print-job/print-job.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import field from '../../../components/inputs/field.module.css';
import { Select } from '../../../components/inputs/select.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './options.module.css';
import { OptionsDisclosure } from './options-disclosure.tsx';
import {
  addPreset,
  canAddPreset,
  loadPresets,
  matchesPreset,
  PRESET_LIMITS,
  type Preset,
  savePresets,
} from './presets.ts';
import type { PrintSettings } from './print-settings.ts';

interface Props {
  selectedParts: readonly PrintKind[];
  settings: PrintSettings;
  onPreset(preset: Preset): void;
}

/** Saves sets of selected parts and options under a name, and applies them. */
export const PresetRow = memo(function PresetRow({ selectedParts, settings, onPreset }: Props) {
  const translate = useTranslate();
  const [presets, setPresets] = useState(loadPresets);
  const [newName, setNewName] = useState('');
  // Settings that were changed by hand match no preset, so the preset can be applied again.
  const chosenName = presets.find((candidate) => matchesPreset(candidate, selectedParts, settings))?.name;
  const replacePresets = (newPresets: readonly Preset[]) => {
    savePresets(newPresets);
    setPresets(newPresets);
    setNewName('');
  };
  const trimmedName = newName.trim();
  const canSave = canAddPreset(presets, trimmedName);
  return (
    <OptionsDisclosure
      title={translate('print.presets')}
      summary={chosenName ?? translate('print.presetsKept', { n: presets.length })}
    >
      {presets.length === 0 ? null : (
        <div className={css.withButton}>
          <Select
            label={translate('print.preset')}
            value={chosenName}
            choices={presets.map((preset) => ({ id: preset.name, label: preset.name }))}
            placeholder={translate('print.choosePreset')}
            onChange={(presetName) => {
              const preset = presets.find((candidate) => candidate.name === presetName);
              if (preset !== undefined) onPreset(preset);
            }}
          />
          <IconButton
            icon={<Trash2 />}
            label={translate('print.deletePreset')}
            isDisabled={chosenName === undefined}
            onPress={() => replacePresets(presets.filter((candidate) => candidate.name !== chosenName))}
          />
        </div>
      )}
      <TextField
        className={field.field ?? ''}
        value={newName}
        onChange={setNewName}
        maxLength={PRESET_LIMITS.nameLength}
      >
        <Label className={field.label}>{translate('print.presetName')}</Label>
        <Input className={field.input ?? ''} />
        {canSave ? null : (
          <Text slot="description" className={field.hint ?? ''}>
            {translate('print.presetsFull', { limit: PRESET_LIMITS.presetCount })}
          </Text>
        )}
      </TextField>
      <div>
        <Button
          icon={<BookmarkPlus />}
          isDisabled={trimmedName === '' || !canSave}
          onPress={() => replacePresets(addPreset(presets, { name: trimmedName, parts: selectedParts, settings }))}
        >
          {translate('print.keepPreset')}
        </Button>
      </div>
    </OptionsDisclosure>
  );
});
