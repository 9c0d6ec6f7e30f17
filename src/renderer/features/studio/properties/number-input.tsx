import { useState } from 'react';
import css from './properties.module.css';

interface Props {
  label: string;
  /** The label is read out, not shown. */
  bare?: boolean;
  value: number | undefined;
  least?: number | undefined;
  most?: number | undefined;
  /** Of an arrow key; ten times that with Shift. */
  step: number;
  unit?: string;
  /** An empty box takes the key away. */
  optional?: boolean;
  isDisabled?: boolean;
  onChange(value: number | undefined): void;
}

const MOST_DIGITS = 3;
const shown = (value: number | undefined): string =>
  value === undefined ? '' : String(Math.round(value * 10 ** MOST_DIGITS) / 10 ** MOST_DIGITS);

/** A number with the digits it has: it is changed by whoever types into it or steps it, and never by leaving the box. */
export function NumberInput({ label, bare, value, least, most, step, unit, optional, isDisabled, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const clamp = (n: number) =>
    Math.min(most ?? Number.POSITIVE_INFINITY, Math.max(least ?? Number.NEGATIVE_INFINITY, n));
  const commit = () => {
    setTyped(undefined);
    if (typed === undefined) return;
    const text = typed.trim().replace(',', '.');
    if (text === '') {
      if (optional === true && value !== undefined) onChange(undefined);
      return;
    }
    const number = Number(text);
    if (Number.isFinite(number) && clamp(number) !== value) onChange(clamp(number));
  };
  const stepBy = (event: React.KeyboardEvent) => {
    event.preventDefault();
    const by = step * (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : -1);
    const from = typed === undefined ? (value ?? 0) : Number(typed.replace(',', '.'));
    if (!Number.isFinite(from)) return;
    setTyped(undefined);
    onChange(clamp(Math.round((from + by) * 1000) / 1000));
  };
  return (
    <label className={css.number}>
      <span className={bare === true ? 'visually-hidden' : css.label}>{label}</span>
      <span className={css.numberBox}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={isDisabled}
          value={typed ?? shown(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            else if (event.key === 'Escape') setTyped(undefined);
            else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') stepBy(event);
          }}
        />
        {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
      </span>
    </label>
  );
}
