import { Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { AdjustableField } from '../../../../../shared/play/play-rules.ts';
import { Switch } from '../../../../components/inputs/switch.tsx';
import { useNumberEntry } from '../../../../components/inputs/use-number-entry.ts';
import { useLatest } from '../../../../platform/use-latest.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useLabelText } from '../label-context.ts';
import css from './stepper.module.css';

interface Props {
  field: AdjustableField;
  onSet(field: string, to: number): void;
}

/** The pause after which taps are submitted, so that several quick taps become one correction in the log. */
const SETTLED_MS = 400;

/** A number of a model with a button on each side. A number that can only be 0 or 1 is a switch. */
export function Stepper({ field, onSet }: Props) {
  const { value, min: least, max: most } = field;
  const label = useLabelText()(field.label);
  if (least === 0 && most === 1) {
    return (
      <div className={css.row}>
        <Switch label={label} on={value === 1} onChange={(on) => onSet(field.field, Number(on))} />
      </div>
    );
  }
  return <NumberStepper field={field} onSet={onSet} />;
}

function NumberStepper({ field: { field, label: english, value, min: least, max: most }, onSet }: Props) {
  const translate = useTranslate();
  const label = useLabelText()(english);
  const id = useId();
  const [draft, set] = useSettled(value, (to) => onSet(field, to));
  const entry = useNumberEntry({
    value: draft,
    min: least,
    max: most,
    step: 1,
    isWhole: true,
    canBeEmpty: false,
    format: String,
    onChange: set,
  });
  return (
    <div className={css.row} data-repeat>
      <span id={id} className={css.label}>
        {label}
      </span>
      <Button
        className={css.step ?? ''}
        aria-label={translate('table.fewer', { label })}
        isDisabled={draft <= least}
        onPress={() => entry.stepBy(-1)}
      >
        <Minus aria-hidden />
      </Button>
      <input
        className={css.value}
        inputMode="numeric"
        autoComplete="off"
        aria-labelledby={id}
        aria-invalid={entry.isInvalid}
        title={entry.message}
        value={entry.text}
        onChange={(event) => entry.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={entry.commit}
        onKeyDown={entry.press}
      />
      <Button
        className={css.step ?? ''}
        aria-label={translate('table.greater', { label })}
        isDisabled={draft >= most}
        onPress={() => entry.stepBy(1)}
      >
        <Plus aria-hidden />
      </Button>
    </div>
  );
}

/** Submits a value when it has not changed for a moment, or when the component unmounts. */
function useSettled(value: number, hand: (to: number) => void): [number, (to: number) => void] {
  const [draft, setDraft] = useState<number>();
  const waiting = useRef<{ to: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const latest = useLatest(hand);
  const [flush] = useState(() => () => {
    const held = waiting.current;
    if (held === undefined) return;
    clearTimeout(held.timer);
    waiting.current = undefined;
    latest.current(held.to);
    setDraft(undefined);
  });
  useEffect(() => flush, [flush]);
  const set = (to: number) => {
    clearTimeout(waiting.current?.timer);
    setDraft(to);
    waiting.current = { to, timer: setTimeout(flush, SETTLED_MS) };
  };
  return [draft ?? value, set];
}
