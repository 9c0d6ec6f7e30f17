import { memo, useId, useState } from 'react';
import { parseNumberText } from '../../../../../shared/text/number-text.ts';
import { parseDecimal } from '../../../../../shared/text/parse-decimal.ts';
import { useAfterPaint } from '../../../../platform/after-paint.ts';
import { explainNumberError } from '../../../../strings/documents/fields.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { formatNumber, getArrowKeyStep, toMm, toUnit, useLengthUnit } from '../../units.ts';
import css from '../properties.module.css';

interface Props {
  label: string;
  /** Whether the label is only for screen readers. */
  bare?: boolean;
  value: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** The change per press of an arrow key. With Shift, the change is ten times as large. */
  step: number;
  unit?: string;
  /** Whether the value is in millimeters, which are shown and typed in the chosen unit. */
  isLength?: boolean;
  /** Whether the user may clear the box, which reports undefined. */
  optional?: boolean;
  /** The value that applies while the box is empty. */
  defaultValue?: number | undefined;
  isDisabled?: boolean;
  onChange(nextValue: number | undefined): void;
}

const MAX_DECIMALS = 3;
const roundToDecimals = (value: number): number => Math.round(value * 10 ** MAX_DECIMALS) / 10 ** MAX_DECIMALS;

/** Edits a number. The box shows a few decimals, but the number itself is only rounded when the user types or presses an arrow key. */
export const NumberInput = memo(function NumberInput(props: Props) {
  const translate = useTranslate();
  const { label, bare, value, min, max, optional, defaultValue, isLength = false, isDisabled, onChange } = props;
  const messageId = useId();
  const [typedText, setTypedText] = useState<string>();
  const [steppedText, setSteppedText] = useState<string>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const lengthUnit = useLengthUnit();
  const isInch = isLength && lengthUnit === 'in';
  const stepSize = isInch ? getArrowKeyStep(lengthUnit) : props.step;
  const shownUnit = isInch ? lengthUnit : props.unit;
  const formatValue = (number: number) =>
    formatNumber(translate, isLength ? toUnit(number, lengthUnit) : roundToDecimals(number));
  const currentText = value === undefined ? '' : formatValue(value);
  const defaultText = defaultValue === undefined ? undefined : formatValue(defaultValue);
  // After a press of an arrow key, the card is painted before the box: updating a focused box takes as long as painting the card.
  const paintedText = useAfterPaint(currentText);
  const boxText = currentText === steppedText ? paintedText : currentText;
  const clampToLimits = (number: number) =>
    Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, number));
  const toStoredValue = (enteredNumber: number) =>
    clampToLimits(isInch ? toMm(enteredNumber, lengthUnit) : enteredNumber);
  const commitText = () => {
    if (typedText === undefined) return;
    const parsedNumber = parseDecimal(typedText);
    if (!parsedNumber.ok && parsedNumber.error !== 'empty') {
      setErrorMessage(explainNumberError(translate, parsedNumber.error, typedText));
      return;
    }
    setTypedText(undefined);
    setErrorMessage(undefined);
    if (!parsedNumber.ok) {
      if (optional === true && value !== undefined) onChange(undefined);
      return;
    }
    // The box shows fewer digits than the value has: typing the same text again changes nothing.
    if (typedText.trim() === currentText) return;
    const limitedValue = toStoredValue(parsedNumber.value);
    const requestedValue = isInch ? toMm(parsedNumber.value, lengthUnit) : parsedNumber.value;
    if (limitedValue !== requestedValue)
      setErrorMessage(
        translate('fields.limited', { min: formatLimit(min), max: formatLimit(max), used: formatValue(limitedValue) }),
      );
    if (limitedValue !== value) onChange(limitedValue);
  };
  const formatLimit = (limit: number | undefined) => (limit === undefined ? '∞' : formatValue(limit));
  const stepValue = (event: React.KeyboardEvent) => {
    event.preventDefault();
    const change = stepSize * (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : -1);
    const startValue = parseNumberText(typedText ?? (currentText === '' ? (defaultText ?? '') : currentText));
    if (startValue === undefined) return;
    setErrorMessage(undefined);
    const nextValue = toStoredValue(isInch ? startValue + change : roundToDecimals(startValue + change));
    setSteppedText(typedText === undefined ? formatValue(nextValue) : undefined);
    setTypedText(undefined);
    onChange(nextValue);
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
          placeholder={defaultText}
          value={typedText ?? boxText}
          aria-invalid={typedText !== undefined && errorMessage !== undefined}
          aria-describedby={messageId}
          onChange={(event) => {
            setTypedText(event.target.value);
            setErrorMessage(undefined);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commitText}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commitText();
            else if (event.key === 'Escape') {
              setTypedText(undefined);
              setErrorMessage(undefined);
            } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') stepValue(event);
          }}
        />
        {shownUnit === undefined ? null : <span className={css.unit}>{shownUnit}</span>}
      </span>
      <span id={messageId} className={css.message} role="status">
        {errorMessage ?? ''}
      </span>
    </label>
  );
});
