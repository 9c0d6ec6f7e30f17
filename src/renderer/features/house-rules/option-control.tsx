import { useMemo, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import type { ShownOption } from '../../../shared/rules/option-texts.ts';
import { isOptionValue, type OptionValue } from '../../../shared/rules/options.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import field from '../../components/inputs/field.module.css';
import { NumberBox } from '../../components/inputs/number-box.tsx';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';

interface Props {
  option: ShownOption;
  value: OptionValue;
  /** Called with the new value. The default removes the rule from the document. */
  onChange(value: OptionValue | undefined): void;
}

const MOST = 999;
const ON_OFF = [
  { id: 'on', label: 'houseRules.on' },
  { id: 'off', label: 'houseRules.off' },
] as const;

/** The control for one house rule. It only allows valid values. */
export function OptionControl({ option, value, onChange }: Props) {
  const translate = useTranslate();
  const { row, text } = option;
  const label = formatLateText(translate, text.label);
  const set = (next: OptionValue) => {
    if (isOptionValue(row, next)) onChange(next === row.default ? undefined : next);
  };
  switch (row.kind) {
    case 'toggle':
      return (
        <Segmented
          label={label}
          bare
          value={value === true ? 'on' : 'off'}
          segments={translateLabels(translate, ON_OFF)}
          onChange={(id) => set(id === 'on')}
        />
      );
    case 'choice':
      return <Choices option={option} values={row.values} value={String(value)} onChange={set} />;
    case 'count':
      return (
        <NumberBox
          label={label}
          bare
          value={Number(value)}
          least={row.min ?? 0}
          most={MOST}
          onChange={(next) => set(next)}
        />
      );
    case 'auto':
      return (
        <NumberBox
          label={label}
          bare
          value={value === 'auto' ? Number.NaN : Number(value)}
          least={0}
          most={MOST}
          placeholder={translate('houseRules.auto')}
          onChange={(next) => set(Number.isNaN(next) ? 'auto' : next)}
        />
      );
    case 'label':
      return (
        <Word label={label} value={String(value)} onChange={(next) => set(next.trim() === '' ? row.default : next)} />
      );
  }
}

function Choices({
  option: { text },
  values,
  value,
  onChange,
}: {
  option: ShownOption;
  values: readonly string[];
  value: string;
  onChange(id: string): void;
}) {
  const translate = useTranslate();
  const choices = useMemo(
    () => values.map((id) => ({ id, label: formatLateText(translate, text.values?.[id] ?? id) })),
    [translate, values, text],
  );
  return (
    <Select label={formatLateText(translate, text.label)} bare value={value} choices={choices} onChange={onChange} />
  );
}

/** A text box for a house rule. If it is left empty, the default applies. */
function Word({ label, value, onChange }: { label: string; value: string; onChange(word: string): void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      className={field.field ?? ''}
      value={typed ?? value}
      onChange={(next) => {
        setTyped(next);
        if (next.trim() !== '') onChange(next);
      }}
      onBlur={() => {
        if (typed?.trim() === '') onChange('');
        setTyped(undefined);
      }}
    >
      <Label className={field.hidden}>{label}</Label>
      <Input className={field.input ?? ''} />
    </TextField>
  );
}
