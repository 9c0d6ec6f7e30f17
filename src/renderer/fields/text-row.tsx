import { memo } from 'react';
import { Input, Label, TextArea, TextField } from 'react-aria-components';
import { directionOf } from '../../shared/text/lines/bidi.ts';
import css from '../components/inputs/field.module.css';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface TextFieldProps {
  label: string;
  placeholder?: string | undefined;
  /** Grows over several lines. */
  long?: boolean | undefined;
  /** The label is read out, not shown. */
  bare?: boolean | undefined;
  /** An empty text takes the key away. */
  optional?: boolean | undefined;
  inputClassName?: string | undefined;
}

interface Props extends TextFieldProps {
  path: string;
  hint?: string | undefined;
  className?: string | undefined;
}

/** A line of free text, or a box of it. */
export function TextRow({ path, hint, className, ...control }: Props) {
  const { value, findings, mark, set } = useField(path);
  return (
    <FieldFrame path={path} findings={findings} hint={hint} className={className}>
      <TextControl {...control} value={typeof value === 'string' ? value : ''} mark={mark} set={set} />
    </FieldFrame>
  );
}

interface ControlProps extends TextFieldProps, Pick<FieldPort, 'mark' | 'set'> {
  value: string;
}

/** Letters from which on a box no longer grows: to lay out thousands of lines at once would hold typing up. */
const TALL = 5_000;

/** Each line of a box that finds the direction of every paragraph by itself is weighed against all of its text. */
const lineDirection = (text: string): 'auto' | 'ltr' | 'rtl' => (text.length > TALL ? directionOf(text) : 'auto');

/** The text box measures pasted text before `onChange` is called, so it has to know it earlier. */
function watchBox(box: HTMLTextAreaElement | null): (() => void) | undefined {
  const control = ({ data }: InputEvent) => {
    if (box?.dir === 'auto' && data !== null && data.length > TALL) box.dir = directionOf(data);
  };
  box?.addEventListener('beforeinput', control);
  return () => box?.removeEventListener('beforeinput', control);
}

const TextControl = memo(function TextControl(props: ControlProps) {
  const { label, placeholder = '', long, bare, optional, inputClassName = '', value, mark, set } = props;
  const inputClass = `${css.input} ${inputClassName}`;
  const isTall = value.length > TALL;
  return (
    <TextField
      className={css.field ?? ''}
      value={value}
      onChange={(text) => set(optional === true && text === '' ? undefined : text)}
    >
      <Label className={bare === true ? css.hidden : css.label}>{label}</Label>
      {long === true ? (
        <div className={css.grow}>
          {isTall ? null : <div aria-hidden className={`${css.twin} ${inputClassName}`}>{`${value} `}</div>}
          <TextArea
            ref={watchBox}
            dir={lineDirection(value)}
            className={isTall ? `${inputClass} ${css.tall}` : inputClass}
            placeholder={placeholder}
            rows={1}
            {...mark}
          />
        </div>
      ) : (
        <Input dir="auto" className={inputClass} placeholder={placeholder} {...mark} />
      )}
    </TextField>
  );
});
