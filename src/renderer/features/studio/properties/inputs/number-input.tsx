import { memo, useState } from 'react';
import { useAfterPaint } from '../../../../platform/after-paint.ts';
import { inUnit, numberText, stepIn, toMm, useLengthUnit } from '../../units.ts';
import css from '../properties.module.css';

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
  /** Millimetres, which are shown and typed in the unit that is chosen. */
  isLength?: boolean;
  /** An empty box takes the key away. */
  optional?: boolean;
  /** What holds while the box is empty. */
  usual?: number | undefined;
  isDisabled?: boolean;
  onChange(value: number | undefined): void;
}

/** As a program reads it, whichever way it is written. */
const plain = (text: string): string => text.replace(',', '.');

const MOST_DIGITS = 3;
const rounded = (value: number): number => Math.round(value * 10 ** MOST_DIGITS) / 10 ** MOST_DIGITS;

/** A number with the digits it has: it is changed by whoever types into it or steps it, and never by leaving the box. */
export const NumberInput = memo(function NumberInput(props: Props) {
  const { label, bare, value, least, most, optional, usual, isLength = false, isDisabled, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const [stepped, setStepped] = useState<string>();
  const chosen = useLengthUnit();
  const isInch = isLength && chosen === 'in';
  const step = isInch ? stepIn(chosen) : props.step;
  const unit = isInch ? chosen : props.unit;
  const textOf = (n: number) => numberText(isLength ? inUnit(n, chosen) : rounded(n));
  const shown = value === undefined ? '' : textOf(value);
  // A step shows on the card first: the box with the focus is laid out for as long as the card takes.
  const later = useAfterPaint(shown);
  const text = shown === stepped ? later : shown;
  const clamp = (n: number) =>
    Math.min(most ?? Number.POSITIVE_INFINITY, Math.max(least ?? Number.NEGATIVE_INFINITY, n));
  const held = (n: number) => clamp(isInch ? toMm(n, chosen) : n);
  const commit = () => {
    setTyped(undefined);
    if (typed === undefined) return;
    const entered = plain(typed.trim());
    if (entered === '') {
      if (optional === true && value !== undefined) onChange(undefined);
      return;
    }
    const number = Number(entered);
    // What is shown has fewer digits than what is held: typed again it changes nothing.
    if (Number.isFinite(number) && entered !== plain(shown) && held(number) !== value) onChange(held(number));
  };
  const stepBy = (event: React.KeyboardEvent) => {
    event.preventDefault();
    const by = step * (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : -1);
    const from = Number(plain(typed ?? (shown === '' ? String(usual ?? '') : shown)));
    if (!Number.isFinite(from)) return;
    const next = held(isInch ? from + by : rounded(from + by));
    setStepped(typed === undefined ? textOf(next) : undefined);
    setTyped(undefined);
    onChange(next);
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
          placeholder={usual === undefined ? undefined : numberText(usual)}
          value={typed ?? text}
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
});
