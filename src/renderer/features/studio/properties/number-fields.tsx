/** Properties that are numbers: one, several that stand together, or a list of places. */

import { useMemo } from 'react';
import type { Property } from '../../../../shared/studio/properties.ts';
import { parseDecimal } from '../../../../shared/text/parse-decimal.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { explainNumberError } from '../../../strings/documents/fields.ts';
import { getPropertyLabel } from '../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { inUnit, numberText, toMm, useLengthUnit } from '../units.ts';
import type { FieldProps } from './field-props.ts';
import { NumberInput } from './inputs/number-input.tsx';
import { TextInput } from './inputs/text-input.tsx';
import css from './properties.module.css';

/** Steps of arrow keys, and units, of numbers. */
const NUMBERS: Readonly<Partial<Record<Property['editor'], { step: number; unit?: string }>>> = {
  length: { step: 0.1, unit: 'mm' },
  points: { step: 0.1, unit: 'pt' },
  em: { step: 0.01, unit: 'em' },
  angle: { step: 1, unit: '°' },
  share: { step: 0.05 },
  factor: { step: 0.05, unit: '×' },
  count: { step: 1 },
};

/** Numbers that stand together, by their names. */
const TUPLES: Readonly<
  Partial<Record<Property['editor'], { keys: readonly string[]; step: number; isLength?: boolean }>>
> = {
  box: { keys: ['x', 'y', 'width', 'height'], step: 0.1, isLength: true },
  range: { keys: ['least', 'most'], step: 0.1, isLength: true },
  padding: { keys: ['across', 'down'], step: 0.1, isLength: true },
  point: { keys: ['across', 'down'], step: 0.05 },
};

export const isNumber = (editor: Property['editor']): boolean => NUMBERS[editor] !== undefined;
export const isTuple = (editor: Property['editor']): boolean => TUPLES[editor] !== undefined;

export function NumberProperty({ property, value, studio, onChange }: FieldProps) {
  const translate = useTranslate();
  const { key, editor, least, most, optional, usual } = property;
  return (
    <NumberInput
      label={getPropertyLabel(translate, key)}
      value={value as number | undefined}
      least={least}
      most={most}
      optional={optional}
      usual={typeof usual === 'number' ? usual : undefined}
      isDisabled={!studio.canEdit}
      step={1}
      {...NUMBERS[editor]}
      isLength={editor === 'length'}
      onChange={(next) => onChange(next, true)}
    />
  );
}

const NONE: readonly never[] = [];
const ignore = (): void => undefined;

export function TupleProperty({ property, value, studio, onChange }: FieldProps) {
  const translate = useTranslate();
  const { keys = NONE, step = 1, isLength = false } = TUPLES[property.editor] ?? {};
  const held = (value as readonly number[] | undefined) ?? NONE;
  const latestRef = useLatest({ held, onChange });
  // The same functions, so that a change of one number does not draw the others again.
  const setters = useMemo(
    () =>
      keys.map((_, index) => (next: number | undefined) => {
        const { held: now, onChange: change } = latestRef.current;
        if (next !== undefined) change(keys.map((_, n) => (n === index ? next : (now[n] ?? 0))));
      }),
    [keys, latestRef],
  );
  return (
    <fieldset className={css.tuple} disabled={!studio.canEdit}>
      <legend className={css.label}>{getPropertyLabel(translate, property.key)}</legend>
      {keys.map((name, index) => (
        <NumberInput
          key={name}
          label={getPropertyLabel(translate, name)}
          value={held[index]}
          step={step}
          isLength={isLength}
          onChange={setters[index] ?? ignore}
        />
      ))}
    </fieldset>
  );
}

/** The numbers of a text, each with its own text: `12; 24 36` has three. */
const numbersIn = (text: string) =>
  text
    .split(/[;\s]+/)
    .filter((part) => part !== '')
    .map((part) => ({ part, reading: parseDecimal(part) }));

/** Places of lines in one text, in the unit that is chosen. */
export function LinesProperty({ property, value, studio, onChange }: FieldProps) {
  const translate = useTranslate();
  const unit = useLengthUnit();
  const shown = ((value as readonly number[] | undefined) ?? [])
    .map((at) => numberText(translate, inUnit(at, unit)))
    .join('; ');
  return (
    <TextInput
      label={getPropertyLabel(translate, property.key)}
      value={shown}
      isDisabled={!studio.canEdit}
      problemIn={(text) => {
        for (const { part, reading } of numbersIn(text)) {
          if (!reading.ok) return explainNumberError(translate, reading.error, part);
        }
        return undefined;
      }}
      onChange={(text) => {
        if (text !== shown)
          onChange(numbersIn(text).flatMap(({ reading }) => (reading.ok ? toMm(reading.value, unit) : [])));
      }}
    />
  );
}
