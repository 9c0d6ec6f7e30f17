import { type KeyboardEvent, useState } from 'react';
import { parseDecimal } from '../../../shared/text/parse-decimal.ts';
import { explainNumberError } from '../../strings/documents/fields.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** The maximum number of decimals: a thousandth of a millimeter. */
const MAX_DECIMALS = 3;

/** Units that may be typed after a number. */
const UNIT = /(?:mm|°|deg|grad)\.?$/i;

interface NumberBounds {
  /** The current number; NaN shows an empty box. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly isWhole: boolean;
  /** Whether an empty box is allowed. It is passed on as NaN. */
  readonly canBeEmpty: boolean;
  /** Formats a number in the language of the user. */
  format(value: number): string;
  onChange(value: number): void;
}

export interface NumberEntry {
  readonly text: string;
  /** The reason why the text was refused, or what was rounded or limited. Undefined if there is nothing to report. */
  readonly message: string | undefined;
  readonly isInvalid: boolean;
  type(text: string): void;
  /** Applies the typed text when the box loses the focus or Enter is pressed. */
  commit(): void;
  stepBy(count: number): void;
  press(event: KeyboardEvent): void;
}

/** Manages a text box for a number. Typed text stays until it is a number, and nothing is rounded without a message. */
export function useNumberEntry(bounds: NumberBounds): NumberEntry {
  const translate = useTranslate();
  const { value, min, max, step, isWhole, canBeEmpty, format, onChange } = bounds;
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<string>();
  const shown = Number.isFinite(value) ? format(value) : '';
  const isInvalid = typed !== undefined && message !== undefined;

  function finish(next: number): void {
    const rounded = Math.round(next * 10 ** MAX_DECIMALS) / 10 ** MAX_DECIMALS;
    const limited = Math.min(max, Math.max(min, rounded));
    setTyped(undefined);
    setMessage(
      limited !== rounded
        ? translate('fields.limited', { min: format(min), max: format(max), used: format(limited) })
        : rounded !== next
          ? translate('fields.rounded', { used: format(rounded) })
          : undefined,
    );
    if (limited !== value) onChange(limited);
  }

  function commit(): void {
    if (typed === undefined || typed === shown) {
      setTyped(undefined);
      return;
    }
    const reading = parseDecimal(typed.trim().replace(UNIT, ''), { isWhole });
    if (reading.ok) finish(reading.value);
    else if (reading.error !== 'empty') setMessage(explainNumberError(translate, reading.error, typed));
    else {
      setTyped(undefined);
      setMessage(undefined);
      if (canBeEmpty && Number.isFinite(value)) onChange(Number.NaN);
    }
  }

  function stepBy(count: number): void {
    const reading = parseDecimal((typed ?? shown).trim().replace(UNIT, ''), { isWhole });
    const start = reading.ok ? reading.value : Number.isFinite(value) ? value : min;
    const next = Math.min(max, Math.max(min, start + count * step));
    setTyped(undefined);
    setMessage(undefined);
    const rounded = Math.round(next * 10 ** MAX_DECIMALS) / 10 ** MAX_DECIMALS;
    if (rounded !== value) onChange(rounded);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      setTyped(undefined);
      setMessage(undefined);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      stepBy(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  return {
    text: typed ?? shown,
    message,
    isInvalid,
    type: (text) => {
      setTyped(text);
      setMessage(undefined);
    },
    commit,
    stepBy,
    press,
  };
}
