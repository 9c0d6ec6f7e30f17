import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';

const QUARTER_INCH = 0.25;

/**
 * A number with buttons for whole steps and, for inches, for quarters. The arrow keys also step; with Shift, they step inches
 * by quarters.
 */
export function NumberStepper({ field }: { field: EventField }) {
  const translate = useTranslate();
  const { form, typeText } = useForm();
  const inputId = useId();
  const { path, label, value, min, max, unit } = field;
  const text = form.typedTexts[path] ?? (typeof value === 'number' ? String(value) : '');
  const isInches = field.type === 'inches';

  function step(delta: number): void {
    const currentValue = typeof value === 'number' ? value : 0;
    const newValue = Math.max(
      min ?? Number.NEGATIVE_INFINITY,
      Math.min(max ?? Number.POSITIVE_INFINITY, currentValue + delta),
    );
    typeText(field, String(newValue));
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const stepSize = isInches && event.shiftKey ? QUARTER_INCH : 1;
    step(event.key === 'ArrowUp' ? stepSize : -stepSize);
  }
  const renderButton = (delta: number, size: string) => (
    <button
      type="button"
      className={css.step}
      tabIndex={-1}
      aria-label={
        delta < 0 ? translate('eventForm.less', { label, by: size }) : translate('eventForm.plus', { label, by: size })
      }
      onClick={() => step(delta)}
    >
      {delta < 0 ? <Minus aria-hidden /> : <Plus aria-hidden />}
      {isInches ? <span aria-hidden>{size}</span> : null}
    </button>
  );
  return (
    <FieldFrame field={field} labelFor={inputId}>
      <div className={css.stepper} data-repeat>
        {renderButton(-1, '1')}
        {isInches ? renderButton(-QUARTER_INCH, '¼') : null}
        <span className={css.number}>
          <input
            id={inputId}
            inputMode="decimal"
            data-takes-no-letters
            autoComplete="off"
            value={text}
            data-needed={field.isRequired || undefined}
            data-number={typeof value === 'number' || undefined}
            aria-invalid={form.typedTexts[path] !== undefined && typeof value !== 'number' && text !== ''}
            onChange={(event) => typeText(field, event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={handleKeyDown}
          />
          {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
        </span>
        {isInches ? renderButton(QUARTER_INCH, '¼') : null}
        {renderButton(1, '1')}
      </div>
    </FieldFrame>
  );
}
