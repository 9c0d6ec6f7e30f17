import { useId, useState } from 'react';
import css from '../properties.module.css';

interface Props {
  label: string;
  bare?: boolean;
  value: string | undefined;
  long?: boolean;
  longest?: number | undefined;
  isDisabled?: boolean;
  /** With an empty text too. */
  onChange(value: string): void;
}

/** A text that counts once the box is left, or with Enter. */
export function TextInput({ label, bare, value, long, longest, isDisabled, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    setTyped(undefined);
    if (typed !== undefined && typed !== (value ?? '')) onChange(typed);
  };
  const shared = {
    id,
    value: typed ?? value ?? '',
    disabled: isDisabled,
    maxLength: longest,
    className: css.input,
    onBlur: commit,
  };
  return (
    <div className={css.field}>
      <label htmlFor={id} className={bare === true ? 'visually-hidden' : css.label}>
        {label}
      </label>
      {long === true ? (
        <textarea {...shared} rows={3} spellCheck={false} onChange={(event) => setTyped(event.target.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          dir="auto"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
          }}
        />
      )}
    </div>
  );
}
