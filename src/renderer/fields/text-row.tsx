import { memo } from 'react';
import { Input, Label, TextArea, TextField } from 'react-aria-components';
import css from '../components/inputs/field.module.css';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';
import { GrowingBox } from './growing-box.tsx';

interface TextFieldProps {
  label: string;
  placeholder?: string | undefined;
  /** Whether the field grows over several lines. */
  long?: boolean | undefined;
  /** Whether the label is only read by screen readers, not shown. */
  bare?: boolean | undefined;
  /** Whether an empty text removes the key. */
  optional?: boolean | undefined;
  inputClassName?: string | undefined;
}

interface Props extends TextFieldProps {
  path: string;
  hint?: string | undefined;
  className?: string | undefined;
}

/** A single-line or multi-line field for free text. */
export function TextRow({ path, hint, className, ...control }: Props) {
  const { value, findings, mark, set } = useField(path);
  return (
    <FieldFrame path={path} findings={findings} hint={hint} className={className}>
      <TextControl
        {...control}
        spelled={PROSE.test(path)}
        value={typeof value === 'string' ? value : ''}
        mark={mark}
        set={set}
      />
    </FieldFrame>
  );
}

/** Single-line fields are usually names and aren't checked for spelling. Only the concept is prose. */
const PROSE = /\/concept$/;

interface ControlProps extends TextFieldProps, Pick<FieldPort, 'mark' | 'set'> {
  value: string;
  spelled: boolean;
}

const TextControl = memo(function TextControl(props: ControlProps) {
  const { label, placeholder = '', long, bare, optional, inputClassName = '', value, spelled, mark, set } = props;
  return (
    <TextField
      className={css.field ?? ''}
      value={value}
      onChange={(text) => set(optional === true && text === '' ? undefined : text)}
    >
      <Label className={bare === true ? css.hidden : css.label}>{label}</Label>
      {long === true ? (
        <GrowingBox value={value} inputClassName={inputClassName}>
          {(area) => <TextArea {...area} placeholder={placeholder} rows={1} {...mark} />}
        </GrowingBox>
      ) : (
        <Input
          dir="auto"
          spellCheck={spelled}
          className={`${css.input} ${inputClassName}`}
          placeholder={placeholder}
          {...mark}
        />
      )}
    </TextField>
  );
});
