import { type KeyboardEvent, useState } from 'react';
import { parseDecimal } from '../../../shared/text/parse-decimal.ts';
import { explainNumberError } from '../../strings/documents/fields.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** The maximum number of decimals: a thousandth of a millimeter. */
const MAX_DECIMALS = 3;

/** Units that may be typed after a number; `grad` is German for degrees. */
const UNIT_SUFFIX = /(?:mm|°|deg|grad)\.?$/i;

/** A whole number with a sign. Word processors and German keyboards write a minus as a dash. */
const CHANGE_PATTERN = /^([+\-−–])\s*(\d{1,9})$/;

/** Parses `-7` or `+3`. Returns undefined if the text is not a change. */
function parseChange(typedText: string): number | undefined {
  const [, sign, digits] = CHANGE_PATTERN.exec(typedText.trim()) ?? [];
  if (digits === undefined) return undefined;
  return sign === '+' ? Number(digits) : -Number(digits);
}

interface NumberEntryOptions {
  /** The current number; NaN shows an empty box. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly isWhole: boolean;
  /** Whether an empty box is allowed. `onChange` then receives NaN. */
  readonly canBeEmpty: boolean;
  /** Whether typing `-7` or `+3` subtracts from the number or adds to it, instead of replacing it. */
  readonly acceptsChange?: boolean;
  /** Formats a number in the language of the user. */
  format(value: number): string;
  onChange(value: number): void;
}

export interface NumberEntry {
  readonly text: string;
  /** Says why the typed text is not a number, or that the number was rounded or limited. Undefined if neither happened. */
  readonly message: string | undefined;
  readonly isInvalid: boolean;
  handleInput(text: string): void;
  /** Applies the typed text when the box loses the focus or Enter is pressed. */
  commit(): void;
  stepBy(count: number): void;
  handleKeyDown(event: KeyboardEvent): void;
}

/** Manages a text box for a number. Typed text stays until it is a number. A message reports a typed number that was rounded. */
export function useNumberEntry(options: NumberEntryOptions): NumberEntry {
  const translate = useTranslate();
  const { value, min, max, step, isWhole, canBeEmpty, acceptsChange = false, format, onChange } = options;
  const [typedText, setTypedText] = useState<string>();
  const [message, setMessage] = useState<string>();
  const formattedValue = Number.isFinite(value) ? format(value) : '';
  const isInvalid = typedText !== undefined && message !== undefined;

  function applyNumber(enteredNumber: number): void {
    const roundedNumber = Math.round(enteredNumber * 10 ** MAX_DECIMALS) / 10 ** MAX_DECIMALS;
    const limitedNumber = Math.min(max, Math.max(min, roundedNumber));
    setTypedText(undefined);
    setMessage(
      limitedNumber !== roundedNumber
        ? translate('fields.limited', { min: format(min), max: format(max), used: format(limitedNumber) })
        : roundedNumber !== enteredNumber
          ? translate('fields.rounded', { used: format(roundedNumber) })
          : undefined,
    );
    if (limitedNumber !== value) onChange(limitedNumber);
  }

  function commit(): void {
    if (typedText === undefined || typedText === formattedValue) {
      setTypedText(undefined);
      return;
    }
    const difference = acceptsChange ? parseChange(typedText) : undefined;
    if (difference !== undefined) {
      applyNumber(value + difference);
      return;
    }
    const parsedNumber = parseDecimal(typedText.trim().replace(UNIT_SUFFIX, ''), { isWhole });
    if (parsedNumber.ok) applyNumber(parsedNumber.value);
    else if (parsedNumber.error !== 'empty') setMessage(explainNumberError(translate, parsedNumber.error, typedText));
    else {
      setTypedText(undefined);
      setMessage(undefined);
      if (canBeEmpty && Number.isFinite(value)) onChange(Number.NaN);
    }
  }

  function stepBy(stepCount: number): void {
    const parsedNumber = parseDecimal((typedText ?? formattedValue).trim().replace(UNIT_SUFFIX, ''), { isWhole });
    const startNumber = parsedNumber.ok ? parsedNumber.value : Number.isFinite(value) ? value : min;
    const nextNumber = Math.min(max, Math.max(min, startNumber + stepCount * step));
    setTypedText(undefined);
    setMessage(undefined);
    const roundedNumber = Math.round(nextNumber * 10 ** MAX_DECIMALS) / 10 ** MAX_DECIMALS;
    if (roundedNumber !== value) onChange(roundedNumber);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && typedText !== undefined) {
      event.stopPropagation();
      setTypedText(undefined);
      setMessage(undefined);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      stepBy(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  return {
    text: typedText ?? formattedValue,
    message,
    isInvalid,
    handleInput: (newText) => {
      setTypedText(newText);
      setMessage(undefined);
    },
    commit,
    stepBy,
    handleKeyDown,
  };
}
