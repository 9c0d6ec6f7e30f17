import { memo, useId, useState } from 'react';
import { numberIn } from '../../../../../shared/text/number-text.ts';
import { parseDecimal } from '../../../../../shared/text/parse-decimal.ts';
import { useAfterPaint } from '../../../../platform/after-paint.ts';
import { explainNumberError } from '../../../../strings/documents/fields.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
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

const MOST_DIGITS = 3;
const rounded = (value: number): number => Math.round(value * 10 ** MOST_DIGITS) / 10 ** MOST_DIGITS;

/** A number with the digits it has: it is changed by whoever types into it or steps it, and never by leaving the box. */
export const NumberInput = memo(function NumberInput(props: Props) {
  const translate = useTranslate();
  const { label, bare, value, least, most, optional, usual, isLength = false, isDisabled, onChange } = props;
  const messageId = useId();
  const [typed, setTyped] = useState<string>();
  const [stepped, setStepped] = useState<string>();
  const [message, setMessage] = useState<string>();
  const chosen = useLengthUnit();
  const isInch = isLength && chosen === 'in';
  const step = isInch ? stepIn(chosen) : props.step;
  const unit = isInch ? chosen : props.unit;
  const textOf = (n: number) => numberText(translate, isLength ? inUnit(n, chosen) : rounded(n));
  const shown = value === undefined ? '' : textOf(value);
  // A step shows on the card first: the box with the focus is laid out for as long as the card takes.
  const later = useAfterPaint(shown);
  const text = shown === stepped ? later : shown;
  const clamp = (n: number) =>
    Math.min(most ?? Number.POSITIVE_INFINITY, Math.max(least ?? Number.NEGATIVE_INFINITY, n));
  const held = (n: number) => clamp(isInch ? toMm(n, chosen) : n);
  const commit = () => {
    if (typed === undefined) return;
    const reading = parseDecimal(typed);
    if (!reading.ok && reading.error !== 'empty') {
      setMessage(explainNumberError(translate, reading.error, typed));
      return;
    }
    setTyped(undefined);
    setMessage(undefined);
    if (!reading.ok) {
      if (optional === true && value !== undefined) onChange(undefined);
      return;
    }
    // The box shows fewer digits than the value has: the same text typed again changes nothing.
    if (typed.trim() === shown) return;
    const limited = held(reading.value);
    const wanted = isInch ? toMm(reading.value, chosen) : reading.value;
    if (limited !== wanted)
      setMessage(translate('fields.limited', { min: showLimit(least), max: showLimit(most), used: textOf(limited) }));
    if (limited !== value) onChange(limited);
  };
  const showLimit = (limit: number | undefined) => (limit === undefined ? '∞' : textOf(limit));
  const stepBy = (event: React.KeyboardEvent) => {
    event.preventDefault();
    const by = step * (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : -1);
    const from = numberIn(typed ?? (shown === '' ? String(usual ?? '') : shown));
    if (from === undefined) return;
    setMessage(undefined);
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
          placeholder={usual === undefined ? undefined : numberText(translate, usual)}
          value={typed ?? text}
          aria-invalid={typed !== undefined && message !== undefined}
          aria-describedby={messageId}
          onChange={(event) => {
            setTyped(event.target.value);
            setMessage(undefined);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            else if (event.key === 'Escape') {
              setTyped(undefined);
              setMessage(undefined);
            } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') stepBy(event);
          }}
        />
        {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
      </span>
      <span id={messageId} className={css.message} role="status">
        {message ?? ''}
      </span>
    </label>
  );
});
