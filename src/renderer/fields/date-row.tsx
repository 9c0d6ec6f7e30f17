import { Input, Label, TextField } from 'react-aria-components';
import css from '../components/inputs/field.module.css';
import { useField } from './document-port.ts';
import { FieldFrame } from './field-frame.tsx';

interface Props {
  pointer: string;
  label: string;
  hint?: string | undefined;
  /** The time of day that a date without a time stands for, such as `23:59`. */
  defaultTime: string;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A field for a local date and time, written as `2026-12-05T10:00`. An empty field removes the key. */
export function DateRow({ pointer, label, hint, defaultTime }: Props) {
  const { value, findings, severityAttributes, setValue } = useField(pointer);
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldFrame pointer={pointer} findings={findings} hint={hint}>
      <TextField
        className={css.field ?? ''}
        value={ISO_DATE.test(text) ? `${text}T${defaultTime}` : text}
        onChange={(newText) => setValue(newText === '' ? undefined : newText)}
      >
        <Label className={css.label}>{label}</Label>
        <Input type="datetime-local" className={css.input ?? ''} {...severityAttributes} />
      </TextField>
    </FieldFrame>
  );
}
