/** Fields for properties that are numbers: a single number, a tuple or a list of positions. */

import { useMemo } from 'react';
import type { Property } from '../../../../shared/studio/properties.ts';
import { parseDecimal } from '../../../../shared/text/parse-decimal.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { explainNumberError } from '../../../strings/documents/fields.ts';
import { getPropertyLabel } from '../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { formatNumber, toMm, toUnit, useLengthUnit } from '../units.ts';
import type { FieldProps } from './field-props.ts';
import { NumberInput } from './inputs/number-input.tsx';
import { TextInput } from './inputs/text-input.tsx';
import css from './properties.module.css';

/** Steps of the arrow keys and units, by editor. */
const NUMBER_EDITORS: Readonly<Partial<Record<Property['editor'], { step: number; unit?: string }>>> = {
  length: { step: 0.1, unit: 'mm' },
  points: { step: 0.1, unit: 'pt' },
  em: { step: 0.01, unit: 'em' },
  angle: { step: 1, unit: '°' },
  share: { step: 0.05 },
  factor: { step: 0.05, unit: '×' },
  count: { step: 1 },
};

/** Names of the numbers in a tuple, by editor. */
const TUPLE_EDITORS: Readonly<
  Partial<Record<Property['editor'], { keys: readonly string[]; step: number; isLength?: boolean }>>
> = {
  box: { keys: ['x', 'y', 'width', 'height'], step: 0.1, isLength: true },
  range: { keys: ['least', 'most'], step: 0.1, isLength: true },
  padding: { keys: ['across', 'down'], step: 0.1, isLength: true },
  point: { keys: ['across', 'down'], step: 0.05 },
};

export const isNumberEditor = (editor: Property['editor']): boolean => NUMBER_EDITORS[editor] !== undefined;
export const isTupleEditor = (editor: Property['editor']): boolean => TUPLE_EDITORS[editor] !== undefined;

export function NumberProperty({ property, value, formSource, onChange }: FieldProps) {
  const translate = useTranslate();
  const { key, editor, min, max, optional, defaultValue } = property;
  return (
    <NumberInput
      label={getPropertyLabel(translate, key)}
      value={value as number | undefined}
      min={min}
      max={max}
      optional={optional}
      defaultValue={typeof defaultValue === 'number' ? defaultValue : undefined}
      isDisabled={!formSource.canEdit}
      step={1}
      {...NUMBER_EDITORS[editor]}
      isLength={editor === 'length'}
      onChange={(nextNumber) => onChange(nextNumber, true)}
    />
  );
}

const NO_ITEMS: readonly never[] = [];
const ignoreChange = (): void => undefined;

export function TupleProperty({ property, value, formSource, onChange }: FieldProps) {
  const translate = useTranslate();
  const { keys: numberNames = NO_ITEMS, step = 1, isLength = false } = TUPLE_EDITORS[property.editor] ?? {};
  const currentNumbers = (value as readonly number[] | undefined) ?? NO_ITEMS;
  const latestRef = useLatest({ currentNumbers, onChange });
  // Stable functions, so that a change of one number does not render the others again.
  const setters = useMemo(
    () =>
      numberNames.map((_numberName, changedIndex) => (nextNumber: number | undefined) => {
        const { currentNumbers: latestNumbers, onChange: reportChange } = latestRef.current;
        if (nextNumber !== undefined)
          reportChange(
            numberNames.map((_otherName, numberIndex) =>
              numberIndex === changedIndex ? nextNumber : (latestNumbers[numberIndex] ?? 0),
            ),
          );
      }),
    [numberNames, latestRef],
  );
  return (
    <fieldset className={css.tuple} disabled={!formSource.canEdit}>
      <legend className={css.label}>{getPropertyLabel(translate, property.key)}</legend>
      {numberNames.map((numberName, numberIndex) => (
        <NumberInput
          key={numberName}
          label={getPropertyLabel(translate, numberName)}
          value={currentNumbers[numberIndex]}
          step={step}
          isLength={isLength}
          onChange={setters[numberIndex] ?? ignoreChange}
        />
      ))}
    </fieldset>
  );
}

/** Splits a text at spaces and semicolons and parses each part as a number: `12; 24 36` has three parts. */
const parseNumbers = (sourceText: string) =>
  sourceText
    .split(/[;\s]+/)
    .filter((numberText) => numberText !== '')
    .map((numberText) => ({ part: numberText, reading: parseDecimal(numberText) }));

/** Edits a list of positions, such as those of guides, as one text in the chosen unit. */
export function LinesProperty({ property, value, formSource, onChange }: FieldProps) {
  const translate = useTranslate();
  const lengthUnit = useLengthUnit();
  const shownText = ((value as readonly number[] | undefined) ?? [])
    .map((position) => formatNumber(translate, toUnit(position, lengthUnit)))
    .join('; ');
  return (
    <TextInput
      label={getPropertyLabel(translate, property.key)}
      value={shownText}
      isDisabled={!formSource.canEdit}
      findProblem={(typedText) => {
        for (const { part: numberText, reading } of parseNumbers(typedText)) {
          if (!reading.ok) return explainNumberError(translate, reading.error, numberText);
        }
        return undefined;
      }}
      onChange={(typedText) => {
        if (typedText !== shownText)
          onChange(
            parseNumbers(typedText).flatMap(({ reading }) => (reading.ok ? toMm(reading.value, lengthUnit) : [])),
          );
      }}
    />
  );
}
