import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button, Group, Input, Label, NumberField } from 'react-aria-components';
import { FIELDS } from '../strings/fields.ts';
import css from './field.module.css';

interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

/** A whole number of the app's own, kept within bounds. Numbers of documents are typed freely instead: NumberRow. */
export function NumberBox({ label, value, least, most, onChange }: Props) {
  return (
    <NumberField
      className={css.field ?? ''}
      value={value}
      minValue={least}
      maxValue={most}
      step={1}
      onChange={(next) => {
        if (Number.isInteger(next)) onChange(next);
      }}
    >
      <Label className={css.label}>{label}</Label>
      <Group className={css.number ?? ''} data-size="small">
        <Input />
        <div className={css.steps}>
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
