import { memo, type ReactNode } from 'react';
import { Input, Label, TextArea, TextField } from 'react-aria-components';
import css from '../components/inputs/field.module.css';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame } from './field-frame.tsx';
import { GrowingBox } from './growing-box.tsx';

interface TextFieldProps {
  label: string;
  placeholder?: string | undefined;
  /** Whether the field grows over several lines. */
  isMultiline?: boolean | undefined;
  /** Whether the label is only read by screen readers, not shown. */
  isLabelHidden?: boolean | undefined;
  /** Whether an empty text removes the key. */
  isOptional?: boolean | undefined;
  inputClassName?: string | undefined;
}

interface Props extends TextFieldProps {
  pointer: string;
  hint?: ReactNode;
  className?: string | undefined;
}

/** A single-line or multi-line field for free text. */
export function TextRow({ pointer, hint, className, ...control }: Props) {
  const { value, findings, severityAttributes, setValue } = useField(pointer);
  return (
    <FieldFrame pointer={pointer} findings={findings} hint={hint} className={className}>
      <TextControl
        {...control}
        isSpellChecked={PROSE_POINTER.test(pointer)}
        value={typeof value === 'string' ? value : ''}
        severityAttributes={severityAttributes}
        setValue={setValue}
      />
    </FieldFrame>
  );
}

/** Single-line fields are usually names and aren't checked for spelling. Only the concept is prose. */
const PROSE_POINTER = /\/concept$/;

interface ControlProps extends TextFieldProps, Pick<FieldPort, 'severityAttributes' | 'setValue'> {
  value: string;
  isSpellChecked: boolean;
}

const TextControl = memo(function TextControl(props: ControlProps) {
  const {
    label,
    placeholder = '',
    isMultiline,
    isLabelHidden,
    isOptional,
    inputClassName = '',
    value,
    isSpellChecked,
    severityAttributes,
    setValue,
  } = props;
  return (
    <TextField
      className={css.field ?? ''}
      value={value}
      onChange={(newText) => setValue(isOptional === true && newText === '' ? undefined : newText)}
    >
      <Label className={isLabelHidden === true ? css.hidden : css.label}>{label}</Label>
      {isMultiline === true ? (
        <GrowingBox value={value} inputClassName={inputClassName}>
          {(textBoxProps) => <TextArea {...textBoxProps} placeholder={placeholder} rows={1} {...severityAttributes} />}
        </GrowingBox>
      ) : (
        <Input
          dir="auto"
          spellCheck={isSpellChecked}
          className={`${css.input} ${inputClassName}`}
          placeholder={placeholder}
          {...severityAttributes}
        />
      )}
    </TextField>
  );
});
