import { useMemo, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import type { ShownOption } from '../../../shared/rules/option-texts.ts';
import { isOptionValue, type OptionValue } from '../../../shared/rules/options.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import field from '../../components/inputs/field.module.css';
import { NumberBox } from '../../components/inputs/number-box.tsx';
import { SegmentedControl } from '../../components/inputs/segmented-control.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';

interface Props {
  option: ShownOption;
  value: OptionValue;
  /** Called with the new value. The default removes the rule from the document. */
  onChange(value: OptionValue | undefined): void;
}

const MAX_COUNT = 999;
const TOGGLE_CHOICES = [
  { id: 'on', label: 'houseRules.on' },
  { id: 'off', label: 'houseRules.off' },
] as const;

/** The control for one house rule. Only valid values can be entered. */
export function OptionControl({ option, value, onChange }: Props) {
  const translate = useTranslate();
  const { row: optionRow, text } = option;
  const label = formatLateText(translate, text.label);
  const changeValue = (newValue: OptionValue) => {
    if (isOptionValue(optionRow, newValue)) onChange(newValue === optionRow.default ? undefined : newValue);
  };
  switch (optionRow.kind) {
    case 'toggle':
      return (
        <SegmentedControl
          label={label}
          isLabelHidden
          value={value === true ? 'on' : 'off'}
          segments={translateLabels(translate, TOGGLE_CHOICES)}
          onChange={(choiceId) => changeValue(choiceId === 'on')}
        />
      );
    case 'choice':
      return <ChoiceSelect option={option} values={optionRow.values} value={String(value)} onChange={changeValue} />;
    case 'count':
      return (
        <NumberBox
          label={label}
          isLabelHidden
          value={Number(value)}
          min={optionRow.min ?? 0}
          max={MAX_COUNT}
          onChange={(newValue) => changeValue(newValue)}
        />
      );
    case 'auto':
      return (
        <NumberBox
          label={label}
          isLabelHidden
          value={value === 'auto' ? Number.NaN : Number(value)}
          min={0}
          max={MAX_COUNT}
          placeholder={translate('houseRules.auto')}
          onChange={(newValue) => changeValue(Number.isNaN(newValue) ? 'auto' : newValue)}
        />
      );
    case 'label':
      return (
        <WordBox
          label={label}
          value={String(value)}
          onChange={(newText) => changeValue(newText.trim() === '' ? optionRow.default : newText)}
        />
      );
  }
}

function ChoiceSelect({
  option: { text: optionText },
  values,
  value,
  onChange,
}: {
  option: ShownOption;
  values: readonly string[];
  value: string;
  onChange(valueId: string): void;
}) {
  const translate = useTranslate();
  const choices = useMemo(
    () =>
      values.map((valueId) => ({
        id: valueId,
        label: formatLateText(translate, optionText.values?.[valueId] ?? valueId),
      })),
    [translate, values, optionText],
  );
  return (
    <Select
      label={formatLateText(translate, optionText.label)}
      isLabelHidden
      value={value}
      choices={choices}
      onChange={onChange}
    />
  );
}

/** A text box for a house rule. If the user leaves the box empty, the default applies. */
function WordBox({ label, value, onChange }: { label: string; value: string; onChange(newText: string): void }) {
  const [typedText, setTypedText] = useState<string>();
  return (
    <TextField
      className={field.field ?? ''}
      value={typedText ?? value}
      onChange={(newText) => {
        setTypedText(newText);
        if (newText.trim() !== '') onChange(newText);
      }}
      onBlur={() => {
        if (typedText?.trim() === '') onChange('');
        setTypedText(undefined);
      }}
    >
      <Label className={field.hidden}>{label}</Label>
      <Input className={field.input ?? ''} />
    </TextField>
  );
}
