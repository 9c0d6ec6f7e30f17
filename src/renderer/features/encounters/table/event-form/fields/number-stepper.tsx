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
  const { form, type } = useForm();
  const id = useId();
  const { path, label, value, min: least, max: most, unit } = field;
  const text = form.texts[path] ?? (typeof value === 'number' ? String(value) : '');
  const isInches = field.type === 'inches';

  function step(by: number): void {
    const from = typeof value === 'number' ? value : 0;
    const to = Math.max(least ?? Number.NEGATIVE_INFINITY, Math.min(most ?? Number.POSITIVE_INFINITY, from + by));
    type(field, String(to));
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const size = isInches && event.shiftKey ? QUARTER : 1;
    step(event.key === 'ArrowUp' ? size : -size);
  }
  const button = (by: number, shown: string) => (
    <button
      type="button"
      className={css.step}
      tabIndex={-1}
      aria-label={
        by < 0 ? translate('eventForm.less', { label, by: shown }) : translate('eventForm.plus', { label, by: shown })
      }
      onClick={() => step(by)}
    >
      {by < 0 ? <Minus aria-hidden /> : <Plus aria-hidden />}
      {isInches ? <span aria-hidden>{shown}</span> : null}
    </button>
  );
  return (
    <FieldFrame field={field} labelFor={id}>
      <div className={css.stepper} data-repeat>
        {button(-1, '1')}
        {isInches ? button(-QUARTER, '¼') : null}
        <span className={css.number}>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            data-needed={field.isRequired || undefined}
            data-number={typeof value === 'number' || undefined}
            aria-invalid={form.texts[path] !== undefined && typeof value !== 'number' && text !== ''}
            onChange={(event) => type(field, event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={press}
          />
          {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
        </span>
        {isInches ? button(QUARTER, '¼') : null}
        {button(1, '1')}
      </div>
    </FieldFrame>
  );
}
