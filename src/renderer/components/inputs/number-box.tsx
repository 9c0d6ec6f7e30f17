import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './field.module.css';
import numberStyles from './number.module.css';
import { useNumberEntry } from './use-number-entry.ts';

interface Props {
  label: string;
  /** Whether the label is only read by screen readers, not shown. */
  isLabelHidden?: boolean;
  /** NaN shows an empty box. */
  value: number;
  min: number;
  max: number;
  /**
   * The step of the buttons and arrow keys. A box with the default step and without a unit allows whole numbers only; every
   * other box allows decimals.
   */
  step?: number;
  /** The unit, shown after the number and read by screen readers. */
  unit?: 'millimeter' | 'degree';
  placeholder?: string;
  /** Called with NaN for an empty box, which is allowed if there is a placeholder. */
  onChange(value: number): void;
}

/** A box for a number that is limited to a range, such as a setting. `NumberRow` edits the numbers of documents, without limits. */
export function NumberBox({ label, isLabelHidden, value, min, max, step = 1, unit, placeholder, onChange }: Props) {
  const translate = useTranslate();
  const inputId = useId();
  const { locale } = useLocale();
  const formatter = useMemo(
    () =>
      new Intl.NumberFormat(locale, {
        maximumFractionDigits: 3,
        useGrouping: false,
        ...(unit === undefined ? {} : { style: 'unit', unit, unitDisplay: 'short' }),
      }),
    [locale, unit],
  );
  const entry = useNumberEntry({
    value,
    min,
    max,
    step,
    isWhole: step === 1 && unit === undefined,
    canBeEmpty: placeholder !== undefined,
    format: (shownValue) => formatter.format(shownValue),
    onChange,
  });
  const messageBox = useRef<HTMLDivElement>(null);
  // If the box is at the lower edge of a panel, its message is out of sight.
  useEffect(() => {
    if (entry.message !== undefined) messageBox.current?.scrollIntoView({ block: 'nearest' });
  }, [entry.message]);
  return (
    <div className={css.field}>
      <label className={isLabelHidden === true ? css.hidden : css.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={numberStyles.number} data-size="small" data-wrong={entry.isInvalid || undefined}>
        <input
          id={inputId}
          inputMode="decimal"
          autoComplete="off"
          value={entry.text}
          placeholder={placeholder ?? ''}
          aria-invalid={entry.isInvalid}
          aria-describedby={`${inputId}-message`}
          onChange={(event) => entry.handleInput(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={entry.commit}
          onKeyDown={entry.handleKeyDown}
        />
        {/* `data-repeat`: the second click of a double click counts as well. */}
        <div className={numberStyles.steps} data-repeat>
          <button
            type="button"
            tabIndex={-1}
            aria-label={translate('fields.more', { label })}
            onClick={() => entry.stepBy(1)}
          >
            <ChevronUp />
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={translate('fields.less', { label })}
            onClick={() => entry.stepBy(-1)}
          >
            <ChevronDown />
          </button>
        </div>
      </div>
      <div id={`${inputId}-message`} ref={messageBox} className={css.feedback} role="status">
        {entry.message ?? ''}
      </div>
    </div>
  );
}
