import { Input, Label, TextArea, TextField } from 'react-aria-components';
import css from '../components/field.module.css';
import { useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface Props {
  path: string;
  label: string;
  placeholder?: string;
  hint?: string;
  /** Grows over several lines. */
  long?: boolean;
  /** The label is read out, not shown. */
  bare?: boolean;
  /** An empty text takes the key away. */
  optional?: boolean;
  className?: string | undefined;
  inputClassName?: string | undefined;
}

/** A line of free text, or a box of it. */
export function TextRow(props: Props) {
  const { path, label, placeholder, hint, long, bare, optional, className, inputClassName } = props;
  const field = useField(path);
  const value = typeof field.value === 'string' ? field.value : '';
  const inputClass = `${css.input} ${inputClassName ?? ''}`;
  return (
    <FieldFrame path={path} findings={field.findings} hint={hint} className={className}>
      <TextField
        className={css.field ?? ''}
        value={value}
        onChange={(text) => field.set(optional === true && text === '' ? undefined : text)}
      >
        <Label className={bare === true ? css.hidden : css.label}>{label}</Label>
        {long === true ? (
          <div className={css.grow}>
            <div aria-hidden className={`${css.twin} ${inputClassName ?? ''}`}>{`${value} `}</div>
            <TextArea className={inputClass} placeholder={placeholder ?? ''} rows={1} {...field.mark} />
          </div>
        ) : (
          <Input className={inputClass} placeholder={placeholder ?? ''} {...field.mark} />
        )}
      </TextField>
    </FieldFrame>
  );
}
