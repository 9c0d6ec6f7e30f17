import { Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { AdjustableField } from '../../../../../shared/play/play-rules.ts';
import { Switch } from '../../../../components/inputs/switch.tsx';
import { useNumberEntry } from '../../../../components/inputs/use-number-entry.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useFormatLabel } from '../rules-context.ts';
import css from './value-stepper.module.css';

interface Props {
  field: AdjustableField;
  onSet(fieldName: string, newValue: number): void;
}

/** A value is submitted this long after the last tap, so that several quick taps become one correction in the log. */
const SUBMIT_DELAY_MS = 400;

const isSwitch = ({ min, max }: AdjustableField): boolean => min === 0 && max === 1;

/** Whether `-7` and `+3` change the number. A field that can be negative takes `-7` as its number. */
const acceptsChange = ({ min }: AdjustableField): boolean => min >= 0;

/** Whether `-7` and `+3` change every number that can be typed. */
export function acceptChanges(fields: readonly AdjustableField[]): boolean {
  const typedFields = fields.filter((field) => !isSwitch(field));
  return typedFields.length > 0 && typedFields.every(acceptsChange);
}

/** A number of a model with a button on each side. A number that can only be 0 or 1 is a switch. */
export function ValueStepper({ field, onSet }: Props) {
  const label = useFormatLabel()(field.label);
  if (isSwitch(field)) {
    return (
      <div className={css.row}>
        <Switch label={label} isOn={field.value === 1} onChange={(isOn) => onSet(field.field, Number(isOn))} />
      </div>
    );
  }
  return <NumberInput field={field} onSet={onSet} />;
}

function NumberInput({ field: adjustableField, onSet }: Props) {
  const { field, label: labelWord, value, min, max } = adjustableField;
  const translate = useTranslate();
  const label = useFormatLabel()(labelWord);
  const labelId = useId();
  const [draftValue, setDraftValue] = useDelayedSubmit(value, (newValue) => onSet(field, newValue));
  const entry = useNumberEntry({
    value: draftValue,
    min,
    max,
    step: 1,
    isWhole: true,
    canBeEmpty: false,
    acceptsChange: acceptsChange(adjustableField),
    format: String,
    onChange: setDraftValue,
  });
  return (
    <div className={css.row} data-repeat>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <Button
        className={css.step ?? ''}
        aria-label={translate('table.fewer', { label })}
        isDisabled={draftValue <= min}
        onPress={() => entry.stepBy(-1)}
      >
        <Minus aria-hidden />
      </Button>
      <input
        className={css.value}
        inputMode="numeric"
        autoComplete="off"
        aria-labelledby={labelId}
        aria-invalid={entry.isInvalid}
        title={entry.message}
        value={entry.text}
        onChange={(event) => entry.handleInput(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={entry.commit}
        onKeyDown={entry.handleKeyDown}
      />
      <Button
        className={css.step ?? ''}
        aria-label={translate('table.greater', { label })}
        isDisabled={draftValue >= max}
        onPress={() => entry.stepBy(1)}
      >
        <Plus aria-hidden />
      </Button>
    </div>
  );
}

/** Submits a value when it has not changed for a moment, or when the component unmounts. */
function useDelayedSubmit(value: number, submit: (newValue: number) => void): [number, (newValue: number) => void] {
  const [draftValue, setDraftValue] = useState<number>();
  const pendingRef = useRef<{ newValue: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const latestSubmit = useLatest(submit);
  const [flush] = useState(() => () => {
    const pending = pendingRef.current;
    if (pending === undefined) return;
    clearTimeout(pending.timer);
    pendingRef.current = undefined;
    latestSubmit.current(pending.newValue);
    setDraftValue(undefined);
  });
  useEffect(() => flush, [flush]);
  const changeValue = (newValue: number) => {
    clearTimeout(pendingRef.current?.timer);
    setDraftValue(newValue);
    pendingRef.current = { newValue, timer: setTimeout(flush, SUBMIT_DELAY_MS) };
  };
  return [draftValue ?? value, changeValue];
}
