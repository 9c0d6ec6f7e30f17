/** Chooses a field of the game from a list, which shows the value of each field for the character on the card. */

import { useMemo } from 'react';
import type { Notation, Value } from '../../../../shared/card/template/template.ts';
import { parsePointer } from '../../../../shared/document/pointer.ts';
import type { Game } from '../../../../shared/games/game.ts';
import {
  type BindableField,
  countEntries,
  formatFieldLabel,
  formatSample,
  getValueKind,
  listFormats,
  type ValueKind,
} from '../../../../shared/studio/bindable.ts';
import type { NamesIn, Translate } from '../../../../shared/texts/translate.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { findText } from '../../../strings/find-text.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { FormSource } from './form-source.ts';

interface Props {
  label: string;
  value: Value;
  formSource: FormSource;
  /** Pointer of the list whose entries are repeated around the value. */
  listPointer?: string | undefined;
  offeredFields: readonly BindableField[];
  onChange(nextValue: Value): void;
}

/**
 * Returns the pointer of the field that a value shows: `at` is a field of the card, `item` a field of a list entry, `each` a list whose
 * entries are joined. Returns undefined for fixed text and for joined values.
 */
const getFieldPointer = (value: Value): string | undefined =>
  'at' in value ? value.at : 'item' in value ? value.item : 'each' in value ? value.each : undefined;

/** Chooses the field that a value shows, and its format. */
export const FieldChoice = (props: Props) =>
  getFieldPointer(props.value) === undefined ? null : <FieldSelect {...props} />;

function FieldSelect({ label, value, formSource, listPointer, onChange, offeredFields }: Props) {
  const translate = useTranslate();
  const { game, binding } = formSource;
  const fieldPointer = getFieldPointer(value);
  const chosenField = offeredFields.find(({ pointer }) => pointer === fieldPointer);
  const formats = chosenField === undefined || 'each' in value ? [] : listFormats(chosenField, game);
  const [defaultFormat] = formats;
  const currentFormat = 'as' in value ? value.as : undefined;
  const valueKind = getValueKind(value);
  const choices = useMemo(
    () =>
      offeredFields.map((offeredField) =>
        createFieldChoice(
          translate,
          offeredField,
          describeField(translate, valueKind, offeredField, { binding, game, listPointer }),
          game,
        ),
      ),
    [offeredFields, valueKind, game, binding, listPointer, translate],
  );
  return (
    <>
      <Select
        label={translate('studio.fieldOf', { label })}
        isLabelHidden
        value={fieldPointer === '' ? WHOLE_ENTRY_ID : fieldPointer}
        choices={choices}
        onChange={(fieldId) => onChange(setFieldPointer(value, fieldId === WHOLE_ENTRY_ID ? '' : fieldId))}
      />
      {formats.length > 1 ? (
        <Select
          label={translate('studio.format')}
          value={currentFormat ?? defaultFormat}
          choices={formats.map((formatId) => ({
            id: formatId,
            label: translate(`studio.formats.${formatId as NamesIn<'studio.formats'>}`),
          }))}
          onChange={(formatId) => onChange(setFormat(value, formatId === 'text' ? undefined : (formatId as Notation)))}
        />
      ) : null}
    </>
  );
}

/** The maximum number of characters of the sample next to the name of a field. */
const MAX_SAMPLE_LENGTH = 18;

/** Returns the text of a field for the character on the card, truncated. */
export function formatFieldSample(
  { pointer: fieldPointer, shape }: BindableField,
  binding: FormSource['binding'],
  game: Game,
): string {
  if (binding === undefined) return '';
  const [format] = shape === 'parts' ? listFormats({ shape }, game) : [];
  const sampleText = formatSample({ at: fieldPointer, ...(format === undefined ? {} : { as: format }) }, binding);
  return sampleText.length > MAX_SAMPLE_LENGTH
    ? `${sampleText.slice(0, MAX_SAMPLE_LENGTH - 1).trimEnd()}…`
    : sampleText;
}

interface SampleContext extends Pick<FormSource, 'binding' | 'game'> {
  listPointer: string | undefined;
}

/** Returns the note next to a field: its current value, or the number of entries of a list. Empty for fields of list entries. */
function describeField(
  translate: Translate,
  valueKind: ValueKind,
  field: BindableField,
  { binding, game, listPointer }: SampleContext,
): string {
  if (valueKind === 'at') return formatFieldSample(field, binding, game);
  if (valueKind !== 'each' || listPointer !== undefined || binding === undefined) return '';
  return translate('studio.entries', { n: countEntries(field.pointer, binding) });
}

/** Converts a field to a choice. Computed fields and fields of the faction or the deck have groups of their own. */
export function createFieldChoice(
  translate: Translate,
  { pointer: fieldPointer, label: fieldLabel }: BindableField,
  sample: string,
  game: Game,
): Choice {
  const groupLabel = /^\/(derived|labels)\//.test(fieldPointer)
    ? translate('studio.derived')
    : fieldPointer.startsWith('/faction/')
      ? translate('studio.faction')
      : fieldPointer.startsWith('/deck/')
        ? translate('studio.deck')
        : undefined;
  return {
    id: fieldPointer === '' ? WHOLE_ENTRY_ID : fieldPointer,
    label:
      fieldPointer === ''
        ? translate('studio.wholeEntry')
        : (getRowFieldLabel(translate, fieldPointer) ?? (fieldLabel || formatFieldLabel(fieldPointer, game))),
    ...(sample === '' ? {} : { note: sample }),
    ...(groupLabel === undefined ? {} : { group: groupLabel }),
  };
}

/** Returns the label of a field of the deck, or of the file name in a column of pictures; undefined for all other fields. */
function getRowFieldLabel(translate: Translate, fieldPointer: string): string | undefined {
  const [rootKey, columnHeading = '', cellPart] = parsePointer(fieldPointer);
  if (rootKey === 'deck') return findText(translate, `studio.deckFields.${columnHeading}`);
  return rootKey === 'row' && cellPart === 'name' ? translate('studio.fileName', { column: columnHeading }) : undefined;
}

function setFieldPointer(value: Value, fieldPointer: string): Value {
  if ('at' in value) return { ...value, at: fieldPointer };
  if ('item' in value) return { ...value, item: fieldPointer };
  return 'each' in value ? { ...value, each: fieldPointer } : value;
}

function setFormat(value: Value, format: Notation | undefined): Value {
  if (!('at' in value || 'item' in value)) return value;
  const { as: _format, ...unformatted } = value;
  return format === undefined ? unformatted : { ...unformatted, as: format };
}

/** The id of the choice for the whole entry. Its pointer is empty, and `Select` needs an id for every choice. */
const WHOLE_ENTRY_ID = 'the entry itself';
