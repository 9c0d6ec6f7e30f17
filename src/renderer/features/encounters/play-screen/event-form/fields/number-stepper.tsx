import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';

const QUARTER = 0.25;

/**
 * A number with buttons for whole steps, and for quarters of an inch. The arrow keys also step; Shift steps by quarters.
 */
export function NumberStepper({ field }: { field: EventField }) {
  const translate = useTranslate();
  const { form, typeText } = useForm();
  const inputId = useId();
  const { path: fieldPath, label, value, min: minimum, max: maximum, unit } = field;
  const inputText = form.typedTexts[fieldPath] ?? (typeof value === 'number' ? String(value) : '');
  const isInches = field.type === 'inches';

  function step(delta: number): void {
    const currentValue = typeof value === 'number' ? value : 0;
    const newValue = Math.max(
      minimum ?? Number.NEGATIVE_INFINITY,
      Math.min(maximum ?? Number.POSITIVE_INFINITY, currentValue + delta),
    );
    typeText(field, String(newValue));
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const stepSize = isInches && event.shiftKey ? QUARTER : 1;
    step(event.key === 'ArrowUp' ? stepSize : -stepSize);
  }
  const renderButton = (delta: number, stepText: string) => (
    <button
      type="button"
      className={css.step}
      tabIndex={-1}
      aria-label={
        delta < 0
          ? translate('eventForm.less', { label, by: stepText })
          : translate('eventForm.plus', { label, by: stepText })
      }
      onClick={() => step(delta)}
    >
      {delta < 0 ? <Minus aria-hidden /> : <Plus aria-hidden />}
      {isInches ? <span aria-hidden>{stepText}</span> : null}
    </button>
  );
  return (
    <FieldFrame field={field} labelFor={inputId}>
      <div className={css.stepper} data-repeat>
        {renderButton(-1, '1')}
        {isInches ? renderButton(-QUARTER, '¼') : null}
        <span className={css.number}>
          <input
            id={inputId}
            inputMode="decimal"
            autoComplete="off"
            value={inputText}
            data-needed={field.isRequired || undefined}
            data-number={typeof value === 'number' || undefined}
            aria-invalid={form.typedTexts[fieldPath] !== undefined && typeof value !== 'number' && inputText !== ''}
            onChange={(event) => typeText(field, event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={handleKeyDown}
          />
          {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
        </span>
        {isInches ? renderButton(QUARTER, '¼') : null}
        {renderButton(1, '1')}
      </div>
    </FieldFrame>
  );
}
