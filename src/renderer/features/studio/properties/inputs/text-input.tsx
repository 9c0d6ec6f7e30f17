import { useId, useState } from 'react';
import css from '../properties.module.css';

interface Props {
  label: string;
  bare?: boolean;
  value: string | undefined;
  long?: boolean;
  longest?: number | undefined;
  isDisabled?: boolean;
  /** Says why a text can't be used; the text stays in the box until it can. */
  problemIn?(value: string): string | undefined;
  /** With an empty text too. */
  onChange(value: string): void;
}

/** A text that counts once the box is left, or with Enter. */
export function TextInput({ label, bare, value, long, longest, isDisabled, problemIn, onChange }: Props) {
  const id = useId();
  const messageId = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const commit = () => {
    const found = typed === undefined ? undefined : problemIn?.(typed);
    setProblem(found);
    if (found !== undefined) return;
    setTyped(undefined);
    if (typed !== undefined && typed !== (value ?? '')) onChange(typed);
  };
  const type = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  const shared = {
    id,
    value: typed ?? value ?? '',
    disabled: isDisabled,
    maxLength: longest,
    className: css.input,
    onBlur: commit,
    'aria-invalid': problem !== undefined,
    'aria-describedby': messageId,
  };
  return (
    <div className={css.field}>
      <label htmlFor={id} className={bare === true ? 'visually-hidden' : css.label}>
        {label}
      </label>
      {long === true ? (
        <textarea {...shared} rows={3} spellCheck={false} onChange={(event) => type(event.target.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          dir="auto"
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            else if (event.key === 'Escape' && typed !== undefined) {
              setTyped(undefined);
              setProblem(undefined);
            }
          }}
        />
      )}
      {problemIn === undefined ? null : (
        <span id={messageId} className={css.message} role="status">
          {problem ?? ''}
        </span>
      )}
    </div>
  );
}
