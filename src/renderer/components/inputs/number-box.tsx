import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button, Group, Input, Label, NumberField } from 'react-aria-components';
import { FIELDS } from '../../strings/documents/fields.ts';
import css from './field.module.css';
import number from './number.module.css';

interface Props {
  label: string;
  /** The label is read out, not shown. */
  bare?: boolean;
  /** NaN shows an empty box. */
  value: number;
  least: number;
  most: number;
  /** Whole numbers when left out. */
  step?: number;
  /** Shown behind the number and read out with it. */
  unit?: 'millimeter' | 'degree';
  placeholder?: string;
  /** Called with NaN for an empty box, where `value` may be NaN. */
  onChange(value: number): void;
}

/** A number of the app's own, kept within bounds. Numbers of documents are typed freely instead: NumberRow. */
export function NumberBox({ label, bare, value, least, most, step = 1, unit, placeholder, onChange }: Props) {
  return (
    <NumberField
      className={css.field ?? ''}
      value={value}
      minValue={least}
      maxValue={most}
      step={step}
      formatOptions={{
        maximumFractionDigits: step === 1 ? 0 : 2,
        useGrouping: false,
        ...(unit === undefined ? {} : { style: 'unit', unit, unitDisplay: 'short' }),
      }}
      onChange={(next) => {
        if (Number.isFinite(next) || placeholder !== undefined) onChange(next);
      }}
    >
      <Label className={bare === true ? css.hidden : css.label}>{label}</Label>
      <Group className={number.number ?? ''} data-size="small">
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
        <div className={number.steps}>
          <Button slot="increment" aria-label={FIELDS.more(label)}>
            <ChevronUp />
          </Button>
          <Button slot="decrement" aria-label={FIELDS.less(label)}>
            <ChevronDown />
          </Button>
        </div>
      </Group>
    </NumberField>
  );
}
